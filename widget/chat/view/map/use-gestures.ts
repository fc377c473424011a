import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type MapView, type Place, panBy, type Size, zoomAt } from './map-view.ts'
import { type MoveView, wantsStillness } from './use-map-view.ts'

/** A press that moves further than this, in pixels, is no click. */
const clickSlack = 5

/** Drag, pinch, wheel and double click. They work on pins as well: a press becomes a click only when it stays in place. */
export function useGestures(board: RefObject<HTMLElement | null>, move: MoveView, halt: () => void): void {
  const latest = useRef({ move, halt })
  latest.current = { move, halt }
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return
    const fingers = new Map<number, Place>()
    let begin: Place | null = null
    let isDragging = false
    let speed = { x: 0, y: 0, at: 0 }
    let glide = 0

    const placeIn = (event: MouseEvent): Place => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const apart = (): number => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    const middle = (): Place => {
      const all = [...fingers.values()]
      return {
        x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
        y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
      }
    }
    const change = (by: (view: MapView, size: Size) => MapView): void => latest.current.move(by)

    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest('[data-still]')) return
      cancelAnimationFrame(glide)
      latest.current.halt()
      fingers.set(event.pointerId, placeIn(event))
      if (fingers.size === 1) [begin, isDragging] = [placeIn(event), false]
      speed = { x: 0, y: 0, at: event.timeStamp }
    }
    const onMove = (event: PointerEvent): void => {
      const known = fingers.get(event.pointerId)
      if (!known) return
      const [was, wide] = [middle(), apart()]
      const here = placeIn(event)
      if (!isDragging && begin && fingers.size === 1) {
        if (Math.hypot(here.x - begin.x, here.y - begin.y) < clickSlack) return
      }
      isDragging = true
      element.setPointerCapture(event.pointerId)
      element.dataset.dragging = ''
      fingers.set(event.pointerId, here)
      const now = middle()
      change((view) => panBy(view, was.x - now.x, was.y - now.y))
      const wider = apart()
      if (wide > 0 && wider > 0) change((view, size) => zoomAt(view, size, Math.log2(wider / wide), now))
      const passed = Math.max(1, event.timeStamp - speed.at)
      speed = {
        x: speed.x * 0.6 + ((was.x - now.x) / passed) * 0.4,
        y: speed.y * 0.6 + ((was.y - now.y) / passed) * 0.4,
        at: event.timeStamp,
      }
    }
    const onUp = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return
      delete element.dataset.dragging
      const isFlung = isDragging && event.timeStamp - speed.at < 60 && Math.hypot(speed.x, speed.y) > 0.3
      if (isFlung && !wantsStillness()) glide = requestAnimationFrame((time) => slide(time, time))
    }
    /** Goes on for half a second after a fling, ever slower. */
    const slide = (time: number, before: number): void => {
      const passed = Math.min(50, time - before)
      change((view) => panBy(view, speed.x * passed, speed.y * passed))
      const slower = 0.995 ** passed
      speed = { ...speed, x: speed.x * slower, y: speed.y * slower }
      if (Math.hypot(speed.x, speed.y) > 0.02) glide = requestAnimationFrame((next) => slide(next, time))
    }
    const onClick = (event: MouseEvent): void => {
      // The end of a drag over a pin. Clicks of the keyboard have no detail.
      if (!isDragging || event.detail === 0) return
      event.stopPropagation()
      event.preventDefault()
    }
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      cancelAnimationFrame(glide)
      // A pinch on a touchpad comes as a wheel with Ctrl, in small steps; a mouse counts lines or pixels.
      const pixels = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY
      const by = Math.max(-1, Math.min(1, -pixels * (event.ctrlKey ? 0.02 : 0.004)))
      const at = placeIn(event)
      change((view, size) => zoomAt(view, size, by, at))
    }
    const onDouble = (event: MouseEvent): void => {
      if ((event.target as Element).closest('[data-still], button')) return
      const at = placeIn(event)
      latest.current.move((view, size) => zoomAt(view, size, event.shiftKey ? -1 : 1, at), true)
    }
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    element.addEventListener('pointerup', onUp, { signal })
    element.addEventListener('pointercancel', onUp, { signal })
    element.addEventListener('click', onClick, { signal, capture: true })
    element.addEventListener('dblclick', onDouble, { signal })
    element.addEventListener('wheel', onWheel, { signal, passive: false })
    return () => {
      stop.abort()
      cancelAnimationFrame(glide)
    }
  }, [])
}
