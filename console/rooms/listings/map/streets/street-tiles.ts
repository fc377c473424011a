import { addProtocol, removeProtocol } from 'maplibre-gl'
import type { ReadMapTileResult } from 'porchlight/client'
import { drawStreets, type StreetColours } from './draw-streets.ts'

/** A tile of streets, as our own server draws it. */
export type MapTile = ReadMapTileResult

/** How wide a square is on the page: so the zoom of the map is that of the tiles. */
export const squarePixels = 512
/** The last zoom that squares are drawn for, from parts of the last tiles that there are. */
export const nearestZoom = 18
/** Tiles that are kept: nearer squares are parts of one. */
const mostKept = 60

export interface StreetSource {
  /** What the style names as the address of its squares. */
  address: string
  end(): void
}

/**
 * Has the map ask here for its squares: each is drawn in the colours of the theme from a tile of our own server, whose
 * letters and lines are nobody else's. `ask` fetches a tile; where none comes, the ground under it is seen.
 */
export function openStreets(
  ask: (place: { z: string; x: string; y: string }, signal: AbortSignal) => Promise<MapTile>,
  { mostZoom, colours }: { mostZoom: number; colours: StreetColours },
): StreetSource {
  const name = `streets-${crypto.randomUUID()}`
  const stop = new AbortController()
  const kept = new Map<string, Promise<MapTile>>()
  const find = (z: number, x: number, y: number): Promise<MapTile> => {
    const key = `${z}/${x}/${y}`
    const known = kept.get(key)
    if (known) return known
    const coming = ask({ z: String(z), x: String(x), y: String(y) }, stop.signal)
    kept.set(key, coming)
    coming.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return coming
  }
  addProtocol(name, async ({ url }) => {
    const [z = 0, x = 0, y = 0] = url.split('://')[1]?.split('/').map(Number) ?? []
    const across = 2 ** Math.max(0, z - mostZoom)
    const tile = await find(Math.min(z, mostZoom), Math.floor(x / across), Math.floor(y / across))
    const part = { zoom: z, across, column: x % across, row: y % across }
    const density = Math.min(2, devicePixelRatio)
    return { data: await createImageBitmap(drawStreets(tile, part, colours, { pixels: squarePixels, density })) }
  })
  return {
    address: `${name}://{z}/{x}/{y}`,
    end: () => {
      stop.abort()
      removeProtocol(name)
    },
  }
}
