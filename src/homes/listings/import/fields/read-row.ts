import {
  squareFeetInAcre,
  squareFeetInSquareMeter,
  squareMetersInHectare,
} from '../../../../reading/measures/measures.ts'
import { displayFlagNames, isReadByDatabase, readDisplayFlag } from '../../../../reading/members-only/display-flag.ts'
import { forbidden, type HeldBack, holdBack } from '../../../../reading/members-only/held-back.ts'
import { type Listing, type ListingField, listingFieldNames } from '../../listing.ts'
import { filledInBit } from '../../marks/filled-in.ts'
import { foldKey, isLookedUpBy } from '../lookups/lookup.ts'
import type { ImportPlan, PlannedColumn } from '../plan-import.ts'
import type { SourceRecord } from '../reading/source.ts'
import { findCellError } from './cell-error.ts'
import { foldName, type ImportTarget } from './column-synonyms.ts'
import { makeMlsNumber, makeUrl } from './made-values.ts'
import { readChoice } from './read-choice.ts'
import { type AreaMeasure, findExtensionFault, readField, toText } from './read-field.ts'
import { restoreZip } from './restore-zip.ts'
import { isNone, toReadableValue } from './tidy-text.ts'

/** A row that can be stored. */
export interface ReadRow {
  line: number
  listing: Listing
  /** The fields that the file, --lookup or --set gives; an update leaves all others as they are. Given and absent clears. */
  given: readonly ListingField[]
  /** The mark of the numbers that nobody said. */
  filledIn: number
  /** The keys of ExtensionColumn that it speaks of, all others stay; null: it gives all that there is. */
  says: readonly string[] | null
}

/** Something that was filled in or changed, for the report. */
export type NoteTaker = (note: string) => void

/** What was held back of a row, for the report. */
export type HeldBackTaker = (held: HeldBack) => void

type Values = { -readonly [Field in ListingField]?: Listing[Field] | undefined }

/** Every field in one order: rows of one shape are filled and read several times faster. */
const noValues = Object.fromEntries(listingFieldNames.map((field) => [field, undefined]))

/** What a required field is when the file does not say: unknown, or what is true of nearly every file. */
const assumed = {
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'Residential',
  AreaUnit: 'Square Feet',
  Bedrooms: 0,
  Bathrooms: 0,
  YearBuilt: 0,
  DaysOnMarket: 0,
  LotArea: 0,
  BuildingArea: 0,
  ParkingSpots: 0,
} as const satisfies Partial<Listing>
const assumedFields = Object.entries(assumed).map(([field, value]) => ({
  // The entries of `assumed` are fields.
  field: field as keyof typeof assumed,
  value,
  note: `${field} is ${JSON.stringify(value)} where the file does not say it`,
}))
const optionalFields: ReadonlySet<string> = new Set(
  listingFieldNames.filter((field) => !(field in assumed) && !['SaleType', 'Url', 'MLSNumber'].includes(field)),
)

/** What is known of a row besides its values. */
interface RowFacts {
  measures: { LotArea?: AreaMeasure; BuildingArea?: AreaMeasure }
  price: number | undefined
  currency: string | undefined
  saleType: Listing['SaleType'] | undefined
  kept: NonNullable<Listing['ExtensionColumn']>
  /** Keys of ExtensionColumn that it speaks of; null: it is whole. */
  says: string[] | null
  given: ListingField[]
  faults: string[]
}

/** Turns a row into a listing, or tells everything that keeps it from being one. */
export function readRow(
  plan: ImportPlan,
  record: SourceRecord,
  note: NoteTaker,
  noteHeld: HeldBackTaker = () => {},
): ReadRow | { faults: string[] } {
  if (record.fault !== undefined) return { faults: [`The row ${record.fault}`] }
  const values: Values = { ...noValues }
  const facts: RowFacts = {
    measures: {},
    price: undefined,
    currency: undefined,
    saleType: undefined,
    kept: [],
    says: record.says === undefined ? null : [...record.says],
    given: [],
    faults: [],
  }
  readCells(plan, record, values, facts, { note, noteHeld })
  if (facts.faults.length > 0) return { faults: facts.faults }
  fillFromLookups(plan, record, values, facts, note)
  fillFromOptions(plan, values, facts)
  settleZip(values, note)
  settleSale(values, facts, note)
  settleAreas(values, facts, note)
  settleKept(values, facts)
  withholdPrivate(plan, values, noteHeld)
  if (facts.faults.length > 0) return { faults: facts.faults }
  const filledIn = fillAssumed(values, note)
  fillMade(plan, record, values, facts, note)
  if (facts.faults.length > 0) return { faults: facts.faults }
  // Every required field is filled by now, and every value has passed its field's reader.
  return { line: record.line, listing: values as Listing, given: facts.given, filledIn, says: facts.says }
}

function readCells(
  plan: ImportPlan,
  record: SourceRecord,
  values: Values,
  facts: RowFacts,
  { note, noteHeld }: { note: NoteTaker; noteHeld: HeldBackTaker },
): void {
  for (let index = 0; index < plan.columns.length; index += 1) {
    const column = plan.columns[index]
    const raw = record.values[index]
    if (!column) continue
    const { target } = column
    if (column.heldBack) {
      if (!isNone(raw)) noteHeld(column.heldBack)
      continue
    }
    if (raw !== undefined) noteKeys(column, record, facts)
    if (isNone(raw)) {
      // NDJSON tells "no value" from "not said"; in a table every cell is said.
      if (target !== null && target !== 'Price' && raw !== undefined && optionalFields.has(target))
        facts.given.push(target)
      continue
    }
    if (target === null) {
      if (column.keptAs !== '') keepValue(column.name, column.keptAs, raw, facts)
      continue
    }
    const reading = readField(target, raw)
    if (reading.fault !== undefined) {
      facts.faults.push(`${describeColumn(target, column.name)}: ${reading.fault}`)
      continue
    }
    if (reading.note !== undefined) note(reading.note)
    facts.currency ??= reading.currency
    if (target === 'Price') {
      // What is a price is read as a number.
      facts.price = reading.value as number
      continue
    }
    setValue(values, target, reading.value)
    facts.given.push(target)
    if (target === 'LotArea' || target === 'BuildingArea') {
      const measure = reading.measure ?? column.measure
      if (measure) facts.measures[target] = measure
    }
    if (target === 'Status') {
      const saleType = readChoice('SaleType', toText(raw))?.value
      if (saleType === 'for_sale' || saleType === 'for_rent') facts.saleType = saleType
      if (reading.isNear) {
        note(`Status "${toText(raw)}" is stored as ${reading.value}, its own word in ExtensionColumn`)
        keepValue('Status', 'Status', raw, facts)
      }
    }
  }
}

/** Which keys of ExtensionColumn a cell speaks of. A file's own ExtensionColumn is all of it. */
function noteKeys({ target, keptAs }: PlannedColumn, record: SourceRecord, facts: RowFacts): void {
  if (facts.says === null) return
  if (target === 'ExtensionColumn' && record.original === undefined) facts.says = null
  else if (target === 'Status') facts.says.push('Status')
  else if (keptAs !== '') facts.says.push(keptAs, ...flagOf(keptAs))
}

/** A flag of any name is followed by one under the name that the database reads. */
function flagOf(name: string): string[] {
  const flag = readDisplayFlag(name)
  return flag === null || isReadByDatabase(name) ? [] : [displayFlagNames[flag.what]]
}

function describeColumn(target: ImportTarget, name: string): string {
  return foldName(target) === foldName(name) ? target : `${target} (${name})`
}

function keepValue(column: string, keptAs: string, raw: unknown, facts: RowFacts): void {
  if (findCellError(raw) !== null) return
  const value = toReadableValue(column, toText(raw).trim())
  if (value !== '') facts.kept.push({ Key: keptAs, value })
}

function setValue(values: Record<string, unknown>, field: ListingField, value: unknown): void {
  values[field] = value
}

function fillFromLookups(
  plan: ImportPlan,
  record: SourceRecord,
  values: Values,
  facts: RowFacts,
  note: NoteTaker,
): void {
  for (const lookup of plan.lookups) {
    const { column, target, fields, rows } = lookup
    const index = plan.columns.findIndex((candidate) => isLookedUpBy(lookup, candidate))
    const key = foldKey(target, record.values[index])
    if (key === '') continue
    const found = rows.get(key)
    if (found === undefined) {
      note(`${column} is not in the table of --lookup`)
      continue
    }
    fields.forEach((field, position) => {
      if (values[field] !== undefined || found[position] === undefined) return
      setValue(values, field, found[position])
      facts.given.push(field)
      note(`${field} is looked up by ${column}`)
    })
  }
}

function fillFromOptions(plan: ImportPlan, values: Values, facts: RowFacts): void {
  for (const [field, value] of plan.fixed) {
    if (values[field] !== undefined) continue
    setValue(values, field, value)
    facts.given.push(field)
  }
  if (values.CurrencySymbol === undefined && facts.currency !== undefined) {
    values.CurrencySymbol = facts.currency
    facts.given.push('CurrencySymbol')
  }
  // No home lies in the sea off Africa: this pair is how programs write "unknown".
  if (values.Latitude === 0 && values.Longitude === 0) {
    values.Latitude = undefined
    values.Longitude = undefined
  }
}

function settleZip(values: Values, note: NoteTaker): void {
  if (values.ZIP === undefined) return
  const restored = restoreZip(values.ZIP, values.State)
  if (restored === values.ZIP) return
  values.ZIP = restored
  note('ZIP has the zero at its beginning again that a spreadsheet took away')
}

/** Sale or rent, and which of the two the column "price" is. */
function settleSale(values: Values, facts: RowFacts, note: NoteTaker): void {
  if (values.SaleType === undefined && facts.saleType !== undefined) {
    values.SaleType = facts.saleType
    facts.given.push('SaleType')
  }
  if (values.SaleType === undefined) {
    const hasRentOnly = values.RentPrice !== undefined && values.SalePrice === undefined && facts.price === undefined
    values.SaleType = hasRentOnly ? 'for_rent' : 'for_sale'
    note(
      hasRentOnly
        ? 'SaleType is for_rent where a row has a rent and no price'
        : 'SaleType is for_sale where the file does not say it',
    )
  }
  if (facts.price === undefined) return
  const field = values.SaleType === 'for_rent' ? 'RentPrice' : 'SalePrice'
  if (values[field] !== undefined) return
  values[field] = facts.price
  facts.given.push(field)
}

const squareFeet: Record<AreaMeasure, number> = {
  sqft: 1,
  sqm: squareFeetInSquareMeter,
  acre: squareFeetInAcre,
  hectare: squareMetersInHectare * squareFeetInSquareMeter,
}

/** One unit for both areas: what the file says, else what the areas themselves say. */
function settleAreas(values: Values, facts: RowFacts, note: NoteTaker): void {
  const { measures } = facts
  const said = [measures.BuildingArea, measures.LotArea].find((measure) => measure === 'sqft' || measure === 'sqm')
  if (values.AreaUnit === undefined && said !== undefined) {
    values.AreaUnit = said === 'sqm' ? 'Square Meters' : 'Square Feet'
    facts.given.push('AreaUnit')
  }
  const own: AreaMeasure = values.AreaUnit === 'Square Meters' ? 'sqm' : 'sqft'
  for (const field of ['BuildingArea', 'LotArea'] as const) {
    const measure = measures[field]
    const value = values[field]
    if (measure === undefined || measure === own || value === undefined) continue
    values[field] = Math.round(((value * squareFeet[measure]) / squareFeet[own]) * 100) / 100
    note(`${field} is converted from ${measure} to ${own}`)
  }
}

function settleKept(values: Values, facts: RowFacts): void {
  if (facts.kept.length === 0) {
    if (facts.says !== null && facts.says.length > 0) facts.given.push('ExtensionColumn')
    return
  }
  const entries = [...(values.ExtensionColumn ?? []), ...facts.kept]
  const fault = findExtensionFault(entries)
  if (fault !== null) facts.faults.push(`ExtensionColumn: ${fault}`)
  values.ExtensionColumn = entries
  facts.given.push('ExtensionColumn')
}

/** What is for members alone is left out, and so is all that tells an address that may not be shown. */
function withholdPrivate(plan: ImportPlan, values: Values, noteHeld: HeldBackTaker): void {
  const { Description, Location, Address, ExtensionColumn } = values
  const given = { Description, Location, Address, ExtensionColumn }
  const { listing, held } = holdBack(given, { isReleased: (name) => plan.isReleased(name) })
  if (listing === given) return
  for (const each of held) noteHeld(each)
  for (const field of ['Description', 'Location', 'Address'] as const)
    if (listing[field] !== given[field]) values[field] = listing[field] === '' ? undefined : listing[field]
  values.ExtensionColumn = listing.ExtensionColumn
}

function fillAssumed(values: Values, note: NoteTaker): number {
  let filledIn = 0
  for (const { field, value, note: text } of assumedFields) {
    if (values[field] !== undefined) continue
    setValue(values, field, value)
    filledIn |= filledInBit(field) ?? 0
    note(text)
  }
  return filledIn
}

function fillMade(plan: ImportPlan, record: SourceRecord, values: Values, facts: RowFacts, note: NoteTaker): void {
  if (values.MLSNumber === undefined) {
    values.MLSNumber = makeMlsNumber(values, record.values)
    note('MLSNumber is made from address, type and size, or from the whole row where it has no address')
  }
  if (values.Url !== undefined) return
  if (plan.urlTemplate !== null) {
    const reading = readField('Url', plan.urlTemplate.fill(values, plan.columns, record.values))
    if (reading.fault !== undefined) facts.faults.push(`Url: ${reading.fault}`)
    else setValue(values, 'Url', reading.value)
    facts.given.push('Url')
    return
  }
  const hidesPlace = forbidden(values.ExtensionColumn ?? []).has('address')
  values.Url = makeUrl(
    hidesPlace ? { ...values, Address: undefined, Latitude: undefined, Longitude: undefined } : values,
  )
  note(values.Url.startsWith('urn:') ? 'Url is made and leads nowhere' : 'Url is made: a map of the home’s place')
}
