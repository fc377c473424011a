import { type ColumnFormat, isArea, isMoney, plainFormat } from '../../intake/columns/column-format.ts'
import { type ImportTarget, isPart } from '../../intake/intake-target.ts'
import { toPlainText } from '../../intake/values/plain-text.ts'
import { readArea, readAreaUnit } from '../../intake/values/read-area.ts'
import { readCount } from '../../intake/values/read-count.ts'
import { readDegrees } from '../../intake/values/read-degrees.ts'
import { readMoney, perMonth as readMonthly, readPriceWords } from '../../intake/values/read-money.ts'
import { readRooms } from '../../intake/values/read-rooms.ts'
import { readStatus, readTenure } from '../../intake/values/read-status.ts'
import { readYear } from '../../intake/values/read-year.ts'
import { quote, type Unknown } from '../../intake/values/reading.ts'
import { currencySigns } from '../../intake/values/tables/money-words.ts'
import type { ListingField } from '../../listing.ts'
import { completeAddress, isWebAddress, webAddressRule } from '../../web-address.ts'
import { softenCapitals } from '../fields/tidy-text.ts'
import { findCellError } from './cell-error.ts'
import { toText } from './cell-text.ts'
import type { FieldFault, FieldReading } from './field-reading.ts'
import { type FieldSchema, fieldSchemas, findAmountFault, findTextFault } from './field-schema.ts'
import { readChoice } from './read-choice.ts'
import { readExtension, readImages } from './read-lists.ts'
import { readPart } from './read-part.ts'

const softenedFields: ReadonlySet<ImportTarget> = new Set(['City', 'Address', 'Location'])
/** Amounts of which 0 says something. */
const freeFields: ReadonlySet<ImportTarget> = new Set(['HOAMonth', 'DepositFee'])

/** Reads one cell that holds something, as the value of a field, by what its column tells. */
export function readField(target: ImportTarget, raw: unknown, format: ColumnFormat = plainFormat): FieldReading {
  const error = findCellError(raw)
  if (error !== null) return { fault: error.replace(/\.$/, '') }
  if (isPart(target)) return readPart(target, raw, format)
  const field = target === 'Price' ? 'SalePrice' : target
  const schema = fieldSchemas[field]
  if (field === 'Images') return readImages(raw)
  if (field === 'ExtensionColumn') return readExtension(raw)
  if (schema.type === 'number') return hold(readNumber(field, raw, format), schema, raw)
  const text = toText(raw)
  return schema.enum ? readOneOf(field, text, schema.enum) : readWords(field, text, schema.maxLength ?? 500)
}

function faultOf({ unknown, isMeant = false }: Unknown): FieldFault {
  return isMeant ? { fault: unknown, isMeant } : { fault: unknown }
}

/** A number that the schema would refuse is none. */
function hold(reading: FieldReading, schema: FieldSchema, raw: unknown): FieldReading {
  if (reading.fault !== undefined) return reading
  const expected = findAmountFault(Number(reading.value), schema)
  return expected === null ? reading : { fault: `is not ${expected}: ${quote(toText(raw))}` }
}

function readNumber(field: ListingField, raw: unknown, format: ColumnFormat): FieldReading {
  const cell = typeof raw === 'number' ? raw : toText(raw).trim()
  if (isMoney(field)) return readPrice(field, cell, format)
  if (isArea(field)) {
    const read = readArea(cell, format)
    if (read.unknown !== undefined) return faultOf(read)
    return { value: read.area, ...(read.unit !== undefined && { measure: read.unit }) }
  }
  if (field === 'Bedrooms' || field === 'Bathrooms') {
    const counts = field === 'Bedrooms' ? 'beds' : 'baths'
    const read = readRooms(cell, { ...format, counts })
    if (read.unknown !== undefined) return faultOf(read)
    const { beds, baths } = read
    const value = read[counts]
    if (value === undefined) return { fault: `says nothing of ${field.toLowerCase()}: ${quote(String(cell))}` }
    return { value, ...(counts === 'beds' ? baths !== undefined && { baths } : beds !== undefined && { beds }) }
  }
  if (field === 'YearBuilt') {
    const read = readYear(cell)
    return read.unknown === undefined ? { value: read.year } : faultOf(read)
  }
  if (field === 'Latitude' || field === 'Longitude') {
    const read = readDegrees(cell, field === 'Latitude' ? 90 : 180)
    return read.unknown === undefined ? { value: read.degrees } : faultOf(read)
  }
  const read = readCount(cell)
  return read.unknown === undefined ? { value: read.count } : faultOf(read)
}

/** "/m²" behind a price per area says what its field says. */
const perArea =
  /\s*(?:\/|per|pro|por|al|par)\s*(?:m²|m2|㎡|sq\.? ?(?:ft|m)\.?|sqft|sqm|sf|square (?:foot|meter|metre))\s*$/i

function readPrice(field: ListingField, raw: string | number, format: ColumnFormat): FieldReading {
  if (freeFields.has(field) && /^[^\d]{0,3}0+(?:[.,]0+)?$/.test(String(raw))) return { value: 0 }
  const cell = field === 'UnitAreaPrice' && typeof raw === 'string' ? raw.replace(perArea, '') : raw
  const read = readMoney(cell, format)
  if (read.unknown !== undefined) {
    const qualifier = readPriceWords(cell)
    return { ...faultOf(read), ...(qualifier !== null && { qualifier }) }
  }
  const { amount, currency, period, perMonth, qualifier } = read
  const isMonthly = field === 'HOAMonth' || field === 'RentPrice'
  const months = period ?? (isMonthly ? format.period : undefined)
  const monthly = months === undefined ? undefined : (perMonth ?? readMonthly(amount, months))
  return {
    value: isMonthly ? (monthly ?? amount) : amount,
    ...(currency !== undefined && { currency: currencySigns[currency] ?? currency }),
    ...(period !== undefined && { period }),
    ...(monthly !== undefined && { perMonth: monthly }),
    ...(qualifier !== undefined && { qualifier }),
  }
}

function readOneOf(field: ListingField, text: string, values: readonly string[]): FieldReading {
  if (field === 'Status') {
    const read = readStatus(text)
    if (read.unknown !== undefined) return faultOf(read)
    const { status, own, standard, saleType } = read
    return { value: status, own, standard, ...(saleType !== undefined && { saleType }) }
  }
  if (field === 'SaleType') {
    const read = readTenure(text)
    return read.unknown === undefined ? { value: read.saleType } : faultOf(read)
  }
  if (field === 'AreaUnit') {
    const unit = readAreaUnit(text)
    if (unit === 'sqft') return { value: 'Square Feet', measure: unit }
    if (unit !== undefined) return { value: 'Square Meters', measure: unit }
  } else if (field === 'Tours' || field === 'SpaceType') {
    const value = readChoice(field, text)
    if (value !== null) return { value }
  }
  return { fault: `is none of ${values.join(', ')}: ${quote(text)}` }
}

function readWords(field: ListingField, text: string, maxLength: number): FieldReading {
  let value = toPlainText(text.trim()).trim()
  if (softenedFields.has(field)) value = softenCapitals(value)
  // A table program took the number of the ZIP code for a decimal one.
  if (field === 'ZIP') value = value.replace(/^(\d{3,5})\.0$/, '$1')
  const fault = findTextFault(value, maxLength)
  if (fault !== null) return { fault }
  if (value === '') return { fault: 'holds nothing but markup', isMeant: true }
  return field === 'Url' ? readAddress(value, maxLength) : { value }
}

function readAddress(text: string, maxLength: number): FieldReading {
  const value = completeAddress(text)
  if (!isWebAddress(value) || value.length > maxLength) return { fault: `is not ${webAddressRule}: ${quote(text)}` }
  return value === text ? { value } : { value, note: 'Url is stored with the https:// that it is written without' }
}
