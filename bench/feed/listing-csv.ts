import type { Listing } from '../../src/homes/listings/listing.ts'
import { makeSampleListing } from '../sample-listings.ts'

const prices = ['SalePrice', 'RentPrice', 'DepositFee']
/** Not every listing has each price. */
const columns = [...Object.keys(makeSampleListing(1)).filter((name) => !prices.includes(name)), ...prices]

/** Sample listings as a feed would send them, its columns named as the API's fields. `change` gives others. */
export function* makeListingCsv(
  numbers: Iterable<number>,
  change: (listing: Listing, number: number) => Listing = (listing) => listing,
): Generator<string> {
  yield `${columns.join(',')}\n`
  for (const number of numbers) {
    const values = new Map<string, unknown>(Object.entries(change(makeSampleListing(number), number)))
    yield `${columns.map((column) => toCsvText(values.get(column))).join(',')}\n`
  }
}

function toCsvText(value: unknown): string {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
