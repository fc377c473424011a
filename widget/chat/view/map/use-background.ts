import { useEffect, useRef, useState } from 'preact/hooks'
import { type MapBox, snapOutward, writeBox } from '../../../../src/homes/map/map-box.ts'
import type { Background } from '../../../../src/homes/map/map-drawing.ts'
import type { ChatActions } from '../../model/chat-actions.ts'
import { type MapView, placeOf, type Size, worldPixels } from './map-view.ts'

export interface DrawnBackground extends Background {
  /** What was drawn, in shares of the world. */
  place: MapBox
}

// Backgrounds stay known while the window is open: going back and forth asks for nothing twice.
const known = new Map<string, DrawnBackground>()
const mostKnown = 40

/** The background for a view: asked for with room around it, anew when the view leaves it or zooms far. */
export function useBackground(
  call: ChatActions['call'],
  view: MapView | null,
  size: Size,
  isWanted: boolean,
): { background: DrawnBackground | null; isMissing: boolean; retry(): void } {
  const [background, setBackground] = useState<DrawnBackground | null>(null)
  const [failed, setFailed] = useState('')
  const asking = useRef('')
  const seen = view && size.width > 0 ? boxOf(view, size, 0) : null
  const isNeeded = isWanted && seen !== null && !(background && covers(background.place, seen))

  useEffect(() => {
    if (!isNeeded || !view) return
    const name = writeBox(widen(view, size))
    if (asking.current === name || failed === name) return
    asking.current = name
    const show = (drawn: DrawnBackground): void => {
      known.set(name, drawn)
      const [oldest] = known.keys()
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
      // Only the answer to the last question counts.
      if (asking.current === name) setBackground(drawn)
    }
    const before = known.get(name)
    if (before) return show(before)
    call<Background>('GET', `/v1/map/${name}`).then(
      (drawn) => show({ ...drawn, place: placeOfBox(drawn.box) }),
      () => {
        if (asking.current === name) {
          asking.current = ''
          setFailed(name)
        }
      },
    )
  })
  return { background, isMissing: failed !== '' && isNeeded, retry: () => setFailed('') }
}

function boxOf({ x, y, zoom }: MapView, size: Size, around: number): MapBox {
  const pixels = worldPixels(zoom)
  const [wide, high] = [size.width / 2 / pixels, size.height / 2 / pixels]
  const more = Math.max(wide, high) * around
  return {
    left: x - wide - more,
    right: x + wide + more,
    top: Math.max(0, y - high - more),
    bottom: Math.min(1, y + high + more),
  }
}

/** The box to ask for: with room around the window, on a grid of tiles so that neighbours ask for the same. */
function widen(view: MapView, size: Size): MapBox {
  // From afar there is so much to draw that what is not seen would cost what is seen its detail.
  const box = boxOf(view, size, view.zoom < 6 ? 0.25 : 0.9)
  const snapped = snapOutward(box, 2 ** -Math.round(view.zoom + 0.3))
  if (snapped.right - snapped.left >= 1) return { ...snapped, left: 0, right: 1 }
  // An address begins in the world itself, not in a copy of it.
  const copies = Math.floor(snapped.left)
  return { ...snapped, left: snapped.left - copies, right: snapped.right - copies }
}

function placeOfBox([west, south, east, north]: Background['box']): MapBox {
  const [a, b] = [placeOf({ latitude: north, longitude: west }), placeOf({ latitude: south, longitude: east })]
  return { left: a.x, top: a.y, right: b.x, bottom: b.y }
}

/** Whether a background shows all of the view, and neither much more nor, after zooming out, hardly any detail. */
function covers(place: MapBox, seen: MapBox): boolean {
  const whole = place.right - place.left >= 0.999
  const copies = Math.floor(seen.left - place.left + 1e-6)
  const [left, right] = [seen.left - copies, seen.right - copies]
  const holds =
    (whole || (left >= place.left - 1e-6 && right <= place.right + 1e-6)) &&
    seen.top >= place.top - 1e-6 &&
    seen.bottom <= place.bottom + 1e-6
  const share = (seen.right - seen.left) / (place.right - place.left)
  return holds && share > 0.16
}
