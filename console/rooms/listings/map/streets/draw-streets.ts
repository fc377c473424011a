import type { ReadMapTileResult as MapTile } from 'porchlight/client'
import { tracePaths } from '../trace-paths.ts'

export interface StreetColours {
  land: string
  built: string
  sand: string
  green: string
  water: string
  stream: string
  way: string
  edge: string
  motorway: string
  motorwayEdge: string
  names: string
  waterNames: string
  font: string
}

/** A part of a tile: all of it, or a piece of one where the view is nearer than tiles go. */
export interface TilePart {
  zoom: number
  /** How many such parts lie side by side in the tile, and which this is. */
  across: number
  column: number
  row: number
}

const kinds = ['rail', 'path', 'lane', 'street', 'middle', 'main', 'motorway'] as const
/** Widths in pixels of the page at zoom 14. */
const widths = { rail: 0.8, path: 0.7, lane: 1.4, street: 2.6, middle: 3.8, main: 4.8, motorway: 6 }
/** From which zoom on names are written, and how. */
const letters = {
  city: { from: 4, weight: 650, size: 15 },
  quarter: { from: 12, weight: 600, size: 12 },
  water: { from: 11, weight: 500, size: 11.5 },
  number: { from: 9, weight: 650, size: 10 },
  road: { from: 14, weight: 500, size: 11 },
  park: { from: 14, weight: 500, size: 11 },
} as const

/** Draws streets into a square of `pixels` on the page, `density` pixels of the picture for each. */
export function drawStreets(
  tile: MapTile,
  part: TilePart,
  colours: StreetColours,
  { pixels, density }: { pixels: number; density: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = pixels * density
  canvas.height = pixels * density
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(density, density)
  const scale = (pixels * part.across) / tile.side
  const trace = (paths: readonly (readonly number[])[]) =>
    tracePaths(paths, scale, part.column * pixels, part.row * pixels)
  const fill = (paths: readonly (readonly number[])[], colour: string): void => {
    context.fillStyle = colour
    context.fill(trace(paths))
  }
  fill([[0, 0, tile.side, 0, 0, tile.side, -tile.side, 0]], colours.land)
  fill(tile.built, colours.built)
  fill(tile.sand, colours.sand)
  fill(tile.green, colours.green)
  fill(tile.water, colours.water)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const stroke = (paths: readonly (readonly number[])[], colour: string, width: number): void => {
    context.strokeStyle = colour
    context.lineWidth = width
    context.stroke(trace(paths))
  }
  stroke(tile.streams, colours.stream, 1.2)
  const growth = 2 ** ((part.zoom - 14) * 0.6)
  const isNear = part.zoom >= 12
  for (const kind of isNear ? kinds : []) {
    const colour = kind === 'motorway' ? colours.motorwayEdge : colours.edge
    if (kind !== 'rail' && kind !== 'path') stroke(tile.ways[kind], colour, widths[kind] * growth + 1.2)
  }
  for (const kind of kinds) {
    const isThin = kind === 'rail' || kind === 'path' || !isNear
    const colour = kind === 'motorway' ? colours.motorway : isThin ? colours.edge : colours.way
    stroke(tile.ways[kind], colour, Math.max(0.5, widths[kind] * growth))
  }
  writeNames(context, tile, part, colours, { pixels, scale })
  return canvas
}

/** Names that fit into the square whole and beside each other: one that an edge cuts says less than none. */
function writeNames(
  context: CanvasRenderingContext2D,
  { labels }: MapTile,
  { zoom, column, row }: TilePart,
  colours: StreetColours,
  { pixels, scale }: { pixels: number; scale: number },
): void {
  const taken: { x: number; y: number; half: number; high: number }[] = []
  const said = new Set<string>()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { name, kind, x, y, angle, room } of labels) {
    const { from, weight, size } = letters[kind]
    if (zoom < from || said.has(name)) continue
    context.font = `${kind === 'water' ? 'italic ' : ''}${weight} ${size}px ${colours.font}`
    const width = context.measureText(name).width
    if (kind === 'road' && width > room * scale) continue
    const turn = kind === 'road' ? (angle * Math.PI) / 180 : 0
    const at = { x: x * scale - column * pixels, y: y * scale - row * pixels }
    const half = (Math.abs(Math.cos(turn)) * width + Math.abs(Math.sin(turn)) * size) / 2 + 3
    const high = (Math.abs(Math.sin(turn)) * width + Math.abs(Math.cos(turn)) * size) / 2 + 3
    if (at.x < half || at.y < high || at.x > pixels - half || at.y > pixels - high) continue
    if (taken.some((box) => Math.abs(box.x - at.x) < box.half + half && Math.abs(box.y - at.y) < box.high + high))
      continue
    taken.push({ ...at, half, high })
    said.add(name)
    context.save()
    context.translate(at.x, at.y)
    context.rotate(turn)
    context.strokeStyle = kind === 'water' ? colours.water : colours.land
    context.lineWidth = 3
    context.strokeText(name, 0, 0)
    context.fillStyle = kind === 'water' ? colours.waterNames : colours.names
    context.fillText(name, 0, 0)
    context.restore()
  }
}
