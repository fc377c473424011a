import { shareOfLatitude, shareOfLongitude } from '../../../../src/homes/map/mercator.ts'

export interface Size {
  width: number
  height: number
}

/** Which part of the world is seen: its middle in shares of the Mercator map, and the zoom of tile maps (256 px · 2^zoom). */
export interface MapView {
  x: number
  y: number
  zoom: number
}

/** A position on the Mercator map, in shares of its side. */
export interface Place {
  x: number
  y: number
}

const leastZoom = 1
export const mostZoom = 18

/** Pixels that the whole world would take. */
export function worldPixels(zoom: number): number {
  return 256 * 2 ** zoom
}

export function placeOf({ latitude, longitude }: { latitude: number; longitude: number }): Place {
  return { x: shareOfLongitude(longitude), y: shareOfLatitude(latitude) }
}

/** Where a place is seen, in pixels from the upper left corner. */
export function toScreen(view: MapView, size: Size, { x, y }: Place): Place {
  const pixels = worldPixels(view.zoom)
  return { x: (x - view.x) * pixels + size.width / 2, y: (y - view.y) * pixels + size.height / 2 }
}

function keepWithin({ x, y, zoom }: MapView): MapView {
  return { x: Math.max(-0.5, Math.min(1.5, x)), y: Math.max(0, Math.min(1, y)), zoom }
}

export function panBy(view: MapView, dx: number, dy: number): MapView {
  const pixels = worldPixels(view.zoom)
  return keepWithin({ ...view, x: view.x + dx / pixels, y: view.y + dy / pixels })
}

/** Zooms so that what lies under a point of the screen stays there. */
export function zoomAt(view: MapView, size: Size, by: number, at: Place): MapView {
  const zoom = Math.max(leastZoom, Math.min(mostZoom, view.zoom + by))
  const [dx, dy] = [at.x - size.width / 2, at.y - size.height / 2]
  const apart = 1 / worldPixels(view.zoom) - 1 / worldPixels(zoom)
  return keepWithin({ x: view.x + dx * apart, y: view.y + dy * apart, zoom })
}

/** The view that shows all places, with room for their pins, and from no nearer than a zoom. */
export function fitPlaces(places: readonly Place[], size: Size, mostNear: number): MapView {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  // Pins are wide, and stand above their place.
  const [wide, high] = [Math.max(80, size.width - 110), Math.max(80, size.height - 150)]
  const pixels = Math.min(wide / Math.max(right - left, 1e-9), high / Math.max(bottom - top, 1e-9))
  const zoom = Math.max(leastZoom, Math.min(mostNear, Math.log2(pixels / 256)))
  return { x: (left + right) / 2, y: (top + bottom) / 2 - 12 / worldPixels(zoom), zoom }
}
