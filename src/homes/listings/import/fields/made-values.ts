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

const mapSite = 'https://www.openstreetmap.org/'

/** Whether an address was made here of the place of a home: a point or a search on a public map. */
export function isMadeMap(url: string): boolean {
  return url.startsWith(`${mapSite}?mlat=`) || url.startsWith(`${mapSite}search?query=`)
}

/** Whether a listing has no page: its address was made here. Visitors are led to its page here instead. */
export function isMadeUrl(url: string): boolean {
  return isMadeMap(url) || url.startsWith(madeName)
}

const madeName = 'urn:porchlight:listing:'

/**
 * An address for a listing that has none, which the contract asks for: the place of the home on a public map. A home
 * without any place gets a name instead. Neither is shown to visitors (home-page-address.ts).
 */
export function makeUrl(facts: Facts): string {
  const { Latitude, Longitude, Address, City, State, ZIP, MLSNumber } = facts
  if (Latitude !== undefined && Longitude !== undefined) {
    const place = `${Latitude}/${Longitude}`
    return `${mapSite}?mlat=${Latitude}&mlon=${Longitude}#map=18/${place}`
  }
  const query = [Address, City, [State, ZIP].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  if (query !== '') {
    const address = `${mapSite}search?query=${encodeURIComponent(query.toWellFormed())}`
    if (address.length <= 2_000) return address
  }
  return `${madeName}${encodeURIComponent((MLSNumber ?? '').toWellFormed())}`.slice(0, 2_000)
}
