import { useRef } from 'preact/hooks'
import { type MapView, type Size, worldPixels } from '../map-view.ts'
import { nameTile } from './tile-grid.ts'

interface Props {
  view: MapView
  size: Size
  /** Told when tiles do not come, and none has come so far. */
  onFailed(): void
}

const mostTileZoom = 19
/** So many may fail, at the edge of what a server has, before there is said to be none. */
const mostFailures = 2

/** The pictures that a view shows, of the operator's tile server, through our own. */
export function MapTiles({ view, size, onFailed }: Props) {
  const counts = useRef({ loaded: 0, failed: 0 })
  const zoom = Math.max(0, Math.min(mostTileZoom, Math.round(view.zoom)))
  const across = 2 ** zoom
  const side = worldPixels(view.zoom) / across
  const left = view.x * across - size.width / 2 / side
  const top = view.y * across - size.height / 2 / side
  const tiles: { x: number; y: number }[] = []
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(across, top + size.height / side); y++) {
    for (let x = Math.floor(left); x < left + size.width / side; x++) tiles.push({ x, y })
  }
  return (
    <div class="map-tiles" aria-hidden="true">
      {tiles.map(({ x, y }) => (
        <img
          key={`${zoom}/${x}/${y}`}
          src={`../v1/map/tiles/${nameTile({ z: zoom, x, y })}`}
          alt=""
          draggable={false}
          referrerpolicy="no-referrer"
          style={{
            width: `${side + 0.5}px`,
            height: `${side + 0.5}px`,
            transform: `translate(${(x - left) * side}px, ${(y - top) * side}px)`,
          }}
          onLoad={() => {
            counts.current.loaded += 1
          }}
          onError={() => {
            counts.current.failed += 1
            if (counts.current.loaded === 0 && counts.current.failed > mostFailures) onFailed()
          }}
        />
      ))}
    </div>
  )
}
