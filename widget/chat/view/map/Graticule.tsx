import { localeOf, useSpeech } from '../../words/speech.ts'
import { drawGraticule } from './graticule.ts'
import type { MapView, Size } from './map-view.ts'

/** A quiet grid of meridians and parallels, with their degrees at the edges as on a chart. */
export function Graticule({ view, size }: { view: MapView; size: Size }) {
  const { language } = useSpeech()
  const { lines, halves, marks } = drawGraticule(view, size)
  return (
    <g class="map-grid">
      <path class="half" d={halves} />
      <path d={lines} />
      {marks.map(({ degrees, digits, side, x, y }) => (
        <text key={`${side} ${degrees}`} class={side} x={Math.round(x)} y={Math.round(y)}>
          {new Intl.NumberFormat(localeOf(language), {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(Math.abs(degrees))}
          ° {directionOf(side, degrees)}
        </text>
      ))}
    </g>
  )
}

/** As charts of all languages have it. */
function directionOf(side: 'top' | 'left', degrees: number): string {
  if (degrees === 0) return ''
  return side === 'top' ? (degrees > 0 ? 'E' : 'W') : degrees > 0 ? 'N' : 'S'
}
