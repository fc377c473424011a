import type { Path } from '../clip-path.ts'
import { type TileLabel, tileSide } from './drawn-tile.ts'
import { findStraightPiece } from './straight-piece.ts'
import type { TileShape, TileShapes } from './tile-shapes.ts'

const mostLabels = 200
const longestName = 60
/** A name that stands along less than this, in units of the grid, would be longer than its road. */
const leastRoom = 260

type Ranked = TileLabel & { rank: number }

const placeKinds: Record<string, { kind: 'city' | 'quarter'; rank: number }> = {
  city: { kind: 'city', rank: 0 },
  town: { kind: 'city', rank: 10 },
  village: { kind: 'city', rank: 20 },
  suburb: { kind: 'quarter', rank: 30 },
  quarter: { kind: 'quarter', rank: 32 },
  neighbourhood: { kind: 'quarter', rank: 34 },
  hamlet: { kind: 'quarter', rank: 36 },
  island: { kind: 'quarter', rank: 38 },
}
const roadRanks: Record<string, number> = {
  motorway: 40,
  trunk: 41,
  primary: 50,
  secondary: 55,
  tertiary: 60,
  minor: 70,
}

/** The names of a tile, what matters most first. */
export function nameTile(tile: TileShapes): TileLabel[] {
  return [...namePlaces(tile), ...nameNature(tile), ...nameRoads(tile)]
    .sort((a, b) => a.rank - b.rank || b.room - a.room)
    .slice(0, mostLabels)
    .map(({ rank: _, ...label }) => label)
}

function* namePlaces(tile: TileShapes): Generator<Ranked> {
  for (const shape of tile.of('place')) {
    const place = placeKinds[shape.text('class')]
    if (!place) continue
    yield* onPoint(shape, place.kind, place.rank + Math.min(9, Math.max(0, shape.number('rank') ?? 9)) / 10)
  }
}

function* nameNature(tile: TileShapes): Generator<Ranked> {
  for (const shape of tile.of('water_name')) yield* onPoint(shape, 'water', 45)
  for (const shape of tile.of('park')) if (shape.kind === 'point') yield* onPoint(shape, 'park', 62)
  for (const shape of tile.of('poi')) if (shape.text('class') === 'park') yield* onPoint(shape, 'park', 64)
}

/** On the point of a shape, or on the middle one of its line; once, and only by the tile that it lies in. */
function* onPoint(shape: TileShape, kind: TileLabel['kind'], rank: number): Generator<Ranked> {
  const name = nameOf(shape)
  const [path] = shape.paths
  if (name === '' || !path) return
  const middle = (path.length >> 2) * 2
  const [x, y] = [Math.round(path[middle] ?? 0), Math.round(path[middle + 1] ?? 0)]
  if (isWithin(x, y)) yield { name, kind, x, y, angle: 0, room: 0, rank }
}

/** The name of a road once a tile, where it is straight for longest, and what the large ones are called by. */
function nameRoads(tile: TileShapes): Ranked[] {
  const best = new Map<string, Ranked>()
  const keep = (label: Ranked): void => {
    const key = `${label.kind} ${label.name}`
    if (label.room > (best.get(key)?.room ?? 0)) best.set(key, label)
  }
  for (const shape of tile.of('transportation_name')) {
    const rank = roadRanks[shape.text('class')]
    if (rank === undefined || shape.kind !== 'line') continue
    const [name, number] = [nameOf(shape), tidy(shape.text('ref'))]
    for (const line of shape.paths) {
      const piece = findPiece(line)
      if (!piece) continue
      if (number !== '' && number.length <= 6 && rank <= 55) keep({ name: number, kind: 'number', rank, ...piece })
      if (name !== '' && piece.room >= leastRoom) keep({ name, kind: 'road', rank, ...piece })
    }
  }
  return [...best.values()].flatMap((label) => [label, ...repeat(label)])
}

/** A long road is named again on both sides of its middle: from near, its middle is out of sight. */
function repeat(label: Ranked): Ranked[] {
  const room = Math.round(label.room / 3)
  if (label.kind !== 'road' || room < leastRoom * 2) return []
  const turn = (label.angle * Math.PI) / 180
  return [-room, room].map((away) => ({
    ...label,
    x: Math.round(label.x + Math.cos(turn) * away),
    y: Math.round(label.y + Math.sin(turn) * away),
    room,
    rank: label.rank + 30,
  }))
}

function findPiece(line: Path): ReturnType<typeof findStraightPiece> {
  const piece = findStraightPiece(line)
  return piece && isWithin(piece.x, piece.y) ? piece : null
}

function isWithin(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < tileSide && y < tileSide
}

function nameOf(shape: TileShape): string {
  return tidy(shape.text('name') || shape.text('name:latin'))
}

/** What is longer than any name is none; control and direction signs would move the names around it. */
function tidy(text: string): string {
  const name = text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return [...name].length > longestName ? '' : name
}
