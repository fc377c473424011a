import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

interface Strip {
  list: RefObject<HTMLUListElement | null>
  overflows: boolean
  /** The sides at which something is cut off; "" when none is. */
  cutOff: 'start' | 'end' | 'both' | ''
  atStart: boolean
  atEnd: boolean
  back(): void
  forward(): void
}

/** A strip that scrolls sideways, for those who cannot swipe it. */
export function useStrip(direction: 'ltr' | 'rtl', count: number): Strip {
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: count < 2 })

  useEffect(() => {
    const strip = list.current
    if (!strip) return
    const look = (): void => {
      // Negative from right to left; and a browser may stop a fraction of a pixel before the end.
      const before = Math.abs(strip.scrollLeft)
      const after = strip.scrollWidth - strip.clientWidth - before
      setEnds({ atStart: before < 2, atEnd: after < 2 })
    }
    const observer = new ResizeObserver(look)
    observer.observe(strip)
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', look)
    }
  }, [count])

  const turn = (sign: 1 | -1): void => {
    const strip = list.current
    const card = strip?.firstElementChild?.clientWidth ?? 0
    if (!strip) return
    const whole = Math.max(card, Math.floor(strip.clientWidth / Math.max(card, 1)) * card)
    strip.scrollBy({ left: sign * whole * (direction === 'rtl' ? -1 : 1) })
  }
  return {
    list,
    ...ends,
    cutOff: ends.atEnd ? (ends.atStart ? '' : 'start') : ends.atStart ? 'end' : 'both',
    overflows: !(ends.atStart && ends.atEnd),
    back: () => turn(-1),
    forward: () => turn(1),
  }
}
