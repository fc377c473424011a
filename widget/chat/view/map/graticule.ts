import { latitudeOf, longitudeOf, shareOfLatitude, shareOfLongitude } from '../../../../src/homes/map/mercator.ts'
import { type MapView, type Size, worldPixels } from './map-view.ts'

/** Degrees between the lines: such that some hundred pixels lie between them. */
const steps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002]
const leastPixels = 110
/** What is at the corners of the map stands there instead. */
const clear = { top: 130, left: 70, bottom: 60 }

interface Mark {
  degrees: number
  /** Digits after the point that tell it from the next one. */
  digits: number
  /** At which edge it stands. */
  side: 'top' | 'left'
  x: number
  y: number
}

interface Graticule {
  /** Paths of the meridians and parallels that are seen, and of those half-way between them. */
  lines: string
  halves: string
  marks: Mark[]
}

/** The meridians and parallels of a view, and where their degrees are written. */
export function drawGraticule(view: MapView, size: Size): Graticule {
  const pixels = worldPixels(view.zoom)
  const step = steps.findLast((degrees) => (degrees / 360) * pixels >= leastPixels) ?? 30
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9))
  const [wide, high] = [size.width / 2 / pixels, size.height / 2 / pixels]
  const north = latitudeOf(Math.max(0, view.y - high))
  const south = latitudeOf(Math.min(1, view.y + high))
  const [lines, halves, marks]: [string[], string[], Mark[]] = [[], [], []]
  const first = Math.ceil((longitudeOf(view.x - wide) / step) * 2)
  for (let half = first; (half * step) / 2 < longitudeOf(view.x + wide); half++) {
    const degrees = (half * step) / 2
    const x = (shareOfLongitude(degrees) - view.x) * pixels + size.width / 2
    ;(half % 2 === 0 ? lines : halves).push(`M${x.toFixed(1)} 0V${size.height}`)
    if (half % 2 === 0 && x > clear.top && x < size.width - clear.left)
      marks.push({ degrees: unroll(degrees), digits, side: 'top', x, y: 0 })
  }
  for (let half = Math.ceil((south / step) * 2); (half * step) / 2 < north; half++) {
    const degrees = (half * step) / 2
    const y = (shareOfLatitude(degrees) - view.y) * pixels + size.height / 2
    ;(half % 2 === 0 ? lines : halves).push(`M0 ${y.toFixed(1)}H${size.width}`)
    if (half % 2 === 0 && y > clear.left && y < size.height - clear.bottom)
      marks.push({ degrees, digits, side: 'left', x: 0, y })
  }
  return { lines: lines.join(''), halves: halves.join(''), marks }
}

/** Beyond the edges of the world it is the world again. */
function unroll(longitude: number): number {
  return longitude - Math.round(longitude / 360) * 360
}
