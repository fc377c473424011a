import type { ListingDescription } from 'porchlight/client'
import { listingSchema } from '../../../api/listing-schema.gen.ts'

export type ListingField = keyof typeof listingSchema
type Stored = ListingDescription['listing']

/** What the form reads of a field's schema. */
interface FieldSchema {
  type: string
  isRequired: boolean
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  format?: string
  items?: FieldSchema
  'x-number-rule'?: string
}

/** In which order fields stand, and together with what. */
export const groups = {
  offer: ['SaleType', 'Status', 'PropertyType', 'MLSNumber', 'Url', 'Tours', 'SpaceType'],
  place: ['Address', 'City', 'State', 'ZIP', 'Location', 'Latitude', 'Longitude'],
  price: ['CurrencySymbol', 'SalePrice', 'RentPrice', 'DepositFee', 'HOAMonth', 'UnitAreaPrice', 'ZestimatePrice'],
  facts: ['Bedrooms', 'Bathrooms', 'BuildingArea', 'LotArea', 'AreaUnit', 'YearBuilt', 'ParkingSpots', 'DaysOnMarket'],
  description: ['Description'],
  pictures: ['Images'],
  more: ['ExtensionColumn'],
} as const satisfies Record<string, readonly ListingField[]>

export type GroupName = keyof typeof groups
export const groupNames = Object.keys(groups) as GroupName[]

/** What stands in the form: text as it is typed, also of numbers and lists. */
export type FormValues = Record<ListingField, string>
/** A line of "more columns" is the name, a colon and the value; of pictures one address. */
const entryLine = /^([^:\n]{1,500}?)\s*:\s*(.*)$/

export type FieldKind = 'choice' | 'number' | 'text' | 'lines' | 'long'

export function schemaOf(field: ListingField): FieldSchema {
  return listingSchema[field] as unknown as FieldSchema
}

export function kindOf(field: ListingField): FieldKind {
  const schema = schemaOf(field)
  if (schema.enum) return 'choice'
  if (schema.type === 'number') return 'number'
  if (schema.type === 'array') return 'lines'
  return field === 'Description' ? 'long' : 'text'
}

export const fieldNames = Object.keys(listingSchema) as ListingField[]

/** A listing as the form shows it. */
export function toForm(listing: Partial<Stored>): FormValues {
  return Object.fromEntries(fieldNames.map((field) => [field, toText(field, listing[field])])) as FormValues
}

function toText(field: ListingField, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field === 'Images') return (value as string[]).join('\n')
  // As the server tells them.
  if (field === 'ExtensionColumn')
    return (value as { Key: string; value: string }[])
      .map(({ Key, value: said }) => `${Key}: ${said.replaceAll('\n', ' ')}`)
      .join('\n')
  return String(value)
}

/** Why a field's text cannot be, as a key of the words, with what belongs into the sentence. */
export interface Fault {
  key: 'required' | 'number' | 'least' | 'most' | 'tooLong' | 'tooMany' | 'address' | 'year' | 'line'
  limit?: number
}

/** The value that a text means, or what is wrong with it. `null`: empty. */
export function readField(field: ListingField, text: string): { value: unknown } | { fault: Fault } {
  const schema = schemaOf(field)
  const said = text.trim()
  if (said === '') return schema.isRequired ? { fault: { key: 'required' } } : { value: null }
  if (schema.type === 'number') return readNumber(schema, said)
  if (schema.type === 'array') return readLines(field, schema, said)
  if (schema.maxLength !== undefined && [...said].length > schema.maxLength)
    return { fault: { key: 'tooLong', limit: schema.maxLength } }
  if (schema.format === 'listing-address' && !isAddress(said) && !/^urn:porchlight:listing:/.test(said))
    return { fault: { key: 'address' } }
  return { value: said }
}

function readNumber(schema: FieldSchema, said: string): { value: number } | { fault: Fault } {
  const value = Number(
    said
      .replace(/\s/g, '')
      .replace(/,(?=\d{3}(\D|$))/g, '')
      .replace(',', '.'),
  )
  if (!Number.isFinite(value)) return { fault: { key: 'number' } }
  if (schema['x-number-rule'] === 'year-built' && value !== 0) {
    const latest = new Date().getUTCFullYear() + 6
    if (value < 1000 || value > latest) return { fault: { key: 'year', limit: latest } }
  }
  if (schema.minimum !== undefined && value < schema.minimum) return { fault: { key: 'least', limit: schema.minimum } }
  if (schema.maximum !== undefined && value > schema.maximum) return { fault: { key: 'most', limit: schema.maximum } }
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum)
    return { fault: { key: 'most', limit: schema.exclusiveMaximum } }
  return { value }
}

function readLines(field: ListingField, schema: FieldSchema, said: string): { value: unknown } | { fault: Fault } {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (schema.maxItems !== undefined && lines.length > schema.maxItems)
    return { fault: { key: 'tooMany', limit: schema.maxItems } }
  if (field === 'Images') {
    const longest = schema.items?.maxLength ?? Number.POSITIVE_INFINITY
    if (lines.some((line) => !isAddress(line))) return { fault: { key: 'address' } }
    if (lines.some((line) => line.length > longest)) return { fault: { key: 'tooLong', limit: longest } }
    return { value: lines }
  }
  const entries = lines.map((line) => entryLine.exec(line))
  if (entries.includes(null)) return { fault: { key: 'line' } }
  return { value: entries.map((entry) => ({ Key: entry?.[1]?.trim() ?? '', value: entry?.[2]?.trim() ?? '' })) }
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/\\?#]/i.test(text) && URL.canParse(text)
}

export interface FormResult {
  /** The fields that are other than before; null empties one. */
  changed: Partial<Record<ListingField, unknown>>
  faults: Partial<Record<ListingField, Fault>>
}

/** What a form changes of what stood in it at first. */
export function readForm(values: FormValues, before: FormValues, isNew: boolean): FormResult {
  const changed: FormResult['changed'] = {}
  const faults: FormResult['faults'] = {}
  for (const field of fieldNames) {
    if (!isNew && values[field] === before[field]) continue
    const read = readField(field, values[field])
    if ('fault' in read) faults[field] = read.fault
    else if (read.value !== null || !isNew) changed[field] = read.value
  }
  return { changed, faults }
}

/** What a new home begins with. */
export const newHome: FormValues = {
  ...toForm({}),
  SaleType: 'for_sale',
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'Single Family',
  Bedrooms: '0',
  Bathrooms: '0',
  YearBuilt: '0',
  DaysOnMarket: '0',
  LotArea: '0',
  BuildingArea: '0',
  ParkingSpots: '0',
  AreaUnit: 'Square Feet',
}

/** Faults that the server found, by their fields: "YearBuilt: expected …". What is of no field stands under "". */
export function faultsByField(sentence: string): Record<string, string> {
  const names = fieldNames.join('|')
  const parts = sentence.split(new RegExp(`(?:^|\\s)(?=(?:${names})(?:\\[\\d+\\][^:]*)?: )`))
  const found: Record<string, string> = {}
  for (const part of parts.filter((each) => each.trim() !== '')) {
    const match = new RegExp(`^(${names})(?:\\[\\d+\\][^:]*)?: (.*)$`, 's').exec(part.trim())
    found[match?.[1] ?? ''] = match?.[2] ?? part.trim()
  }
  return found
}
