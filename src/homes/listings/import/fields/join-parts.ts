import type { FileFacts } from '../../intake/columns/file-facts.ts'
import type { PartTarget } from '../../intake/intake-target.ts'
import { readRooms } from '../../intake/values/read-rooms.ts'
import type { NoteTaker, RowFacts, Values } from './row-facts.ts'
import { softenCapitals } from './tidy-text.ts'

/** Under which names of ExtensionColumn what a part says is kept; agent.ts and the cards read them. */
export const keysOfParts: Readonly<Partial<Record<PartTarget, string>>> = {
  Country: 'Country',
  Rooms: 'Rooms',
  Layout: 'Layout',
  AvailableDate: 'Available From',
  PriceQualifier: 'Price Qualifier',
  OpenHouse: 'Open House',
  VirtualTour: 'Virtual Tour',
  AgentName: 'Agent Name',
  AgentFirstName: 'Agent Name',
  AgentLastName: 'Agent Name',
  AgentEmail: 'Agent Email',
  AgentPhone: 'Agent Phone',
  OfficeName: 'Office Name',
  OfficePhone: 'Office Phone',
}

/** Fills fields from columns that make them together. */
export function joinParts(values: Values, facts: RowFacts, file: FileFacts, note: NoteTaker, now = new Date()): void {
  joinPlace(values, facts)
  if (facts.parts.size > 0) {
    joinAddress(values, facts, file)
    joinBaths(values, facts)
    joinDays(values, facts, now)
    keepParts(values, facts)
  }
  joinRooms(values, facts, file, note)
}

const textOf = (facts: RowFacts, part: PartTarget): string => {
  const said = facts.parts.get(part)?.value
  return said === undefined ? '' : String(said).trim()
}

function joinAddress(values: Values, facts: RowFacts, file: FileFacts): void {
  const name = textOf(facts, 'StreetName')
  const number = textOf(facts, 'StreetNumber')
  const unit = textOf(facts, 'UnitNumber')
  const before = values.Address
  if (values.Address === undefined && name !== '') {
    const words = ['StreetPrefix', 'StreetName', 'StreetSuffix', 'StreetDirection'] as const
    const street = words
      .map((part) => textOf(facts, part))
      .filter((text) => text !== '')
      .join(' ')
    values.Address = softenCapitals(withNumber(street, number, file))
  } else if (values.Address !== undefined && number !== '' && !values.Address.includes(number))
    values.Address = withNumber(values.Address, number, file)
  // A house that has a name may stand in no street.
  else if (values.Address === undefined && /\p{L}{3}/u.test(number)) values.Address = number
  const second = textOf(facts, 'AddressLine2')
  if (values.Address !== undefined && second !== '' && !values.Address.includes(second))
    values.Address = `${values.Address}, ${softenCapitals(second)}`
  if (values.Address !== undefined && unit !== '' && !hasUnit(values.Address, unit))
    values.Address = `${values.Address} ${/^[#\p{L}]/u.test(unit) ? unit : `#${unit}`}`
  if (values.Address !== before) facts.given.push('Address')
}

/** Languages that put the number behind the street name it by its kind first, or by one word. */
const numberBehind =
  /^(?:calle|c\/|avenida|avda|av\.|plaza|paseo|rua|praça|travessa|via|viale|corso|piazza)\b|(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|gracht|kade|steeg|singel)$/iu

/** Languages of which all streets have their number behind them. */
const behindLanguages: ReadonlySet<string> = new Set(['de', 'nl', 'es', 'pt', 'it'])

function withNumber(street: string, number: string, { language }: FileFacts): string {
  if (number === '') return street
  if (/\p{L}{3}/u.test(number)) return `${number}, ${street}`
  return numberBehind.test(street) || behindLanguages.has(language ?? '')
    ? `${street} ${number}`
    : `${number} ${street}`
}

function hasUnit(address: string, unit: string): boolean {
  const bare = unit.replace(/^(?:#|unit|apt\.?|suite|ste\.?)\s*/i, '').toLowerCase()
  return (
    bare === '' ||
    address
      .toLowerCase()
      .split(/[\s,#]+/)
      .includes(bare)
  )
}

const cityStateZip = /^(.*?)[,\s]+([A-Z]{2})\.?[,\s]+(\d{5}(?:-\d{4})?)$/
const ukPlace = /^(.*?)[,\s]+([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i
const zipLast = /^(\p{L}[^\d,]*?)[,\s]+(\d{5}(?:-\d{4})?)$/u
const zipFirst = /^((?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?)\s+(\p{L}.*)$/u

function joinPlace(values: Values, facts: RowFacts): void {
  const set = (field: 'City' | 'State' | 'ZIP', value: string | undefined): void => {
    if (value === undefined || value === '' || values[field] !== undefined) return
    values[field] = field === 'City' ? softenCapitals(value) : value
    facts.given.push(field)
  }
  const place = values.City === undefined && values.ZIP === undefined ? values.Location : undefined
  const isPlace = place !== undefined && cityStateZip.test(place)
  const together = textOf(facts, 'CityStateZip') || (isPlace ? place : '')
  if (isPlace) values.Location = undefined
  const us = cityStateZip.exec(together)
  const other = zipFirst.exec(together)
  const last = zipLast.exec(together)
  if (us) {
    set('City', us[1])
    set('State', us[2])
    set('ZIP', us[3])
  } else if (other) {
    set('ZIP', other[1])
    set('City', other[2])
  } else if (last) {
    set('City', last[1])
    set('ZIP', last[2])
  } else if (together !== '') {
    const [city, state] = together.split(/\s*,\s*/)
    set('City', city)
    if (state !== undefined && !/\d/.test(state)) set('State', state)
  }
  const point = facts.parts.get('Coordinates')?.value
  if (Array.isArray(point) && values.Latitude === undefined && values.Longitude === undefined) {
    const [latitude, longitude] = point.map(Number)
    if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      return
    values.Latitude = latitude
    values.Longitude = longitude
    facts.given.push('Latitude', 'Longitude')
  }
}

/** An address that holds city and code as well: "12 Elm St, Springfield, IL 62704". */
export function partAddress(values: Values, facts: RowFacts, hasPlaces: boolean): void {
  if (hasPlaces || values.Address === undefined || values.City !== undefined) return
  const pieces = values.Address.split(/\s*,\s*/)
  if (pieces.length < 2) return
  const tail = pieces.slice(-2).join(', ')
  const us =
    /^(.*), ([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/.exec(tail) ??
    /^(.*?)\s([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/.exec(pieces.at(-1) ?? '')
  const uk = us ? null : ukPlace.exec(tail)
  const german = us || uk ? null : /^(\d{4,5})\s+(\p{L}.*)$/u.exec(pieces.at(-1) ?? '')
  const found = us
    ? [us[1], us[2], us[3]]
    : uk
      ? [uk[1]?.split(', ').at(-1), undefined, uk[2]]
      : german
        ? [german[2], undefined, german[1]]
        : null
  if (found === null) {
    partTown(values, facts, pieces)
    return
  }
  const [, state, zip] = found
  const apart = us ? partStreet(found[0] ?? '') : null
  const city = apart?.city ?? found[0]
  const street =
    apart?.street ??
    pieces.slice(0, us && /^[A-Z]{2}\s/.test(pieces.at(-1) ?? '') ? -2 : uk && pieces.length > 2 ? -2 : -1).join(', ')
  if (city === undefined || city === '' || street === '') return
  values.Address = street
  values.City = city
  values.ZIP ??= zip
  if (state !== undefined) values.State ??= state
  facts.given.push('City', 'ZIP', ...(state === undefined ? [] : ['State' as const]))
}

const kinds =
  'st|street|ave|avenue|rd|road|ln|lane|dr|drive|ct|court|blvd|boulevard|way|pl|place|cir|circle|ter|terrace|trl|trail|pkwy|parkway|hwy|highway'
const streetAndTown = new RegExp(
  `^(?:[^\\d]*?-\\s+)?(\\d+[\\w-]*\\s+(?:[NSEW]{1,2}\\.?\\s+)?\\S+(?:\\s+\\S+)*?\\s+(?:${kinds})\\.?(?:\\s+(?:[NS][EW]?|[EW]))?)\\s+(\\p{Lu}.*)$`,
  'iu',
)
const kindWithin = new RegExp(`\\s(?:${kinds})\\.?(?:\\s|$)`, 'i')

/** "Harbor Flats - 410 Wharf St Duluth": the town is what stands behind the first word for a kind of street. */
function partStreet(text: string): { street: string; city: string } | null {
  const [, street, city] = streetAndTown.exec(text) ?? []
  return street === undefined || city === undefined || kindWithin.test(city) ? null : { street, city }
}

const streetWord =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|dr|way|court|ct|place|pl|terrace|gardens?|crescent|square|mews|hill|row|walk|house|building|mill|park|view|apt|unit|flat)\.?$/i

/** "14 Elm Grove, Headingley, Leeds": the last of three is the town. */
function partTown(values: Values, facts: RowFacts, pieces: readonly string[]): void {
  const town = pieces.at(-1)?.trim() ?? ''
  if (pieces.length < 3 || !/^\p{L}[\p{L} .'’-]{2,40}$/u.test(town) || streetWord.test(town)) return
  values.City = town
  values.Address = pieces.slice(0, -1).join(', ')
  facts.given.push('City')
}

function joinBaths(values: Values, facts: RowFacts): void {
  const full = facts.parts.get('BathsFull')?.value
  const half = facts.parts.get('BathsHalf')?.value
  const threeQuarter = facts.parts.get('BathsThreeQuarter')?.value
  if (full === undefined && half === undefined) return
  // A total of 3 beside 2 full and 1 half counts rooms, not baths.
  const total = Number(full ?? 0) + Number(half ?? 0) / 2 + Number(threeQuarter ?? 0) * 0.75
  if (total === 0 || (full === undefined && values.Bathrooms !== undefined)) return
  if (full === undefined) return
  values.Bathrooms = total
  facts.given.push('Bathrooms')
}

const dayMs = 86_400_000

function joinDays(values: Values, facts: RowFacts, now: Date): void {
  const day = textOf(facts, 'ListDate')
  if (day === '' || values.DaysOnMarket !== undefined) return
  const days = Math.floor((now.getTime() - Date.parse(day)) / dayMs)
  if (!(days >= 0 && days < 20_000)) return
  values.DaysOnMarket = days
  facts.given.push('DaysOnMarket')
}

function keepParts(values: Values, facts: RowFacts): void {
  const names = [textOf(facts, 'AgentFirstName'), textOf(facts, 'AgentLastName')].filter((name) => name !== '')
  if (names.length > 0 && !facts.parts.has('AgentName')) facts.kept.push({ Key: 'Agent Name', value: names.join(' ') })
  for (const [part, key] of Object.entries(keysOfParts)) {
    // The keys of the table are parts.
    const text = textOf(facts, part as PartTarget)
    if (text === '' || part === 'AgentFirstName' || part === 'AgentLastName') continue
    const apart = part === 'AgentName' || part === 'OfficeName' ? partPhone(text) : null
    if (part === 'PriceQualifier') facts.qualifier ??= text
    else if (apart !== null) {
      const phone = part === 'AgentName' ? 'AgentPhone' : 'OfficePhone'
      facts.kept.push({ Key: key, value: apart.name })
      if (!facts.parts.has(phone)) facts.kept.push({ Key: keysOfParts[phone] ?? '', value: apart.phone })
    } else facts.kept.push({ Key: key, value: text })
  }
  if (values.Tours !== undefined) return
  if (textOf(facts, 'OpenHouse') !== '') values.Tours = 'OpenHouse'
  else if (textOf(facts, 'VirtualTour') !== '') values.Tours = '3D'
  if (values.Tours !== undefined) facts.given.push('Tours')
}

const nameAndPhone =
  /^(.*?\p{L})[\s,;:–-]+(?:\(?(?:cell|mobile|main|pref|preferred|home|work|office|ofc|direct|tel|phone|ph|[chmow])\)?[.:\s]+)?(\+?\(?\d[\d\s().-]{6,}\d)$/iu

/** "Dana Whitlock - CELL: 509-555-0134": a name and a telephone in one cell. */
function partPhone(text: string): { name: string; phone: string } | null {
  const [, name, phone] = nameAndPhone.exec(text) ?? []
  return name === undefined || phone === undefined ? null : { name, phone }
}

/** In which languages of files rooms are counted, and how many of them are bedrooms (decision 0013). */
const roomsThatAreNone: Readonly<Record<string, number>> = { de: 0, fr: 1, es: 1 }

function joinRooms(values: Values, facts: RowFacts, { language }: FileFacts, note: NoteTaker): void {
  const set = (field: 'Bedrooms' | 'Bathrooms', value: number | undefined): void => {
    if (value === undefined || values[field] !== undefined) return
    values[field] = value
    facts.given.push(field)
  }
  for (const part of ['BedsBaths', 'Layout'] as const) {
    const said = facts.parts.get(part)
    set('Bedrooms', said?.beds)
    set('Bathrooms', said?.baths)
  }
  set('Bedrooms', facts.beds)
  set('Bathrooms', facts.baths)
  const rooms = facts.parts.get('Rooms')?.value
  const others = roomsThatAreNone[language ?? '']
  if (typeof rooms !== 'number' || others === undefined || values.Bedrooms !== undefined || rooms < 1) return
  const isStudio = rooms <= 1 && readRooms(values.PropertyType ?? '', { mark: null, counts: 'beds' })
  set('Bedrooms', isStudio && isStudio.unknown === undefined ? isStudio.beds : Math.max(0, rooms - others))
  note(
    others === 0
      ? 'Bedrooms are the rooms that the file counts'
      : 'Bedrooms are the rooms that the file counts, without the living room',
  )
}
