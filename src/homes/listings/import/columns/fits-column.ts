import { type ColumnFormat, decideFormat, isMoney } from '../../intake/columns/column-format.ts'
import type { FileFacts } from '../../intake/columns/file-facts.ts'
import type { ImportTarget } from '../../intake/intake-target.ts'
import { readStatus, readTenure } from '../../intake/values/read-status.ts'
import { toText } from '../cells/cell-text.ts'
import { readField } from '../cells/read-field.ts'
import { isNone } from '../fields/tidy-text.ts'

/** So many values are looked at; more say the same. */
const mostLooked = 200
/** Of the values, this many must fit a field of which the name alone is sure, and one that the name may mean besides. */
const neededFit = { sure: 0.5, weak: 0.8 }
/** From so many on, numbers of homes that come again are no numbers of homes. */
const fewNumbers = 5

const conditions =
  /\b(?:buen estado|muy bueno|a reformar|reformado|a estrenar|obra nueva|seminuevo|usado|bom estado|novo|para recuperar|excelente|good|excellent|fair|poor|new|renovated)\b/i
/** A name that says only that it is one. */
const bareNumber = /^[\s#.]*(?:no|nr|num|number)?[\s#.]*$/i
const compass = /^(?:[NSEW]|[NS][EW]|north|south|east|west|(?:north|south)(?:east|west))\.?$/i
const letters = /\p{L}/u
const digits = /\d/
const placeWords: ReadonlySet<ImportTarget> = new Set([
  'City',
  'State',
  'Location',
  'PropertyType',
  'AgentName',
  'OfficeName',
  'StreetName',
])
const freeWords: ReadonlySet<ImportTarget> = new Set([
  'Description',
  'Address',
  'CurrencySymbol',
  'UnitNumber',
  'CityStateZip',
  'Country',
  'PriceQualifier',
  'OpenHouse',
])

/** Whether any text may be a value of the field, so that values speak neither for nor against it. */
export function isWordField(target: ImportTarget): boolean {
  return placeWords.has(target) || freeWords.has(target) || target === 'MLSNumber' || target === 'ZIP'
}

/** Whether the values of a column may be those of a field. */
export function fits(
  { target, name, isSure }: { target: ImportTarget; name: string; isSure: boolean },
  values: readonly unknown[],
  file: FileFacts,
): boolean {
  const said = values.filter((value) => !isNone(value)).slice(0, mostLooked)
  if (said.length === 0) return true
  const needed = isSure ? neededFit.sure : neededFit.weak
  if (target === 'MLSNumber')
    // "#" and "No." may be those of rows, and of houses.
    return (
      isNumbering(said) &&
      (!bareNumber.test(name) || said.every((value) => /^(?=.*\d)(?!\d+\p{L}?$).*[\p{L}/.-]/u.test(toText(value))))
    )
  const format = decideFormat(target, name, said, file)
  let fitting = 0
  let meant = 0
  for (const value of said) {
    const judged = judge(target, value, format, { isSure, isNameToo: /name/i.test(name) })
    if (judged === 'fits') fitting += 1
    else if (judged === 'meant') meant += 1
  }
  if (said.length === meant) return isSure
  return fitting >= (said.length - meant) * (target === 'Url' || target === 'Images' ? neededFit.weak : needed)
}

function judge(
  target: ImportTarget,
  value: unknown,
  format: ColumnFormat,
  { isSure, isNameToo }: { isSure: boolean; isNameToo: boolean },
): 'fits' | 'meant' | 'odd' {
  const text = toText(value)
  // "Estado" of a home is how it is kept, where its values say so.
  if (target === 'State' && (conditions.test(text) || saysOffer(text))) return 'odd'
  // "Classe energetica" has letters, and no kind of home.
  if (target === 'PropertyType' && /^[A-H](?:\d|\++)?$/.test(text.trim())) return 'odd'
  if (target === 'City' && !isSure && (digits.test(text) || text.trim().length <= 3)) return 'odd'
  if (target === 'StreetPrefix' && !isSure) return compass.test(text.trim()) ? 'fits' : 'odd'
  if (placeWords.has(target)) return letters.test(text) && !/^https?:/i.test(text) ? 'fits' : 'odd'
  if (target === 'ZIP') return digits.test(text) && text.length <= 12 ? 'fits' : 'odd'
  // "Property" and "Unit" are addresses only where they look like ones.
  if (target === 'Address') return letters.test(text) && (isSure || digits.test(text)) ? 'fits' : 'odd'
  // "Post town" is no code and town together.
  if (target === 'CityStateZip') return letters.test(text) && (digits.test(text) || text.includes(',')) ? 'fits' : 'odd'
  // Of "House no/name" either will do.
  if (target === 'StreetNumber' && letters.test(text.replace(/\p{L}$/u, ''))) return isNameToo ? 'fits' : 'odd'
  // Odd prices are told one by one; a column of prices stays one.
  if (isSure && isMoney(target) && digits.test(text) && !/^\d{4}-\d\d-\d\d/.test(text)) return 'fits'
  const reading = readField(target, value, format)
  if (reading.fault !== undefined) return 'isMeant' in reading && reading.isMeant === true ? 'meant' : 'odd'
  if (target === 'Url' || target === 'Images') return looksLikeAddress(reading.value, target) ? 'fits' : 'odd'
  return 'fits'
}

/** "Sales", "sale agreed": where an offer stands rather than where a home does; short ones are of states. */
function saysOffer(text: string): boolean {
  return text.length > 4 && (readTenure(text).unknown === undefined || readStatus(text).unknown === undefined)
}

function isNumbering(said: readonly unknown[]): boolean {
  const texts = said.map((value) => toText(value).trim().toLowerCase())
  const isShort = texts.filter((text) => text.length <= 100).length >= texts.length * 0.8
  return isShort && (texts.length < fewNumbers || new Set(texts).size >= texts.length * 0.8)
}

function looksLikeAddress(value: unknown, target: ImportTarget): boolean {
  const [first] = [value].flat()
  if (typeof first !== 'string') return false
  return (
    /^(?:https?:)?\/\/|^www\./i.test(first) ||
    (target === 'Images' && /\.(?:jpe?g|png|webp|gif)(?:\?.*)?$/i.test(first))
  )
}
