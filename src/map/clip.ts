import { endOf, lineNumber, type Ring, type Sheet, shiftToMeet, type UnitBox } from './atlas.ts'
import { worldUnits } from './read-topology.ts'

/** How the atlas is put onto the grid of a drawn box. */
export interface View {
  /** What is drawn, in units of the grid. */
  window: UnitBox
  /** World units that lie left of and above the grid. */
  left: number
  top: number
  /** Grid units of a world unit. */
  scale: number
  isCoarse: boolean
  /** Detail smaller than this is left out, in grid units. */
  tolerance: number
}

/** Flat pairs: x, y, x, y … */
export type Path = number[]

/** On which sides of a box a point lies outside: bits for left, right, top, bottom; 0 within. */
function sidesOf(x: number, y: number, { left, top, right, bottom }: UnitBox): number {
  return (x < left ? 1 : 0) | (x > right ? 2 : 0) | (y < top ? 4 : 0) | (y > bottom ? 8 : 0)
}

function readLine(sheet: Sheet, line: number, view: View, shift = 0): Path {
  const { points, starts } = view.isCoarse ? sheet.coarse : sheet.fine
  const number = lineNumber(line)
  const [from = 0, to = 0] = [starts[number], starts[number + 1]]
  const path: Path = new Array(to - from)
  for (let at = from; at < to; at += 2) {
    const place = line < 0 ? to - 2 - at : at - from
    path[place] = ((points[at] ?? 0) + shift - view.left) * view.scale
    path[place + 1] = ((points[at + 1] ?? 0) - view.top) * view.scale
  }
  return path
}

/** The part of a ring that lies in the window, as one ring along its edges; empty when there is none. */
export function clipRing(ring: Ring, view: View): Path {
  let path = gatherRing(ring, view)
  path = cut(path, 0, view.window.left, 1)
  path = cut(path, 0, view.window.right, -1)
  path = cut(path, 1, view.window.top, 1)
  path = cut(path, 1, view.window.bottom, -1)
  return path.length < 6 ? [] : toGrid(simplify(path, view.tolerance))
}

/** The points of a ring; a run that stays on one outer side of the window is only its first and last point. */
function gatherRing({ sheet, lines }: Ring, view: View): Path {
  const path: Path = []
  let [common, heldX, heldY, isHolding] = [0, 0, 0, false]
  let [lastX, lastY] = [Infinity, Infinity]
  const add = (x: number, y: number): void => {
    const sides = sidesOf(x, y, view.window)
    if (sides === 0 && Math.abs(x - lastX) < view.tolerance / 3 && Math.abs(y - lastY) < view.tolerance / 3) return
    if ((common & sides) !== 0) {
      ;[common, heldX, heldY, isHolding] = [common & sides, x, y, true]
      return
    }
    if (isHolding) path.push(heldX, heldY)
    isHolding = false
    common = sides
    path.push(x, y)
    ;[lastX, lastY] = [x, y]
  }
  const [first = 0] = lines
  let end: number | null = null
  for (const line of lines) {
    const shift = shiftToMeet(sheet.fine, line, end)
    end = endOf(sheet.fine, line, 'last') + shift
    const points = readLine(sheet, line, view, shift)
    for (let at = 0; at < points.length; at += 2) add(points[at] ?? 0, points[at + 1] ?? 0)
  }
  // A ring that ends a world away from where it began goes around a pole: Antarctica. It is closed along the map's edge.
  const start = endOf(sheet.fine, first, 'first')
  if (end !== null && Math.abs(end - start) > worldUnits / 2) {
    const edge = (worldUnits - view.top) * view.scale
    add((end - view.left) * view.scale, edge)
    add((start - view.left) * view.scale, edge)
  }
  if (isHolding) path.push(heldX, heldY)
  return path
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

/** The parts of a line that lie in the window. */
export function clipLine(sheet: Sheet, line: number, view: View): Path[] {
  const points = readLine(sheet, line, view)
  const parts: Path[] = []
  let part: Path = []
  const finish = (): void => {
    if (part.length >= 4) parts.push(toGrid(simplify(part, view.tolerance)))
    part = []
  }
  for (let at = 2; at < points.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[at - 2], points[at - 1], points[at], points[at + 1]]
    const span = spanWithin(ax, ay, bx, by, view.window)
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
  return parts.filter((path) => path.length >= 4)
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
function toGrid(path: Path): Path {
  const grid: Path = []
  for (let at = 0; at < path.length; at += 2) {
    const [x, y] = [Math.round(path[at] ?? 0), Math.round(path[at + 1] ?? 0)]
    if (x !== grid[grid.length - 2] || y !== grid[grid.length - 1]) grid.push(x, y)
  }
  return grid
}
