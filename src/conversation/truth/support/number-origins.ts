import { type KnownValue, kindOf, ofTwo } from '../numbers/prove-arithmetic.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import { stemOf } from '../text/stem-of.ts'
import { isSmallWord } from '../words/find-language.ts'
import type { Figures } from './compare.ts'
import type { Pools } from './evidence-pools.ts'
import type { Said } from './read-said.ts'

/** A number of a sentence, and whether a rule has proven it. */
export interface CountedNumber {
  number: SaidNumber
  isProven: boolean
}

/** What a sentence's numbers may come from, beside the pools. */
export interface NumberSources {
  folded: string
  numbers: readonly CountedNumber[]
  /** What the visitor has said, and amounts of the sentences before. */
  heard: readonly SaidNumber[]
  said: readonly KnownValue[]
  year: number
  /** Homes are held against each other: their records tell by how much they differ. */
  isCompared: boolean
}

/** Where a number comes from: the nearest first. */
const origins = ['own', 'firm', 'heard', 'said', 'record', 'near', 'one', 'pair', 'others', 'small', 'nowhere'] as const
type Origin = (typeof origins)[number]

const mostOperands = 70
const leastTelling = 20
const mostCounted = 3
const words = /[\p{L}\p{M}]{3,}|\p{Script=Han}{2}/gu
/** So many letters before and behind a number say what it is of. */
const around = 48

/** By the year and the month, the quarter and the week, and from one measure into another. */
const factors = [
  12, 4, 3, 2, 52, 7, 10, 100, 0.5, 10.763_91, 3.305_785, 4_046.856, 43_560, 0.404_686, 10_000, 1.609_344,
]

/** Where numbers of a sentence come from, in figures: by itself each is no proof, but what comes from nowhere is made up. */
export function numberFigures(
  { folded, numbers, heard, said, year, isCompared }: NumberSources,
  pools: Pools,
): Figures {
  const figures: Figures = {}
  const count = (name: string) => {
    figures[name] = Math.min(mostCounted, (figures[name] ?? 0) + 1)
  }
  if (numbers.length === 0) return figures
  const proven = numbers.filter(({ isProven }) => isProven)
  figures['num.proven'] = proven.length / numbers.length
  figures['num.allProven'] = proven.length === numbers.length ? 1 : 0
  for (const { number, isProven } of numbers) {
    const own = originOf(number, { folded, numbers, heard, said, year, isCompared }, pools)
    if (isProven) {
      count(`num.ok.${own.origin}`)
      continue
    }
    count('num.bad')
    count(`num.bad.${own.origin}`)
    count(`num.bad.${own.origin}.${number.kind ?? 'none'}`)
    figures['num.badNear'] = Math.max(figures['num.badNear'] ?? 0, own.near)
    figures['num.badFar'] = own.near === 0 ? 1 : (figures['num.badFar'] ?? 0)
  }
  return figures
}

/** Where a number that no rule has proven may come from and be true: of these, what stands around it tells; all others are made up. */
const credible: ReadonlySet<Origin> = new Set(['own', 'firm', 'near'])
/** What a record has a field for: nothing but the home's own text can add to it, where it speaks of the same. */
const ofField: ReadonlySet<SaidNumber['kind']> = new Set([
  ...(['area', 'bathrooms', 'bedrooms', 'days', 'mls', 'parking', 'year', 'zip'] as const),
])
/** Amounts that are none of a record's: of something else, or by a word that does not tell. */
const openAmounts: ReadonlySet<SaidNumber['field']> = new Set([null, 'any', 'monthly', 'unknown'] as const)

export function hasMadeUpNumber(figures: Figures): boolean {
  return origins.some((origin) => !credible.has(origin) && (figures[`num.bad.${origin}`] ?? 0) > 0)
}

/** Where a number may come from, and how much of what stands around it stands around it there too. */
function originOf(
  number: SaidNumber,
  { folded, numbers, heard, said, year, isCompared }: NumberSources,
  { own, firm, others, records, otherRecords, amounts }: Pools,
): { origin: Origin; near: number } {
  const is = (value: number) => number.values.some((each) => isNear(each, value, number.raw))
  const isOf = ({ kind, values }: SaidNumber) => values.some(is) && isAlike(number.kind, kind)
  const has = (pieces: readonly Said[]) => pieces.filter((piece) => piece.numbers.some(isOf))
  const beside = stemsBeside(number, folded)
  const nearOf = (pieces: readonly Said[]) =>
    pieces.reduce(
      (most, { stems }) => Math.max(most, beside.size === 0 ? 0 : beside.intersection(stems).size / beside.size),
      0,
    )
  const [inOwn, inFirm] = [has(own), has(firm)]
  const near = nearOf([...inOwn, ...inFirm])
  const inText = numbers.filter((each) => each.number !== number).flatMap((each) => valuesOf(each.number))
  const lately = [...said, ...inText, ...heard.flatMap(valuesOf)].slice(0, mostOperands)
  const inPieces = (pieces: readonly Said[]) => pieces.flatMap((piece) => piece.numbers.flatMap(valuesOf))
  const known = [...amounts, ...inPieces(own), ...inPieces(firm)].slice(0, mostOperands)
  const all = [...lately, ...known].filter(({ value }) => value > 0)
  const comesTo = (ones: readonly KnownValue[], others: readonly KnownValue[]) =>
    ones.some((one) => others.some((other) => one !== other && ofTwo(one, other, kindOf(number)).some(is)))
  const isField = ofField.has(number.kind) || (number.kind === 'money' && !openAmounts.has(number.field))
  const origin = ((): Origin => {
    if (inOwn.length > 0 && (!isField || nearOf(inOwn) > 0)) return 'own'
    if (inFirm.length > 0 && !isField) return 'firm'
    if (heard.some(({ values }) => values.some(is))) return 'heard'
    if (said.some(({ value }) => is(value))) return 'said'
    // What is small is some number of a record, or comes from two of them, by chance.
    if (number.values.every((value) => value < leastTelling)) return 'small'
    if ([...records].some(is)) return 'record'
    if (!isField && !isCompared && comesTo(lately, lately)) return 'near'
    if (all.some(({ value }) => fromOne(value, year).some(is))) return 'one'
    if (comesTo(known, known)) return 'pair'
    if ([...otherRecords].some(is) || has(others).length > 0) return 'others'
    return 'nowhere'
  })()
  return { origin, near }
}

function fromOne(value: number, year: number): number[] {
  const age = value > 1800 && value <= year ? [year - value] : []
  return [...age, ...factors.flatMap((factor) => [value * factor, value / factor])]
}

function valuesOf(number: SaidNumber): KnownValue[] {
  return number.values.slice(0, 1).map((value) => ({ value, kind: kindOf(number) }))
}

/** Of one kind, or of a kind that one of the two does not tell. */
function isAlike(one: SaidNumber['kind'], other: SaidNumber['kind']): boolean {
  return one === other || [one, other].some((kind) => kind === null || kind === 'other')
}

/** As near as the number of digits that were said tells. */
function isNear(said: number, value: number, raw: string): boolean {
  if (said === value) return true
  if (Math.abs(value) < 10 && Number.isInteger(said) && Number.isInteger(value)) return false
  const decimals = /[.,](\d{1,2})\D*$/u.exec(raw)?.[1]?.length ?? 0
  const step = said >= 1_000 && said % 100 === 0 ? 50 : 0.51 * 10 ** -decimals
  return Math.abs(said - value) <= step && Math.abs(said - value) <= Math.abs(said) * 0.02
}

function stemsBeside({ start, end }: SaidNumber, folded: string): ReadonlySet<string> {
  const before = folded.slice(Math.max(0, start - around), start)
  const behind = folded.slice(end, end + around)
  const found = `${before} | ${behind}`.match(words) ?? []
  return new Set(found.filter((word) => !isSmallWord(word)).map((word) => stemOf(word)))
}
