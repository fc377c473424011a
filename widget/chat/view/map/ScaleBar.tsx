import { localeOf, useSpeech } from '../../words/speech.ts'
import { metersAPixel } from './ground-scale.ts'
import type { MapView } from './map-view.ts'

const widest = 90
const units = [
  { large: 'mile', small: 'foot', largeMeters: 1609.344, smallMeters: 0.3048 },
  { large: 'kilometer', small: 'meter', largeMeters: 1000, smallMeters: 1 },
] as const

/** How long a mile and a kilometre are in the middle of the map. */
export function ScaleBar({ view }: { view: MapView }) {
  const { language } = useSpeech()
  const meters = metersAPixel(view)
  return (
    <div class="map-scale" aria-hidden="true">
      {units.map(({ large, small, largeMeters, smallMeters }) => {
        const isLarge = widest * meters >= largeMeters
        const unitMeters = isLarge ? largeMeters : smallMeters
        const count = roundDown((widest * meters) / unitMeters)
        const text = new Intl.NumberFormat(localeOf(language), {
          style: 'unit',
          unit: isLarge ? large : small,
          unitDisplay: 'short',
        }).format(count)
        return (
          <span key={large} style={{ width: `${((count * unitMeters) / meters).toFixed(1)}px` }}>
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
