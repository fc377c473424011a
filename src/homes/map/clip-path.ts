import type { UnitBox } from './atlas.ts'

/** Flat pairs: x, y, x, y … */
export type Path = number[]

/** The part of a ring that lies in a window, as one ring along its edges; empty when there is none. */
export function clipPolygon(ring: Path, { left, top, right, bottom }: UnitBox): Path {
  let path = cut(ring, 0, left, 1)
  path = cut(path, 0, right, -1)
  path = cut(path, 1, top, 1)
  path = cut(path, 1, bottom, -1)
  return path.length < 6 ? [] : path
}

/** Keeps what lies on one side of a line parallel to an axis (Sutherland and Hodgman). */
function cut(path: Path, axis: 0 | 1, limit: number, sign: 1 | -1): Path {
  const kept: Path = []
  const count = path.length
  for (let at = 0; at < count; at += 2) {
    const before = at === 0 ? count - 2 : at - 2
    const [px = 0, py = 0] = [path[before], path[before + 1]]
    const [x = 0, y = 0] = [path[at], path[at + 1]]
    const [was, is] = axis === 0 ? [px, x] : [py, y]
    const wasIn = (was - limit) * sign >= 0
    const isIn = (is - limit) * sign >= 0
    if (wasIn !== isIn) {
      const share = (limit - was) / (is - was)
      kept.push(px + (x - px) * share, py + (y - py) * share)
    }
    if (isIn) kept.push(x, y)
  }
  return kept
}

/** The parts of a line that lie in a window. */
export function clipPolyline(points: Path, window: UnitBox): Path[] {
  const parts: Path[] = []
  let part: Path = []
  const finish = (): void => {
    if (part.length >= 4) parts.push(part)
    part = []
  }
  for (let at = 2; at < points.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[at - 2], points[at - 1], points[at], points[at + 1]]
    const span = spanWithin(ax, ay, bx, by, window)
    if (span === null) {
      finish()
      continue
    }
    const [from, to] = span
    if (part.length === 0) part.push(ax + (bx - ax) * from, ay + (by - ay) * from)
    part.push(ax + (bx - ax) * to, ay + (by - ay) * to)
    if (to < 1) finish()
  }
  finish()
  return parts
}

/** From where to where, in shares of its length, a segment lies in a window (Liang and Barsky); null when it does not. */
function spanWithin(ax: number, ay: number, bx: number, by: number, window: UnitBox): [number, number] | null {
  const [dx, dy] = [bx - ax, by - ay]
  let [from, to] = [0, 1]
  const sides: [number, number][] = [
    [-dx, ax - window.left],
    [dx, window.right - ax],
    [-dy, ay - window.top],
    [dy, window.bottom - ay],
  ]
  for (const [towards, room] of sides) {
    if (towards === 0) {
      if (room < 0) return null
      continue
    }
    const share = room / towards
    if (towards < 0) from = Math.max(from, share)
    else to = Math.min(to, share)
  }
  return from < to ? [from, to] : null
}

/** Leaves out points that lie no further than the tolerance from the line without them (Douglas and Peucker). */
export function simplify(path: Path, tolerance: number): Path {
  const last = path.length - 2
  const keeps = new Uint8Array(path.length)
  keeps[0] = keeps[last] = 1
  const spans: [number, number][] = [[0, last]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    let [furthest, distance] = [-1, tolerance]
    for (let at = from + 2; at < to; at += 2) {
      const away = distanceFromSegment(path, at, from, to)
      if (away > distance) [furthest, distance] = [at, away]
    }
    if (furthest < 0) continue
    keeps[furthest] = 1
    spans.push([from, furthest], [furthest, to])
  }
  return path.filter((_value, at) => keeps[at - (at % 2)] === 1)
}

function distanceFromSegment(path: Path, at: number, from: number, to: number): number {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [path[from], path[from + 1], path[to], path[to + 1]]
  const [x = 0, y = 0] = [path[at], path[at + 1]]
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - dx * share, y - ay - dy * share)
}

/** Whole numbers, without points that fall on the one before. */
export function toGrid(path: Path): Path {
  const grid: Path = []
  for (let at = 0; at < path.length; at += 2) {
    const [x, y] = [Math.round(path[at] ?? 0), Math.round(path[at + 1] ?? 0)]
    if (x !== grid[grid.length - 2] || y !== grid[grid.length - 1]) grid.push(x, y)
  }
  return grid
}

/** The first point, then from each to the next: smaller numbers, and what a relative path of SVG takes. */
export function toSteps(path: Path): Path {
  return path.map((value, at) => value - (path[at - 2] ?? 0))
}
