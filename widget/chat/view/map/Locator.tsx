import type { ChatActions } from '../../model/chat-actions.ts'
import { MapBackground } from './MapBackground.tsx'
import { type MapView, type Size, worldPixels } from './map-view.ts'
import { placeLabels } from './place-labels.ts'
import { useBackground } from './use-background.ts'

/** From here on a window shows so little of the atlas that one does not see where it is. */
const leastZoom = 11
/** Half a state is seen in it. */
const farthest = 6.2
const nearer = 5.5

interface Props {
  call: ChatActions['call']
  view: MapView
  /** Of the map that it belongs to. */
  size: Size
}

/** A small map of the country around, with what the large one shows. */
export function Locator({ call, view, size }: Props) {
  const isShown = view.zoom >= leastZoom
  const own: Size = size.width < 500 ? { width: 92, height: 76 } : { width: 148, height: 112 }
  const zoom = Math.max(farthest, Math.min(8, view.zoom - nearer))
  // In steps, so that it stands still while the large map is moved a little.
  const cell = 24 / worldPixels(zoom)
  const around: MapView = { x: Math.round(view.x / cell) * cell, y: Math.round(view.y / cell) * cell, zoom }
  const { background } = useBackground(call, around, own, isShown)
  if (!isShown || !background) return null
  const pixels = worldPixels(zoom)
  const share = pixels / worldPixels(view.zoom)
  const [wide, high] = [Math.max(7, size.width * share), Math.max(7, size.height * share)]
  const x = (view.x - around.x) * pixels + own.width / 2
  const y = (view.y - around.y) * pixels + own.height / 2
  const none = { cities: [], quarters: [], pins: [], streets: [] }
  return (
    <div class="map-locator" style={{ width: `${own.width}px`, height: `${own.height}px` }} aria-hidden="true">
      <MapBackground
        view={around}
        size={own}
        background={background}
        streets={[]}
        homes={[]}
        labels={placeLabels(around, own, { ...none, background }).filter(({ kind }) => kind === 'state')}
      />
      <span
        style={{
          width: `${wide}px`,
          height: `${high}px`,
          transform: `translate(${x - wide / 2}px, ${y - high / 2}px)`,
        }}
      />
    </div>
  )
}
