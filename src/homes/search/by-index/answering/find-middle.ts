import type { Condition } from '../../../../reading/criteria/condition.ts'
import type { FoundElsewhere } from '../../search-index.ts'
import type { Bits } from '../columns/bits.ts'
import type { ListingIndex } from '../listing-index.ts'
import { keyOf } from './condition-key.ts'
import { matchCondition } from './match-rows.ts'

/** Mean position of the listings at a place, whatever their status; null when none has one. */
export function findMiddle(
  index: ListingIndex,
  place: Condition,
  found: FoundElsewhere,
): { latitude: number; longitude: number } | null {
  const key = found.size > 0 ? null : keyOf(place)
  const known = key === null ? undefined : index.middles.get(key)
  if (known !== undefined) return known
  const middle = middleOf(index, matchCondition(index, place, found))
  if (key !== null) index.keepMiddle(key, middle)
  return middle
}

function middleOf({ live, numbers }: ListingIndex, bits: Bits): { latitude: number; longitude: number } | null {
  const latitudes = numbers.Latitude.values
  const longitudes = numbers.Longitude.values
  let [count, latitude, longitude] = [0, 0, 0]
  for (let at = 0; at < bits.length && at < live.length; at++) {
    let word = (bits[at] ?? 0) & (live[at] ?? 0)
    while (word !== 0) {
      const lowest = word & -word
      word ^= lowest
      const row = (at << 5) + 31 - Math.clz32(lowest)
      const north = latitudes[row] ?? Number.NaN
      const east = longitudes[row] ?? Number.NaN
      if (Number.isNaN(north) || Number.isNaN(east)) continue
      count += 1
      latitude += north
      longitude += east
    }
  }
  return count === 0 ? null : { latitude: latitude / count, longitude: longitude / count }
}
