import { hash } from 'node:crypto'
import { foldText } from '../../../../platform/text/listing-keys.ts'
import type { Listing } from '../../listing.ts'
import { toText } from '../cells/cell-text.ts'

type Facts = { [Field in keyof Listing]?: Listing[Field] | undefined }

/** Letters and digits that are not mistaken for one another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How numbers begin that are made here. */
export const madeNumberStart = 'PL-'

/**
 * A number for a home that has none, the same at every import: from address, type and size, which outlast prices and
 * states; of a row without an address from all of its values.
 */
export function makeMlsNumber(facts: Facts, cells: readonly unknown[]): string {
  const { Address, City, State, ZIP, PropertyType, Bedrooms, Bathrooms, BuildingArea } = facts
  const parts =
    Address === undefined
      ? Array.from(cells, (cell) => (cell === undefined ? '' : toText(cell).trim()))
      : [Address, City, State, ZIP, PropertyType, Bedrooms, Bathrooms, BuildingArea].map((part) =>
          foldText(String(part ?? '')),
        )
  const digest = hash('sha256', JSON.stringify(parts), 'buffer')
  // 50 bits: two of a million homes share a number about once in two thousand imports.
  return `${madeNumberStart}${Array.from(digest.subarray(0, 10), (byte) => alphabet[byte & 31]).join('')}`
}

/**
 * An address for a listing that has none: the place of the home on a public map, so that a link in an answer leads
 * somewhere true. A home without any place gets a name instead, which leads nowhere.
 */
export function makeUrl(facts: Facts): string {
  const { Latitude, Longitude, Address, City, State, ZIP, MLSNumber } = facts
  if (Latitude !== undefined && Longitude !== undefined) {
    const place = `${Latitude}/${Longitude}`
    return `https://www.openstreetmap.org/?mlat=${Latitude}&mlon=${Longitude}#map=18/${place}`
  }
  const query = [Address, City, [State, ZIP].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  if (query !== '') {
    const address = `https://www.openstreetmap.org/search?query=${encodeURIComponent(query.toWellFormed())}`
    if (address.length <= 2_000) return address
  }
  return `urn:porchlight:listing:${encodeURIComponent((MLSNumber ?? '').toWellFormed())}`.slice(0, 2_000)
}
