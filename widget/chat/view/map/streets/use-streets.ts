import { useEffect, useRef, useState } from 'preact/hooks'
import type { DrawnTile, TileLabel } from '../../../../../src/homes/map/tiles/drawn-tile.ts'
import { wayKinds } from '../../../../../src/homes/map/way-kinds.ts'
import type { ChatActions } from '../../../model/chat-actions.ts'
import type { MapView, Size } from '../map-view.ts'
import { writePath } from '../path-text.ts'
import { nameTile, type TileSpot, tilesIn } from './tile-grid.ts'

/** A tile as it is drawn: paths of SVG by layer. */
export interface StreetTile extends TileSpot {
  side: number
  paths: Record<string, string>
  labels: readonly TileLabel[]
}

type Known = Omit<StreetTile, 'x' | 'y' | 'z'> | 'none'

// Tiles stay known while the window is open. One takes some ten kilobytes.
const known = new Map<string, Known>()
const mostKnown = 160
/** From afar there are no streets, and the ground of our own says as much. */
const leastZoom = 8
const retryMs = 20_000

/**
 * The tiles of streets for a view. Until all of a new zoom are there, those of the zoom before lie under them. What does
 * not come leaves the ground to be seen, and is asked for again when the map is moved later.
 */
export function useStreets(
  call: ChatActions['call'],
  view: MapView | null,
  size: Size,
  { isWanted, mostZoom }: { isWanted: boolean; mostZoom: number },
): StreetTile[][] {
  const [, redraw] = useState(0)
  const state = useRef({ failed: new Map<string, number>(), coming: new Set<string>(), whole: -1 })
  const isShown = isWanted && view !== null && size.width > 0 && view.zoom >= leastZoom
  // Tiles are meant to be 512 pixels wide.
  const z = isShown ? Math.max(0, Math.min(mostZoom, Math.round(view.zoom) - 1)) : -1
  const spots = isShown ? tilesIn(view, size, z) : []

  useEffect(() => {
    const { failed, coming } = state.current
    for (const name of new Set(spots.map(nameTile))) {
      if (known.has(name) || coming.has(name) || Date.now() - (failed.get(name) ?? -Infinity) < retryMs) continue
      coming.add(name)
      call<DrawnTile>('GET', `/v1/map/tiles/${name}`)
        .then(
          (tile) => remember(name, { side: tile.side, paths: writeTile(tile), labels: tile.labels }),
          (error: { code?: string }) => {
            if (error.code === 'map-tile-not-found') remember(name, 'none')
            else failed.set(name, Date.now())
          },
        )
        .finally(() => {
          coming.delete(name)
          redraw((count) => count + 1)
        })
    }
  })

  if (!isShown) return []
  const { failed } = state.current
  const isWhole = spots.every((spot) => known.has(nameTile(spot)) || failed.has(nameTile(spot)))
  if (isWhole) state.current.whole = z
  const { whole } = state.current
  const before = isWhole || whole < 0 || Math.abs(whole - z) > 4 ? [] : findTiles(tilesIn(view, size, whole, 0))
  return [before, findTiles(spots)].filter((tiles) => tiles.length > 0)
}

function remember(name: string, tile: Known): void {
  known.delete(name)
  known.set(name, tile)
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
}

function findTiles(spots: readonly TileSpot[]): StreetTile[] {
  return spots.flatMap((spot) => {
    const tile = known.get(nameTile(spot))
    return tile === undefined || tile === 'none' ? [] : [{ ...spot, ...tile }]
  })
}

function writeTile({ built, sand, green, water, streams, ways }: DrawnTile): Record<string, string> {
  return {
    built: writePath(built, 'z'),
    sand: writePath(sand, 'z'),
    green: writePath(green, 'z'),
    water: writePath(water, 'z'),
    stream: writePath(streams),
    ...Object.fromEntries(wayKinds.map((kind) => [kind, writePath(ways[kind])])),
  }
}
