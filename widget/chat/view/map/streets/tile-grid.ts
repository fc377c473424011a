import { type MapView, type Size, worldPixels } from '../map-view.ts'

/** A tile, in columns and rows of its zoom. */
export interface TileSpot {
  z: number
  x: number
  y: number
}

/** Tiles are fetched so far outside of the window, in pixels, that a drag does not meet their edge. */
const margin = 64

/** The tiles of a zoom that a view shows, those in its middle first. Columns go on beyond the edges of the world. */
export function tilesIn(view: MapView, size: Size, z: number, around = margin): TileSpot[] {
  const across = 2 ** z
  const side = worldPixels(view.zoom) / across
  const [wide, high] = [(size.width / 2 + around) / side, (size.height / 2 + around) / side]
  const [middleX, middleY] = [view.x * across, view.y * across]
  const spots: TileSpot[] = []
  for (let y = Math.max(0, Math.floor(middleY - high)); y < Math.min(across, middleY + high); y++) {
    for (let x = Math.floor(middleX - wide); x < middleX + wide; x++) spots.push({ z, x, y })
  }
  const away = ({ x, y }: TileSpot): number => Math.hypot(x + 0.5 - middleX, y + 0.5 - middleY)
  return spots.sort((a, b) => away(a) - away(b))
}

/** "z/x/y" of a tile in the world itself. */
export function nameTile({ z, x, y }: TileSpot): string {
  const across = 2 ** z
  return `${z}/${((x % across) + across) % across}/${y}`
}
