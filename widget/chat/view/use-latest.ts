import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ChatMessage } from '../model/chat-state.ts'

/** Messages that are drawn at first, and more with each wish: a thousand at once would make every piece of an answer slow. */
const portion = 80

interface Latest {
  shown: ChatMessage[]
  hasEarlier: boolean
  showEarlier(): void
}

/** The latest messages; when earlier ones are shown above them, what is being read stays where it is. */
export function useLatest(scroll: RefObject<HTMLElement | null>, messages: ChatMessage[]): Latest {
  const [count, setCount] = useState(portion)
  const below = useRef<number | null>(null)
  useLayoutEffect(() => {
    const place = scroll.current
    if (!place || below.current === null) return
    place.scrollTop = place.scrollHeight - below.current
    below.current = null
    // The button may have gone with the last of them.
    if (document.activeElement === document.body) place.focus({ preventScroll: true })
    requestAnimationFrame(() => place.style.removeProperty('overflow-anchor'))
  }, [count])
  return {
    shown: messages.slice(-count),
    hasEarlier: messages.length > count,
    showEarlier() {
      const place = scroll.current
      if (!place) return
      // Otherwise the browser may keep the place, too, and both together lose it.
      place.style.setProperty('overflow-anchor', 'none')
      below.current = place.scrollHeight - place.scrollTop
      setCount(count + portion)
    },
  }
}
