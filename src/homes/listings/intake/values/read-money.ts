import { PhraseScanner, type PhraseTable, type Token } from './phrase-scanner.ts'
import { type CellReading, quote, unknown } from './reading.ts'
import {
  currencyWords,
  moneyNoise,
  monthsIn,
  noPriceWords,
  periodWords,
  qualifierWords,
  scaleWords,
} from './tables/money-words.ts'
import { type DecimalMark, meaningsOf, readDigits, readPlainNumber } from './written-number.ts'

/** What the column of an amount, or its name, says where the cell does not. */
export interface MoneyColumn {
  mark: DecimalMark | null
  /** What each number is to be taken by: 10000 below "Price (万円)". */
  scale: number
}

export interface Money {
  amount: number
  /** ISO code, or a sign that several currencies have: "$", "¥", "kr". */
  currency?: string
  /** The amount is for so long: it is a rent. `perMonth` is then what it is a month. */
  period?: string
  perMonth?: number
  /** What the file says of the price, in its own words. */
  qualifier?: string
}

type Kind = 'currency' | 'scale' | 'period' | 'qualifier' | 'noise' | 'none' | 'per'
const table: PhraseTable<Kind> = {
  currency: currencyWords,
  scale: scaleWords,
  period: periodWords,
  qualifier: qualifierWords,
  noise: moneyNoise,
  none: noPriceWords,
  per: {
    area: '/m²|/m2|/ m²|per m²|/sqm|/sqft|/sq ft|per sq ft|per sqft|psf|/sf|per sqm|pro m²|€/m²|/㎡|per acre|/acre|/坪',
  },
}
const scanner = new PhraseScanner(table)
type MoneyToken = Token<Kind>

const longest = 200
/** Signs that may stand anywhere around an amount and say nothing. */
const quiet = /^[-–—.,*:;()+=~≈<>!/\\'’"°|…_]$/
/** Nobody asks so much; forms are filled so. */
const placeholder = /^(?:9{8,}|1234567(?:8(?:90?)?)?|0?1{8,})$/

const usual: MoneyColumn = { mark: null, scale: 1 }

export function readMoney(raw: unknown, column: MoneyColumn = usual): CellReading<Money> {
  if (typeof raw === 'number') return settle(raw * column.scale, {}, String(raw))
  const text = String(raw).trim().slice(0, longest)
  const plain = readPlainNumber(text)
  if (plain !== null) return settle(plain * column.scale, {}, text)
  const tokens = scanner.scan(text)
  const digits = tokens.filter(({ kind }) => kind === 'number')
  if (digits.length === 0) return withoutNumber(text, tokens)
  if (tokens.some(({ kind }) => kind === 'per')) return unknown(`is a price per area: ${quote(text)}`)
  if (/^\s*[-–−]\s*(?:\p{Sc}\s*)?\d/u.test(text)) return unknown(`is less than nothing: ${quote(text)}`)
  const amounts = readAmounts(withoutShares(tokens), column)
  if (typeof amounts === 'string') return unknown(`${amounts}: ${quote(text)}`)
  const chosen = choose(amounts, text, tokens)
  if (chosen === null) return unknown(`says more than one amount: ${quote(text)}`)
  const currency = tokens.find(({ kind }) => kind === 'currency')?.value
  // A price of which half is words that nobody knows may be anything.
  if (currency === undefined && chosen.period === undefined && isOdd(tokens))
    return unknown(`is not understood as an amount: ${quote(text)}`)
  const qualifier = chosen.qualifier ?? qualifierOf(tokens)
  return settle(
    chosen.value,
    {
      ...(currency !== undefined && { currency }),
      ...(chosen.period !== undefined && { period: chosen.period }),
      ...(qualifier !== undefined && { qualifier }),
    },
    text,
  )
}

function settle(amount: number, more: Omit<Money, 'amount'>, text: string): CellReading<Money> {
  if (!Number.isFinite(amount)) return unknown(`is no amount: ${quote(text)}`)
  if (amount < 0)
    return unknown(
      amount === -1 ? 'is -1, which stands for unknown' : `is less than nothing: ${quote(text)}`,
      amount === -1,
    )
  if (amount < 0.005) return unknown('is 0, which is no price', true)
  if (amount >= 1e15 || placeholder.test(String(amount)))
    return unknown(`is no price that anybody asks: ${quote(text)}`, true)
  const value = Math.round(amount * 100) / 100
  return { amount: value, ...more, ...(more.period !== undefined && { perMonth: perMonth(value, more.period) }) }
}

/** An amount of a text that names its currency. */
export interface AmountInText {
  amount: number
  /** For how long it is, where the text says so: "month", "year". */
  period?: string
}

/** The amounts of a text that stand beside a currency, or that count in ten thousands: "Underground, €150 a month extra". None where one of them cannot be read. */
export function amountsIn(text: string): AmountInText[] {
  const said = text.slice(0, longest)
  const tokens = scanner.scan(said)
  const amounts = readAmounts(withoutShares(tokens), usual)
  if (typeof amounts === 'string') return []
  const signs = tokens.filter(({ kind, text: sign }) => kind === 'currency' || (kind === 'per' && /\p{Sc}/u.test(sign)))
  const isBeside = ({ at, end }: Amount): boolean =>
    isInTenThousands(said, at, end) ||
    signs.some(
      (sign) =>
        (sign.at < at && said.slice(sign.at + sign.text.length, at).trim() === '') ||
        (sign.at >= end && said.slice(end, sign.at).trim() === ''),
    )
  return amounts
    .filter((each) => isBeside(each))
    .map(({ value, period }) => ({ amount: value, ...(period === undefined ? {} : { period }) }))
}

/** "另售共50万": Chinese leaves the currency out where it counts an amount in ten thousands. */
function isInTenThousands(said: string, at: number, end: number): boolean {
  return (
    /[万萬億亿]$/u.test(said.slice(at, end)) &&
    !/^ ?[\p{Script=Han}㎡]/u.test(said.slice(end).replace(/^[元块起左右，,。]+/u, ''))
  )
}

/** What an amount for a time comes to a month. */
export function perMonth(amount: number, period: string): number {
  return Math.round((amount / (monthsIn[period] ?? 1)) * 100) / 100
}

function withoutNumber(text: string, tokens: readonly MoneyToken[]): CellReading<Money> {
  const said = tokens.filter(({ kind, text: each }) => kind !== 'sign' || !quiet.test(each))
  const isKnown = said.every(({ kind }) => kind !== 'unknown' && kind !== 'sign')
  const isMeant = said.some(({ kind }) => kind === 'none' || kind === 'qualifier' || kind === 'noise')
  return isKnown && isMeant
    ? unknown(`says ${quote(text)} in place of an amount`, true)
    : unknown(`is no amount: ${quote(text)}`)
}

/** Words of a cell that tells no price but how it is sold, for the qualifier: "Auction". */
export function readPriceWords(raw: unknown): string | null {
  const text = String(raw).trim()
  if (text.length > 60 || /\d/.test(text)) return null
  const tokens = scanner.scan(text)
  return tokens.some(({ kind }) => kind === 'none' || kind === 'qualifier') &&
    tokens.every(({ kind }) => kind !== 'unknown')
    ? text
    : null
}

/** "25%" is no amount. */
function withoutShares(tokens: readonly MoneyToken[]): MoneyToken[] {
  return tokens.filter(({ kind }, index) => kind !== 'number' || !tokens[index + 1]?.text.startsWith('%'))
}

interface Amount {
  value: number
  period: string | undefined
  at: number
  end: number
}

function readAmounts(tokens: readonly MoneyToken[], column: MoneyColumn): Amount[] | string {
  const amounts: Amount[] = []
  let last: { scale: number } | null = null
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.kind === 'period' && amounts.length > 0) {
      const amount = amounts.at(-1)
      if (amount) amount.period ??= token.value
      continue
    }
    if (token?.kind !== 'number') {
      if (token?.kind !== 'currency' && !(token?.kind === 'noise' && token.value === '')) last = null
      continue
    }
    const next = tokens[index + 1]
    // Not a million of what follows a blank and belongs to another word: "3 m 20".
    const scaleToken = next?.kind === 'scale' ? next : undefined
    const scaled = readAmount(token.text, scaleToken?.value, column)
    if (typeof scaled === 'string') return scaled
    if (scaleToken) index += 1
    const previous = amounts.at(-1)
    const end = (scaleToken ?? token).at + (scaleToken ?? token).text.length
    // "1億2,500万円", "1 Cr 25 Lac": what follows a larger unit is the rest of it.
    if (previous && last !== null && scaled.scale < last.scale && (scaled.scale > 1 || last.scale >= 1e4)) {
      previous.value += scaled.value
      previous.end = end
    } else amounts.push({ value: scaled.value, period: undefined, at: token.at, end })
    last = scaleToken ? { scale: scaled.scale } : null
  }
  return amounts
}

function readAmount(
  digits: string,
  scaleWord: string | undefined,
  column: MoneyColumn,
): { value: number; scale: number } | string {
  const scale = scaleOf(scaleWord, digits)
  if (scale === null) return 'may be thousands or millions'
  if (scale === 1) {
    // Nobody writes an amount of money with three decimals.
    const { point, comma } = meaningsOf(digits)
    if (point === undefined && comma === undefined) return 'is no number'
    const isThree = /[.,]\d{3}$/.test(digits) && point !== undefined && comma !== undefined
    const value = isThree ? Math.max(point, comma) : readDigits(digits, column.mark)
    return typeof value === 'number' ? { value: value * column.scale, scale } : 'is no number'
  }
  const value = readDigits(digits, column.mark)
  if (value === null) return 'is no number'
  // "1,250 million" of a column that does not say which sign is which: nobody asks a thousand millions.
  const { point = Number.POSITIVE_INFINITY, comma = Number.POSITIVE_INFINITY } = meaningsOf(digits)
  const number = value === 'two' ? (scale >= 1e6 ? Math.min(point, comma) : Math.max(point, comma)) : value
  return { value: Math.round(number * scale * 100) / 100, scale }
}

function scaleOf(word: string | undefined, digits: string): number | null {
  if (word === undefined) return 1
  if (word !== 'mil') return Number(word)
  // "450 mil" are thousands in Spanish and Portuguese, "1.2 mil" millions in English.
  return /^\d{2,3}$/.test(digits) ? 1e3 : /^\d[.,]\d{1,3}$/.test(digits) ? 1e6 : null
}

/** Of several amounts the one that is meant; null: nobody knows which. */
function choose(
  amounts: readonly Amount[],
  text: string,
  tokens: readonly MoneyToken[],
): (Amount & { qualifier?: string }) | null {
  const [first, second, ...more] = amounts
  if (first === undefined) return null
  if (second === undefined) return first
  // "£1,250 pcm (£288 pw)": the same rent twice.
  if (amounts.every(({ period }) => period !== undefined)) {
    const monthly = amounts.find(({ period }) => period === 'month')
    if (monthly) return monthly
  }
  if (more.length > 0) return null
  const between = text.slice(first.end, second.at)
  const isRange =
    /^[^\p{L}\d]*(?:[-–—~〜～]|\bto\b|\bbis\b|\ba\b|\bà\b|\bhasta\b|\baté\b|\btot\b|\band\b)[^\p{L}\d]*$/iu.test(
      between,
    )
  const period = second.period ?? first.period
  if (!isRange || first.value >= second.value || second.value > first.value * 3) return null
  const words = qualifierOf(tokens)
  return { ...first, period, qualifier: words ?? text }
}

function qualifierOf(tokens: readonly MoneyToken[]): string | undefined {
  const words = tokens.filter(({ kind, value }) => kind === 'qualifier' || (kind === 'none' && value === 'auction'))
  return words.length === 0 ? undefined : words.map(({ text }) => text.trim()).join(', ')
}

function isOdd(tokens: readonly MoneyToken[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'unknown' || (kind === 'sign' && !quiet.test(text)))
}
