import { latitudeOf } from '../../../../src/map/mercator.ts'
import { useSpeech } from '../../words/speech.ts'
import { type MapView, worldPixels } from './map-view.ts'

const widest = 90
const metersAround = 40_075_016.7
const units = [
  { large: 'mile', small: 'foot', meters: 1609.344, smallMeters: 0.3048 },
  { large: 'kilometer', small: 'meter', meters: 1000, smallMeters: 1 },
] as const

/** How long a mile and a kilometre are in the middle of the map. */
export function ScaleBar({ view }: { view: MapView }) {
  const { language } = useSpeech()
  const metersAPixel = (metersAround * Math.cos((latitudeOf(view.y) * Math.PI) / 180)) / worldPixels(view.zoom)
  return (
    <div class="map-scale" aria-hidden="true">
      {units.map(({ large, small, meters, smallMeters }) => {
        const isLarge = widest * metersAPixel >= meters
        const unitMeters = isLarge ? meters : smallMeters
        const count = roundDown((widest * metersAPixel) / unitMeters)
        const text = new Intl.NumberFormat(language, {
          style: 'unit',
          unit: isLarge ? large : small,
          unitDisplay: 'short',
        }).format(count)
        return (
          <span key={large} style={{ width: `${((count * unitMeters) / metersAPixel).toFixed(1)}px` }}>
            {text}
          </span>
        )
      })}
    </div>
  )
}

/** The next lower of 1, 2, 5, 10, 20, 50 … */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const lead = value / power
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power
}
