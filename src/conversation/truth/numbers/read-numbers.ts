import { wordTable } from '../../../platform/text/word-table.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { foldAligned } from '../text/fold-text.ts'
import { findDates } from './month-names.ts'
import {
  beforeUnit,
  labelsBefore,
  type MoneyField,
  moneyWords,
  type NumberKind,
  oneWord,
  perArea,
  perAreaBefore,
  perMonth,
  twoWords,
  unitsBehind,
} from './number-patterns.ts'
import { findNumberWords } from './number-words.ts'

/** A number that a text says, with what it is about as far as the words around it tell. */
export interface SaidNumber {
  start: number
  end: number
  /** As written. */
  raw: string
  /** What it may mean: "1.200" is 1200 or 1.2. Empty for what cannot be read. */
  values: readonly number[]
  kind: NumberKind | null
  /** Of an amount of money. */
  field: MoneyField | null
  /** Of an area, in the words of the text; '' for other kinds. */
  unit: string
  /** In words. */
  isWord: boolean
  /** "one", "un" with nothing behind that is counted is no number; those are left out altogether. */
  isArticle: boolean
}

const digits = /\d{1,3}(?:([.,'’\u00A0\u202F\u2009 ])\d{3})(?:\1\d{3})*(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[\p{N}]/gu
const scale =
  /^[\s\u00A0]?(k|mm|m|mil|millones|millon|millions|million|millionen|mio\.?|mn|thousand|tsd\.?|tausend|mille|milliers|bn|b|billion|milliards?|milliarden|mila|milioni|milione|万|萬|亿|億|百万|千|만|억|천|тыс\.?|тысяч|млн\.?|миллиона|миллионов|миллион|triệu|trieu|nghin|ngan|ty|مليون|ألف|الف)(?![\p{Script=Latin}\p{N}²])/u
const scaleValues: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  mil: 1e3,
  tsd: 1e3,
  tausend: 1e3,
  mille: 1e3,
  milliers: 1e3,
  千: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millon: 1e6,
  millones: 1e6,
  mio: 1e6,
  mn: 1e6,
  百万: 1e6,
  mila: 1e3,
  milioni: 1e6,
  milione: 1e6,
  億: 1e8,
  만: 1e4,
  억: 1e8,
  천: 1e3,
  тыс: 1e3,
  тысяч: 1e3,
  млн: 1e6,
  миллион: 1e6,
  миллиона: 1e6,
  миллионов: 1e6,
  triệu: 1e6,
  trieu: 1e6,
  nghin: 1e3,
  ngan: 1e3,
  مليون: 1e6,
  ألف: 1e3,
  الف: 1e3,
  萬: 1e4,
  万: 1e4,
  亿: 1e8,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  milliarden: 1e9,
}
const fractions = wordTable<number>({ '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 })
const currencyBefore =
  /(?:[$€£¥₹₽₩₪]|(?:us|ca|c|a|au|nz|mx|r|hk|s)\$|\b(?:usd|eur|gbp|cad|aud|chf|mxn|rmb|cny))[\s\u00A0*_]*$/u
/** Shares of something, with the words between them and what they are shares of. */
const shares =
  /\b(?:an? )?(half|quarter|media|medio|demi|demie|halbe[nrsm]?|viertel)[\s-]+(?:of )?(?:an? )?(million|millon|acres?|hectares?|hectareas?|hektar|miles?|milla|kilomet(?:er|re)|kilometro|stunde|hour|hora|heure)|半(?=英亩|公顷|英里|公里|小时)/gu
/** "a dollar", "a single euro": an amount without a number. */
const coins =
  /\b(?:an?|a single|one single|just an?|only an?|un solo|un seul|einen einzigen|einen|ein)[\s-]+(?:(?:us|symbolic|token|single)[\s-]+)?(dollars?|bucks?|euros?|pounds?|pesos?|dolar|cents?|centimes?|centavos?|penny|pennies|pence|francs?|franken|rappen)(?![\p{L}])/gu
const multiples =
  /\b(?:twice|triple|double the|half the|doppelt so|halb so|el doble de|la mitad de|deux fois|la moitie)\s+(?:as |the |de |du |des |la |el |le )*(?:size|price|area|big|large|cost|expensive|space|tamano|precio|prix|surface|gross|teuer|grand|cher|much|many)/gu
const wholes: readonly (readonly [NumberKind, RegExp])[] = [
  [
    'phone',
    /\+\d[\d\s().-]{6,}\d|\(\d{3}\)\s?\d{3}[\s.-]\d{4}|\b\d{3}[.-]\d{3}[.-]\d{4}\b|\b\d{3}-\d{4}\b|\b0\d{2,4}[\s/-]\d{3,}[\d\s-]*\d/gu,
  ],
  [
    'time',
    /\b\d{1,2}[:.]\d{2}\s*(?:a\.?m\.?|p\.?m\.?|uhr|h\b)|\b\d{1,2}:\d{2}\b|\b\d{1,2}\s*(?:a\.?m\b\.?|p\.?m\b\.?|uhr\b|o.clock)|\b\d{1,2}\s?h(?:\d{2})?\b|\b24\/7\b|\d{1,2}点/gu,
  ],
]

/** "10 por ciento": the hundred of a share is no number. */
function isOfPercent(folded: string, start: number): boolean {
  return /[\p{L}\p{N}][\s\u00A0]+(?:por|pour|per)[\s\u00A0]+$/u.test(folded.slice(Math.max(0, start - 24), start))
}

/** Every number of a text, in digits or words, in the order of their places. */
export function readNumbers(text: string, language: LanguageCode, folded = foldAligned(text)): SaidNumber[] {
  const found: SaidNumber[] = []
  // A mark for each sign that belongs to a number: a text may be nothing but numbers.
  const taken = new Uint8Array(folded.length)
  const take = (start: number, end: number) => taken.fill(1, start, end)
  const isTaken = (start: number, end: number) => taken.subarray(start, end).includes(1)
  if (/\d/.test(folded))
    for (const { 0: raw, index } of findDates(folded)) {
      take(index, index + raw.length)
      found.push({ ...bare(folded, index, index + raw.length), kind: 'date' })
    }
  for (const [kind, pattern] of wholes) {
    if (!/\d/.test(folded)) break
    for (const { 0: raw, index } of folded.matchAll(pattern)) {
      if (isTaken(index, index + raw.length)) continue
      take(index, index + raw.length)
      found.push({ ...bare(folded, index, index + raw.length), kind })
    }
  }
  for (const { 0: raw, index } of folded.matchAll(digits)) {
    if (isTaken(index, index + raw.length)) continue
    const number = readDigits(folded, raw, index)
    if (!number) continue
    take(number.start, number.end)
    found.push(number)
  }
  for (const { 0: raw, 1: share = '', 2: thing = '', index } of folded.matchAll(shares)) {
    const value = /quarter|viertel/.test(share) ? 0.25 : 0.5
    const isMillion = /^mill/.test(thing)
    const end = isMillion ? index + raw.length : index + raw.length - thing.length
    take(index, end)
    found.push(about({ ...bare(folded, index, end), values: [isMillion ? value * 1e6 : value], isWord: true }, folded))
  }
  for (const { 0: raw, 1: coin = '', index } of folded.matchAll(coins)) {
    const end = index + raw.length - coin.length
    const value = /^(?:cent|penn|pence|rappen)/.test(coin) ? 0.01 : 1
    const number = { ...bare(folded, index, end), values: [value], isWord: true, isArticle: true }
    take(index, end)
    found.push({ ...number, kind: 'money', field: moneyFieldAt(folded, index, end) })
  }
  for (const { 0: raw, index } of folded.matchAll(multiples)) {
    take(index, index + raw.length)
    found.push({ ...bare(folded, index, index + raw.length), kind: 'other' })
  }
  const words = findNumberWords(text, language, folded)
  for (const { start, end, value, isArticle, isOrdinal, isDoubtful } of words) {
    if (isTaken(start, end) || (value === 100 && isOfPercent(folded, start))) continue
    const number = { ...bare(folded, start, end), values: [value], isWord: true, isArticle }
    if (isDoubtful && (isOrdinal || !isCounted(about(number, folded), folded))) continue
    take(start, end)
    found.push(isOrdinal ? { ...number, kind: 'ordinal' } : about(number, folded))
  }
  const inOrder = found.sort((a, b) => a.start - b.start)
  shareKinds(inOrder, folded)
  return inOrder.filter((number) => !number.isArticle || (number.kind !== null && number.kind !== 'matches'))
}

/** "sept chambres" in a text that seems English; never "once homes are listed". */
function isCounted({ kind, start, end }: SaidNumber, folded: string): boolean {
  if (kind === 'matches') return folded.slice(start, end) !== 'once'
  return kind !== null && kind !== 'money'
}

function bare(text: string, start: number, end: number): SaidNumber {
  return {
    start,
    end,
    raw: text.slice(start, end),
    values: [],
    kind: null,
    field: null,
    unit: '',
    isWord: false,
    isArticle: false,
  }
}

function readDigits(folded: string, raw: string, start: number): SaidNumber | null {
  let end = start + raw.length
  const before = folded.slice(Math.max(0, start - 2), start)
  if (/[²³]/.test(raw)) return /\p{L}$/u.test(before) ? null : bare(folded, start, end)
  let values = /^\d/.test(raw) ? readingsOf(raw) : raw in fractions ? [fractions[raw] ?? 0] : []
  const fraction = fractions[folded[end] ?? '']
  if (fraction !== undefined && /^\d+$/.test(raw)) {
    values = [Number(raw) + fraction]
    end += 1
  }
  const hasCurrency = currencyBefore.test(folded.slice(Math.max(0, start - 8), start))
  const scaled = scale.exec(folded.slice(end, end + 14))
  const name = scaled?.[1]?.replace('.', '') ?? ''
  // "150 m" is a length; only behind a currency sign is it an amount.
  const isScale =
    scaled !== null && (name !== 'm' && name !== 'b' ? true : hasCurrency || /^[\s\u00A0]?m$/.test(scaled[0]) === false)
  if (scaled && isScale) {
    values = values.map((value) => Math.round(value * (scaleValues[name] ?? 1) * 1e6) / 1e6)
    end += scaled[0].length
  }
  const ordinal = /^(?:st|nd|rd|th|er|ere|eme|[ºª°])(?![\p{L}])/u.exec(folded.slice(end))
  const number = { ...bare(folded, start, end), values }
  // "1980er" are ten years.
  if (ordinal && !hasCurrency && !/^\d{3}0er$/u.test(raw + ordinal[0]))
    return {
      ...number,
      end: end + ordinal[0].length,
      raw: folded.slice(start, end + ordinal[0].length),
      kind: 'ordinal',
    }
  if (hasCurrency || (scaled && isScale && values.some((value) => value >= 10_000) && !isOtherUnit(folded, end)))
    return { ...number, kind: 'money', field: moneyFieldAt(folded, start, end) }
  return about(number, folded)
}

function isOtherUnit(folded: string, end: number): boolean {
  const kind = kindBehind(folded, end)
  return kind !== null && kind !== 'money'
}

function readingsOf(raw: string): number[] {
  const groups = /^(\d{1,3})((?:[.,'’\u00A0\u202F\u2009 ]\d{3})+)([.,]\d+)?$/u.exec(raw)
  const plain = Number(raw.replace(',', '.'))
  if (!groups) return Number.isFinite(plain) ? [plain] : []
  const whole = Number(`${groups[1]}${groups[2]?.replace(/\D/g, '')}${groups[3] ? `.${groups[3].slice(1)}` : ''}`)
  return groups[3] || !/^\d{1,3}[.,]\d{3}$/.test(raw) ? [whole] : [whole, plain]
}

/** Finds what a number is about from its neighbours. */
function about(number: SaidNumber, folded: string): SaidNumber {
  const near = folded.slice(Math.max(0, number.start - 48), number.start)
  // In "3 bd | 2 ba" a bar parts figures; only in a table does it stand between a name and its value.
  const before = /^\s*\|/.test(folded) ? near : near.replaceAll('|', '\u0001')
  const named = labelsBefore.find(([, pattern]) => pattern.test(before))?.[0] ?? null
  if (/^\d{4}$/.test(number.raw) && /^[\s\u00A0]?年/u.test(folded.slice(number.end, number.end + 2)))
    return { ...number, kind: 'year' }
  const hasColon = /[:：=][\s*_$€£~]*$/.test(before)
  const behind = kindBehind(folded, number.end)
  const [value = 0] = number.values
  const kind = (hasColon ? (named ?? behind) : (behind ?? named)) ?? guessKind(number, folded, value)
  // "dos baños y medio", "deux salles de bains et demie"
  if (
    kind === 'bathrooms' &&
    /^[\p{L}\s.]{0,24}?(?: y media?o?| e mei[ao]| et demie?)(?![\p{L}])/u.test(folded.slice(number.end))
  )
    return { ...number, kind, values: number.values.map((each) => each + 0.5) }
  if (kind === 'money') return { ...number, kind, field: moneyFieldAt(folded, number.start, number.end) }
  if (kind === 'area')
    return { ...number, kind, unit: folded.slice(number.end, number.end + 24).replace(beforeUnit, '') }
  return { ...number, kind }
}

function guessKind(number: SaidNumber, folded: string, value: number): NumberKind | null {
  // The signs of a heading are no "#2".
  if (number.isWord || !/^\d+$/.test(number.raw) || /(?:^|\n)[\s#]*$/.test(folded.slice(0, number.start)))
    return yearOf(number, folded, value)
  if (
    /(?:#|\bno\.|\bnr\.|\bn[ºo]\.?|\bnumber|\boption|\bhome|\blisting|\bhouse|\bopcion|\bcasa|\bmaison|\bhaus|\bnummer|\bnumero|第)\s*$/u.test(
      folded.slice(0, number.start),
    )
  )
    return value <= 100 ? 'ordinal' : null
  return yearOf(number, folded, value)
}

function yearOf({ raw, end }: SaidNumber, folded: string, value: number): NumberKind | null {
  const isYear = /^\d{4}$/.test(raw) && value >= 1600 && value <= 2100
  return isYear && /^(?![\s\u00A0]*[\p{L}²]*(?:ft|feet|m²))/u.test(folded.slice(end)) ? 'year' : null
}

function kindBehind(folded: string, end: number): NumberKind | null {
  const rest = folded.slice(end, end + 60).replace(beforeUnit, '')
  const direct = kindAt(rest)
  if (direct) return direct
  const afterOne = oneWord.test(rest) ? rest.replace(oneWord, '') : null
  const kind = afterOne === null ? null : kindAt(afterOne)
  // "one single dollar"; never "two homes, $500".
  if (kind === 'money' && afterOne !== null && /^\p{L}/u.test(afterOne)) return kind
  if (kind === 'bedrooms' || kind === 'bathrooms' || kind === 'parking' || kind === 'matches' || kind === 'other')
    return kind
  const afterTwo = twoWords.test(rest) ? kindAt(rest.replace(twoWords, '')) : null
  return afterTwo === 'matches' ? afterTwo : null
}

function kindAt(rest: string): NumberKind | null {
  return unitsBehind.find(([, pattern]) => pattern.test(rest))?.[0] ?? null
}

/** "with a deposit of $2,000": the word is of the amount that follows. */
const leadsOn = /^[\s\u00A0]*(?:fees?[\s\u00A0]+)?(?:of|is|de|von|[:：])[\s\u00A0]*(?:\p{L}{0,3}[$€£¥][\s\u00A0]*)?\d/u

/** Which amount of a listing is meant: the word nearest to it in its clause tells. */
export function moneyFieldAt(folded: string, start: number, end: number): MoneyField {
  const behind = folded.slice(end, end + 40)
  if (perArea.test(behind)) return 'UnitAreaPrice'
  const before =
    // A blot of a link is as long as its address.
    folded
      .slice(Math.max(0, start - 300), start)
      .replaceAll('\u0001', '')
      .slice(-60)
      .split(/[;|\n]|[.!?。]\s/u)
      .at(-1) ?? ''
  const after = (/^[^,;|\d(（，。]*/u.exec(behind)?.[0] ?? '').split(/\s(?:and|y|et|und|e)\s/u)[0] ?? ''
  if (perAreaBefore.test(before)) return 'UnitAreaPrice'
  let best: { field: MoneyField; at: number } | null = null
  for (const [field, words] of moneyWords) {
    for (const { index } of before.matchAll(words)) if (!best || index > best.at) best = { field, at: index }
  }
  // Behind the number only what follows at once: "$250 a month HOA", "$1,000 deposit".
  for (const [field, words] of moneyWords) {
    if (field === 'Price') continue
    for (const { 0: word, index } of after.matchAll(words))
      if (index < 24 && (!best || best.field === 'Price') && !leadsOn.test(folded.slice(end + index + word.length)))
        best = { field, at: 1000 }
  }
  if (best && best.field !== 'Price') return best.field
  if (best) return best.field === 'Price' && perMonth.test(behind) ? 'monthly' : best.field
  return perMonth.test(behind) ? 'monthly' : 'any'
}

/** "2-3 bedrooms", "3 or 4 baths", "$400,000 to $500,000": the first is about what the last is about. */
function shareKinds(numbers: SaidNumber[], folded: string): void {
  for (let index = numbers.length - 2; index >= 0; index -= 1) {
    const [one, next] = [numbers[index], numbers[index + 1]]
    if (!one || !next || one.kind !== null || next.kind === null) continue
    if (
      !/^[\s\u00A0]*(?:[-–~/]|to|and|or|a|y|o|et|ou|und|oder|bis|至|到|或|和)[\s\u00A0$€£]*$/u.test(
        folded.slice(one.end, next.start),
      )
    )
      continue
    if (one.isArticle || next.kind === 'ordinal') continue
    numbers[index] = { ...one, kind: next.kind, field: next.field, unit: next.unit }
  }
}
