import { endOf, lineNumber, type Ring, type Sheet, shiftToMeet, type UnitBox } from './atlas.ts'
import { clipPolygon, clipPolyline, type Path, simplify, toGrid } from './clip-path.ts'
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
  const path = clipPolygon(gatherRing(ring, view), view.window)
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

/** The parts of a line that lie in the window. */
export function clipLine(sheet: Sheet, line: number, view: View): Path[] {
  return clipPolyline(readLine(sheet, line, view), view.window)
    .map((part) => toGrid(simplify(part, view.tolerance)))
    .filter((path) => path.length >= 4)
}
