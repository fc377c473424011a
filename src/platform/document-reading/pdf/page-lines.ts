/** A piece of text on a page that was drawn at once, as pdf.js tells it. */
export interface DrawnText {
  str: string
  /** From its own space to that of the page: the size is in it. */
  transform: readonly number[]
  width: number
  height: number
  fontName: string
}

/** Text that stands together on one line; measures in points, from the top left. */
export interface Segment {
  text: string
  x: number
  right: number
  /** Of the line that the letters stand on. */
  y: number
  size: number
  font: string
}

export interface Line {
  y: number
  segments: Segment[]
}

/** Nobody reads smaller letters. */
const smallest = 2
/** More than that share of the size between two pieces is more than a blank: they are cells, or columns. */
const wideGap = 1
const blankGap = 0.15
/** Letters that are raised or lowered are of the line still. */
const sameLine = 0.38

/** The pieces of a page in the direction in which most of it is written; stamps across it are no text of it. */
export function placeText(
  drawn: readonly DrawnText[],
  page: { toTop: readonly number[]; width: number; height: number },
): Segment[] {
  const byDirection: [Segment[], Segment[], Segment[]] = [[], [], []]
  for (const { str, transform, width, height, fontName } of drawn) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.toTop
    const [m0 = 1, m1 = 0, m2 = 0, m3 = 1, m4 = 0, m5 = 0] = transform
    const size = Math.hypot(m2, m3) || height
    if (str.trim() === '' || !(size >= smallest)) continue
    const [x, y] = [a * m4 + c * m5 + e, b * m4 + d * m5 + f]
    if (!(x > -size && x < page.width + size && y > -size && y < page.height + size)) continue
    const [right, down] = [a * m0 + c * m1, b * m0 + d * m1]
    const piece = { text: str, size, font: fontName }
    if (Math.abs(down) < Math.abs(right) / 8 && right > 0) byDirection[0].push({ ...piece, x, y, right: x + width })
    else if (Math.abs(right) < Math.abs(down) / 8 && down < 0)
      byDirection[1].push({ ...piece, x: -y, y: x, right: -y + width })
    else if (Math.abs(right) < Math.abs(down) / 8) byDirection[2].push({ ...piece, x: y, y: -x, right: y + width })
  }
  return byDirection.reduce((most, one) => (lettersOf(one) > lettersOf(most) ? one : most))
}

/** Lines from the top, each with its segments from the left. */
export function toLines(pieces: readonly Segment[]): Line[] {
  const lines: Line[] = []
  for (const piece of pieces.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const line = lines.at(-1)
    const size = Math.max(piece.size, ...(line?.segments.slice(0, 1).map((segment) => segment.size) ?? []))
    if (line && piece.y - line.y <= size * sameLine) line.segments.push(piece)
    else lines.push({ y: piece.y, segments: [piece] })
  }
  return lines.map(({ y, segments }) => ({ y, segments: join(segments) }))
}

function join(pieces: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const last = joined.at(-1)
    const gap = last ? piece.x - last.right : 0
    const size = Math.max(piece.size, last?.size ?? 0)
    if (!last || gap > size * wideGap) joined.push({ ...piece })
    // Some draw letters twice to make them bold.
    else if (piece.text === last.text && Math.abs(piece.x - last.x) < 1) continue
    else {
      last.text += `${gap > size * blankGap ? ' ' : ''}${piece.text}`
      last.right = Math.max(last.right, piece.right)
      last.size = size
    }
  }
  return joined.flatMap(splitAtDots)
}

/** "Application fee ........ $55" are two cells. */
function splitAtDots(segment: Segment): Segment[] {
  const dots = /\s*(?:[.·_…] ?){4,}\s*/.exec(segment.text)
  if (!dots || dots.index === 0 || dots.index + dots[0].length >= segment.text.length) return [segment]
  const width = (segment.right - segment.x) / segment.text.length
  const end = dots.index + dots[0].length
  return [
    { ...segment, text: segment.text.slice(0, dots.index), right: segment.x + dots.index * width },
    { ...segment, text: segment.text.slice(end), x: segment.x + end * width },
  ]
}

function lettersOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0)
}
