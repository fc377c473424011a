import { localeOf, useSpeech } from '../../words/speech.ts'
import { metersAPixel } from './ground-scale.ts'
import { type MapView, type Place, type Size, toScreen } from './map-view.ts'

/** Around a home, in the unit of the visitor: what one walks in five minutes and more. */
const distances = [0.1, 0.25, 0.5, 1, 2, 5, 10]
const units = { mile: 1609.344, kilometer: 1000 }
const leastPixels = 60

interface RingsProps {
  view: MapView
  size: Size
  around: Place
  /** Where pins and names stand, on the screen. */
  taken: readonly Place[]
}

/** Circles of distance around the chosen home: on a ground without streets they tell what is near. */
export function Rings({ view, size, around, taken }: RingsProps) {
  const { language } = useSpeech()
  const unit = language.startsWith('en') ? 'mile' : 'kilometer'
  const { x, y } = toScreen(view, size, around)
  const most = Math.hypot(size.width, size.height)
  const rings = distances
    .map((count) => ({ count, radius: (count * units[unit]) / metersAPixel(view) }))
    .filter(({ radius }) => radius >= leastPixels && radius < most)
    .slice(0, 3)
  /** Where on its circle a distance can be read, from the middle: under a pin it would be half a word. */
  const placeText = (radius: number): Place[] =>
    sides
      .map((side) => ({ x: side.x * radius, y: side.y * radius }))
      .filter((at) => isFree({ x: x + at.x, y: y + at.y }, size, taken))
      .slice(0, 1)
  const write = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' })
  return (
    <g class="map-rings" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {rings.map(({ count, radius }) => (
        <g key={count}>
          <circle r={radius.toFixed(1)} />
          {placeText(radius).map((at) => (
            <text key={count} x={at.x.toFixed(1)} y={at.y.toFixed(1)}>
              {write.format(count)}
            </text>
          ))}
        </g>
      ))}
    </g>
  )
}

const sides: readonly Place[] = [
  { x: 0, y: -1 },
  { x: Math.SQRT1_2, y: -Math.SQRT1_2 },
  { x: -Math.SQRT1_2, y: -Math.SQRT1_2 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
]

function isFree({ x, y }: Place, size: Size, taken: readonly Place[]): boolean {
  if (x < 24 || y < 14 || x > size.width - 24 || y > size.height - 14) return false
  return !taken.some((other) => Math.abs(other.x - x) < 52 && y - other.y < 22 && other.y - y < 42)
}
