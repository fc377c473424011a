import type { ResoFields } from '../../listings/import/apart/reso-metadata.ts'
import { isMediaName } from '../../listings/import/fields/reso-media.ts'
import { resoNames } from '../../listings/import/fields/reso-names.ts'

/** What is asked along with each home, where the server has it. */
const expanded = ['Media', 'OpenHouse']

export interface ResoQuery {
  /** Address of the service, without a slash at the end. */
  base: string
  /** What the person who set up the feed wants besides. */
  filter: string
  fields: ResoFields | null
  /** Whether media and open houses come along, and whether of media only some fields. */
  expands: boolean
  picks: boolean
  /** Whether the server can be asked for an order; many give homes by their ModificationTimestamp anyway. */
  orders: boolean
}

/** Homes that changed at a moment or later, the oldest change first; null: all. */
export function changedSince(query: ResoQuery, since: string | null, top: number, skip = 0): string {
  const moved = since === null ? null : `ModificationTimestamp ge ${since}`
  return address(query.base, {
    $filter: joinFilters([query.filter, moved]),
    $orderby: query.orders ? 'ModificationTimestamp asc,ListingKey asc' : null,
    $select: selectOf(query.fields),
    $expand: query.expands ? expandOf(query) : null,
    $top: String(top),
    $skip: skip > 0 ? String(skip) : null,
  })
}

/** The keys of all homes. */
export function allKeys(query: ResoQuery, after: string | null, top: number): string {
  const has = (name: string): boolean => query.fields === null || query.fields.properties.has(name)
  const names = ['ListingKey', 'ListingId', 'StandardStatus', 'MlgCanView', 'InternetEntireListingDisplayYN']
  const asked = query.fields === null ? names.slice(0, 3) : names.filter(has)
  return address(query.base, {
    $filter: joinFilters([query.filter, after === null ? null : `ListingKey gt '${after.replaceAll("'", "''")}'`]),
    $orderby: query.orders ? 'ListingKey asc' : null,
    $select: asked.join(','),
    $expand: null,
    $top: String(top),
    $skip: null,
  })
}

function joinFilters(filters: readonly (string | null)[]): string | null {
  const said = filters.filter((filter) => filter !== null && filter.trim() !== '')
  if (said.length === 0) return null
  if (said.length === 1) return said[0] ?? null
  // Some servers know no brackets.
  return said.map((filter) => (/\bor\b/i.test(filter ?? '') ? `(${filter})` : filter)).join(' and ')
}

/** Only what we read, and of that what the server has; null: everything, because it does not say what it has. */
function selectOf(fields: ResoFields | null): string | null {
  if (fields === null) return null
  const names = resoNames.filter((name) => fields.properties.has(name))
  return [...new Set([...names, 'ListingKey', 'ModificationTimestamp'])].join(',')
}

function expandOf({ fields, picks }: ResoQuery): string | null {
  const names = expanded.filter((name) => fields === null || fields.navigations.has(name))
  const media = [...(fields?.media ?? [])].filter(isMediaName)
  const parts = names.map((name) =>
    name === 'Media' && picks && media.length > 0 ? `Media($select=${media.join(',')})` : name,
  )
  return parts.length === 0 ? null : parts.join(',')
}

function address(base: string, options: Record<string, string | null>): string {
  const pairs = Object.entries(options).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${base}/Property?${pairs.join('&')}`
}
