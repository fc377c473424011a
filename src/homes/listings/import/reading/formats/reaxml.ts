import { attributeOf, elementAt, elementsAt, saysYes, textAt, type XmlElement } from '../xml/xml-element.ts'
import { amountOf, countOf, type HomeCells, inWords, joined, pictures } from './home-cells.ts'
import { cellsAt, type XmlFormat } from './named-format.ts'

const kinds = /^(?:residential|rental|holidayrental|land|rural|commercial|commercialland|business)$/

/** REAXML, which agents of Australia and New Zealand send to portals. */
export const reaXml: XmlFormat = {
  name: 'REAXML',
  fits: (root) => root === 'propertylist',
  isHome: (path) => path.length === 2 && kinds.test(path[1] ?? ''),
  toHomes: (home) => [toHome(home)],
}

const states: Readonly<Record<string, string>> = {
  current: 'Active',
  sold: 'Closed',
  leased: 'Closed',
  withdrawn: 'Withdrawn',
  offmarket: 'Withdrawn',
  deleted: 'Delete',
}

function toHome(home: XmlElement): HomeCells {
  const kind = home.name.toLowerCase()
  const isRent = kind.endsWith('rental')
  const rent = elementAt(home, 'rent')
  const isWeekly = !/month/i.test(rent === undefined ? '' : attributeOf(rent, 'period'))
  const agent = elementsAt(home, 'listingAgent').find((each) => textAt(each, 'name') !== '')
  const amount = amountOf(isRent ? (rent?.text ?? '') : textAt(home, 'price'))
  // A price that may not be shown is for searches of the portal alone.
  const isShown = saysYes(textAt(home, isRent ? 'rent@display' : 'price@display')) !== false
  const area = areaOf(elementAt(home, 'buildingDetails/area'))
  const lot = areaOf(elementAt(home, 'landDetails/area'))
  const isOffered = textAt(home, '@status').toLowerCase() || 'current'
  const underOffer = saysYes(textAt(home, 'underOffer@value')) === true && isOffered === 'current'
  const price = isShown ? amount : null
  return {
    ...cellsAt(home, {
      ListingKey: 'uniqueID',
      ListingId: 'uniqueID',
      BedroomsTotal: 'features/bedrooms',
      YearBuilt: ['yearBuilt', 'buildingDetails/yearBuilt'],
      StateOrProvince: 'address/state',
      PostalCode: 'address/postcode',
      Country: 'address/country',
      CountyOrParish: 'municipality',
      SecurityDeposit: 'bond',
      Title: 'headline',
      PublicRemarks: 'description',
      'Available From': 'dateAvailable',
      'Energy Rating': 'buildingDetails/energyRating',
      'Sale Method': 'authority@value',
      ListingURL: 'externalLink@href',
      Video: 'videoLink@href',
      'Other Features': 'features/otherFeatures',
      Ensuites: 'features/ensuite',
      Toilets: 'features/toilets',
    }),
    StandardStatus: underOffer ? 'Active Under Contract' : (states[isOffered] ?? 'Active'),
    MlsStatus: underOffer ? 'Under offer' : isOffered === 'current' ? '' : inWords(isOffered),
    PropertyType: isRent ? 'Residential Lease' : 'Residential',
    PropertySubType: inWords(
      textAt(home, 'category@name', 'landCategory@name', 'ruralCategory@name', 'commercialCategory@name') || home.name,
    ),
    CurrencySymbol: /^(?:NZ|NZL|New Zealand)$/i.test(textAt(home, 'address/country')) ? 'NZ$' : 'A$',
    ListPrice: price,
    LeaseAmount: isRent ? price : null,
    LeaseAmountFrequency: isWeekly ? 'Weekly' : 'Monthly',
    'Price Qualifier': textAt(home, 'priceView'),
    BathroomsTotalDecimal: countOf(textAt(home, 'features/bathrooms')),
    ParkingTotal: sumOf(home, ['features/garages', 'features/carports', 'features/openSpaces']),
    LivingArea: area?.value,
    LivingAreaUnits: area?.unit,
    LotSizeArea: lot?.value,
    LotSizeUnits: lot?.unit,
    UnparsedAddress: streetOf(home),
    City: saysYes(textAt(home, 'address/suburb@display')) === false ? null : textAt(home, 'address/suburb'),
    InternetAddressDisplayYN: saysYes(textAt(home, 'address@display')) === false ? 'false' : null,
    Images: picturesOf(home),
    OpenHouse: inspections(home),
    ListAgentFullName: textAt(agent, 'name'),
    ListAgentEmail: textAt(agent, 'email'),
    ListAgentPreferredPhone: phoneOf(agent),
    ...featuresOf(home),
  }
}

/** "5/12 Smith Street" */
function streetOf(home: XmlElement): string {
  const [unit, number, lot] = ['subNumber', 'streetNumber', 'lotNumber'].map((name) => textAt(home, `address/${name}`))
  const numbers = joined([unit, number], '/') || (lot === '' ? '' : `Lot ${lot}`)
  return joined([numbers, textAt(home, 'address/street')])
}

const units: Readonly<Record<string, string>> = {
  squaremeter: 'Square Meters',
  squarefeet: 'Square Feet',
  acre: 'Acres',
  hectare: 'Hectares',
}

/** An Australian "square" is a hundred square feet. */
function areaOf(element: XmlElement | undefined): { value: number; unit: string } | null {
  const value = amountOf(element?.text ?? '')
  if (element === undefined || value === null) return null
  const unit = attributeOf(element, 'unit').toLowerCase().replace(/s$/, '')
  if (unit === 'square') return { value: value * 100, unit: 'Square Feet' }
  return { value, unit: units[unit] ?? units[`${unit}s`] ?? 'Square Meters' }
}

function sumOf(home: XmlElement, paths: readonly string[]): number | null {
  const counts = paths.map((path) => countOf(textAt(home, path))).filter((count) => count !== null)
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0)
}

function picturesOf(home: XmlElement): string[] | null {
  const found = ['images/img', 'objects/img', 'objects/floorplan'].flatMap((path) => elementsAt(home, path))
  const order = (element: XmlElement): string => attributeOf(element, 'id').replace(/^m$/i, '')
  const isPlan = (element: XmlElement): number => (element.name.toLowerCase() === 'floorplan' ? 1 : 0)
  const sorted = found.toSorted((a, b) => isPlan(a) - isPlan(b) || order(a).localeCompare(order(b)))
  return pictures(sorted.map((each) => attributeOf(each, 'url') || attributeOf(each, 'file')))
}

function phoneOf(agent: XmlElement | undefined): string {
  if (agent === undefined) return ''
  const phones = elementsAt(agent, 'telephone').filter(({ text }) => text.trim() !== '')
  return (phones.find((each) => /mobile/i.test(attributeOf(each, 'type'))) ?? phones[0])?.text.trim() ?? ''
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const inspection = /^(\d{1,2})-([a-z]{3})[a-z]*-(\d{4})\s+(\d{1,2}:\d\d ?[ap]m)\s+to\s+(\d{1,2}:\d\d ?[ap]m)$/i

/** "21-Jan-2027 11:00am to 11:30am" → a record of an open house. */
function inspections(home: XmlElement): object[] | null {
  const found = elementsAt(home, 'inspectionTimes/inspection').flatMap(({ text }) => {
    const [, day = '', name = '', year = '', start = '', end = ''] = inspection.exec(text.trim()) ?? []
    const month = months.indexOf(name.toLowerCase()) + 1
    if (month === 0) return []
    const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    return [{ OpenHouseDate: date, OpenHouseStartTime: start, OpenHouseEndTime: end }]
  })
  return found.length === 0 ? null : found
}

const features = [
  'airConditioning',
  'alarmSystem',
  'balcony',
  'courtyard',
  'deck',
  'dishwasher',
  'ductedHeating',
  'fullyFenced',
  'gym',
  'openFirePlace',
  'pool',
  'spa',
  'study',
  'tennisCourt',
  'solarPanels',
  'rainwaterTank',
  'petFriendly',
  'furnished',
] as const

function featuresOf(home: XmlElement): Record<string, string> {
  const said = features.flatMap((name) => {
    const text = textAt(home, `features/${name}`, `allowances/${name}`, `ecoFriendly/${name}`, `features/${name}@value`)
    return saysYes(text) || (countOf(text) ?? 0) > 0 ? [[inWords(name), 'yes'] as const] : []
  })
  return Object.fromEntries(said)
}
