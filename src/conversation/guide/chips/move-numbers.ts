import type { Limits, NumberCondition } from '../../../reading/criteria/condition.ts'
import { type MovedLimits, moveAmounts } from './move-amounts.ts'

const yearSteps = [-20, -10, 10, 20]
const days = [7, 14, 30, 90]
const fees = [100, 250, 500]

/** Limits on a number of a listing, changed to others that people ask for. */
export function moveNumbers(condition: NumberCondition): MovedLimits[] {
  const { is: _is, field, ...limits } = condition
  switch (field) {
    case 'Bedrooms':
    case 'Bathrooms':
    case 'ParkingSpots':
      return moveCounts(limits, field === 'Bathrooms' ? 0.5 : 1)
    case 'YearBuilt':
      return moveYears(limits)
    case 'DaysOnMarket':
      return moveDays(limits)
    case 'HOAMonth':
      return moveFee(limits)
    default:
      return moveAmounts(limits)
  }
}

/** One more or one fewer; exactly so many or at least so many. `least`: by how much homes differ. */
function moveCounts(limits: Limits, least: number): MovedLimits[] {
  const { oneOf } = limits
  if (oneOf) return oneOf.map((count) => ({ limits: exactly(count), finds: 'some' }))
  const low = limits.min ?? (limits.above === undefined ? undefined : limits.above + least)
  const high = limits.max ?? (limits.below === undefined ? undefined : limits.below - least)
  if (low === undefined) return high === undefined ? [] : moveMost(high)
  if (high === undefined) return moveLeast(low)
  return low === high ? moveExact(low) : moveRange(low, high)
}

const exactly = (count: number): Limits => ({ min: count, max: count })
const fewer = (count: number): number => Math.ceil(count) - 1
const further = (count: number): number => Math.floor(count) + 1

function moveExact(count: number): MovedLimits[] {
  const moved: MovedLimits[] = [
    { limits: exactly(fewer(count)), finds: 'others' },
    { limits: exactly(further(count)), finds: 'others' },
    { limits: { min: count }, finds: 'more' },
  ]
  return fewer(count) < 1 ? moved.slice(1) : moved
}

function moveLeast(least: number): MovedLimits[] {
  const lower: MovedLimits[] = [{ limits: { min: fewer(least) }, finds: 'more' }]
  return [
    ...(fewer(least) < 1 ? [] : lower),
    { limits: { min: further(least) }, finds: 'fewer' },
    { limits: exactly(least), finds: 'some' },
  ]
}

function moveMost(most: number): MovedLimits[] {
  if (most < 1) return [{ limits: { min: 1 }, finds: 'others' }]
  const lower: MovedLimits[] = [{ limits: { max: fewer(most) }, finds: 'fewer' }]
  return [
    ...(fewer(most) < 1 ? [] : lower),
    { limits: { max: further(most) }, finds: 'more' },
    { limits: exactly(most), finds: 'some' },
  ]
}

function moveRange(low: number, high: number): MovedLimits[] {
  return [
    { limits: exactly(low), finds: 'some' },
    { limits: exactly(high), finds: 'some' },
    { limits: { min: low }, finds: 'more' },
    { limits: { max: high }, finds: 'more' },
  ]
}

/** Each bound as it was said, decades earlier or later. */
function moveYears(limits: Limits): MovedLimits[] {
  const { min, max, above, below, oneOf } = limits
  const low = min ?? above
  const high = max ?? below
  if (oneOf || (low === undefined && high === undefined)) return []
  if (low !== undefined && high !== undefined)
    return [10, 20].map((years) => ({ limits: { min: low - years, max: high + years }, finds: 'more', step: years }))
  const side = min !== undefined ? 'min' : max !== undefined ? 'max' : above !== undefined ? 'above' : 'below'
  const bound = low ?? high ?? 0
  const isHigh = high !== undefined
  return yearSteps.map((years) => ({
    limits: { [side]: bound + years },
    finds: isHigh === years > 0 ? 'more' : 'fewer',
    step: Math.abs(years),
  }))
}

function moveDays({ min, max, above, below }: Limits): MovedLimits[] {
  const most = max ?? below
  const least = min ?? above
  if ((most === undefined) === (least === undefined)) return []
  const bound = most ?? least ?? 0
  const isMost = most !== undefined
  return days
    .filter((each) => each !== bound)
    .map((each) => ({
      limits: isMost ? { max: each } : { min: each },
      finds: isMost === each > bound ? 'more' : 'fewer',
      step: Math.abs(each - bound),
    }))
}

/** "no HOA fee" becomes a low one. */
function moveFee(limits: Limits): MovedLimits[] {
  if (limits.max === 0) return fees.map((fee) => ({ limits: { max: fee }, finds: 'more', step: fee }))
  if (limits.above === 0 && limits.max === undefined) return [{ limits: { max: 0 }, finds: 'others' }]
  const none: MovedLimits = { limits: { max: 0 }, finds: 'fewer', step: 10 }
  return limits.max === undefined && limits.below === undefined
    ? moveAmounts(limits)
    : [none, ...moveAmounts(limits)].slice(0, 5)
}
