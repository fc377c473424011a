import type { StoredListing } from '../evaluate/holds.ts'
import { distanceBetween, type Position, positionOf } from '../evaluate/measure.ts'
import { listAffordable } from './affordable.ts'
import { type NumberKind, readNumbers, type SaidNumber } from './read-numbers.ts'

/** What an answer may know, all of it worked out on the rows in memory. */
export interface Evidence {
  listings: readonly StoredListing[]
  /** What the visitor wrote in this conversation. */
  said: readonly string[]
  /** Numbers that the visitor meant, also where they are words. */
  meant: readonly number[]
  /** Counts that are true of what was asked. */
  counts: ReadonlySet<number>
  /** Averages and the like that are true of what was asked. */
  figures: readonly number[]
  /** Homes that earlier answers of the conversation named. */
  earlier: readonly StoredListing[]
  /** Positions of the places that were named. */
  places: readonly Position[]
  /** Whether what stands in quotation marks is a suggestion of words, and no claim. */
  areQuotesSuggestions: boolean
}

export interface Verified {
  checked: number
  unverified: SaidNumber[]
  cited: StoredListing[]
}

/** Checks every number of an answer against the listing that it stands beside, or what is true of the whole question. */
export function verifyNumbers(answer: string, evidence: Evidence): Verified {
  const text = evidence.areQuotesSuggestions
    ? answer.replace(/[“„«「][^”“»」\n]*[”“»」]/g, (quote) => ' '.repeat(quote.length))
    : answer
  const cited = findCited(answer, evidence.listings)
  const unverified: SaidNumber[] = []
  const told = [...evidence.meant, ...evidence.said.flatMap((said) => readNumbers(said).map(({ value }) => value))]
  const affordable = cited.length > 0 ? new Set<number>() : listAffordable(readNumbers(text), told)
  let checked = 0
  for (const [index, line] of text.split('\n').entries()) {
    const original = answer.split('\n')[index] ?? ''
    let home: StoredListing[] = []
    for (const sentence of cutSentences(line)) {
      const own = findCited(original.slice(sentence.at, sentence.at + sentence.text.length), cited).filter(
        // Where the visitor named it, it is the place that distances are from.
        ({ MLSNumber, Url }) =>
          original.includes(Url) || !evidence.said.some((said) => said.toLowerCase().includes(MLSNumber.toLowerCase())),
      )
      if (own.length > 0) home = own
      for (const number of readNumbers(sentence.text)) {
        if (isOrdinal(sentence.text, number)) continue
        checked += 1
        const named = own.length > 0 ? chooseHomes(sentence.text, number, own) : home
        if (isPlaceOfDistance(sentence.text, number, evidence) || affordable.has(number.value)) continue
        if (!isTrue(number, named, cited, evidence)) unverified.push(number)
      }
    }
  }
  return { checked, unverified, cited }
}

/** "1.4 miles from 98103", where the visitor has named 98103. */
function isPlaceOfDistance(text: string, { at, value }: SaidNumber, { said }: Evidence): boolean {
  const named = said.flatMap((one) => readNumbers(one).map((number) => number.value))
  return (
    named.includes(value) &&
    /(?:miles?|mi|km|millas?|milhas?|Meilen|公里|英里)[^.]{0,14}?(?:\d[\d.]*, -?)?$/.test(text.slice(0, at))
  )
}

/** At ends of sentences that a new one follows, not at the points of "St." or "2.5". */
function cutSentences(line: string): { text: string; at: number }[] {
  const ends = [...line.matchAll(/(?<=[\p{L}\p{N})]{3}[.!?]|[。！？])\s*(?=[\p{Lu}\p{Script=Han}[*¡¿])/gu)].map(
    ({ index, 0: gap }) => index + gap.length,
  )
  const cuts = [0, ...ends.filter((end) => end > 0 && end < line.length), line.length]
  return cuts.slice(1).map((end, index) => ({ text: line.slice(cuts[index], end), at: cuts[index] ?? 0 }))
}

/** "1. ", "- 2: ", the heads of a table that compares. */
function isOrdinal(line: string, { at, value }: SaidNumber): boolean {
  const before = line.slice(0, at)
  const after = line.slice(at)
  return (
    (/^\s*(?:[-*]\s*)?(?:\*\*)?$/.test(before) && /^\d{1,2}[.:)]/.test(after)) ||
    (/^\|(?:[^|]*\|)*\s*$/.test(before) &&
      value <= 5 &&
      /^\d\s*\|/.test(after) &&
      /^\|[^|\d]*\|(?:\s*\d\s*\|)+\s*$/.test(line))
  )
}

/** Homes whose link, address or number stands in the text. */
export function findCited(text: string, listings: readonly StoredListing[]): StoredListing[] {
  const numbers = new Set(text.match(/\d[\d,]*/g) ?? [])
  return listings.filter(
    ({ Url, Address, MLSNumber }) =>
      (text.includes(Url) && !/\d/.test(text[text.indexOf(Url) + Url.length] ?? '')) ||
      text.includes(MLSNumber) ||
      // Cheap first: an address begins or ends with its number.
      (Address !== undefined && numbers.has(/\d+/.exec(Address)?.[0] ?? '') && text.includes(Address)),
  )
}

/** Where a line names several homes: the one named last before the number, or the first. */
function chooseHomes(line: string, { at }: SaidNumber, homes: readonly StoredListing[]): StoredListing[] {
  if (line.startsWith('|')) return [...homes]
  const placed = homes
    .flatMap((home) =>
      [home.Url, home.MLSNumber, home.Address ?? '']
        .filter((name) => name !== '')
        .map((name) => ({ home, at: line.indexOf(name) })),
    )
    .filter((place) => place.at >= 0)
  const before = placed.filter((place) => place.at <= at + 1).toSorted((one, other) => other.at - one.at)
  // An address holds its own number, so the home that begins there counts as named.
  const nearest = before[0]?.home ?? placed.toSorted((one, other) => one.at - other.at)[0]?.home
  return homes.filter((home) => home === nearest || home.Address === nearest?.Address)
}

/** What stands in a sentence about a home is that home's; elsewhere it may be any named home's, or the visitor's own words. */
function isTrue(
  number: SaidNumber,
  named: readonly StoredListing[],
  cited: readonly StoredListing[],
  evidence: Evidence,
): boolean {
  const { value, kind } = number
  if ((kind === 'count' || kind === 'plain') && evidence.counts.has(value)) return true
  if (named.length > 0) return named.some((home) => saysNumber(home, value, kind, evidence.places))
  const homes = cited.length > 0 ? cited : evidence.earlier
  return homes.some((home) => saysNumber(home, value, kind, evidence.places)) || isAboutQuestion(value, kind, evidence)
}

const isNear = (one: number, other: number, share = 0.0006): boolean =>
  Math.abs(one - other) <= Math.max(0.0051, Math.abs(other) * share)

/** Whether the record of a home holds this number as this kind of thing. */
function saysNumber(home: StoredListing, value: number, kind: NumberKind, places: readonly Position[]): boolean {
  const fields = listFields(home, kind)
  if (fields.some((field) => field !== undefined && isNear(value, field))) return true
  const position = positionOf(home)
  if (kind === 'distance' && position && places.some((place) => isDistance(value, distanceBetween(place, position))))
    return true
  const texts = [home.Description ?? '', ...(home.ExtensionColumn ?? []).flatMap(({ Key, value: said }) => [Key, said])]
  const names = [
    home.Address ?? '',
    home.ZIP ?? '',
    home.MLSNumber,
    home.City ?? '',
    home.PropertyType,
    home.Location ?? '',
  ]
  const spoken = kind === 'plain' ? [...texts, ...names] : texts
  return spoken.some((text) =>
    (text.match(/\d+(?:[.,]\d+)*/g) ?? []).some((written) => Number(written.replaceAll(',', '')) === value),
  )
}

const metersPerFoot = 0.3048

function listFields(home: StoredListing, kind: NumberKind): (number | undefined)[] {
  const money = [
    home.SalePrice,
    home.RentPrice,
    home.HOAMonth,
    home.DepositFee,
    home.UnitAreaPrice,
    home.ZestimatePrice,
  ]
  const isMetric = home.AreaUnit === 'Square Meters'
  const other = isMetric ? 1 / metersPerFoot ** 2 : metersPerFoot ** 2
  const price = (home.SaleType === 'for_rent' ? home.RentPrice : home.SalePrice) ?? 0
  // Worked out, and said to be.
  const perArea = home.BuildingArea > 0 ? [price / home.BuildingArea, Math.round(price / home.BuildingArea)] : []
  const areas = [home.BuildingArea, home.LotArea].flatMap((area) => [area, Math.round(area * other)])
  const acres = [(home.LotArea * (isMetric ? 1 / metersPerFoot ** 2 : 1)) / 43_560].map(
    (area) => Math.round(area * 100) / 100,
  )
  switch (kind) {
    case 'money':
      return [...money, ...perArea]
    case 'beds':
      return [home.Bedrooms]
    case 'baths':
      return [home.Bathrooms]
    case 'area':
      return [...areas, ...acres]
    case 'days':
      return [home.DaysOnMarket]
    case 'parking':
      return [home.ParkingSpots]
    case 'plain':
      return [...money, home.Bedrooms, home.Bathrooms, ...areas, home.DaysOnMarket, home.ParkingSpots, home.YearBuilt]
    default:
      return []
  }
}

/** In miles or kilometres, to a tenth. */
const isDistance = (value: number, miles: number): boolean =>
  Math.abs(value - miles) <= 0.06 || Math.abs(value - miles * 1.609344) <= 0.06

const unitFactors = [1, 0.9, 1.1, 43_560, 1 / 43_560, 4_046.86, 10.7639, 1 / 10.7639, 1.609344, 1 / 1.609344]

/** Whether it is what the visitor said, in other units or ten percent off, or a count or figure over all that matches. */
function isAboutQuestion(value: number, kind: NumberKind, evidence: Evidence): boolean {
  if (kind === 'money' && evidence.figures.some((figure) => Math.abs(figure - value) <= 0.51)) return true
  // What a follow-up ("cheaper") is measured against.
  if (kind !== 'count' && evidence.earlier.some((home) => saysNumber(home, value, kind, evidence.places))) return true
  // "Near" means five miles where nothing is said.
  if (kind === 'distance' && (value === 5 || isNear(value, 8.04672, 0.01))) return true
  const told = [...evidence.meant, ...evidence.said.flatMap((text) => readNumbers(text).map((number) => number.value))]
  return told.some(
    (one) =>
      unitFactors.some((factor) => isNear(value, one * factor, 0.005)) ||
      (kind === 'distance' && [1 / 1.609344, 1.609344].some((factor) => Math.abs(value - one * factor) <= 0.051)) ||
      // "More than 3" is "at least 4".
      (one < 100 && Number.isInteger(one) && (kind === 'beds' || kind === 'plain') && Math.abs(value - one) === 1) ||
      isNear(value, one * 1_000),
  )
}
