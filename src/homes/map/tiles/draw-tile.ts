import { clipPolygon, clipPolyline, type Path, simplify, toGrid, toSteps } from '../clip-path.ts'
import { type WayKind, wayKinds } from '../way-kinds.ts'
import { type DrawnTile, tileSide } from './drawn-tile.ts'
import { nameTile } from './name-tile.ts'
import { type TileShape, TileShapes } from './tile-shapes.ts'

/** More than this is left out, the least first: a browser draws a dozen tiles at once. */
const mostPoints = 14_000
/** Detail that is left out, in units of the grid, which is 512 pixels wide when it is shown as it is meant. */
const usualTolerance = 5
/** From the last zoom on a tile is enlarged, up to sixteen times. */
const lastZoom = 14
const lastTolerance = 1.5

/** Over its edges a tile draws on, so that no seam shows: a line its width, an area a hair. */
const lineMargin = 48
const areaMargin = 4

const around = (margin: number) => ({
  left: -margin,
  top: -margin,
  right: tileSide + margin,
  bottom: tileSide + margin,
})

type Areas = Record<'built' | 'sand' | 'green' | 'water', Path[]>
type Ways = Record<WayKind, Path[]>

/**
 * Draws a vector tile in the schema of OpenMapTiles. Fails with an UnreadableTile when the bytes are none. Some
 * milliseconds of work.
 */
export function drawTile(bytes: Uint8Array, zoom: number): DrawnTile {
  const tile = new TileShapes(bytes)
  const tolerance = zoom >= lastZoom ? lastTolerance : usualTolerance
  const areas = drawAreas(tile, tolerance)
  const streams = drawStreams(tile, zoom, tolerance)
  const ways = drawWays(tile, zoom, tolerance)
  thinOut(ways, countPoints([...Object.values(areas).flat(), ...streams]))
  const steps = (paths: readonly Path[]): Path[] => paths.map(toSteps)
  return {
    side: tileSide,
    built: steps(areas.built),
    sand: steps(areas.sand),
    green: steps(areas.green),
    water: steps(areas.water),
    streams: steps(streams),
    ways: forEachWay((kind) => steps(ways[kind])),
    labels: nameTile(tile),
  }
}

function forEachWay<Value>(make: (kind: WayKind) => Value): Record<WayKind, Value> {
  // Each of the kinds is made here.
  return Object.fromEntries(wayKinds.map((kind) => [kind, make(kind)])) as Record<WayKind, Value>
}

const greenLand = new Set(['wood', 'grass', 'forest', 'meadow', 'wetland'])
const greenUse = new Set(['cemetery', 'pitch', 'playground', 'stadium', 'zoo', 'theme_park', 'garden', 'park'])
const builtUse = new Set(['residential', 'suburb', 'quarter', 'neighbourhood', 'commercial', 'retail', 'industrial'])

function drawAreas(tile: TileShapes, tolerance: number): Areas {
  const areas: Areas = { built: [], sand: [], green: [], water: [] }
  const add = (to: keyof Areas, shape: TileShape): void => {
    if (shape.kind === 'polygon') areas[to].push(...shape.paths.flatMap((ring) => drawArea(ring, tolerance)))
  }
  for (const shape of tile.of('landcover')) {
    const kind = shape.text('class')
    if (greenLand.has(kind)) add('green', shape)
    else if (kind === 'sand') add('sand', shape)
  }
  for (const shape of tile.of('landuse')) {
    const kind = shape.text('class')
    if (greenUse.has(kind)) add('green', shape)
    else if (builtUse.has(kind)) add('built', shape)
  }
  for (const shape of tile.of('park')) add('green', shape)
  for (const shape of tile.of('water')) if (shape.text('brunnel') !== 'tunnel') add('water', shape)
  return areas
}

function drawArea(ring: Path, tolerance: number): Path[] {
  const clipped = clipPolygon(ring, around(areaMargin))
  if (clipped.length === 0) return []
  const drawn = toGrid(simplify(clipped, tolerance))
  return drawn.length < 6 ? [] : [drawn]
}

function drawLine(line: Path, tolerance: number): Path[] {
  return clipPolyline(line, around(lineMargin))
    .map((part) => toGrid(simplify(part, tolerance)))
    .filter((part) => part.length >= 4)
}

function drawStreams(tile: TileShapes, zoom: number, tolerance: number): Path[] {
  const streams: Path[] = []
  for (const shape of tile.of('waterway')) {
    const isLarge = ['river', 'canal'].includes(shape.text('class'))
    if (shape.kind !== 'line' || shape.text('brunnel') === 'tunnel' || !(isLarge || zoom >= 13)) continue
    streams.push(...shape.paths.flatMap((line) => drawLine(line, tolerance)))
  }
  return streams
}

/** What OpenMapTiles calls the classes of ways. */
const wayOf: Record<string, WayKind> = {
  motorway: 'motorway',
  trunk: 'motorway',
  primary: 'main',
  secondary: 'main',
  tertiary: 'middle',
  minor: 'street',
  busway: 'lane',
  service: 'lane',
  track: 'lane',
  path: 'path',
  pedestrian: 'path',
  rail: 'rail',
}

function drawWays(tile: TileShapes, zoom: number, tolerance: number): Ways {
  const ways = forEachWay((): Path[] => [])
  for (const shape of tile.of('transportation')) {
    const kind = wayOf[shape.text('class')]
    if (kind === undefined || shape.kind !== 'line') continue
    // Yards full of tracks, and paths within parks from afar.
    if (kind === 'rail' && shape.text('service') !== '') continue
    if (kind === 'path' && zoom < lastZoom) continue
    ways[kind].push(...shape.paths.flatMap((line) => drawLine(line, tolerance)))
  }
  return ways
}

function countPoints(paths: readonly Path[]): number {
  return paths.reduce((sum, path) => sum + path.length / 2, 0)
}

/** Leaves out whole kinds of ways, the least first, until a tile is small enough to be drawn at once. */
function thinOut(ways: Ways, others: number): void {
  for (const kind of ['path', 'lane', 'street', 'middle'] as const) {
    if (others + countPoints(Object.values(ways).flat()) <= mostPoints) return
    ways[kind] = []
  }
}
