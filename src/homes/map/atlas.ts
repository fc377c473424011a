import { setImmediate as letOthersRun } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { shareOfLatitude, shareOfLongitude } from './mercator.ts'
import { type Lines, readTopology, type Topology, type TopologyShape, worldUnits } from './read-topology.ts'

/** In world units on the Mercator map. */
export interface UnitBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Lines of one file: as they are, and with less detail for boxes of half a continent and more. */
export interface Sheet {
  fine: Lines
  coarse: Lines
  boxes: UnitBox[]
}

export interface Ring {
  sheet: Sheet
  /** Numbers of lines; ~n is line n from its end. */
  lines: number[]
  box: UnitBox
}

export interface Area {
  name: string
  rings: Ring[]
}

export interface LineSet {
  sheet: Sheet
  lines: number[]
}

/** Land and borders of the world (Natural Earth); states, counties and the Great Lakes from the census of the United States. */
export interface Atlas {
  /** Outer rings turn one way and holes the other. */
  land: Ring[]
  /** Within `lakesBox`, what lies in an odd number of these rings is lake: Natural Earth's countries reach over it. */
  lakes: Ring[]
  lakesBox: UnitBox
  borders: Record<'countries' | 'states' | 'counties', LineSet>
  areas: Record<'country' | 'state' | 'county', Area[]>
}

/** ISO 3166-1 numeric, as Natural Earth writes it. */
const unitedStates = '840'
const coarseStep = worldUnits / 16_384

/** Around the American half of the Great Lakes, without any sea. */
const lakesBox: UnitBox = {
  left: shareOfLongitude(-92.6) * worldUnits,
  top: shareOfLatitude(49) * worldUnits,
  right: shareOfLongitude(-75.9) * worldUnits,
  bottom: shareOfLatitude(41.3) * worldUnits,
}

/** Reads the atlas from its packages: some hundred milliseconds of work, in pieces. */
export async function readAtlas(): Promise<Atlas> {
  const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(name))
  const world = await readTopology(fileOf('world-atlas/countries-10m.json'))
  const worldSheet = await makeSheet(world)
  const census = await readTopology(fileOf('us-atlas/counties-10m.json'))
  const sheet = await makeSheet(census)
  const countries = shapesOf(world, 'countries')
  const [counties, states] = [shapesOf(census, 'counties'), shapesOf(census, 'states')]
  const ringsOf = (shapes: readonly TopologyShape[], of: Sheet): Ring[] =>
    shapes.flatMap((shape) => makeArea(shape, of).rings)
  const america = countries.filter(({ id }) => id === unitedStates)
  const betweenStates = new Set(sharedLines(states))
  return {
    land: ringsOf(countries, worldSheet),
    lakes: [...ringsOf(america, worldSheet), ...ringsOf(shapesOf(census, 'nation'), sheet)].filter(({ box }) =>
      overlaps(box, lakesBox),
    ),
    lakesBox,
    borders: {
      countries: { sheet: worldSheet, lines: sharedLines(countries) },
      states: { sheet, lines: [...betweenStates] },
      counties: { sheet, lines: sharedLines(counties).filter((line) => !betweenStates.has(line)) },
    },
    areas: {
      country: countries.map((shape) => makeArea(shape, worldSheet)),
      state: states.map((shape) => makeArea(shape, sheet)),
      county: counties.map((shape) => makeArea({ ...shape, name: nameCounty(shape) }, sheet)),
    },
  }
}

function shapesOf({ shapes }: Topology, name: string): TopologyShape[] {
  const found = shapes[name]
  if (!found) throw new Error(`the atlas has no ${name}: it is of another version`)
  return found
}

async function makeSheet({ lines: fine }: Topology): Promise<Sheet> {
  const boxes: UnitBox[] = []
  const points: number[] = []
  const starts: number[] = []
  for (let line = 0; line + 1 < fine.starts.length; line++) {
    if (line % 512 === 511) await letOthersRun()
    boxes.push(boxOfLine(fine, line))
    starts.push(points.length)
    thin(fine, line, points)
  }
  const coarse = { points: Int32Array.from(points), starts: Uint32Array.from([...starts, points.length]) }
  return { fine, coarse, boxes }
}

function boxOfLine({ points, starts }: Lines, line: number): UnitBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let at = starts[line] ?? 0; at < (starts[line + 1] ?? 0); at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]]
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  return box
}

/** Leaves out points that lie near the one before; both ends stay, so that lines still meet. */
function thin({ points, starts }: Lines, line: number, into: number[]): void {
  const [from = 0, to = 0] = [starts[line], starts[line + 1]]
  let [lastX, lastY] = [Infinity, Infinity]
  for (let at = from; at < to; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]]
    const isEnd = at === from || at === to - 2
    if (!isEnd && Math.abs(x - lastX) < coarseStep && Math.abs(y - lastY) < coarseStep) continue
    into.push(x, y)
    ;[lastX, lastY] = [x, y]
  }
}

function makeArea({ name, polygons }: TopologyShape, sheet: Sheet): Area {
  const rings = polygons.flat().map((lines): Ring => ({ sheet, lines, box: joinBoxes(lines, sheet) }))
  return { name, rings }
}

/** The box of a ring that is followed over the antimeridian without a jump. */
function joinBoxes(lines: readonly number[], sheet: Sheet): UnitBox {
  const joined = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let x: number | null = null
  for (const line of lines) {
    const shift = shiftToMeet(sheet.fine, line, x)
    const box = sheet.boxes[lineNumber(line)]
    if (!box) continue
    joined.left = Math.min(joined.left, box.left + shift)
    joined.top = Math.min(joined.top, box.top)
    joined.right = Math.max(joined.right, box.right + shift)
    joined.bottom = Math.max(joined.bottom, box.bottom)
    x = endOf(sheet.fine, line, 'last') + shift
  }
  return joined
}

/** How far a line is to be moved, in whole worlds, so that it goes on where the one before ended. */
export function shiftToMeet(lines: Lines, line: number, x: number | null): number {
  return x === null ? 0 : Math.round((x - endOf(lines, line, 'first')) / worldUnits) * worldUnits
}

/** The x of a line's first or last point, in the direction that it is followed in. */
export function endOf({ points, starts }: Lines, line: number, end: 'first' | 'last'): number {
  const number = lineNumber(line)
  const isStart = (end === 'first') === line >= 0
  return points[(isStart ? starts[number] : (starts[number + 1] ?? 0) - 2) ?? 0] ?? 0
}

export function overlaps(a: UnitBox, b: UnitBox): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top
}

export function lineNumber(line: number): number {
  return line < 0 ? ~line : line
}

function linesOf(shapes: readonly TopologyShape[]): number[] {
  return shapes.flatMap(({ polygons }) => polygons.flat(2).map(lineNumber))
}

/** Lines that two shapes have in common: the borders between them. */
function sharedLines(shapes: readonly TopologyShape[]): number[] {
  const seen = new Set<number>()
  const shared = new Set<number>()
  for (const shape of shapes) {
    for (const line of new Set(linesOf([shape]))) (seen.has(line) ? shared : seen).add(line)
  }
  return [...shared]
}

/** The census gives "King": what is meant is King County. Its codes (FIPS) tell where counties are called otherwise. */
function nameCounty({ id, name }: TopologyShape): string {
  const [state, county] = [id.slice(0, 2), Number(id.slice(2))]
  if (state === '22') return `${name} Parish`
  // Alaska's boroughs, the district of the capital, the islands, and cities that belong to no county.
  const isOther = ['02', '11', '60', '66', '69', '72', '78'].includes(state) || county >= 510
  return isOther ? name : `${name} County`
}
