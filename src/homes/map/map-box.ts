import { latitudeOf, longitudeOf, shareOfLatitude, shareOfLongitude } from './mercator.ts'

/** A part of the square Mercator map of the world, in shares of its side. `right` may pass 1: across the antimeridian. */
export interface MapBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** About 600 m at the equator: nothing smaller has anything to show. */
const leastSide = 2 ** -16
/** So far may an edge lie off a grid line through rounding, in cells. */
const slack = 0.001

/** Grows a box to the lines of a grid; `cell` in shares of the world. */
export function snapOutward(box: MapBox, cell: number): MapBox {
  return {
    left: Math.floor(box.left / cell + slack) * cell,
    top: Math.max(0, Math.floor(box.top / cell + slack) * cell),
    right: Math.ceil(box.right / cell - slack) * cell,
    bottom: Math.min(1, Math.ceil(box.bottom / cell - slack) * cell),
  }
}

/**
 * Snaps a box to a grid that is fine for its size, so that boxes nearly alike are one. A box whose edges lie on a grid of
 * quarters of its size rounded to a power of two stays as it is.
 */
export function snapBox(box: MapBox): MapBox {
  const grown = growTo(box, leastSide)
  const side = Math.max(grown.right - grown.left, grown.bottom - grown.top)
  const snapped = snapOutward(grown, 2 ** Math.floor(Math.log2(side)) / 16)
  return { ...snapped, right: Math.min(snapped.right, snapped.left + 1) }
}

function growTo(box: MapBox, side: number): MapBox {
  const wide = Math.max(0, side - (box.right - box.left)) / 2
  const high = Math.max(0, side - (box.bottom - box.top)) / 2
  const down = Math.min(Math.max(0, high - box.top), high) - Math.min(Math.max(0, box.bottom + high - 1), high)
  return {
    left: box.left - wide,
    right: box.right + wide,
    top: box.top - high + down,
    bottom: box.bottom + high + down,
  }
}

/** A box as an address names it: "west,south,east,north" in degrees. */
export function writeBox(box: MapBox): string {
  const degrees = [longitudeOf(box.left), latitudeOf(box.bottom), longitudeOf(box.right), latitudeOf(box.top)]
  return degrees.map((value) => String(Math.round(value * 1e5) / 1e5)).join(',')
}

/** Reads "west,south,east,north" in degrees, or says what is wrong with it. An east below west is across the antimeridian. */
export function readBox(text: string): { box: MapBox } | { fault: string } {
  const parts = text.split(',').map((part) => part.trim())
  const isNumber = (part: string): boolean => /^[+-]?(\d{1,4}(\.\d{0,20})?|\.\d{1,20})$/.test(part)
  if (parts.length !== 4 || !parts.every(isNumber)) {
    return { fault: 'expected four numbers, west,south,east,north in degrees, such as -122.5,47.4,-122.1,47.8' }
  }
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  if (west < -180 || west > 180) return { fault: 'west must be from -180 to 180' }
  if (south < -90 || north > 90 || south >= north) {
    return { fault: 'south must be less than north, both from -90 to 90' }
  }
  const unrolled = east <= west ? east + 360 : east
  if (east < -180 || unrolled <= west || unrolled - west > 360) {
    return { fault: 'east must be within 360 degrees east of west' }
  }
  return {
    box: {
      left: shareOfLongitude(west),
      right: shareOfLongitude(unrolled),
      top: shareOfLatitude(north),
      bottom: shareOfLatitude(south),
    },
  }
}
