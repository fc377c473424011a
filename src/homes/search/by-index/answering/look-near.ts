import { type Bits, makeBits, setBit } from '../columns/bits.ts'
import { milesFrom, milesInDegree } from '../columns/distance.ts'
import { scanNumbers } from '../columns/number-column.ts'
import type { ListingIndex } from '../listing-index.ts'

/** Adds the rows from one on that are within some miles of a place. */
export function lookNear(
  index: ListingIndex,
  { latitude, longitude, miles }: { latitude: number; longitude: number; miles: number },
  from: number,
  into: Bits,
): void {
  // A band of latitudes first: it spares most rows the trigonometry.
  const band = miles / milesInDegree + 0.01
  const bits = makeBits(index.rowCount)
  scanNumbers(index.numbers.Latitude, { min: latitude - band, max: latitude + band }, {}, from, bits)
  const latitudes = index.numbers.Latitude.values
  const longitudes = index.numbers.Longitude.values
  const distanceTo = milesFrom(latitude, longitude)
  const widest = widestDifference(latitude, miles)
  for (let at = from >>> 5; at < bits.length; at++) {
    let rows = bits[at] ?? 0
    while (rows !== 0) {
      const lowest = rows & -rows
      const row = (at << 5) + 31 - Math.clz32(lowest)
      const away = Math.abs((longitudes[row] ?? Number.NaN) - longitude)
      rows ^= lowest
      if (away > widest && away < 360 - widest) continue
      // NaN, which stands for no longitude, is not below anything.
      if (distanceTo(latitudes[row] ?? Number.NaN, longitudes[row] ?? Number.NaN) <= miles) setBit(into, row)
    }
  }
}

/** Degrees of longitude beyond which nothing is within so many miles of a latitude; a little more, for the error of rounding. */
function widestDifference(latitude: number, miles: number): number {
  const radius = ((miles / milesInDegree) * Math.PI) / 180
  const narrowest = Math.cos((latitude * Math.PI) / 180)
  // Around a pole it is all of them.
  if (radius >= Math.PI / 2 || narrowest <= Math.sin(radius)) return 360
  return (Math.asin(Math.sin(radius) / narrowest) * 180) / Math.PI + 0.01
}
