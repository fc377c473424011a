import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

interface TwoRows {
  list: RefObject<HTMLUListElement | null>
  /** Whether more than two rows would be needed: then they are scrolled sideways. */
  isLong: boolean
}

/** Holds a list that wraps to two rows at the most. */
export function useTwoRows(count: number): TwoRows {
  const list = useRef<HTMLUListElement>(null)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const rows = list.current
    if (!rows) return undefined
    let width = 0
    const look = (): void => {
      if (rows.clientWidth === width) return
      width = rows.clientWidth
      // As it would wrap by itself.
      rows.dataset.long = 'false'
      const needsMore = new Set([...rows.children].map((row) => row.getBoundingClientRect().top)).size > 2
      rows.dataset.long = String(needsMore)
      setLong(needsMore)
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(rows)
    return () => sizes.disconnect()
  }, [count])
  return { list, isLong }
}
