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
  const first = useRef<{ message: Element; top: number } | null>(null)
  useLayoutEffect(() => {
    const place = scroll.current
    const held = first.current
    if (!place || !held) return
    first.current = null
    const settle = (): void => {
      place.scrollTop += held.message.getBoundingClientRect().top - held.top
    }
    settle()
    // The button may have gone with the last of them.
    if (document.activeElement === document.body) place.focus({ preventScroll: true })
    // The height of what now stands above is a guess until it has been drawn (conversation.css): with the frame after the next it has.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        settle()
        place.style.removeProperty('overflow-anchor')
      }),
    )
  }, [count])
  return {
    shown: messages.slice(-count),
    hasEarlier: messages.length > count,
    showEarlier() {
      const place = scroll.current
      const message = place?.querySelector('.message')
      if (!place || !message) return
      // Otherwise the browser may keep the place, too, and both together lose it.
      place.style.setProperty('overflow-anchor', 'none')
      first.current = { message, top: message.getBoundingClientRect().top }
      setCount(count + portion)
    },
  }
}
