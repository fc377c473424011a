import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { MapHomes, MapPoint } from '../../../../src/homes/map/map-point.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { gatherPins, isOnePlace, type Pin } from './clusters.ts'
import { HomeCard } from './HomeCard.tsx'
import { Locator } from './Locator.tsx'
import { MapBackground } from './MapBackground.tsx'
import { MapControls } from './MapControls.tsx'
import { MapPins } from './MapPins.tsx'
import {
  fitPlaces,
  type MapView,
  mostZoom,
  panBy,
  placeOf,
  type Size,
  toScreen,
  worldPixels,
  zoomAt,
} from './map-view.ts'
import { placeLabels } from './place-labels.ts'
import { ScaleBar } from './ScaleBar.tsx'
import { MapTiles } from './streets/MapTiles.tsx'
import { TileSource } from './streets/TileSource.tsx'
import { useStreets } from './streets/use-streets.ts'
import { useBackground } from './use-background.ts'
import { useGestures } from './use-gestures.ts'
import { useMapView } from './use-map-view.ts'

interface Props {
  homes: MapHomes
  focus: number | null
}

/** How far an arrow key moves the map, in pixels. */
const keyStep = 90
/** So high is the card of a home, with what is around it. */
const cardHeight = 170

/** The map itself: what lies under the pins, the pins, the controls, and the card of the chosen home. */
export function MapBoard({ homes, focus }: Props) {
  const { points, cities, quarters } = homes
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const board = useRef<HTMLDivElement>(null)
  const focused = points.find(({ id }) => id === focus)
  const [selected, setSelected] = useState<number | null>(focused?.id ?? null)
  const places = useMemo(() => points.map(placeOf), [points])
  const fitAll = (size: Size): MapView => fitPlaces(places, size, 13.5)
  const first = (size: Size): MapView => (focused ? nearTo(focused, points, size) : fitAll(size))
  const { view, size, move, halt } = useMapView(board, first)
  useGestures(board, move, halt)

  const { TileKind: kind = '', TileMostZoom: lastTileZoom = 0 } = state.config ?? {}
  const [hasPictures, setHasPictures] = useState(kind === 'picture')
  const ground = useBackground(actions.call, view, size, !hasPictures)
  const streets = useStreets(actions.call, view, size, {
    isWanted: kind === 'drawing',
    mostZoom: lastTileZoom,
  })

  const chosen = points.find(({ id }) => id === selected)
  const group = useMemo(() => findGroup(points, selected), [points, selected])
  const alone = group.length > 1 ? null : selected
  const halfZoom = view ? Math.floor(view.zoom * 2 + 0.001) / 2 : 0
  const pins = useMemo(() => gatherPins(points, halfZoom, alone), [points, halfZoom, alone])

  const choose = (pin: Pin): void => {
    const [only] = pin.points
    if (only && (pin.points.length === 1 || isOnePlace(pin.points))) {
      setSelected(only.id)
      return
    }
    const places = pin.points.map(placeOf)
    // Nearer in any case: else a click would seem to do nothing.
    move((now, box) => {
      const near = fitPlaces(places, box, 16)
      return { ...near, zoom: Math.min(mostZoom, Math.max(near.zoom, now.zoom + 1)) }
    }, true)
    board.current?.focus({ preventScroll: true })
  }
  const closed = useRef<number | null>(null)
  const close = (): void => {
    closed.current = selected
    setSelected(null)
  }
  useEffect(() => {
    const point = points.find(({ id }) => id === selected)
    if (point) move((now, box) => keepInSight(now, box, point), true)
    if (selected !== null || closed.current === null) return
    // Back to its pin, unless that has gone into one of several.
    const pin = board.current?.querySelector<HTMLElement>(`[data-name="${closed.current}"]`)
    ;(pin ?? board.current)?.focus({ preventScroll: true })
    closed.current = null
  }, [selected])
  const zoom = (by: number): void =>
    move((now, box) => zoomAt(now, box, by, { x: box.width / 2, y: box.height / 2 }), true)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = keys[event.key]
    if (event.key === 'Escape' && selected !== null) close()
    else if (event.key === '0') move((_now, box) => fitAll(box), true)
    else if (key?.zoom) zoom(key.zoom)
    else if (key) move((now) => panBy(now, (key.x ?? 0) * keyStep, (key.y ?? 0) * keyStep), true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card wherever in the map the focus is
    <div class="map" onKeyDown={(event) => (event.key === 'Escape' ? onKeyDown(event) : undefined)}>
      {/* A map is the same in every language: west is on the left. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a set of fields it is not */}
      <div
        ref={board}
        class="map-board"
        dir="ltr"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        aria-label={say('mapHelp')}
        onKeyDown={onKeyDown}
      >
        {view && (
          <>
            {hasPictures ? (
              <MapTiles view={view} size={size} onFailed={() => setHasPictures(false)} />
            ) : (
              <MapBackground
                view={view}
                size={size}
                background={ground.background}
                streets={streets}
                homes={places}
                chosen={chosen && placeOf(chosen)}
                labels={placeLabels(view, size, { cities, quarters, pins, background: ground.background, streets })}
              />
            )}
            <MapPins pins={pins} view={view} size={size} selected={selected} onChoose={choose} />
            {!hasPictures && streets.length === 0 && <Locator call={actions.call} view={view} size={size} />}
            <div class="map-foot">
              <ScaleBar view={view} />
              <TileSource isShown={hasPictures || streets.length > 0} text={state.config?.TileAttribution ?? ''} />
            </div>
          </>
        )}
        <MapControls onZoom={zoom} onShowAll={() => move((_now, box) => fitAll(box), true)} />
        <MapNotes homes={homes} isBare={ground.isMissing} onRetry={ground.retry} />
      </div>
      <div aria-live="polite">
        {selected !== null && <HomeCard id={selected} group={group} onShow={setSelected} onClose={close} />}
      </div>
    </div>
  )
}

const keys: Record<string, { x?: number; y?: number; zoom?: number }> = {
  ArrowLeft: { x: -1 },
  ArrowRight: { x: 1 },
  ArrowUp: { y: -1 },
  ArrowDown: { y: 1 },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  _: { zoom: -1 },
}

/** How many homes there are to see, and what is not to be seen. */
function MapNotes({ homes, isBare, onRetry }: { homes: MapHomes; isBare: boolean; onRetry(): void }) {
  const { say } = useSpeech()
  const { points, total, seen, withoutPlace } = homes
  const count = points.length
  return (
    <div class="map-notes" data-still>
      <p>
        <bdi>{total > seen ? say('mapFirst', { count: seen, total }) : say('mapCount', { count })}</bdi>
        {withoutPlace > 0 && (
          <>
            {' · '}
            <bdi>{say('mapWithoutPlace', { count: withoutPlace })}</bdi>
          </>
        )}
      </p>
      {isBare && (
        <p role="status">
          {say('mapBackgroundFailed')}{' '}
          <button type="button" class="map-link" onClick={onRetry}>
            {say('tryAgain')}
          </button>
        </p>
      )}
    </div>
  )
}

/** Near enough to see what is around it, and no nearer than the map of all homes would be. */
function nearTo(point: MapPoint, points: readonly MapPoint[], size: Size): MapView {
  const zoom = Math.max(13, fitPlaces(points.map(placeOf), size, 14).zoom)
  return { ...placeOf(point), zoom }
}

/** Moves the map so that a home is neither at its edge nor under its card. */
function keepInSight(view: MapView, size: Size, point: MapPoint): MapView {
  const { x, y } = toScreen(view, size, placeOf(point))
  const [side, top, bottom] = [50, 60, Math.max(80, size.height - cardHeight)]
  const dx = x < side ? x - side : x > size.width - side ? x - size.width + side : 0
  const dy = y < top ? y - top : y > bottom ? y - bottom : 0
  // A home in the next town is brought to the middle.
  const isFar = Math.abs(dx) > size.width || Math.abs(dy) > size.height
  if (isFar) return { ...view, ...placeOf(point), y: placeOf(point).y + 40 / worldPixels(view.zoom) }
  return panBy(view, dx, dy)
}

/** Ids of the homes that lie where the chosen one lies. */
function findGroup(points: readonly MapPoint[], selected: number | null): number[] {
  const chosen = points.find(({ id }) => id === selected)
  return chosen ? points.filter((point) => isOnePlace([chosen, point])).map(({ id }) => id) : []
}
