import { displayFlagNames, isReadByDatabase, readDisplayFlag } from '../../../../reading/members-only/display-flag.ts'
import { forbidden, holdBack } from '../../../../reading/members-only/held-back.ts'
import { addressInArchive } from '../../../pictures/address-in-archive.ts'
import { foldName, type ImportTarget, isPart, type PartTarget } from '../../intake/intake-target.ts'
import { toPlainText } from '../../intake/values/plain-text.ts'
import { currencySigns } from '../../intake/values/tables/money-words.ts'
import { type Listing, type ListingField, listingFieldNames } from '../../listing.ts'
import { filledInBit } from '../../marks/filled-in.ts'
import { findCellError } from '../cells/cell-error.ts'
import type { CellFault } from '../cells/cell-fault.ts'
import { toText } from '../cells/cell-text.ts'
import type { FieldFault, SaidField } from '../cells/field-reading.ts'
import { readField } from '../cells/read-field.ts'
import type { PlannedColumn } from '../columns/planned-column.ts'
import { foldKey, isLookedUpBy } from '../lookups/lookup.ts'
import type { ImportPlan } from '../plan-import.ts'
import type { SourceRecord } from '../reading/source.ts'
import { joinParts, keysOfParts, partAddress } from './join-parts.ts'
import { makeMlsNumber, makeUrl } from './made-values.ts'
import { readOwnCell } from './own-export.ts'
import { type HeldBackTaker, type NoteTaker, newFacts, type RowFacts, type Values } from './row-facts.ts'
import { settleAreas, settleKept, settleRooms, settleSale, settleZip } from './settle-row.ts'
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
  /** Cells that are unknown: the home is stored without them. */
  odd: readonly CellFault[]
}

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
const longestTold = 100

/** Turns a row into a listing, or tells everything that keeps it from being one. */
export function readRow(
  plan: ImportPlan,
  record: SourceRecord,
  note: NoteTaker,
  noteHeld: HeldBackTaker = () => {},
): ReadRow | { faults: string[] } {
  if (record.fault !== undefined) return { faults: [`The row ${record.fault}`] }
  const values: Values = { ...noValues }
  const facts = newFacts(record.says)
  readCells(plan, record, values, facts, { note, noteHeld })
  if (facts.faults.length > 0) return { faults: facts.faults }
  fillFromLookups(plan, record, values, facts, note)
  if (!plan.isOwn) settle(plan, values, facts, note)
  settleKept(values, facts, record.line)
  showOwnPictures(plan.options, values)
  withholdPrivate(plan, values, noteHeld)
  const filledIn = fillAssumed(values, note)
  fillMade(plan, record, values, facts, note)
  if (facts.faults.length > 0) return { faults: facts.faults }
  // Every required field is filled by now, and every value has passed its field's reader.
  const listing = values as Listing
  return { line: record.line, listing, given: facts.given, filledIn, says: facts.says, odd: facts.odd }
}

/** Pictures that came with the file are found here. */
function showOwnPictures({ pictures }: ImportPlan['options'], values: Values): void {
  if (pictures === undefined || !values.Images) return
  values.Images = values.Images.map((image) => addressInArchive(pictures, image))
}

/** What is only known of the whole row. A file that we wrote says each thing by itself. */
function settle(plan: ImportPlan, values: Values, facts: RowFacts, note: NoteTaker): void {
  partAddress(values, facts, plan.fills('City') || plan.hasColumnFor('CityStateZip'))
  joinParts(values, facts, plan.facts, note)
  fillFromOptions(plan, values, facts)
  settleZip(values, note)
  settleSale(plan, values, facts, note)
  settleAreas(plan, values, facts, note)
  settleRooms(values)
}

function isEmpty(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === ''
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
    if (plan.isOwn ? isEmpty(raw) : isNone(raw)) {
      // NDJSON tells "no value" from "not said"; in a table every cell is said.
      if (target !== null && raw !== undefined && isOptional(target)) facts.given.push(target)
      continue
    }
    if (target === null) {
      if (column.keptAs !== '') keepValue(column.name, column.keptAs, raw, facts)
      continue
    }
    const own = plan.isOwn && !isPart(target) && target !== 'Price' ? readOwnCell(target, raw) : undefined
    const reading = own === undefined ? readField(target, raw, column.format) : { value: own }
    if (reading.fault !== undefined) {
      noteFault(plan, { column, target, raw, line: record.line }, reading, facts, note)
      continue
    }
    if (reading.note !== undefined) note(reading.note)
    if (own !== undefined && !isPart(target) && target !== 'Price') {
      setValue(values, target, own)
      facts.given.push(target)
    } else if (isPart(target)) setPart(target, reading, facts)
    else setField(target, column, reading, values, facts, note)
  }
}

const isOptional = (target: ImportTarget): target is ListingField => optionalFields.has(target)
const isPrice = (target: ImportTarget): boolean =>
  target === 'Price' || target === 'SalePrice' || target === 'RentPrice'

/** A cell that is unknown costs the home nothing, unless it is what the home is told by. */
function noteFault(
  plan: ImportPlan,
  { column, target, raw, line }: { column: PlannedColumn; target: ImportTarget; raw: unknown; line: number },
  { fault, isMeant, qualifier }: FieldFault,
  facts: RowFacts,
  note: NoteTaker,
): void {
  const isKey =
    plan.options.key === 'URL' ? target === 'Url' : plan.options.key === 'MLSNumber' && target === 'MLSNumber'
  if (isKey) {
    facts.faults.push(`${describeColumn(target, column.name)} ${fault}.`)
    return
  }
  if (isPrice(target)) facts.qualifier ??= qualifier
  if (isMeant === true) {
    if (isPrice(target)) facts.hasNoPrice = true
    else if (isOptional(target)) facts.given.push(target)
    note(`${describeColumn(target, column.name)} is unknown where the file says so`)
    return
  }
  // "Residential" beside "Residential Lease": of one the column says what it is for.
  if (target === 'SaleType' && column.how === 'guess') {
    keepValue(column.name, column.name, raw, facts)
    return
  }
  // A word that nobody knows is better kept than lost.
  if (target === 'Status') keepValue('Status', 'Status', raw, facts)
  facts.odd.push({ line, column: column.name, value: toText(raw).slice(0, longestTold), reason: fault })
}

function setPart(target: PartTarget, reading: SaidField, facts: RowFacts): void {
  if (target === 'LotUnit' && reading.measure !== undefined) facts.units.LotArea = reading.measure
  facts.saleType ??= reading.saleType
  const before = facts.parts.get(target)
  // Several columns of open houses.
  facts.parts.set(
    target,
    before === undefined ? reading : { ...reading, value: `${String(before.value)}; ${String(reading.value)}` },
  )
}

function setField(
  target: ListingField | 'Price',
  { format }: PlannedColumn,
  reading: SaidField,
  values: Values,
  facts: RowFacts,
  note: NoteTaker,
): void {
  facts.currency ??= reading.currency ?? format.currency
  if (isPrice(target)) {
    facts.qualifier ??= reading.qualifier
    if (reading.period !== undefined) facts.hasPeriod ||= target !== 'RentPrice'
  }
  if (target === 'Price') {
    const perMonth = reading.perMonth ?? undefined
    facts.price = { ...reading, ...(perMonth !== undefined && { perMonth }), isRent: format.isRent }
    return
  }
  if (target === 'SalePrice' && (reading.period !== undefined || format.isRent)) {
    facts.price = { ...reading, isRent: true }
    return
  }
  if (target === 'Images' && values.Images !== undefined && Array.isArray(reading.value)) {
    values.Images = [...values.Images, ...reading.value.map(String)].slice(0, 200)
    return
  }
  setValue(values, target, reading.value)
  facts.given.push(target)
  if (target === 'Bedrooms') facts.baths = reading.baths
  else if (target === 'Bathrooms') facts.beds = reading.beds
  else if (target === 'AreaUnit' && reading.measure !== undefined)
    facts.units = { ...facts.units, BuildingArea: reading.measure, LotArea: facts.units.LotArea ?? reading.measure }
  else if (target === 'LotArea' || target === 'BuildingArea') {
    const measure = reading.measure ?? format.unit
    if (measure) facts.measures[target] = measure
  } else if (target === 'Status') setStatus(reading, facts, note)
  else if (target === 'PropertyType' && kindToLet.test(String(reading.value))) facts.kindSaysRent = true
}

/** "Residential Lease", "Rental - House"; a "rental property" may be for sale. */
const kindToLet =
  /^(?:residential|res|commercial|com)?[\s-]*(?:lease|rental|for rent|for lease|to let|lettings?)\b(?!\s+(?:propert|incom|invest))/i

/** The firm's own word stays beside the contract's, and RESO's where the database does not know the own one. */
function setStatus({ value, own = '', standard = '', saleType }: SaidField, facts: RowFacts, note: NoteTaker): void {
  facts.saleType ??= saleType
  if (own !== '') {
    note(`Status "${own}" is stored as ${String(value)}, its own word in ExtensionColumn`)
    facts.kept.push({ Key: 'Status', value: own })
  }
  if (standard === '') return
  facts.kept.push({ Key: 'StandardStatus', value: standard })
  facts.says?.push('StandardStatus')
}

/** Which keys of ExtensionColumn a cell speaks of. A file's own ExtensionColumn is all of it. */
function noteKeys({ target, keptAs }: PlannedColumn, record: SourceRecord, facts: RowFacts): void {
  if (facts.says === null) return
  if (target === 'ExtensionColumn' && record.original === undefined) facts.says = null
  else if (target === 'Status') facts.says.push('Status', 'StandardStatus')
  else if (target !== null && isPart(target)) facts.says.push(...[keysOfParts[target] ?? []].flat())
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
  const value = toReadableValue(column, toPlainText(toText(raw).trim()))
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
  const currency = facts.currency ?? plan.facts.currency
  if (values.CurrencySymbol === undefined && currency !== undefined) {
    values.CurrencySymbol = currencySigns[currency] ?? currency
    facts.given.push('CurrencySymbol')
  }
  // No home lies in the sea off Africa: this pair is how programs write "unknown".
  if (values.Latitude === 0 && values.Longitude === 0) {
    values.Latitude = undefined
    values.Longitude = undefined
  }
}

/** What is for members alone is left out, and so is all that tells an address that may not be shown. */
function withholdPrivate(plan: ImportPlan, values: Values, noteHeld: HeldBackTaker): void {
  const { Description, Location, Address, PropertyType, City, State, ExtensionColumn } = values
  const given = { Description, Location, Address, PropertyType, City, State, ExtensionColumn }
  const { listing, held } = holdBack(given, plan.judging)
  if (listing === given) return
  for (const each of held) noteHeld(each)
  for (const field of ['Description', 'Location', 'Address', 'PropertyType', 'City', 'State'] as const)
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
    if (reading.fault !== undefined) facts.faults.push(`Url ${reading.fault}.`)
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
