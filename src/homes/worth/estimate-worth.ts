/** A home whose worth is asked for, as far as it is told. */
export interface SubjectHome {
  /** Living area, in whatever unit the comparables are in. */
  area: number
  bedrooms: number | null
  yearBuilt: number | null
  /** Degrees; null: only its area is known, and all comparables are from it. */
  position: { latitude: number; longitude: number } | null
}

/** A home that was sold, or is on offer. */
export interface ComparableHome {
  id: number
  price: number
  area: number
  bedrooms: number | null
  yearBuilt: number | null
  position: { latitude: number; longitude: number } | null
  isSold: boolean
  /** Days since it was sold or came on the market; null: not known. */
  days: number | null
}

/** A comparable, with how much it counts and what it would have cost at the size of the subject. */
export interface UsedComparable extends ComparableHome {
  /** Miles; null where one of them has no position. */
  miles: number | null
  adjusted: number
  /** All together 1. */
  weight: number
}

export interface Worth {
  low: number
  middle: number
  high: number
  /** Those that count most first. */
  comparables: UsedComparable[]
}

/** Fewer would be an opinion. */
export const fewestComparables = 5
const mostComparables = 12
/** A home twice as large costs 2^0.65 times as much beside it: what the sales of King County come to (docs/decisions/0123). */
const powerOfSize = 0.65
/** A comparable counts 1/e as much at so many miles, at a size so far off (in logarithms), so many years apart and so many days ago. */
const milesOff = 0.6
const sizeOff = 0.35
const yearsOff = 25
const daysOff = 500
const bedroomsOff = 2
/** What is asked is more than what is got. */
const weightOnOffer = 0.6

/**
 * What a home would bring, by homes like it: each price is brought to the size of the subject by price × (area / its area)^0.65, and
 * counts by e^-(miles/0.6 + |ln size|/0.35 + years/25 + days/500 + bedrooms/2); those on offer count 0.6 of it. The middle is the
 * weighted median, the range the weighted tenth and ninetieth. null where fewer than five are left. Pure.
 */
export function estimateWorth(subject: SubjectHome, homes: readonly ComparableHome[]): Worth | null {
  const rated = homes
    .filter(({ price, area }) => price > 0 && area > 0)
    .map((home) => rate(subject, home))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostComparables)
  const sum = rated.reduce((total, { weight }) => total + weight, 0)
  if (rated.length < fewestComparables || sum === 0) return null
  const comparables = rated.map((each) => ({ ...each, weight: each.weight / sum }))
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantile(comparables, share))
  return { low: low ?? 0, middle: middle ?? 0, high: high ?? 0, comparables }
}

function rate(subject: SubjectHome, home: ComparableHome): UsedComparable {
  const ratio = subject.area / home.area
  const miles = milesApart(subject.position, home.position)
  const apart =
    (miles ?? milesOff) / milesOff +
    Math.abs(Math.log(ratio)) / sizeOff +
    differenceOf(subject.yearBuilt, home.yearBuilt) / yearsOff +
    differenceOf(subject.bedrooms, home.bedrooms) / bedroomsOff +
    (home.days ?? 0) / daysOff
  const weight = Math.exp(-apart) * (home.isSold ? 1 : weightOnOffer)
  return { ...home, miles, adjusted: home.price * ratio ** powerOfSize, weight }
}

const differenceOf = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : Math.abs(one - other)

type Position = SubjectHome['position']

const milesOfDegree = 69.17

/** Over so short a way the earth is flat. */
function milesApart(one: Position, other: Position): number | null {
  if (one === null || other === null) return null
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(one.latitude - other.latitude, east) * milesOfDegree
}

/** Between the prices on both sides of the share, so that no single home decides. */
function quantile(comparables: readonly UsedComparable[], share: number): number {
  const sorted = comparables.toSorted((one, other) => one.adjusted - other.adjusted)
  let passed = 0
  let last: { at: number; price: number } | null = null
  for (const { adjusted, weight } of sorted) {
    const at = passed + weight / 2
    passed += weight
    if (at >= share) {
      if (last === null) return adjusted
      return last.price + ((share - last.at) / (at - last.at)) * (adjusted - last.price)
    }
    last = { at, price: adjusted }
  }
  return last?.price ?? 0
}
