import type { CityLabel } from '../../../../src/homes/map/map-point.ts'
import type { TileLabel } from '../../../../src/homes/map/tiles/drawn-tile.ts'
import type { Pin } from './clusters.ts'
import { type MapView, type Place, placeOf, type Size, toScreen, worldPixels } from './map-view.ts'
import type { StreetTile } from './streets/use-streets.ts'
import type { DrawnBackground } from './use-background.ts'

export interface PlacedLabel extends Place {
  name: string
  kind: 'country' | 'state' | 'county' | TileLabel['kind']
  /** In degrees: names of streets stand along them. */
  angle: number
}

/** Width of a letter and height of a line, in pixels; from which zoom on names of streets' maps are shown. */
const looks: Record<PlacedLabel['kind'], { letter: number; height: number; from: number }> = {
  city: { letter: 7.4, height: 20, from: 4 },
  country: { letter: 8.2, height: 20, from: 0 },
  state: { letter: 8.6, height: 20, from: 0 },
  county: { letter: 6.3, height: 17, from: 0 },
  quarter: { letter: 6.8, height: 18, from: 12 },
  water: { letter: 6.3, height: 17, from: 11 },
  number: { letter: 7, height: 20, from: 9 },
  road: { letter: 6, height: 15, from: 13.3 },
  park: { letter: 6, height: 16, from: 13.8 },
}
/** What of streets' maps is placed first. */
const order: readonly TileLabel['kind'][] = ['city', 'quarter', 'water', 'number', 'road', 'park']
/** Where a city's name may go, from its middle: the pins of its homes stand there as well. */
const offsets = [0, 30, -46, 48, -64, 66]
/** Outside of the window names are placed as well, so that none jumps when it comes into sight. */
const margin = 160
const mostLabels = 90
/** One road is named again only so far from where it was. */
const repeatPixels = 280

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Named {
  cities: readonly CityLabel[]
  quarters: readonly CityLabel[]
  pins: readonly Pin[]
  background: DrawnBackground | null
  streets: readonly (readonly StreetTile[])[]
}

/** Chooses the names that fit beside the pins and each other: cities first, then what is largest. */
export function placeLabels(
  view: MapView,
  size: Size,
  { cities, quarters, pins, background, streets }: Named,
): PlacedLabel[] {
  const places = new Places(
    size,
    pins.map((pin) => boxOfPin(toScreen(view, size, pin), pin.points.length > 1)),
  )
  // From afar a city is a point, and its name would say more than there is to see.
  if (view.zoom >= looks.city.from) {
    for (const city of cities)
      places.tryAt({ name: city.name, kind: 'city', angle: 0 }, toScreen(view, size, placeOf(city)), offsets)
  }
  if (view.zoom >= looks.quarter.from) {
    for (const { name, ...place } of quarters) {
      places.tryAt({ name, kind: 'quarter', angle: 0 }, toScreen(view, size, placeOf(place)), offsets)
    }
  }
  const tiles = streets.at(-1) ?? []
  if (tiles.length > 0) placeStreets(view, size, tiles, places)
  else if (background) placeAreas(view, size, background, places)
  return places.placed
}

/** The tip of a price is at its home; a number of homes stands amid them. */
function boxOfPin({ x, y }: Place, isCluster: boolean): Box {
  if (isCluster) return { left: x - 19, right: x + 19, top: y - 19, bottom: y + 19 }
  return { left: x - 30, right: x + 30, top: y - 32, bottom: y + 4 }
}

function placeAreas(view: MapView, size: Size, background: DrawnBackground, places: Places): void {
  const { place, width, height } = background
  const pixels = (worldPixels(view.zoom) * (place.right - place.left)) / width
  for (const { name, kind, x, y, room } of background.labels) {
    if ([...name].length * looks[kind].letter > room * pixels) continue
    const at = {
      x: place.left + (x / width) * (place.right - place.left) + nearestCopy(view, place),
      y: place.top + (y / height) * (place.bottom - place.top),
    }
    const shown = toScreen(view, size, at)
    // A name that the edge cuts says less than none.
    const half = ([...name].length * looks[kind].letter) / 2
    if (shown.x < half || shown.x > size.width - half) continue
    places.tryAt({ name, kind, angle: 0 }, shown, [0, 18, -18])
  }
}

function placeStreets(view: MapView, size: Size, tiles: readonly StreetTile[], places: Places): void {
  const across = 2 ** (tiles[0]?.z ?? 0)
  const pixels = worldPixels(view.zoom) / across
  for (const kind of order.filter((each) => view.zoom >= looks[each].from)) {
    for (const { x, y, side, labels } of tiles) {
      for (const label of labels) {
        if (label.kind !== kind) continue
        const isAlong = kind === 'road'
        if (isAlong && [...label.name].length * looks[kind].letter > (label.room / side) * pixels) continue
        const at = toScreen(view, size, { x: (x + label.x / side) / across, y: (y + label.y / side) / across })
        places.tryAt({ name: label.name, kind, angle: isAlong ? label.angle : 0 }, at, kind === 'city' ? offsets : [0])
      }
    }
  }
}

/** What has been placed so far, and where there is no room any more. */
class Places {
  readonly placed: PlacedLabel[] = []
  readonly #taken: Box[]
  readonly #size: Size

  constructor(size: Size, taken: Box[]) {
    this.#size = size
    this.#taken = taken
  }

  tryAt(label: Omit<PlacedLabel, 'x' | 'y'>, { x, y }: Place, shifts: readonly number[]): void {
    const { width, height } = this.#size
    const isFar = x < -margin || y < -margin || x > width + margin || y > height + margin
    if (isFar || this.placed.length >= mostLabels || this.#isSaid(label, { x, y })) return
    for (const shift of shifts) {
      const boxes = boxesOf(label, { x, y: y + shift })
      if (boxes.some((box) => this.#taken.some((other) => overlaps(box, other)))) continue
      this.#taken.push(...boxes)
      this.placed.push({ ...label, x, y: y + shift })
      return
    }
  }

  /** A place has one name, whoever gives it; a road has it again a way on. */
  #isSaid({ name, kind }: Omit<PlacedLabel, 'x' | 'y'>, { x, y }: Place): boolean {
    const isRoad = kind === 'road' || kind === 'number'
    return this.placed.some((other) => {
      if (other.name.toLowerCase() !== name.toLowerCase()) return false
      return !isRoad || Math.hypot(other.x - x, other.y - y) < repeatPixels
    })
  }
}

/** What a name covers: a turned one some squares along it. */
function boxesOf({ name, kind, angle }: Omit<PlacedLabel, 'x' | 'y'>, { x, y }: Place): Box[] {
  const { letter, height } = looks[kind]
  const half = ([...name].length * letter) / 2 + 4
  if (Math.abs(angle) < 3) return [{ left: x - half, right: x + half, top: y - height / 2, bottom: y + height / 2 }]
  const count = Math.ceil((half * 2) / height)
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return Array.from({ length: count }, (_none, at): Box => {
    const along = half * ((2 * at + 1) / count - 1)
    const [middleX, middleY] = [x + dx * along, y + dy * along]
    return {
      left: middleX - height / 2,
      right: middleX + height / 2,
      top: middleY - height / 2,
      bottom: middleY + height / 2,
    }
  })
}

/** How many worlds a background is to be moved to lie where the view is. */
export function nearestCopy(view: MapView, place: { left: number; right: number }): number {
  return Math.round(view.x - (place.left + place.right) / 2)
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
