import type { Sort } from '../../../../reading/criteria/condition.ts'
import { squareMetersInSquareFoot } from '../../../../reading/measures/measures.ts'
import { partsSales } from '../../price-figures.ts'
import { type Bits, countBits, dropBits, hasBit, keepBits, listRows, makeBits } from '../columns/bits.ts'
import { milesFrom } from '../columns/distance.ts'
import type { Bounds } from '../columns/number-column.ts'
import type { NumberName } from '../indexed-listing.ts'
import type { ListingIndex } from '../listing-index.ts'

/** An order of rows. */
interface RowOrder {
  /** Below 0: `a` comes first. Never 0, since ids differ. */
  compare(a: number, b: number): number
  /** A number by which rows are ordered first of all, lower ones before higher ones: it spares most comparisons. */
  primary(row: number): number
  /** What `primary` is at least, where that is found out faster. */
  leastPrimary: ((row: number) => number) | null
  /** The same without a call: the number of a column times the sign; one of NaN stands last. */
  leastValue: LeastValue | null
}

interface LeastValue {
  values: Float32Array | Float64Array
  sign: number
  bounds: Bounds
}

/** Of a degree, a little less than there are. */
const milesInLatitude = 69

/** What rows are ordered by: wishes met, the order that was said, the newest listing. */
function orderRows(index: ListingIndex, wishes: readonly Bits[], sort: Sort | null): RowOrder {
  const key = sort === null ? null : keyOf(index, sort)
  const sign = sort?.direction === 'down' ? -1 : 1
  const met = (row: number): number => {
    let count = 0
    for (const wish of wishes) if (hasBit(wish, row)) count += 1
    return count
  }
  const isRental = partsSales(sort) ? rentalTester(index) : null
  const compare = makeCompare(index, { wishes, met, isRental, key, sign, isByDays: sort?.field === 'DaysOnMarket' })
  if (wishes.length > 0) return { compare, primary: (row) => -met(row), leastPrimary: null, leastValue: null }
  if (sort === null || key === null) {
    const days = index.numbers.DaysOnMarket.values
    return {
      compare,
      primary: (row) => toLast(days[row]),
      leastPrimary: null,
      leastValue: leastOf(index, 'DaysOnMarket', sign),
    }
  }
  const primary = (row: number) => {
    const value = key(row)
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value
  }
  const leastPrimary = sort.field === 'Distance' && sign > 0 ? leastDistance(index, sort) : null
  return { compare, primary, leastPrimary, leastValue: columnOf(index, sort, sign) }
}

/** The column that a sort goes by, where no listing comes before the place that its number there gives it. */
function columnOf(index: ListingIndex, { field, around }: Sort, sign: number): LeastValue | null {
  // An absent fee is one of 0.
  if (field === 'Distance' || field === 'HOAMonth' || around !== undefined) return null
  const isArea = field === 'BuildingArea' || field === 'LotArea'
  if (isArea && index.choices.AreaUnit.find('Square Meters') !== undefined) return null
  return leastOf(index, field === 'Price' ? 'ownPrice' : field, sign)
}

function leastOf(index: ListingIndex, name: NumberName, sign: number): LeastValue {
  const column = index.numbers[name]
  return { values: column.values, sign, bounds: column.boundsOf(index.rowCount) }
}

/** No place is nearer than its latitude alone says; a little less, for the error of rounding. */
function leastDistance(index: ListingIndex, { from }: Sort): ((row: number) => number) | null {
  if (!from) return null
  const latitudes = index.numbers.Latitude.values
  return (row) => Math.abs((latitudes[row] ?? Number.NaN) - from.latitude) * milesInLatitude
}

/** What tells two rows apart, in this order. */
interface OrderKeys {
  wishes: readonly Bits[]
  met: (row: number) => number
  /** 1 for homes to rent, which come behind the others; null where that does not matter. */
  isRental: ((row: number) => number) | null
  key: ((row: number) => number) | null
  sign: number
  isByDays: boolean
}

function makeCompare(
  index: ListingIndex,
  { wishes, met, isRental, key, sign, isByDays }: OrderKeys,
): RowOrder['compare'] {
  const ids = index.ids.values
  const days = index.numbers.DaysOnMarket.values
  return (a, b) => {
    if (wishes.length > 0) {
      const more = met(b) - met(a)
      if (more !== 0) return more
    }
    if (isRental !== null) {
      const later = isRental(a) - isRental(b)
      if (later !== 0) return later
    }
    if (key !== null) {
      const one = key(a)
      const other = key(b)
      if (one !== other) {
        const knowsOne = !Number.isNaN(one)
        const knowsOther = !Number.isNaN(other)
        if (knowsOne && knowsOther) return sign * (one < other ? -1 : 1)
        // Unknown last, whatever the direction.
        if (knowsOne !== knowsOther) return knowsOne ? -1 : 1
      }
    } else if (wishes.length > 1) {
      for (const wish of wishes) {
        const more = Number(hasBit(wish, b)) - Number(hasBit(wish, a))
        if (more !== 0) return more
      }
    }
    if (!isByDays) {
      const [one, other] = [toLast(days[a]), toLast(days[b])]
      if (one !== other) return one < other ? -1 : 1
    }
    return (ids[b] ?? 0) - (ids[a] ?? 0)
  }
}

/** A number that nobody said stands behind all others. */
function toLast(value = Number.NaN): number {
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value
}

function rentalTester(index: ListingIndex): (row: number) => number {
  const { codes } = index.choices.SaleType
  const rent = index.choices.SaleType.find('for_rent')
  return (row) => Number(codes[row] === rent)
}

/** The number that a sort goes by; NaN is unknown. */
function keyOf(index: ListingIndex, sort: Sort): (row: number) => number {
  const { numbers, choices } = index
  switch (sort.field) {
    case 'BuildingArea':
    case 'LotArea': {
      const { values } = numbers[sort.field]
      const { codes } = choices.AreaUnit
      const meters = choices.AreaUnit.find('Square Meters')
      return (row) => {
        const value = values[row] ?? Number.NaN
        if (value === 0) return Number.NaN
        return codes[row] === meters ? value / squareMetersInSquareFoot : value
      }
    }
    case 'YearBuilt': {
      const { values } = numbers.YearBuilt
      return (row) => values[row] || Number.NaN
    }
    case 'HOAMonth': {
      const { values } = numbers.HOAMonth
      return (row) => values[row] || 0
    }
    case 'Distance': {
      if (!sort.from) return () => Number.NaN
      const latitudes = numbers.Latitude.values
      const longitudes = numbers.Longitude.values
      const distanceTo = milesFrom(sort.from.latitude, sort.from.longitude)
      return (row) => distanceTo(latitudes[row] ?? Number.NaN, longitudes[row] ?? Number.NaN)
    }
    default: {
      const { values } = numbers[sort.field === 'Price' ? 'ownPrice' : sort.field]
      const { around } = sort
      if (around !== undefined) return (row) => Math.abs((values[row] ?? Number.NaN) - around)
      return (row) => values[row] ?? Number.NaN
    }
  }
}

/** A page of rows: those that meet more wishes first, then in the order that was said. */
export function selectWishing(
  index: ListingIndex,
  wishes: readonly Bits[],
  sort: Sort | null,
  bits: Bits,
  total: number,
  offset: number,
  limit: number,
): number[] {
  const select = (rows: Bits, count: number, from: number, most: number) =>
    selectParted(index, rows, sort, count, from, most)
  if (wishes.length === 0) return select(bits, total, offset, limit)
  // Most pages are filled by what meets all wishes, among which these decide nothing.
  const meeting = bits.slice()
  for (const wish of wishes) keepBits(meeting, wish)
  const met = countBits(meeting)
  if (offset + limit <= met) return select(meeting, met, offset, limit)
  if (wishes.length > 1) return selectPage(bits, total, orderRows(index, wishes, sort), offset, limit)
  const first = select(meeting, met, offset, limit)
  const others = bits.slice()
  dropBits(others, meeting)
  return [...first, ...select(others, total - met, Math.max(0, offset - met), limit - first.length)]
}

/** Of an order of prices, homes for sale before homes to rent: each are put in order by themselves. */
function selectParted(
  index: ListingIndex,
  bits: Bits,
  sort: Sort | null,
  total: number,
  offset: number,
  limit: number,
): number[] {
  const order = orderRows(index, [], sort)
  if (!partsSales(sort)) return selectPage(bits, total, order, offset, limit)
  const rentals = makeBits(index.rowCount)
  index.choices.SaleType.scanValues(['for_rent'], 0, rentals)
  const sales = bits.slice()
  dropBits(sales, rentals)
  const count = countBits(sales)
  const first = selectPage(sales, count, order, offset, limit)
  if (count === total || first.length === limit) return first
  keepBits(rentals, bits)
  return [...first, ...selectPage(rentals, total - count, order, Math.max(0, offset - count), limit - first.length)]
}

/** Up to here a heap of the page and what is before it is quickest. */
const mostInHeap = 1_000

/** The rows from `offset` on in their order, of the `total` that are in the set, without putting all in order. */
function selectPage(bits: Bits, total: number, order: RowOrder, offset: number, limit: number): number[] {
  const { compare } = order
  const end = Math.min(total, offset + limit)
  if (end <= offset) return []
  if (end <= mostInHeap && end < total) return keepFirst(bits, order, end).slice(offset)
  const all = listRows(bits, total)
  if (end < all.length) partition(all, compare, end)
  if (offset > 0) partition(all.subarray(0, end), compare, offset)
  return [...all.subarray(offset, end)].sort(compare)
}

/** The first `count` rows, in order: a heap whose top is the last of them. */
function keepFirst(bits: Bits, { compare, primary, leastPrimary, leastValue }: RowOrder, count: number): number[] {
  const heap: number[] = []
  const values = leastValue?.values ?? new Float64Array(0)
  const sign = leastValue?.sign ?? 1
  const bounds = leastValue && (sign > 0 ? leastValue.bounds.lows : leastValue.bounds.highs)
  let last = Number.NaN
  // From the newest on: of listings that are alike otherwise, the newest comes first.
  for (let at = bits.length - 1; at >= 0; at--) {
    let word = bits[at] ?? 0
    // Until the heap is full, nothing is above its last.
    if (word === 0 || (bounds !== null && (bounds[at] ?? Number.NaN) * sign > last)) continue
    while (word !== 0) {
      const place = 31 - Math.clz32(word)
      word ^= 1 << place
      const row = (at << 5) + place
      if (heap.length < count) {
        if (heap.push(row) < count) continue
        heap.sort((a, b) => compare(b, a))
      } else {
        if (leastValue !== null && (values[row] ?? Number.NaN) * sign > last) continue
        if (leastPrimary !== null && leastPrimary(row) > last) continue
        if (primary(row) > last || compare(row, heap[0] ?? 0) > 0) continue
        replaceTop(heap, row, compare)
      }
      last = primary(heap[0] ?? 0)
    }
  }
  return heap.sort(compare)
}

function replaceTop(heap: number[], row: number, compare: RowOrder['compare']): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1
    if (compare(heap[child] ?? 0, row) < 0) break
    heap[at] = heap[child] ?? 0
    at = child
  }
  heap[at] = row
}

/** Moves the first `count` rows, in any order, to the front (quickselect, its pivot the middle of three). */
function partition(rows: Uint32Array, compare: RowOrder['compare'], count: number): void {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const pivot = middleOf(rows, compare, low, high)
    let left = low
    let right = high
    while (left <= right) {
      while (compare(rows[left] ?? 0, pivot) < 0) left += 1
      while (compare(rows[right] ?? 0, pivot) > 0) right -= 1
      if (left > right) break
      const moved = rows[left] ?? 0
      rows[left++] = rows[right] ?? 0
      rows[right--] = moved
    }
    if (count - 1 <= right) high = right
    else if (count - 1 >= left) low = left
    else return
  }
}

function middleOf(rows: Uint32Array, compare: RowOrder['compare'], low: number, high: number): number {
  const three = [rows[low] ?? 0, rows[(low + high) >>> 1] ?? 0, rows[high] ?? 0].sort(compare)
  return three[1] ?? 0
}
