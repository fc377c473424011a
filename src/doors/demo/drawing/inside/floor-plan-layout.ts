import type { PlanFloor, PlanRoom } from './floor-plan-rooms.ts'

export interface PlacedRoom extends PlanRoom {
  x: number
  y: number
  width: number
  height: number
}

/** An opening between two rooms, or to the outside: its middle and the way it runs. */
export interface Opening {
  x: number
  y: number
  vertical: boolean
  /** Rooms that flow into one another have a wide opening instead of a door. */
  wide: boolean
}

const isLarge = (room: PlanRoom) =>
  room.kind === 'living' ||
  room.kind === 'kitchen' ||
  room.kind === 'dining' ||
  room.kind === 'bedroom' ||
  room.kind === 'den'
const sum = (rooms: readonly PlanRoom[]) => rooms.reduce((total, room) => total + room.area, 0)

/**
 * Large rooms in a row above and a row below, baths and hall between them; every rectangle is as large as its room's
 * share of the floor.
 */
export function layOutFloor(floor: PlanFloor, x: number, y: number, width: number, height: number): PlacedRoom[] {
  // A studio's kitchen is no larger than its bath and lies beside it.
  const studio = !floor.stairs && !floor.rooms.some((room) => room.kind === 'bedroom')
  const large = floor.rooms.filter((room) => isLarge(room) && !(studio && room.kind === 'kitchen'))
  const [above, below] = splitRows(large)
  const hall = floor.rooms.filter((room) => room.kind === 'hall')
  const small = floor.rooms.filter((room) => !large.includes(room) && room.kind !== 'hall').reverse()
  // The first bath lies at the right end, by the primary bedroom; the others to the left of the hall.
  const middle = [...small.slice(0, -1), ...hall, ...small.slice(-1)]
  const total = sum(floor.rooms)
  let top = y
  return [above, middle, below]
    .filter((row) => row.length > 0)
    .flatMap((row) => {
      const rowHeight = (height * sum(row)) / total
      let left = x
      const placed = row.map((room) => {
        const roomWidth = (width * room.area) / sum(row)
        const result = { ...room, x: left, y: top, width: roomWidth, height: rowHeight }
        left += roomWidth
        return result
      })
      top += rowHeight
      return placed
    })
}

/** Living rooms above, bedrooms below; where one side is empty the rooms are shared out, the primary bedroom top right. */
function splitRows(large: readonly PlanRoom[]): [PlanRoom[], PlanRoom[]] {
  const bedrooms = large.filter((room) => room.kind === 'bedroom')
  const others = large.filter((room) => room.kind !== 'bedroom')
  if (others.length === 0) {
    const above = Math.ceil(bedrooms.length / 2)
    return [bedrooms.slice(0, above).reverse(), bedrooms.slice(above)]
  }
  if (bedrooms.length === 0) return [others.slice(0, 1), others.slice(1)]
  if (bedrooms.length === 1 && others.length > 1)
    return [
      others.filter((room) => room.kind !== 'kitchen'),
      [...others.filter((room) => room.kind === 'kitchen'), ...bedrooms],
    ]
  if (bedrooms.length >= 4) return [[...others, ...bedrooms.slice(0, 1)], bedrooms.slice(1)]
  return [others, [...bedrooms].reverse()]
}

/** Doors: to the hall where a wall is shared with it, otherwise to a neighbour; living rooms flow into each other. */
export function findOpenings(rooms: readonly PlacedRoom[]): Opening[] {
  const hall = rooms.find((room) => room.kind === 'hall')
  const openings: Opening[] = []
  const joined = new Set<PlacedRoom>()
  const social = (room: PlacedRoom) => room.kind === 'living' || room.kind === 'kitchen' || room.kind === 'dining'
  for (const room of rooms) {
    if (room === hall) continue
    const toHall = hall && sharedWall(room, hall)
    if (toHall) openings.push({ ...toHall, wide: false })
    if (toHall) joined.add(room)
  }
  for (const room of rooms) {
    for (const other of rooms) {
      if (rooms.indexOf(other) <= rooms.indexOf(room) || !social(room) || !social(other)) continue
      const wall = sharedWall(room, other)
      if (!wall) continue
      openings.push({ ...wall, wide: true })
      if (joined.has(room) || joined.has(other)) joined.add(room).add(other)
    }
  }
  for (const room of rooms) {
    if (room === hall || joined.has(room)) continue
    const near = rooms
      .filter((other) => other !== room && (joined.has(other) || other === hall))
      .map((other) => ({ other, wall: sharedWall(room, other) }))
      .find(({ other, wall }) => wall && (room.kind !== 'bath' || other.kind === 'bedroom' || other.kind === 'living'))
    const any =
      near ??
      rooms
        .filter((other) => other !== room)
        .map((other) => ({ other, wall: sharedWall(room, other) }))
        .find(({ wall }) => wall)
    if (any?.wall) openings.push({ ...any.wall, wide: false })
    joined.add(room)
  }
  return openings
}

/** The middle of the wall that two rooms share, when a door fits into it. */
function sharedWall(a: PlacedRoom, b: PlacedRoom): { x: number; y: number; vertical: boolean } | null {
  const close = (p: number, q: number) => Math.abs(p - q) < 0.01
  const door = 30
  const left = Math.max(a.x, b.x)
  const right = Math.min(a.x + a.width, b.x + b.width)
  const top = Math.max(a.y, b.y)
  const bottom = Math.min(a.y + a.height, b.y + b.height)
  if ((close(a.y + a.height, b.y) || close(b.y + b.height, a.y)) && right - left > door)
    return { x: (left + right) / 2, y: Math.max(a.y, b.y), vertical: false }
  if ((close(a.x + a.width, b.x) || close(b.x + b.width, a.x)) && bottom - top > door)
    return { x: Math.max(a.x, b.x), y: (top + bottom) / 2, vertical: true }
  return null
}
