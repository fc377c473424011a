import type { ChoiceColumn } from '../columns/choice-column.ts'
import type { ListingIndex } from '../listing-index.ts'

/** Texts of a column that some listing has now. */
function* presentValues(column: ChoiceColumn): Generator<string> {
  for (let code = 0; code < column.values.length; code++) {
    const value = column.values[code]
    if (value !== null && value !== undefined && (column.counts[code] ?? 0) > 0) yield value
  }
}

function isPresent(column: ChoiceColumn, value: string): boolean {
  const code = column.find(value)
  return code !== undefined && (column.counts[code] ?? 0) > 0
}

/** How a city's name is written in the listings. */
export function cityName(index: ListingIndex, key: string): string | null {
  if (!isPresent(index.choices.cityKey, key)) return null
  const { City, cityKey } = index.choices
  const code = cityKey.find(key)
  for (let row = 0; row < index.rowCount; row++) {
    if (cityKey.codes[row] === code && ((index.live[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0)
      return City.valueAt(row)
  }
  return null
}

export function cityKeys(index: ListingIndex): string[] {
  return [...presentValues(index.choices.cityKey)].filter((key) => key !== '').sort()
}

/** Keys of the cities with the most listings. */
export function largestCities(index: ListingIndex, most: number): string[] {
  const { cityKey } = index.choices
  const count = (key: string) => cityKey.counts[cityKey.find(key) ?? 0] ?? 0
  return cityKeys(index)
    .sort((a, b) => count(b) - count(a))
    .slice(0, most)
}

const mostStates = 200

export function stateNames(index: ListingIndex): string[] {
  return [...presentValues(index.choices.State)].sort().slice(0, mostStates)
}

/** Which of the codes are ZIPs of listings, with or without their +4. */
export function knownZips(index: ListingIndex, codes: readonly string[]): string[] {
  const { ZIP } = index.choices
  const short = codes.filter((code) => /^\d{5}$/.test(code) && !isPresent(ZIP, code))
  const known = codes.filter((code) => isPresent(ZIP, code))
  if (short.length > 0) {
    const extended = new Set(short.map((code) => `${code}-`))
    for (const zip of presentValues(ZIP)) if (extended.has(zip.slice(0, 6))) known.push(zip.slice(0, 5))
  }
  return [...new Set(known)]
}
