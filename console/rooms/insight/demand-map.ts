import type { MapBackground } from 'porchlight/client'

export interface Placed {
  place: string
  searches: number
  latitude: number
  longitude: number
}

const leastDegrees = 0.3

/** The part of the world that shows all places with some room around them: "west,south,east,north". */
export function boxAround(places: readonly Placed[]): string {
  const [latitudes, longitudes] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)]
  const [south, north] = widen(Math.min(...latitudes), Math.max(...latitudes))
  const [west, east] = widen(Math.min(...longitudes), Math.max(...longitudes))
  const box = [Math.max(-180, west), Math.max(-85, south), Math.min(180, east), Math.min(85, north)]
  return box.map((degrees) => String(Math.round(degrees * 1e4) / 1e4)).join(',')
}

function widen(low: number, high: number): [number, number] {
  const room = Math.max(leastDegrees, (high - low) * 0.2)
  return [low - room, high + room]
}

/** Where a place lies on the grid of a background, which is drawn in Web Mercator. */
export function pointOn(
  { box, width, height }: MapBackground,
  { latitude, longitude }: Placed,
): { x: number; y: number } {
  const [west = 0, south = 0, east = 1, north = 1] = box.map(Number)
  const at = longitude < west ? longitude + 360 : longitude
  const [top, bottom] = [mercator(north), mercator(south)]
  return {
    x: ((at - west) / (east - west)) * width,
    y: ((top - mercator(latitude)) / (top - bottom)) * height,
  }
}

function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
}

/** Paths come as a first point and steps, which is how a relative path of SVG goes on. */
export function writePath(paths: readonly (readonly number[])[], end = ''): string {
  return paths.map((path) => `M${path[0]} ${path[1]}l${path.slice(2).join(' ')}${end}`).join('')
}
