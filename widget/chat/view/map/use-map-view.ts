import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { MapView, Size } from './map-view.ts'

export type MoveView = (change: (view: MapView, size: Size) => MapView, animated?: boolean) => void

const animationMs = 260

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The view of a map in a box, whose size it follows. `first` makes it as soon as the box has a size. */
export function useMapView(
  box: RefObject<HTMLElement | null>,
  first: (size: Size) => MapView,
): { view: MapView | null; size: Size; move: MoveView; halt(): void } {
  const [view, setView] = useState<MapView | null>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const now = useRef({ view, size, frame: 0 })

  const show = (next: MapView): void => {
    now.current.view = next
    setView(next)
  }
  const halt = (): void => cancelAnimationFrame(now.current.frame)

  const move: MoveView = (change, animated = false) => {
    const from = now.current.view
    if (!from) return
    halt()
    const to = change(from, now.current.size)
    if (!animated || wantsStillness()) return show(to)
    const begun = performance.now()
    const step = (): void => {
      const share = Math.min(1, (performance.now() - begun) / animationMs)
      const eased = 1 - (1 - share) ** 3
      show(share === 1 ? to : between(from, to, eased))
      if (share < 1) now.current.frame = requestAnimationFrame(step)
    }
    step()
  }

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      now.current.size = { width, height }
      setSize({ width, height })
      if (!now.current.view) show(first({ width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => halt, [])
  return { view, size, move, halt }
}

/** On the way from one view to another. The middle follows the zoom, so that what is approached does not swing past. */
function between(from: MapView, to: MapView, share: number): MapView {
  const zoom = from.zoom + (to.zoom - from.zoom) * share
  const [a, b, c] = [2 ** -from.zoom, 2 ** -to.zoom, 2 ** -zoom]
  const way = Math.abs(a - b) < 1e-9 * a ? share : (a - c) / (a - b)
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, zoom }
}
