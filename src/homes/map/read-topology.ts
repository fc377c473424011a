import { readFile } from 'node:fs/promises'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { shareOfLatitude, shareOfLongitude } from './mercator.ts'

/** So many units make the way around the world: one is 15 cm at the equator. */
export const worldUnits = 2 ** 28

/** Bytes that are read before other work may run: a few milliseconds. */
const sliceBytes = 128 * 1024

/** Lines, one after the other: line i is the x, y pairs of `points` from `starts[i]` up to `starts[i + 1]`. */
export interface Lines {
  points: Int32Array
  starts: Uint32Array
}

export interface TopologyShape {
  id: string
  name: string
  /** Polygons, their rings (the first is the outer one), each the numbers of its lines; ~n is line n from its end. */
  polygons: number[][][]
}

export interface Topology {
  shapes: Record<string, TopologyShape[]>
  /** On the Mercator map, in world units. */
  lines: Lines
}

interface RawGeometry {
  type: string
  id?: string
  properties?: { name?: string }
  arcs?: number[][] | number[][][]
}

interface RawTopology {
  transform: { scale: [number, number]; translate: [number, number] }
  objects: Record<string, { geometries: RawGeometry[] }>
}

const arcsKey = '"arcs":['

/**
 * Reads a quantised TopoJSON file. Its lines, which are nearly all of it, are read byte by byte into typed arrays, a slice
 * at a time: parsed as JSON they would hold up the process for 150 ms and take 100 MB of its heap.
 */
export async function readTopology(file: string): Promise<Topology> {
  const bytes = await readFile(file)
  // Those of the shapes come first, under the same name.
  const from = bytes.lastIndexOf(arcsKey) + arcsKey.length
  const { to, lines } = await readLines(bytes, from)
  // The package's own files, in the form that RawTopology gives.
  const rest = JSON.parse(`${bytes.toString('utf8', 0, from)}${bytes.toString('utf8', to)}`) as RawTopology
  await project(lines, rest.transform)
  unroll(lines)
  const shapes = Object.entries(rest.objects).map(([name, { geometries }]) => [name, geometries.flatMap(readShape)])
  return { shapes: Object.fromEntries(shapes), lines }
}

function readShape({ type, id = '', properties, arcs = [] }: RawGeometry): TopologyShape[] {
  const name = properties?.name ?? ''
  // Which of the two nestings it is, the type says.
  if (type === 'Polygon') return [{ id, name, polygons: [arcs as number[][]] }]
  if (type === 'MultiPolygon') return [{ id, name, polygons: arcs as number[][][] }]
  return []
}

const [openBracket, closeBracket, minus, zero, nine, comma] = [91, 93, 45, 48, 57, 44]

/** Reads `[[x,y],[dx,dy],…],…` up to the bracket that closes them all, in steps of the file's own grid. */
async function readLines(bytes: Buffer, from: number): Promise<{ to: number; lines: Lines }> {
  // Each number takes two bytes and more.
  const points = new Int32Array((bytes.length - from) >> 1)
  const starts: number[] = []
  let [count, depth, number, sign, x, y] = [0, 0, 0, 1, 0, 0]
  let isFirst = true
  let at = from
  for (; at < bytes.length; at++) {
    if ((at - from) % sliceBytes === sliceBytes - 1) await letOthersRun()
    const byte = bytes[at] ?? 0
    if (byte >= zero && byte <= nine) number = number * 10 + byte - zero
    else if (byte === minus) sign = -1
    else if (byte === openBracket) {
      depth += 1
      if (depth === 1) {
        starts.push(count)
        ;[x, y] = [0, 0]
      }
      isFirst = true
    } else if (depth === 2 && (byte === comma || byte === closeBracket)) {
      if (isFirst) x += sign * number
      else y += sign * number
      points[count++] = isFirst ? x : y
      isFirst = false
      ;[number, sign] = [0, 1]
      if (byte === closeBracket) depth -= 1
    } else if (byte === closeBracket) {
      depth -= 1
      if (depth < 0) break
    }
  }
  return { to: at, lines: { points: points.slice(0, count), starts: Uint32Array.from([...starts, count]) } }
}

/** A line that crosses the antimeridian goes on beyond the edge of the world, instead of jumping to the other one. */
function unroll({ points, starts }: Lines): void {
  for (let line = 0; line + 1 < starts.length; line++) {
    for (let at = (starts[line] ?? 0) + 2; at < (starts[line + 1] ?? 0); at += 2) {
      const step = (points[at] ?? 0) - (points[at - 2] ?? 0)
      if (Math.abs(step) > worldUnits / 2) points[at] = (points[at] ?? 0) - Math.sign(step) * worldUnits
    }
  }
}

async function project({ points }: Lines, { scale, translate }: RawTopology['transform']): Promise<void> {
  for (let at = 0; at < points.length; at += 2) {
    if (at % 65_536 === 65_534) await letOthersRun()
    const longitude = (points[at] ?? 0) * scale[0] + translate[0]
    const latitude = (points[at + 1] ?? 0) * scale[1] + translate[1]
    points[at] = Math.round(shareOfLongitude(longitude) * worldUnits)
    points[at + 1] = Math.round(shareOfLatitude(latitude) * worldUnits)
  }
}
