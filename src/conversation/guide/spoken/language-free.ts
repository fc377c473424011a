import { findKnownNames } from '../../../homes/search/listing-vocabulary.ts'
import type { Scope } from '../../../homes/search/scope.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'

const mostWords = 60
/** "St. George Island" */
const longestName = 4
const longestRead = 600

const signs = '[$€£¥₩₹₫₪₽]'
const number = '\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+|\\d+'
const amounts = new RegExp(
  `(?<![\\p{N}.,])(?:(?<before>${signs})\\s?)?(?<digits>${number})\\s?(?<thousands>[kK](?!\\p{L}))?(?:\\s?(?<behind>${signs}))?`,
  'gu',
)
const areas = /(?<![\p{N}.,])(\d[\d.,]*)\s?(m²|m2|㎡|sq\.? ?ft|sqft|ft²)(?!\p{L})/giu
/** What no home has so many rooms, floors or years of. */
const leastBareAmount = 10_000

/**
 * What a message in a language that is not read says in any language, as the guide reads it: places of the chatbot's homes,
 * postal codes, listing numbers, amounts and areas. '' where it says none of them.
 */
export async function languageFreeOf(db: Database, scope: Scope, message: string): Promise<string> {
  const text = message.slice(0, longestRead)
  const codes = [
    ...new Set(text.match(/(?<![\p{Script=Latin}\p{N}])[A-Z\d-]*\d[A-Z\d-]{3,}(?![\p{Script=Latin}\p{N}])/gu) ?? []),
  ]
  const known = await findKnownNames(db, scope, namesIn(text), codes.map(foldText))
  const places = longestOf(known.cities.map(({ name }) => name))
  const numbers = known.mlsKeys.map(({ name }) => `MLS ${name}`)
  const taken = new Set([...known.zips, ...known.mlsKeys.map(({ key }) => key)].map(foldText))
  const measured = [...text.matchAll(areas)].map(([, amount = '', unit = '']) =>
    /m/i.test(unit) ? `${plainNumber(amount)} m²` : `${plainNumber(amount)} sq ft`,
  )
  const said = [...text.replace(areas, ' ').matchAll(amounts)].flatMap(({ groups = {} }) => {
    const { before, digits = '', thousands, behind } = groups
    const value = plainNumber(digits) * (thousands === undefined ? 1 : 1_000)
    const sign = before ?? behind ?? ''
    const isAmount = sign !== '' || (value >= leastBareAmount && !taken.has(foldText(digits)))
    return isAmount ? [`${sign}${value}`] : []
  })
  return [...numbers, ...places, ...known.zips, ...said.slice(0, 2), ...measured].join(', ')
}

function plainNumber(digits: string): number {
  return Number(digits.replace(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.')) || 0
}

/** All runs of words that may be a name, as names are compared. */
function namesIn(text: string): string[] {
  const words = (text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’.-]*/gu) ?? []).slice(0, mostWords)
  const runs = words.flatMap((_, from) =>
    Array.from({ length: longestName }, (_, more) => words.slice(from, from + more + 1).join(' ')),
  )
  return [...new Set(runs.map((run) => foldText(run.replace(/[.'’-]+$/u, ''))))].filter((run) => run.length > 2)
}

/** "Lake Forest Park", and not also "Lake Forest". */
function longestOf(names: readonly string[]): string[] {
  const all = [...new Set(names)]
  return all.filter((name) => !all.some((other) => other !== name && other.includes(name)))
}
