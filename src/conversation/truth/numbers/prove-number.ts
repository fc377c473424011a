import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import { states, type Value, valuesFor } from '../evidence/listing-values.ts'
import { isInCurrency } from './currencies.ts'
import { directionOf } from './difference-direction.ts'
import { type Attribution, areaContext, isEcho, keepsLimit, visitorSaid } from './number-context.ts'
import { averageWords, difference, highWords, lowWords, sumWords } from './number-patterns.ts'
import { isBuiltIn, isDecade } from './prove-decade.ts'
import { mayBeBuilt, tellsYear } from './prove-year.ts'
import type { SaidNumber } from './read-numbers.ts'
import { roundingOf, roundsTo } from './rounded-number.ts'

export type Proof =
  /** Proven; `by` says from what. */
  { is: 'true'; by: string } | { is: 'unproven'; why: string }

/** Nothing says it of whom it is said of: it may still be said elsewhere, or be reckoned from what is. */
const unsaid = {
  home: 'not what the listing says',
  homes: 'not what the homes say',
  nobody: 'no home and no result says it',
}

/** Whether a number was withheld only since nothing says it, and not since something says otherwise. */
export function isUnsaid(why: string): boolean {
  return Object.values(unsaid).includes(why)
}

const proven = (by: string): Proof => ({ is: 'true', by })

/** Whether the evidence has what a number of an answer says. */
export function proveNumber(
  number: SaidNumber,
  folded: string,
  to: Attribution | null,
  evidence: Evidence,
  year: number,
): Proof {
  if (number.kind === 'time' && folded.slice(number.start, number.end) === '24/7') return proven('idiom')
  if (isPlaceInList(number, folded, evidence)) return proven('place in the list')
  if (number.kind === 'ordinal' && isTurnOfSpeech(number, folded)) return proven('idiom')
  if (number.values.length === 0 && !['date', 'time', 'phone'].includes(number.kind ?? ''))
    return { is: 'unproven', why: 'cannot be read' }
  if (isAverage(number, folded)) return proveAverage(number, folded, to, evidence)
  const isSaid = visitorSaid(number, evidence)
  if (to && to.homes.length > 0) {
    const own = proveOfHomes(number, folded, to, year)
    if (own.is === 'true') return own
    if (isSaid && isEcho(number, folded)) return keepsEcho(number, folded, to)
    const derived = proveDerived(number, folded, to.homes, evidence, to.beside)
    if (derived) return derived
    const total = number.kind === 'matches' ? proveUnattributed(number, folded, evidence) : null
    return total ?? own
  }
  const found = proveUnattributed(number, folded, evidence)
  if (found) return found
  if (isSaid) return proven('visitor')
  return proveDerived(number, folded, [], evidence) ?? { is: 'unproven', why: unsaid.nobody }
}

const spreadWords = /\bmedian[ae]?\b|mediane?\b|mediana|typical(?:ly)?|typisch|中位/u
const ofFields = new Set(['money', 'area', 'year', 'days', 'bedrooms', 'bathrooms', 'parking'])

/** Whether a number is said to be an average or a median: one home's value is none, even when it is the same. */
function isAverage({ kind, start, end }: SaidNumber, folded: string): boolean {
  if (!ofFields.has(kind ?? '')) return false
  const before =
    folded
      .slice(0, start)
      .split(/[;|\n。；，]|[.,]\s|\b(?:while|whereas|but|mientras|tandis|wahrend|aber)\b/u)
      .at(-1) ?? ''
  const behind = /^[^.,;|\n。；，]{0,40}/u.exec(folded.slice(end))?.[0] ?? ''
  const at = Math.max(...[averageWords, spreadWords].map((words) => lastIndexOf(before, words)))
  // "below the average of the others": the number that follows next is the average.
  if (at >= 0 && !/\p{N}\p{L}*[\s\u00A0]*(?:bed|bath|sq|m²)/u.test(before.slice(at))) return true
  return /^[\s\u00A0]*(?:[\p{L}²$€]+[\s\u00A0]+){0,3}(?:on average|in the median|de media|en promedio|de promedio|en moyenne|im durchschnitt|im schnitt)/u.test(
    behind,
  )
}

function lastIndexOf(text: string, words: RegExp): number {
  return [...text.matchAll(new RegExp(words, 'gu'))].at(-1)?.index ?? -1
}

/** A figure of the search, or what plain arithmetic over the homes gives. */
function proveAverage(number: SaidNumber, folded: string, to: Attribution | null, evidence: Evidence): Proof {
  const fields = figureField[number.kind ?? ''] ?? []
  const before = folded.slice(0, number.start)
  const isMedian = lastIndexOf(before, /median[ae]?\b|mediane|中位/u) > lastIndexOf(before, averageWords)
  const figure = evidence.figuresNow.find(
    ({ kind, field, value }) =>
      (isMedian ? /median/ : /average|mean/).test(kind) &&
      fields.includes(field) &&
      states(number, { field, value, isOwn: false }),
  )
  if (figure) return proven(`${figure.kind} of ${figure.field}`)
  const derived = proveDerived(number, folded, to?.homes ?? [], evidence)
  if (derived) return derived
  return { is: 'unproven', why: 'not an average that anything bears out' }
}

/** All that match are spoken of, and not those that are shown. */
const tellsAll =
  /\btotal|altogether|in all\b|\bmatch|coincid|correspond|insgesamt|\bpassen|entsprechen|一共|总共|共有|符合/u

const spoken =
  /^(?:,|[\s\u00A0-]+(?:of all|step|thing|question|look|opinion|thought|time|viewing|visit|impression|hand|choice|que nada|paso|pregunta|lugar|vez|etape|fois|choix|schritt|mal|frage|eindruck|wahl)(?![\p{L}])|[,，、])/u
const ofBuilding =
  /^[\s\u00A0-]*(?:floor|story|storey|level|planta|piso|etage|stock|obergeschoss|bath|bed|garage|层|楼)/u

/** "First, tell me …", "at first glance", "a second look": an order of words, and of no home. */
function isTurnOfSpeech({ start, end, values, isWord }: SaidNumber, folded: string): boolean {
  if (!isWord || ofBuilding.test(folded.slice(end))) return false
  if (values[0] === 1 && !/第\s*$/u.test(folded.slice(0, start))) return true
  return (
    spoken.test(folded.slice(end)) &&
    (/^[^\p{L}]*$/u.test(folded.slice(0, start)) || !/^[,，、]/u.test(folded.slice(end)))
  )
}

/** "1-5 of 23 homes" */
function isPlaceInList({ start, kind, values }: SaidNumber, folded: string, { lastTotal }: Evidence): boolean {
  if ((kind !== null && kind !== 'matches') || lastTotal === null || (values[0] ?? 0) > lastTotal) return false
  if (/\d\s*[-–]\s*$/.test(folded.slice(0, start))) return /^\d+\s+(?:of|de|von|sur)\s+\d/.test(folded.slice(start))
  return /^\d+\s*[-–]\s*\d+\s+(?:of|de|von|sur)\s+\d/.test(folded.slice(start))
}

function keepsEcho(number: SaidNumber, folded: string, { homes }: Attribution): Proof {
  const broken = homes.some(({ listing }) =>
    valuesFor(listing, number, areaContext(number, folded)).some(
      ({ value, isOwn }) => isOwn && !keepsLimit(number, folded, value),
    ),
  )
  return broken ? { is: 'unproven', why: 'the home does not keep this limit' } : proven('visitor')
}

function proveOfHomes(number: SaidNumber, folded: string, { homes, quantifier }: Attribution, year: number): Proof {
  const ofDecade = isDecade(number, folded)
  const holds = (home: KnownHome) =>
    ofDecade
      ? isBuiltIn(home, number, folded)
      : isInCurrency(home.listing, number, folded) && saysIt(home, number, folded, year)
  const isTrue = quantifier === 'all' ? homes.every(holds) : homes.some(holds)
  if (isTrue) return proven(homes.map(({ listing }) => `listing ${listing.id}`).join(', '))
  if (ofDecade) return { is: 'unproven', why: 'no home is of these ten years' }
  const rounding = roundingOf(number, folded)
  if (rounding !== null) {
    const rounds = (home: KnownHome) =>
      isInCurrency(home.listing, number, folded) && roundsTo(home, number, folded, rounding)
    if (quantifier === 'all' ? homes.every(rounds) : homes.some(rounds)) return proven('the value, rounded')
    // A limit that is not kept leaves no value to put in its place.
    if (rounding !== 'near') return { is: 'unproven', why: 'the home does not keep this limit' }
  }
  const [home] = homes
  if (home && homes.length === 1 && !isInCurrency(home.listing, number, folded))
    return { is: 'unproven', why: 'the listing is in another currency' }
  if (homes.length > 1 && rangesOver(number, folded, homes)) return proven('extremes of the homes')
  return { is: 'unproven', why: homes.length > 1 ? unsaid.homes : unsaid.home }
}

function saysIt(home: KnownHome, number: SaidNumber, folded: string, year: number): boolean {
  const { listing } = home
  const values =
    number.kind === null
      ? bareValues(listing)
      : // "a third car": no field of a record is a place in an order.
        number.kind === 'ordinal'
        ? []
        : valuesFor(listing, number, areaContext(number, folded))
  // A small number that stands by itself is about anything: only in a cell or a row of figures is it one of the home's.
  const isTold = number.kind !== null || isInRow(number, folded) || number.values.some((value) => value >= 100)
  const mayBe = number.kind !== 'year' || mayBeBuilt(number, folded)
  if (isTold && mayBe && values.some((value) => states(number, value))) return true
  if (number.kind === 'year') return (!isOfBuilding(number, folded) || !mayBe) && tellsYear(number, folded, home)
  if (number.kind === 'other' && isAge(number, home, year)) return true
  const raw = folded.slice(number.start, number.end).trim()
  if (['date', 'time', 'phone'].includes(number.kind ?? '')) return home.words.includes(raw)
  // What the record has a field for, its prose cannot overrule; but it may tell of another such thing.
  return home.numbers.some(
    (said) =>
      said.values.some((value) => number.values.includes(value)) &&
      (number.kind === null
        ? number.values.every((value) => value < 100) || countsSame(number, folded, home)
        : said.kind === number.kind || (said.kind === null && number.kind === 'other')) &&
      (number.kind === 'money'
        ? isSameAmount(number, folded, said, home)
        : number.kind === 'distance'
          ? distanceUnit(folded, number.end) === distanceUnit(home.words, said.end)
          : values.length === 0 ||
            number.kind === null ||
            number.kind === 'area' ||
            sameNeighbour(number, folded, home)),
  )
}

/** Which unit stands behind a distance: a mile is no kilometre. */
function distanceUnit(folded: string, end: number): string {
  const behind = folded.slice(end, end + 14).replace(/^[\s\u00A0-]*/u, '')
  return distanceUnits.find(([, pattern]) => pattern.test(behind))?.[0] ?? behind.slice(0, 3)
}

const distanceUnits: readonly (readonly [string, RegExp])[] = [
  ['minute', /^(?:min|分)/u],
  ['mile', /^(?:mi\b|mile|milla|milha|meile|英里)/u],
  ['kilometre', /^(?:km|kilom|quilom|公里)/u],
  ['block', /^block/u],
]

/** Of the same role and the same period, as far as both tell. */
function isSameAmount(number: SaidNumber, folded: string, said: SaidNumber, home: KnownHome): boolean {
  const [own, told] = [areaContext(number, folded).period, areaContext(said, home.words).period]
  if (own !== null && told !== null && own !== told) return false
  const isOpen = (field: SaidNumber['field']) => field === 'any' || field === 'unknown' || field === 'monthly'
  return said.field === number.field || isOpen(said.field) || isOpen(number.field)
}

function isInRow({ start, end }: SaidNumber, folded: string): boolean {
  return /[|/]\s*[*_$€]*$/.test(folded.slice(0, start)) || /^[*_]*\s*[|/]/.test(folded.slice(end))
}

const building =
  /built|construct|construid|dating|from|year|construid|construy|construcc|edificad|construit|annee|bati|baujahr|gebaut|erbaut|aus dem jahr|jahr|建/u

/** Whether a year is said to be that of the building. */
function isOfBuilding({ start, end }: SaidNumber, folded: string): boolean {
  const clause =
    folded
      .slice(Math.max(0, start - 40), start)
      .split(/[,;.|，。]| and | y | et | und | e /u)
      .at(-1) ?? ''
  return building.test(clause) || building.test(folded.slice(end, end + 14))
}

/** A number of something that has no name here: the listing counts the same, "two fireplaces", or says the number alone. */
function countsSame(number: SaidNumber, folded: string, home: KnownHome): boolean {
  const thing = /^[\s\u00A0-]*(\p{L}{3,})/u.exec(folded.slice(number.end))?.[1]
  if (thing === undefined) return true
  const raw = folded.slice(number.start, number.end).trim()
  return home.words.includes(`${raw} ${thing.slice(0, 5)}`) || home.words.includes(`${raw}-${thing.slice(0, 5)}`)
}

/** The number together with the word behind it stands in the listing's own words. */
function sameNeighbour(number: SaidNumber, folded: string, home: KnownHome): boolean {
  const phrase = /^[\s\u00A0-]*[\p{L}$€%²]+(?:[\s\u00A0-]+[\p{L}²]+){0,2}/u.exec(folded.slice(number.end))?.[0] ?? ''
  const said = folded.slice(number.start, number.end) + phrase
  return (
    phrase !== '' && phrase.trim().length > 2 && home.words.includes(said) && phrase.trim().split(/[\s-]+/).length >= 3
  )
}

function bareValues(listing: FoundListing): Value[] {
  const {
    Price,
    Bedrooms,
    Bathrooms,
    BuildingArea,
    LotArea,
    YearBuilt,
    DaysOnMarket,
    ParkingSpots,
    HOAMonth,
    UnitAreaPrice,
    DepositFee,
    ZestimatePrice,
  } = listing
  return Object.entries({
    Price,
    Bedrooms,
    Bathrooms,
    BuildingArea,
    LotArea,
    YearBuilt,
    DaysOnMarket,
    ParkingSpots,
    HOAMonth,
    UnitAreaPrice,
    DepositFee,
    ZestimatePrice,
  }).flatMap(([field, value]) => (value === null || !isSaid(listing, field) ? [] : [{ field, value, isOwn: true }]))
}

/** "30 years old" of a home built 30 years ago; "2 weeks" of 14 days on the market. */
function isAge(
  number: SaidNumber,
  { listing: { YearBuilt, DaysOnMarket }, numbers }: KnownHome,
  year: number,
): boolean {
  return number.values.some(
    (value) =>
      numbers.some((each) => each.kind === 'year' && value > 0 && each.values.includes(year - value)) ||
      (YearBuilt > 0 && value > 3 && year - YearBuilt === value) ||
      (value * 7 === DaysOnMarket && value > 0),
  )
}

function rangesOver(number: SaidNumber, folded: string, homes: readonly KnownHome[]): boolean {
  const around = folded.slice(Math.max(0, number.start - 60), number.end + 20)
  const values = homes.flatMap(({ listing }) =>
    valuesFor(listing, number, areaContext(number, folded)).filter(({ isOwn }) => isOwn),
  )
  if (values.length === 0) return false
  const all = values.map(({ value }) => value)
  const says = (value: number) => number.values.some((said) => Math.abs(said - value) < 0.005)
  return (lowWords.test(around) && says(Math.min(...all))) || (highWords.test(around) && says(Math.max(...all)))
}

const figureField: Record<string, readonly string[]> = {
  money: ['Price', 'SalePrice', 'RentPrice', 'HOAMonth', 'DepositFee', 'ZestimatePrice', 'UnitAreaPrice'],
  area: ['BuildingArea', 'LotArea'],
  year: ['YearBuilt'],
  days: ['DaysOnMarket'],
  bedrooms: ['Bedrooms'],
  bathrooms: ['Bathrooms'],
  parking: ['ParkingSpots'],
}

/** A total, a figure, or what some home of the last list says; null when none does. */
function proveUnattributed(number: SaidNumber, folded: string, evidence: Evidence): Proof | null {
  if (number.kind === 'matches' || number.kind === null)
    if (number.values.some((value) => evidence.hasCount(value, tellsAll.test(folded))))
      return proven('number of matches')
  if (number.kind === 'matches' || number.kind === 'ordinal') return null
  const fields = figureField[number.kind ?? '']
  const figure = evidence.figuresNow.find(
    ({ field, value }) =>
      (fields?.includes(field) ?? number.kind === null) && states(number, { field, value, isOwn: false }),
  )
  if (figure) return proven(`${figure.kind} of ${figure.field}`)
  const homes = evidence.homes
  if (number.kind === 'zip' || (number.kind === null && /^\d{5}$/.test(number.raw)))
    return homes.some(({ listing }) => listing.ZIP?.startsWith(number.raw)) ? proven('ZIP of a home') : null
  if (number.kind === null) return null
  return homes.some(({ listing }) =>
    valuesFor(listing, number, areaContext(number, folded)).some((value) => states(number, value)),
  )
    ? proven('a home that was shown')
    : null
}

/** A difference, a sum or an average of what homes say. */
function proveDerived(
  number: SaidNumber,
  folded: string,
  spokenOf: readonly KnownHome[],
  evidence: Evidence,
  beside: readonly KnownHome[] = [],
): Proof | null {
  const listed = evidence.listed
  const around = beside.length > 1 ? beside : listed
  const homes = spokenOf.length > 1 ? spokenOf : [...new Set([...spokenOf, ...around])].slice(0, 20)
  if (homes.length < 2) return null
  const saidBy = ({ listing }: KnownHome): number[] => {
    if (number.kind === 'percent') return listing.Price === null ? [] : [listing.Price]
    if (number.kind === 'other') return listing.YearBuilt > 0 ? [listing.YearBuilt] : []
    return valuesFor(listing, number, areaContext(number, folded))
      .slice(0, 1)
      .map(({ value }) => value)
  }
  const is = (value: number) => states(number, { field: '', value, isOwn: false })
  if (averageWords.test(folded) && number.kind !== 'percent') {
    const values = listed.flatMap(saidBy)
    if (values.length > 0 && is(values.reduce((a, b) => a + b, 0) / values.length))
      return proven('average of the homes')
  }
  if (sumWords.test(folded) && number.kind !== 'percent') {
    if (is(homes.flatMap(saidBy).reduce((a, b) => a + b, 0))) return proven('sum over the homes')
  }
  if (!difference.test(folded)) return null
  const first = spokenOf.length === 1 ? spokenOf : homes
  const sign = number.kind === 'money' || number.kind === 'area' ? directionOf(number, folded) : 0
  for (const one of first) {
    for (const other of homes) {
      const [a, b] = [saidBy(one)[0], saidBy(other)[0]]
      if (one === other || a === undefined || b === undefined || a === b) continue
      if (spokenOf.length === 1 && (a - b) * sign < 0) continue
      if (number.kind === 'percent' ? is((Math.abs(a - b) / b) * 100) : is(Math.abs(a - b)))
        return proven('difference of two homes')
    }
  }
  return null
}
