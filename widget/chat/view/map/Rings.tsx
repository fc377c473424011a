import { useSpeech } from '../../words/speech.ts'
import { metersAPixel } from './ground-scale.ts'
import { type MapView, type Place, type Size, toScreen } from './map-view.ts'

/** Around a home, in the unit of the visitor: what one walks in five minutes and more. */
const distances = [0.1, 0.25, 0.5, 1, 2, 5, 10]
const units = { mile: 1609.344, kilometer: 1000 }
const leastPixels = 60

/** Circles of distance around the chosen home: on a ground without streets they tell what is near. */
export function Rings({ view, size, around }: { view: MapView; size: Size; around: Place }) {
  const { language } = useSpeech()
  const unit = language.startsWith('en') ? 'mile' : 'kilometer'
  const { x, y } = toScreen(view, size, around)
  const most = Math.hypot(size.width, size.height)
  const rings = distances
    .map((count) => ({ count, radius: (count * units[unit]) / metersAPixel(view) }))
    .filter(({ radius }) => radius >= leastPixels && radius < most)
    .slice(0, 3)
  const write = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  return (
    <g class="map-rings" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {rings.map(({ count, radius }) => (
        <g key={count}>
          <circle r={radius.toFixed(1)} />
          <text y={(-radius).toFixed(1)}>{write.format(count)}</text>
        </g>
      ))}
    </g>
  )
}
