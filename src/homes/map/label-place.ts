import type { Path } from './clip-path.ts'

/** At which heights of a ring a place is looked for. */
const heights = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]

interface LabelPlace {
  x: number
  y: number
  /** How wide the area is there, in units of the grid. */
  room: number
}

/** A place within a ring where the most room is for a name, which is written across. */
export function findLabelPlace(ring: Path): LabelPlace | null {
  if (ring.length < 6) return null
  let [top, bottom] = [Infinity, -Infinity]
  for (let at = 1; at < ring.length; at += 2) {
    top = Math.min(top, ring[at] ?? 0)
    bottom = Math.max(bottom, ring[at] ?? 0)
  }
  let best: LabelPlace | null = null
  for (const height of heights) {
    // Half a unit aside of the grid, so that no corner lies on the line.
    const y = Math.floor(top + (bottom - top) * height) + 0.5
    const crossings = findCrossings(ring, y)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from = 0, to = 0] = [crossings[at], crossings[at + 1]]
      // Places further from the middle must be clearly wider.
      const isBetter = best === null || to - from > best.room * 1.15
      if (isBetter) best = { x: Math.round((from + to) / 2), y: Math.round(y), room: Math.round(to - from) }
    }
  }
  return best
}

function findCrossings(ring: Path, y: number): number[] {
  const crossings: number[] = []
  for (let at = 0; at < ring.length; at += 2) {
    const next = at + 2 < ring.length ? at + 2 : 0
    const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]]
    if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax))
  }
  return crossings.sort((a, b) => a - b)
}
