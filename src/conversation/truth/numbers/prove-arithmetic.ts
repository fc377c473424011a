import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { SaidNumber } from './read-numbers.ts'

/** A value that arithmetic may begin with. */
export interface KnownValue {
  value: number
  /** What it is of: two that are added are of one kind. */
  kind: 'money' | 'area' | 'percent' | 'plain'
}

const feetInMetre = 10.763_910_4
const metresInMile = 1.609_344
/** So many numbers said before are remembered: a sum stands close to its parts. */
export const mostRemembered = 12
/** Small numbers are the result of something or other: only beside a sign or a word of reckoning is one proven by it. */
const smallest = 100
const reckons =
  /[=≈×÷+−]|\d\s?[x*/]\s?\d|\bper\b|\/|total|sum|differ|more than|less than|cheaper|saves?|between|together|times|twice|half|average|works out|comes to|that.?s|equals|makes|roughly|about|total|suma|difer|juntos|media|promedio|por (?:mes|ano|m)|somme|ecart|ensemble|moyenne|par (?:an|mois|m)|soit|summe|differenz|zusammen|pro |durchschnitt|entspricht|macht|rund|soma|juntos|cerca|合计|总共|一共|相差|差|每|平均|约|等于|便宜|贵|year|\banos?\b|\bans?\b|jahr|年|%|below|above|under|over|left|budget|presupuesto|orcamento|sobra|passa|pasa|excede|debajo|encima|sous|dessus|au-dela|unter|uber|noch|finanz|restant|低于|超|预算|剩/u

/** Says that something is by the year, by the month and added up. */
const allWords = 'year month total'

const counted: ReadonlySet<SaidNumber['kind']> = new Set([
  'bedrooms',
  'bathrooms',
  'parking',
  'matches',
  'ordinal',
  'year',
  'mls',
  'zip',
  'phone',
])

export interface Reckoning {
  said: readonly KnownValue[]
  homes: readonly KnownHome[]
  evidence: Evidence
  /** Numbers of the firm's papers and settings. */
  papers: readonly SaidNumber[]
  /** In a language whose words of reckoning are not read. */
  isForeign: boolean
}

/** Whether a number is what plain arithmetic over known values comes to: those of the homes that are spoken of, and numbers that were said just before. */
export function isWorkedOut(
  number: SaidNumber,
  folded: string,
  { said, homes, evidence, papers, isForeign }: Reckoning,
): boolean {
  const isSmall = number.values.every((value) => value < smallest)
  const isReckoned = isForeign || reckons.test(folded)
  if (isSmall && !isReckoned) return false
  // Rooms are counted and not reckoned.
  if (counted.has(number.kind)) return false
  const kind = kindOf(number)
  const is = (value: number): boolean => number.values.some((each) => isClose(each, value, number, folded))
  const visitors = evidence.visitorNumbers
    .slice(0, 30)
    .flatMap((each) => each.values.map((value): KnownValue => ({ value, kind: kindOf(each) })))
  const shares = papers
    .filter((each) => each.kind === 'percent' || (each.kind === null && each.isWord))
    .flatMap((each) =>
      each.values.map((value): KnownValue => ({ value, kind: each.kind === 'percent' ? 'percent' : 'plain' })),
    )
  const near = [...said, ...visitors, ...shares].filter(({ value }) => value > 0)
  const spokenOf = homes.slice(0, 6)
  if (sumsUp(said, is)) return true
  // Where its words are not read, any of them may be meant.
  const words = isForeign ? allWords : folded
  if ((isForeign || spokenOf.length <= 3) && spokenOf.some((home) => ofHome(home, kind, words).some(is))) return true
  const figures = evidence.figuresNow.map(({ value }): KnownValue => ({ value, kind: 'money' }))
  // Held against everything that was found, some difference or other is any number.
  const own = isForeign || spokenOf.length <= 2 ? [...spokenOf.flatMap(valuesOf), ...figures] : []
  if (near.some((one) => ofOne(one, kind, words).some(is))) return true
  if (!isReckoned) return false
  // One of the two was said: all of a record against all of it comes to any number.
  return near.some(
    (one) =>
      near.some((other) => one !== other && ofTwo(one, other, kind).some(is)) ||
      own.some((other) => ofRecord(one, other, kind, words).some(is)),
  )
}

/** What one record comes to by itself: by the year, by the area, together with its fees, below or above its estimate. */
function ofHome({ listing, numbers }: KnownHome, wanted: KnownValue['kind'], folded: string): number[] {
  const { Price, HOAMonth, DepositFee, ZestimatePrice, BuildingArea, LotArea, SaleType } = listing
  const price = Price ?? 0
  const monthly = [HOAMonth ?? 0, SaleType === 'for_rent' ? price : 0].filter((value) => value > 0)
  if (wanted === 'percent') {
    const off = Math.abs(price - (ZestimatePrice ?? price)) * 100
    return off === 0 ? [] : [off / (ZestimatePrice ?? price), off / price]
  }
  if (wanted === 'money') {
    const areas = [BuildingArea, LotArea].filter((value) => value > 0)
    const byArea = areas.flatMap((area) => [
      price / area,
      price / (area / feetInMetre),
      price / (area * feetInMetre),
      price / (area / 43_560),
    ])
    const acres = numbers
      .filter((each) => each.kind === 'area')
      .flatMap((each) => each.values.map((value) => price / value))
    const byYear = yearly.test(folded) ? monthly.map((value) => value * 12) : []
    const { DepositFee: deposit, HOAMonth: fee } = { DepositFee: DepositFee ?? 0, HOAMonth: HOAMonth ?? 0 }
    const sums = adds.test(folded) ? [price + fee, price + deposit, price + price + deposit] : []
    return [...byArea, ...acres, ...byYear, ...sums, ...(ZestimatePrice ? [Math.abs(price - ZestimatePrice)] : [])]
  }
  return numbers
    .slice(0, 40)
    .flatMap((each) => each.values.map((value): KnownValue => ({ value, kind: kindOf(each) })))
    .flatMap((value) => ofOne(value, wanted, folded))
}

const yearly = /year|yr\b|annual|\bano\b|anual|\ban\b|annuel|jahr|年|anno|год|سنة|nam\b/u
const periods = /month|week|mes\b|meses|semana|mois|semaine|monat|woche|月|周|mese|settimana/u
const adds =
  /\+|total|sum|together|up front|upfront|move in|first|plus|suma|juntos|somme|zusammen|insgesamt|合计|总共|一共|共/u

/** What a number is of, for sums. */
export function kindOf({ kind }: Pick<SaidNumber, 'kind'>): KnownValue['kind'] {
  return kind === 'money' || kind === 'area' || kind === 'percent' ? kind : 'plain'
}

/** What a home's record and text have for sums. */
export function valuesOf({ listing, numbers }: KnownHome): KnownValue[] {
  const money = [
    listing.Price,
    listing.HOAMonth,
    listing.DepositFee,
    listing.ZestimatePrice,
    listing.UnitAreaPrice,
  ].flatMap((value): KnownValue[] => (value === null || value === 0 ? [] : [{ value, kind: 'money' }]))
  const area = [listing.BuildingArea, listing.LotArea].flatMap((value): KnownValue[] =>
    value === 0 ? [] : [{ value, kind: 'area' }],
  )
  const plain = [listing.Bedrooms, listing.Bathrooms, listing.ParkingSpots, listing.DaysOnMarket].map(
    (value): KnownValue => ({ value, kind: 'plain' }),
  )
  const told = numbers
    .slice(0, 40)
    .flatMap((each) => each.values.map((value): KnownValue => ({ value, kind: kindOf(each) })))
  return [...money, ...area, ...plain, ...told]
}

/** A month and a year, a week, a unit: what one value alone comes to. */
function ofOne({ value, kind }: KnownValue, wanted: KnownValue['kind'], folded: string): number[] {
  if (kind === 'money')
    return wanted === 'money' && (yearly.test(folded) || periods.test(folded))
      ? [value * 12, value / 12, (value * 12) / 52]
      : []
  if (kind === 'area')
    return wanted === 'area' || wanted === 'plain'
      ? [value / feetInMetre, value * feetInMetre, value / 43_560, value / 10_000, value / 10_763.9104]
      : []
  return wanted === 'plain'
    ? [value * metresInMile, value / metresInMile, value * 12, value / 12, value / 7, value / 30.4]
    : []
}

/** What two values come to: only what is alike is added. */
export function ofTwo(one: KnownValue, other: KnownValue, wanted: KnownValue['kind']): number[] {
  const [a, b] = [one.value, other.value]
  const pair = `${one.kind} ${other.kind}`
  if (wanted === 'percent')
    return one.kind === other.kind && one.kind !== 'percent' ? [(a / b) * 100, (Math.abs(a - b) / b) * 100] : []
  if (pair === 'money money')
    return wanted === 'money'
      ? [a + b, Math.abs(a - b), a + b * 12, a * 12 + b * 12]
      : wanted === 'plain'
        ? [a / b]
        : []
  if (pair === 'area area') return wanted === 'area' ? [a + b, Math.abs(a - b)] : wanted === 'plain' ? [a / b] : []
  if (pair === 'money area') return wanted === 'money' ? [a / b, a / (b / feetInMetre), a / (b * feetInMetre)] : []
  if (pair === 'money percent')
    return wanted === 'money' ? [(a * b) / 100, a * (1 + b / 100), a * (1 - b / 100), (a * b) / 1200] : []
  if (pair === 'money plain') return wanted === 'money' ? [a * b, a / b, a * 12 * b] : []
  if (pair === 'plain plain') return wanted === 'plain' ? [a + b, Math.abs(a - b), a * b, a / b] : []
  if (pair === 'area plain') return wanted === 'area' ? [a * b, a / b] : []
  return []
}

/** What was said, held against a value of a record: how far they are apart, and its share. */
function ofRecord(said: KnownValue, { value, kind }: KnownValue, wanted: KnownValue['kind'], folded: string): number[] {
  if (wanted === 'percent') return said.kind === kind && kind !== 'percent' ? [(said.value / value) * 100] : []
  if (said.kind === 'percent')
    return kind === 'money' && wanted === 'money'
      ? [(value * said.value) / 100, value * (1 + said.value / 100), value * (1 - said.value / 100)]
      : []
  // "three times the rent"
  if (said.kind === 'plain' && said.value <= 10 && kind === 'money' && wanted === 'money' && yearly.test(folded))
    return [value * said.value * 12, value * said.value]
  if (said.kind !== kind || kind !== wanted) return []
  return [Math.abs(said.value - value), ...(adds.test(folded) ? [said.value + value] : [])]
}

/** "2,350 + 1,500 + 50": what was said last, from some number on, added up. */
function sumsUp(said: readonly KnownValue[], is: (value: number) => boolean): boolean {
  let sum = 0
  for (const [index, { value }] of said.toReversed().entries()) {
    sum += value
    if (index > 0 && is(sum)) return true
  }
  return false
}

const about =
  /(?:~|≈|about|around|roughly|approx\w*|nearly|almost|some|circa|ca\.|casi|unos|unas|aprox\w*|alrededor de|cerca de|environ|autour de|pres de|rund|etwa|ungefahr|gut|knapp|cerca de|uns|umas|约|大约|大概|将近|okolo|około|około|около|примерно|примерно|약|대략|約|khoang|حوالي|تقريبا)[\s\u00A0$€£*_]*$/u

/** Equal to the last place that was written; behind "about" to the last that is no zero. */
function isClose(said: number, value: number, { raw, start }: SaidNumber, folded: string): boolean {
  // "6,424" may be six and a bit: then all three places count.
  const places = /[.,](\d{1,2})(?!\d)[^\d]*$/u.exec(raw)?.[1]?.length ?? (Number.isInteger(said) ? 0 : 3)
  const isRound = about.test(folded.slice(Math.max(0, start - 24), start))
  const scaled = /[a-z万億억만]/iu.test(raw)
  const digits = String(Math.round(said)).replace(/0+$/u, '').length
  const size = 10 ** Math.max(0, String(Math.round(said)).length - digits)
  const step = scaled || isRound ? Math.min(size, Math.max(1, said * 0.05)) : 10 ** -places
  return Math.abs(said - value) <= step / 2 + 1e-6 || (said >= 1_000 && Math.abs(said - value) <= 1)
}
