import { useMemo } from 'preact/hooks'
import { drawGraticule } from './graticule.ts'
import { type MapView, type Size, worldPixels } from './map-view.ts'
import { nearestCopy, type PlacedLabel } from './place-labels.ts'
import type { DrawnBackground } from './use-background.ts'

interface Props {
  view: MapView
  size: Size
  background: DrawnBackground | null
  labels: readonly PlacedLabel[]
}

/** Land, borders, a light grid and names. What is drawn once is moved and scaled, not drawn anew. */
export function MapBackground({ view, size, background, labels }: Props) {
  const shapes = useMemo(() => background && <Shapes background={background} />, [background])
  return (
    <svg class="map-ground" width={size.width} height={size.height} aria-hidden="true">
      {background && <rect class="map-water" width={size.width} height={size.height} />}
      {background && <g transform={placeOnScreen(view, size, background)}>{shapes}</g>}
      <path class="map-grid" d={drawGraticule(view, size)} />
      {labels.map(({ name, kind, x, y }) => (
        <text key={`${kind} ${name}`} class={`map-name ${kind}`} x={Math.round(x)} y={Math.round(y)}>
          {name}
        </text>
      ))}
    </svg>
  )
}

function Shapes({ background }: { background: DrawnBackground }) {
  const { land, lakes, counties, states, countries } = background
  const outline = writePath(land, 'z')
  return (
    <>
      {/* The shore is the outline under the land: so only its outer half is seen, and no border between countries. */}
      <path class="map-shore" d={outline} />
      <path class="map-land" d={outline} />
      <path class="map-lake" d={writePath(lakes, 'z')} />
      <path class="map-border" d={writePath(counties)} />
      <path class="map-border state" d={writePath(states)} />
      <path class="map-border country" d={writePath(countries)} />
    </>
  )
}

/** Paths come as steps, which is how a relative path of SVG goes on after its first point. */
function writePath(paths: readonly number[][], end = ''): string {
  return paths.map((path) => `M${path[0]} ${path[1]}l${path.slice(2).join(' ')}${end}`).join('')
}

function placeOnScreen(view: MapView, size: Size, { place, width }: DrawnBackground): string {
  const pixels = worldPixels(view.zoom)
  const x = (place.left + nearestCopy(view, place) - view.x) * pixels + size.width / 2
  const y = (place.top - view.y) * pixels + size.height / 2
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${((place.right - place.left) * pixels) / width})`
}
