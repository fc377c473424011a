import type { Path } from '../clip-path.ts'

export interface StraightPiece {
  x: number
  y: number
  /** In degrees, from -90 to 90: so that what is written along it can be read. */
  angle: number
  room: number
}

/** A piece is straight that nowhere leads further than this from where it began to lead, in degrees. */
const mostBend = 14

/** The longest piece of a line that is nearly straight: where a name may stand along it. */
export function findStraightPiece(line: Path): StraightPiece | null {
  let best: StraightPiece | null = null
  let from = 0
  let heading = Number.NaN
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = [line[at], line[at + 1], line[at + 2], line[at + 3]]
    const leads = Math.atan2(nextY - y, nextX - x)
    if (Number.isNaN(heading) || bendOf(leads, heading) > mostBend) {
      ;[from, heading] = [at, leads]
    }
    const [startX = 0, startY = 0] = [line[from], line[from + 1]]
    const [dx, dy] = [nextX - startX, nextY - startY]
    const room = Math.round(Math.hypot(dx, dy))
    if (room > (best?.room ?? 0)) {
      best = {
        x: Math.round(startX + dx / 2),
        y: Math.round(startY + dy / 2),
        angle: readable(Math.atan2(dy, dx)),
        room,
      }
    }
  }
  return best
}

function bendOf(a: number, b: number): number {
  const bend = Math.abs(a - b)
  return (Math.min(bend, 2 * Math.PI - bend) * 180) / Math.PI
}

function readable(radians: number): number {
  const degrees = Math.round((radians * 180) / Math.PI)
  return degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees
}
