import { readTileAddress } from './config-values.ts'

/** Where tiles come from. */
export interface TileProvider {
  /** Part of the names that its tiles are kept under: tiles of another address are others. */
  address: string
  attribution: string
  /** drawing: vector tiles in the schema of OpenMapTiles, which are drawn here; picture: they are shown as they come. */
  kind: 'drawing' | 'picture'
  /** The last zoom that it has tiles of. */
  mostZoom: number
  /** The host that the operator named, which may be reached although it is not public; null for providers of the table. */
  host: string | null
}

/** Providers that need no key and let everybody use them, by the name that PORCHLIGHT_MAP_TILES gives. */
const namedProviders: Record<string, Omit<TileProvider, 'host'>> = {
  openfreemap: {
    // Any word may stand for the version: the newest is answered (github.com/hyperknot/openfreemap/issues/76).
    address: 'https://tiles.openfreemap.org/planet/latest/{z}/{x}/{y}.pbf',
    attribution: 'OpenFreeMap © OpenMapTiles · Data from OpenStreetMap',
    kind: 'drawing',
    mostZoom: 14,
  },
}

export const providerNames = Object.keys(namedProviders)

/**
 * Reads PORCHLIGHT_MAP_TILES: off, the name of a provider, or an address; null: off. Throws the end of a sentence.
 */
export function readTileSetting(text: string | undefined): string | null {
  if (text === undefined || text.toLowerCase() === 'off') return null
  const name = text.toLowerCase()
  if (Object.hasOwn(namedProviders, name)) return name
  if (!text.includes('/')) throw new Error(`must be off, ${providerNames.join(', ')} or an https:// address`)
  return readTileAddress(text)
}

/** The provider that the settings name; null: none. An address needs its attribution. */
export function findTileProvider(setting: string | null, attribution: string | null): TileProvider | null {
  if (setting === null) return null
  const named = Object.hasOwn(namedProviders, setting) ? namedProviders[setting] : undefined
  if (named) return { ...named, host: null }
  const isDrawn = /\.(pbf|mvt)(\?|$)/i.test(setting)
  return {
    address: setting,
    attribution: attribution ?? '',
    kind: isDrawn ? 'drawing' : 'picture',
    mostZoom: isDrawn ? 14 : 19,
    host: new URL(setting.replaceAll(/\{[zxy]\}/g, '0')).hostname.replace(/^\[|\]$/g, ''),
  }
}

export function needsAttribution(setting: string | null): boolean {
  return setting !== null && !Object.hasOwn(namedProviders, setting)
}

export interface TilePlace {
  z: number
  x: number
  y: number
}

export function addressOf({ address }: TileProvider, { z, x, y }: TilePlace): string {
  return address
    .replaceAll('{z}', String(z))
    .replaceAll('{x}', String(x))
    .replaceAll('{y}', String(y))
    .replaceAll('{r}', '')
}
