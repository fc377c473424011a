import { attributeOf, elementAt, elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts'
import { amountOf, countOf, type HomeCells, inWords, joined, pictures } from './home-cells.ts'
import { cellsAt, type XmlFormat } from './named-format.ts'

/** MITS 4 and 5, which programs of property managers write: a building, its floor plans and its units. */
export const mits: XmlFormat = {
  name: 'MITS',
  fits: (root) => root === 'physicalproperty',
  isHome: (path) => path.length === 2 && path[1] === 'property',
  toHomes,
}

function toHomes(building: XmlElement, around: ReadonlyMap<string, string>): HomeCells[] {
  const shared = buildingCells(building, around)
  const plans = elementsAt(building, 'Floorplan')
  const units = elementsAt(building, 'ILS_Unit')
  const rows: HomeCells[] = units.map((unit) => unitCells(unit, plans, shared, building))
  const told = new Set(units.map((unit) => planKeyOf(unit)))
  for (const plan of plans)
    if (!told.has(attributeOf(plan, 'IDValue')) && !told.has(textAt(plan, 'Name'))) {
      const planned = planCells(plan, shared, building)
      if (planned !== null) rows.push(planned)
    }
  return rows.length > 0 ? rows : [{ ...shared, ListingKey: keyOf(building), ListingId: keyOf(building) }]
}

function keyOf(element: XmlElement): string {
  return (
    attributeOf(element, 'IDValue') || textAt(element, 'PropertyID/Identification@IDValue', 'Identification@IDValue')
  )
}

function buildingCells(building: XmlElement, around: ReadonlyMap<string, string>): Record<string, unknown> {
  const address = elementsAt(building, 'PropertyID/Address').find(
    (each) => !/mail|bill/i.test(attributeOf(each, 'AddressType')),
  )
  const pets = elementsAt(building, 'Policy/Pet')
    .filter((each) => /^(?:yes|true|1|)$/i.test(attributeOf(each, 'Allowed')))
    .map((each) => inWords(attributeOf(each, 'PetType') || textAt(each, 'Pets@PetType')))
  return {
    ...cellsAt(building, {
      'Building Name': 'PropertyID/MarketingName',
      ListingURL: 'PropertyID/WebSite',
      ListOfficePhone: 'PropertyID/Phone/PhoneNumber',
      ListAgentPreferredPhone: 'PropertyID/Phone/PhoneNumber',
      ListAgentEmail: 'PropertyID/Email',
      PublicRemarks: ['Information/LongDescription', 'Information/ShortDescription'],
      YearBuilt: 'Information/YearBuilt',
      Latitude: ['ILS_Identification/Latitude', 'Latitude'],
      Longitude: ['ILS_Identification/Longitude', 'Longitude'],
      NumberOfUnitsTotal: 'Information/UnitCount',
    }),
    ...(address &&
      cellsAt(address, {
        UnparsedAddress: ['AddressLine1', 'Address', 'Address1'],
        City: 'City',
        StateOrProvince: 'State',
        PostalCode: 'PostalCode',
        CountyOrParish: 'CountyName',
      })),
    ListOfficeName:
      textAt(building, 'PropertyID/MarketingName') ||
      (around.get('physicalproperty/management/identification/organizationname') ?? ''),
    StandardStatus: 'Active',
    PropertyType: 'Residential Lease',
    PropertySubType: inWords(textAt(building, 'Information/StructureType') || 'Apartment'),
    CurrencySymbol: '$',
    LivingAreaUnits: 'Square Feet',
    PetsAllowed: pets.filter((pet) => pet !== '').join(', '),
    Amenities: amenitiesOf(building),
    Images: filesOf(building),
  }
}

function planCells(plan: XmlElement, shared: Record<string, unknown>, building: XmlElement): HomeCells | null {
  if (countOf(textAt(plan, 'UnitsAvailable')) === 0 || countOf(textAt(plan, 'DisplayedUnitsAvailable')) === 0)
    return null
  const id = `${keyOf(building)}-${attributeOf(plan, 'IDValue') || textAt(plan, 'Name')}`
  return { ...shared, ...ofPlan(plan, building), ListingKey: id, ListingId: id }
}

/** What a floor plan says of each of its units. */
function ofPlan(plan: XmlElement, building: XmlElement): Record<string, unknown> {
  const rooms = (type: string): number | null => {
    const room = elementsAt(plan, 'Room').find((each) => attributeOf(each, 'RoomType').toLowerCase() === type)
    return room === undefined ? null : countOf(textAt(room, 'Count'))
  }
  const rent = rangeOf(plan, 'EffectiveRent') ?? rangeOf(plan, 'MarketRent')
  const most = amountOf(textAt(plan, 'EffectiveRent@Max', 'MarketRent@Max'))
  return {
    'Floor Plan': textAt(plan, 'Name'),
    BedroomsTotal: rooms('bedroom'),
    BathroomsTotalDecimal: rooms('bathroom'),
    LivingArea: rangeOf(plan, 'SquareFeet'),
    ListPrice: rent,
    LeaseAmount: rent,
    'Price Qualifier': rent !== null && most !== null && most > rent ? 'From' : null,
    SecurityDeposit: amountOf(
      textAt(plan, 'Deposit/Amount/ValueRange@Exact', 'Deposit/Amount/ValueRange@Min', 'Deposit/Amount'),
    ),
    Images: pictures([...(filesOf(plan) ?? []), ...(filesOf(building) ?? [])]),
  }
}

const unitStates: readonly (readonly [pattern: RegExp, standard: string, word: string])[] = [
  [/reserved|pending|applicant/i, 'Pending', 'Reserved'],
  [/on_?notice|available|vacant/i, 'Active', ''],
  [/leased|rented/i, 'Closed', 'Leased'],
  [/model|down|admin|hold|office|employee|renovation/i, 'Hold', ''],
]

function unitCells(
  unit: XmlElement,
  plans: readonly XmlElement[],
  shared: Record<string, unknown>,
  building: XmlElement,
): HomeCells {
  const inner = elementAt(unit, 'Units/Unit') ?? elementAt(unit, 'Unit') ?? unit
  const key = planKeyOf(unit)
  const plan = plans.find(
    (each) => key !== '' && (attributeOf(each, 'IDValue') === key || textAt(each, 'Name') === key),
  )
  const planned = plan === undefined ? {} : ofPlan(plan, building)
  const id = `${keyOf(building)}-${attributeOf(unit, 'IDValue') || keyOf(inner) || textAt(inner, 'MarketingName')}`
  const said = {
    BedroomsTotal: countOf(textAt(inner, 'UnitBedrooms')),
    BathroomsTotalDecimal: countOf(textAt(inner, 'UnitBathrooms')),
    LivingArea: amountOf(textAt(inner, 'MinSquareFeet', 'MaxSquareFeet')),
    'Floor Plan': textAt(inner, 'FloorplanName'),
    SecurityDeposit: amountOf(textAt(unit, 'Deposit/Amount/ValueRange@Exact', 'Deposit/Amount')),
    Images: pictures([...(filesOf(unit) ?? []), ...[planned.Images ?? shared.Images ?? []].flat().map(String)]),
  }
  const rent =
    rangeOf(unit, 'EffectiveRent') ?? amountOf(textAt(inner, 'UnitRent', 'MarketRent')) ?? rangeOf(unit, 'MarketRent')
  const [standard, word] = statusOf(unit, inner)
  return {
    ...shared,
    ...planned,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== '')),
    ListingKey: id,
    ListingId: id,
    ...(rent === null ? {} : { ListPrice: rent, LeaseAmount: rent, 'Price Qualifier': null }),
    StandardStatus: standard,
    MlsStatus: word,
    Floor: textAt(unit, 'FloorLevel'),
    'Available From': dateOf(unit),
    UnparsedAddress: joined([String(shared.UnparsedAddress ?? ''), unitNumber(textAt(inner, 'MarketingName'))]),
    'Unit Amenities': amenitiesOf(unit),
  }
}

function planKeyOf(unit: XmlElement): string {
  const inner = elementAt(unit, 'Units/Unit') ?? elementAt(unit, 'Unit') ?? unit
  return (
    textAt(unit, '@FloorPlanID', '@FloorplanID', 'FloorPlanID') ||
    textAt(inner, 'FloorplanName', 'UnitType', '@FloorPlanID')
  )
}

function statusOf(unit: XmlElement, inner: XmlElement): readonly [string, string] {
  const text = textAt(inner, 'UnitLeasedStatus', 'UnitOccupancyStatus') || textAt(unit, 'Availability/VacancyClass')
  const isFreed = dateOf(unit) !== ''
  if (/^occupied$/i.test(text)) return isFreed ? ['Active', ''] : ['Hold', '']
  const found = unitStates.find(([pattern]) => pattern.test(text))
  return found ? [found[1], found[2]] : ['Active', '']
}

/** <MadeReadyDate Month="5" Day="1" Year="2027"/> → "2027-05-01". */
function dateOf(unit: XmlElement): string {
  for (const name of ['MadeReadyDate', 'VacateDate']) {
    const date = elementAt(unit, `Availability/${name}`)
    if (date === undefined) continue
    const [year, month, day] = ['Year', 'Month', 'Day'].map((part) => attributeOf(date, part))
    if (year && month && day) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  return ''
}

function unitNumber(name: string): string {
  return name === '' || /^(?:#|unit|apt)/i.test(name) ? name : `#${name}`
}

function rangeOf(element: XmlElement, name: string): number | null {
  return amountOf(textAt(element, `${name}@Min`, `${name}@Avg`, `${name}@Max`, name))
}

function amenitiesOf(element: XmlElement): string {
  return elementsAt(element, 'Amenity')
    .map((each) => textAt(each, 'Description') || inWords(attributeOf(each, 'AmenityType')))
    .filter((text) => text !== '' && !/^other$/i.test(text))
    .slice(0, 100)
    .join(', ')
}

function filesOf(element: XmlElement): string[] | null {
  const found = elementsAt(element, 'File')
    .filter(
      (each) =>
        !/^(?:false|0)$/i.test(attributeOf(each, 'Active')) &&
        !/video|tour|logo|brochure/i.test(textAt(each, 'FileType')),
    )
    .map((each) => ({ rank: Number(textAt(each, 'Rank')) || 1_000, address: textAt(each, 'Src') }))
  return pictures(found.sort((a, b) => a.rank - b.rank).map(({ address }) => address))
}
