import type { CityLabel } from '../../../../src/map/map-point.ts'
import type { Pin } from './clusters.ts'
import { type MapView, type Place, placeOf, type Size, toScreen, worldPixels } from './map-view.ts'
import type { DrawnBackground } from './use-background.ts'

export interface PlacedLabel extends Place {
  name: string
  kind: 'city' | 'country' | 'state' | 'county'
}

/** Width of a letter and height of a line, in pixels. */
const letters = { city: [7.4, 20], country: [8.2, 20], state: [8.6, 20], county: [6.3, 17] } as const
/** Where a city's name may go, from its middle: the pins of its homes stand there as well. */
const offsets = [0, 30, -46, 48, -64, 66]
/** Outside of the window names are placed as well, so that none jumps when it comes into sight. */
const margin = 160
const mostLabels = 40

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Chooses the names that fit beside the pins and each other: cities first, then what is largest. */
export function placeLabels(
  view: MapView,
  size: Size,
  cities: readonly CityLabel[],
  pins: readonly Pin[],
  background: DrawnBackground | null,
): PlacedLabel[] {
  const taken: Box[] = pins.map((pin) => {
    const { x, y } = toScreen(view, size, pin)
    return { left: x - 30, right: x + 30, top: y - 32, bottom: y + 4 }
  })
  const placed: PlacedLabel[] = []
  const tryAt = (name: string, kind: PlacedLabel['kind'], at: Place, shifts: readonly number[]): void => {
    const [letter, height] = letters[kind]
    const half = ([...name].length * letter) / 2 + 4
    const isFar = at.x < -margin || at.y < -margin || at.x > size.width + margin || at.y > size.height + margin
    if (isFar || placed.length >= mostLabels) return
    for (const shift of shifts) {
      const y = at.y + shift
      const box = { left: at.x - half, right: at.x + half, top: y - height / 2, bottom: y + height / 2 }
      if (taken.some((other) => overlaps(box, other))) continue
      taken.push(box)
      placed.push({ name, kind, x: at.x, y })
      return
    }
  }
  // From afar a city is a point, and its name would say more than there is to see.
  if (view.zoom >= 4) for (const city of cities) tryAt(city.name, 'city', toScreen(view, size, placeOf(city)), offsets)
  if (background) {
    const { place, width, height } = background
    const pixels = (worldPixels(view.zoom) * (place.right - place.left)) / width
    for (const { name, kind, x, y, room } of background.labels) {
      if ([...name].length * letters[kind][0] > room * pixels) continue
      const at = {
        x: place.left + (x / width) * (place.right - place.left) + nearestCopy(view, place),
        y: place.top + (y / height) * (place.bottom - place.top),
      }
      tryAt(name, kind, toScreen(view, size, at), [0, 18, -18])
    }
  }
  return placed
}

/** How many worlds a background is to be moved to lie where the view is. */
export function nearestCopy(view: MapView, place: { left: number; right: number }): number {
  return Math.round(view.x - (place.left + place.right) / 2)
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
