import { findNumberFault } from '../../../../platform/fields.ts'
import { type Listing, type ListingField, listingFields } from '../../listing.ts'
import { completeAddress, isWebAddress, webAddressRule } from '../../web-address.ts'
import { findCellError } from './cell-error.ts'
import type { ImportTarget } from './column-synonyms.ts'
import { type ChoiceField, readChoice } from './read-choice.ts'
import { readNumber } from './read-number.ts'
import { softenCapitals } from './tidy-text.ts'

export type AreaMeasure = 'sqft' | 'sqm' | 'acre' | 'hectare'

/** What a cell says, or why it says nothing that we can store. */
export type FieldReading =
  | {
      fault?: undefined
      value: unknown
      /** Of an area, when the cell names its unit. */
      measure?: AreaMeasure
      /** Of an amount, when the cell names its currency. */
      currency?: string
      /** The value is only the nearest one of a choice: the text itself is worth keeping. */
      isNear?: boolean
      /** What was changed about the cell, for the report. */
      note?: string
    }
  | { fault: string }

/** The parts of the listing schema that are looked at here. */
interface FieldSchema {
  type: 'string' | 'number' | 'array'
  enum?: readonly string[]
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMaximum?: number
  'x-number-rule'?: string
}

// Every field of the listing schema is plain JSON Schema of one of these types.
const schemas = listingFields as unknown as Record<ListingField, FieldSchema>
const extensionLimits = { key: 500, value: 10_000, entries: schemas.ExtensionColumn.maxItems ?? 500 }

const areaFields: ReadonlySet<ImportTarget> = new Set(['LotArea', 'BuildingArea'])
const softenedFields: ReadonlySet<ImportTarget> = new Set(['City', 'Address', 'Location'])

/** Reads one cell that holds something, as the value of a field. */
export function readField(target: ImportTarget, raw: unknown): FieldReading {
  const error = findCellError(raw)
  if (error !== null) return { fault: error }
  const field = target === 'Price' ? 'SalePrice' : target
  const schema = schemas[field]
  if (field === 'Images') return readImages(raw)
  if (field === 'ExtensionColumn') return readExtension(raw)
  if (schema.type === 'number') return readAmount(field, raw, schema)
  const text = toText(raw)
  if (schema.enum) {
    const read = readChoice(field as ChoiceField, text)
    return read ?? { fault: `expected one of ${schema.enum.join(', ')}, got ${show(text)}.` }
  }
  return readWords(field, text, schema.maxLength ?? 500)
}

function readWords(field: ListingField, text: string, maxLength: number): FieldReading {
  let value = text.trim()
  if (softenedFields.has(field)) value = softenCapitals(value)
  // A table program took the number of the ZIP code for a decimal one.
  if (field === 'ZIP') value = value.replace(/^(\d{3,5})\.0$/, '$1')
  const fault = findTextFault(value, maxLength)
  if (fault !== null) return { fault }
  return field === 'Url' ? readAddress(value, maxLength) : { value }
}

function readAddress(text: string, maxLength: number): FieldReading {
  const value = completeAddress(text)
  if (!isWebAddress(value) || value.length > maxLength)
    return { fault: `expected ${webAddressRule}, got ${show(text)}.` }
  return value === text ? { value } : { value, note: 'Url is stored with the https:// that it is written without' }
}

function findTextFault(value: string, maxLength: number): string | null {
  if (value.includes('\0')) return 'the character U+0000 is not allowed.'
  if (value.length <= maxLength) return null
  const length = [...value].length
  return length <= maxLength ? null : `expected text of at most ${maxLength} characters, got ${length} characters.`
}

function readAmount(field: ListingField, raw: unknown, schema: FieldSchema): FieldReading {
  if (typeof raw === 'number') return checkAmount(raw, schema, raw)
  const text = toText(raw).trim()
  if (field === 'Bedrooms' && /^studio$/i.test(text)) return { value: 0 }
  if (field === 'YearBuilt') {
    const year = /^(\d{4})-\d\d-\d\d(?:[T ].*)?$/.exec(text)?.[1]
    if (year !== undefined) return checkAmount(Number(year), schema, text)
  }
  const written = readNumber(text)
  if (!written) return { fault: `expected a number, got ${show(text)}.` }
  const measure = areaFields.has(field) ? readMeasure(written.unit) : undefined
  if (measure === undefined && !isUnitOf(field, written.unit)) return { fault: `expected a number, got ${show(text)}.` }
  const reading = checkAmount(written.value, schema, text)
  if (reading.fault !== undefined) return reading
  return { ...reading, ...(measure && { measure }), ...(written.currency && { currency: written.currency }) }
}

function checkAmount(value: number, schema: FieldSchema, raw: unknown): FieldReading {
  const expected = Number.isFinite(value) ? findAmountFault(value, schema) : 'a number'
  return expected === null ? { value } : { fault: `expected ${expected}, got ${show(String(raw))}.` }
}

function findAmountFault(value: number, schema: FieldSchema): string | null {
  if (schema.minimum !== undefined && value < schema.minimum) return `a number of at least ${schema.minimum}`
  if (schema.maximum !== undefined && value > schema.maximum) return `a number of at most ${schema.maximum}`
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum)
    return `a number below ${schema.exclusiveMaximum}`
  const rule = schema['x-number-rule']
  return rule === undefined ? null : findNumberFault(rule, value)
}

const measures: [AreaMeasure, RegExp][] = [
  ['sqft', /^(?:sq\/?f(?:ee|oo)?t|sf|square(?:feet|foot)|f(?:ee)?t(?:²|2)?)$/],
  ['sqm', /^(?:sqm|m²|m2|square(?:meters?|metres?)|sqmet(?:er|re)s?|qm)$/],
  ['acre', /^(?:ac|acres?)$/],
  ['hectare', /^(?:ha|hectares?)$/],
]

/** The unit that a word names; undefined for others. */
export function readMeasure(unit: string): AreaMeasure | undefined {
  return measures.find(([, pattern]) => pattern.test(unit))?.[0]
}

const money = /^(?:usd|eur|euros?|gbp|dollars?|(?:\/|per)?(?:mo|month)|monthly|pcm|pm)$/
/** Words that may stand behind the number of a field. */
const fieldUnits: Partial<Record<ListingField, RegExp>> = {
  Bedrooms: /^(?:bds?|beds?|bedrooms?|brs?|bdrms?)$/,
  Bathrooms: /^(?:bas?|baths?|bathrooms?)$/,
  DaysOnMarket: /^(?:d|days?)$/,
  ParkingSpots: /^(?:cars?|spaces?|spots?|cargarage|garages?)$/,
  Latitude: /^°$/,
  Longitude: /^°$/,
  SalePrice: money,
  RentPrice: money,
  HOAMonth: money,
  DepositFee: money,
  ZestimatePrice: money,
  UnitAreaPrice: /^(?:\/|per)?(?:sqft|sqm|m²|m2|squarefoot|squaremeter)$/,
}

function isUnitOf(field: ListingField, unit: string): boolean {
  return unit === '' || (fieldUnits[field]?.test(unit) ?? false)
}

function readImages(raw: unknown): FieldReading {
  const list = Array.isArray(raw) ? raw : splitImages(toText(raw))
  const addresses = list.flatMap((entry) => completePicture(toText(entry).trim()) || [])
  const limits = { count: schemas.Images.maxItems ?? 200, length: 2_000 }
  if (addresses.length > limits.count)
    return { fault: `expected at most ${limits.count} entries, got ${addresses.length}.` }
  const fault = addresses.map((address) => findTextFault(address, limits.length)).find((found) => found !== null)
  if (fault !== undefined) return { fault }
  return addresses.every(isWebAddress)
    ? { value: addresses }
    : {
        value: addresses,
        note: 'Pictures whose address does not begin with http:// or https:// are kept and not shown',
      }
}

/** "img1.jpg" is the name of a file, and no host. */
function completePicture(text: string): string {
  return text.includes('/') ? completeAddress(text) : text
}

function splitImages(text: string): unknown[] {
  const json = parseList(text)
  if (json) return json
  // A comma or a blank may be part of an address; before the next scheme it is none.
  return text.split(/(?<![,\s])[,\s]+(?=(?:https?:)?\/\/)|[|;\n]+/)
}

function readExtension(raw: unknown): FieldReading {
  const list = Array.isArray(raw) ? raw : parseList(toText(raw))
  const entries: NonNullable<Listing['ExtensionColumn']> = []
  for (const entry of list ?? [null]) {
    const pairs = new Map(Object.entries(Object(entry)).map(([name, value]) => [name.toLowerCase(), value]))
    const [key, value] = [pairs.get('key'), pairs.get('value')]
    if (typeof key !== 'string' || key.trim() === '' || value === undefined) {
      return { fault: 'expected a JSON list of objects with Key and value.' }
    }
    entries.push({ Key: key.trim(), value: toText(value).trim() })
  }
  const fault = findExtensionFault(entries)
  return fault === null ? { value: entries } : { fault }
}

/** What keeps entries of ExtensionColumn from being stored. */
export function findExtensionFault(entries: NonNullable<Listing['ExtensionColumn']>): string | null {
  if (entries.length > extensionLimits.entries)
    return `expected at most ${extensionLimits.entries} further values, got ${entries.length}.`
  for (const { Key, value } of entries) {
    const fault = findTextFault(Key, extensionLimits.key) ?? findTextFault(value, extensionLimits.value)
    if (fault !== null) return `${show(Key)}: ${fault}`
  }
  return null
}

function parseList(text: string): unknown[] | null {
  if (!text.trimStart().startsWith('[')) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** A cell as text: lists of plain values joined by commas, anything deeper as JSON. */
export function toText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  if (Array.isArray(raw) && raw.every((entry) => typeof entry !== 'object')) return raw.join(', ')
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw)
}

function show(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
}
