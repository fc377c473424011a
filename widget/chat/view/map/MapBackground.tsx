import { useMemo } from 'preact/hooks'
import { Graticule } from './Graticule.tsx'
import { LivedGround } from './LivedGround.tsx'
import { type MapView, type Place, type Size, toScreen, worldPixels } from './map-view.ts'
import { writePath, writeShore } from './path-text.ts'
import { nearestCopy, type PlacedLabel } from './place-labels.ts'
import { Rings } from './Rings.tsx'
import { Streets } from './streets/Streets.tsx'
import type { StreetTile } from './streets/use-streets.ts'
import type { DrawnBackground } from './use-background.ts'

interface Props {
  view: MapView
  size: Size
  background: DrawnBackground | null
  streets: readonly (readonly StreetTile[])[]
  /** Where homes are: people live around them. */
  homes: readonly Place[]
  /** Where the chosen home is. */
  chosen?: Place | undefined
  labels: readonly PlacedLabel[]
}

/** Below this share of the world the corners of shores are rounded, by so much of the grid. */
const nearShare = 1 / 100
const cornerRadius = 42

/** Land, borders, a light grid and names. What is drawn once is moved and scaled, not drawn anew. */
export function MapBackground({ view, size, background, streets, homes, chosen, labels }: Props) {
  const shapes = useMemo(() => background && <Shapes background={background} />, [background])
  return (
    <svg class="map-ground" width={size.width} height={size.height} aria-hidden="true">
      {background && <rect class="map-water" width={size.width} height={size.height} />}
      {background && <g transform={placeOnScreen(view, size, background)}>{shapes}</g>}
      {streets.length > 0 ? (
        <Streets view={view} size={size} levels={streets} />
      ) : (
        <>
          {background && <LivedGround view={view} size={size} homes={homes} />}
          <Graticule view={view} size={size} />
          {chosen && (
            <Rings
              view={view}
              size={size}
              around={chosen}
              taken={[...homes.map((home) => toScreen(view, size, home)), ...labels]}
            />
          )}
        </>
      )}
      {labels.map(({ name, kind, x, y, angle }) => (
        <text
          key={`${kind} ${name} ${angle}`}
          class={`map-name ${kind}`}
          transform={`translate(${Math.round(x)} ${Math.round(y)})${angle === 0 ? '' : ` rotate(${angle})`}`}
        >
          {name}
        </text>
      ))}
    </svg>
  )
}

function Shapes({ background }: { background: DrawnBackground }) {
  const { land, lakes, counties, states, countries } = background
  const isNear = background.place.right - background.place.left < nearShare
  const outline = isNear ? writeShore(land, cornerRadius) : writePath(land, 'z')
  return (
    <>
      {/* The shore is the outline under the land: so only its outer half is seen, and no border between countries. */}
      <path class="map-shore far" d={outline} />
      <path class="map-shore near" d={outline} />
      <path class="map-shore" d={outline} />
      <path class="map-land" d={outline} />
      <path class="map-lake" d={writePath(lakes, 'z')} />
      <path class="map-border" d={writePath(counties)} />
      <path class="map-border state" d={writePath(states)} />
      <path class="map-border country" d={writePath(countries)} />
    </>
  )
}

function placeOnScreen(view: MapView, size: Size, { place, width }: DrawnBackground): string {
  const pixels = worldPixels(view.zoom)
  const x = (place.left + nearestCopy(view, place) - view.x) * pixels + size.width / 2
  const y = (place.top - view.y) * pixels + size.height / 2
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${((place.right - place.left) * pixels) / width})`
}
