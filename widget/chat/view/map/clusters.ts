import type { MapPoint } from '../../../../src/homes/map/map-point.ts'
import { type Place, placeOf, worldPixels } from './map-view.ts'

export interface Pin extends Place {
  /** One home, or several that would lie over each other. */
  points: MapPoint[]
}

/** Pins nearer than this, in pixels, are one. */
const apart = { x: 58, y: 34 }

/**
 * Gathers homes into pins: each joins the first pin that it would cover, in the order of the homes, so that the best ones
 * keep their place. The home of the id `alone` has a pin of its own. Zooms are taken in halves: while the map moves, pins stay as they are.
 */
export function gatherPins(points: readonly MapPoint[], zoom: number, alone: number | null): Pin[] {
  const pixels = worldPixels(Math.floor(zoom * 2 + 0.001) / 2)
  const [wide, high] = [apart.x / pixels, apart.y / pixels]
  const pins: Pin[] = []
  for (const point of points) {
    const place = placeOf(point)
    const near =
      point.id === alone
        ? undefined
        : pins.find(
            ({ x, y, points: [first] }) =>
              first?.id !== alone && Math.abs(x - place.x) < wide && Math.abs(y - place.y) < high,
          )
    if (near) near.points.push(point)
    else pins.push({ ...place, points: [point] })
  }
  for (const pin of pins) Object.assign(pin, middleOf(pin.points))
  // Read from top to bottom, as the eye goes over a map.
  return pins.sort((a, b) => a.y - b.y || a.x - b.x)
}

/** A pin of several stands amid them; a pin of one stands exactly where the home is. */
function middleOf(points: readonly MapPoint[]): Place {
  const places = points.map(placeOf)
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / places.length, y: sum.y / places.length }
}

/** Whether zooming in can never part them. */
export function isOnePlace(points: readonly MapPoint[]): boolean {
  const [first, ...rest] = points
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.00015
  return rest.every((p) => near(p.latitude, first?.latitude ?? 0) && near(p.longitude, first?.longitude ?? 0))
}

/** Which pin lies next in a direction: the nearest within the quarter that an arrow key points to. */
export function findNeighbour(places: readonly Place[], from: Place, dx: number, dy: number): number {
  let [best, distance] = [-1, Infinity]
  places.forEach(({ x, y }, at) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    if (ahead <= 1e-12 || aside > ahead * 2) return
    const length = ahead + aside * 2
    if (length < distance) [best, distance] = [at, length]
  })
  return best
}
