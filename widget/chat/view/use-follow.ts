import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ChatMessage } from '../model/chat-state.ts'

/** Pixels that count as being at the end. */
const near = 48
/** Pixels over what is read from its beginning. */
const room = 12

/** The last question and its answer; the end, where the reader has gone; or nothing, for who is elsewhere. */
type Following = 'question' | 'end' | ''

/**
 * Keeps the newest in sight for who is at the end, and moves nothing for who has scrolled up to read. A long answer is
 * followed until its question reaches the top, or it does itself where that shows the first home: it is read from its
 * beginning.
 */
export function useFollow(
  scroll: RefObject<HTMLElement | null>,
  messages: ChatMessage[],
): { isAway: boolean; toNewest(): void } {
  const [isAway, setAway] = useState(false)
  const follows = useRef<Following>('question')
  const lastTop = useRef(0)
  const lastHeight = useRef(0)
  const handAt = useRef(-Infinity)

  const follow = (place: HTMLElement, following: Following): void => {
    follows.current = following
    // What changes above a reader must not move the text; two that see to that would work against each other.
    place.style.overflowAnchor = following === 'question' ? 'none' : ''
  }

  const settle = (): void => {
    const place = scroll.current
    if (!place) return
    if (follows.current) {
      const end = place.scrollHeight - place.clientHeight
      const goal = Math.max(0, Math.min(end, readingTop(place)))
      const by = goal - place.scrollTop
      // Never back up for who has read on to the end, and opens something there.
      if (by > 1 || (by < -1 && follows.current === 'question')) place.scrollTop = goal
      lastTop.current = place.scrollTop
      lastHeight.current = place.scrollHeight
    }
    setAway(isAwayFrom(place))
  }

  useLayoutEffect(() => {
    const place = scroll.current
    if (!place) return undefined
    const byHand = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || /^(Arrow|Page|Home|End)/.test(event.key))
        handAt.current = event.timeStamp
    }
    const notice = (event: Event): void => {
      const isOther = place.scrollHeight !== lastHeight.current
      // The browser, too, scrolls: where something above became smaller, and the end came nearer.
      if (isOther && follows.current === 'question' && event.timeStamp - handAt.current > 200) {
        settle()
        return
      }
      lastHeight.current = place.scrollHeight
      const moved = Math.abs(place.scrollTop - lastTop.current)
      lastTop.current = place.scrollTop
      if (moved > 2) follow(place, distanceToEnd(place) <= near ? 'end' : '')
      setAway(isAwayFrom(place))
    }
    const signs: [string, (event: Event) => void][] = [
      ['scroll', notice],
      ['wheel', byHand],
      ['touchmove', byHand],
      ['keydown', byHand],
    ]
    for (const [name, hear] of signs) place.addEventListener(name, hear, { passive: true })
    const sizes = new ResizeObserver(settle)
    sizes.observe(place)
    if (place.firstElementChild) sizes.observe(place.firstElementChild)
    return () => {
      for (const [name, hear] of signs) place.removeEventListener(name, hear)
      sizes.disconnect()
    }
  }, [])

  // Who sends a message wants to see it.
  const askedId = messages.findLast(({ from }) => from === 'visitor')?.id
  useLayoutEffect(() => {
    if (!scroll.current) return
    follow(scroll.current, 'question')
    settle()
  }, [askedId])

  return {
    isAway,
    toNewest() {
      const place = scroll.current
      if (!place) return
      follow(place, 'end')
      place.scrollTo({ top: place.scrollHeight })
      place.focus()
    },
  }
}

function distanceToEnd(place: HTMLElement): number {
  return place.scrollHeight - place.clientHeight - place.scrollTop
}

/** Whether the newest is neither in sight nor a turn of the wheel below. */
function isAwayFrom(place: HTMLElement): boolean {
  const distance = distanceToEnd(place)
  return distance > near && (place.scrollTop < readingTop(place) - near || distance > place.clientHeight)
}

/** Where the newest is read from, in pixels from the top of everything. */
function readingTop(place: HTMLElement): number {
  const question = [...place.querySelectorAll('.message.visitor')].at(-1)
  // A greeting, too, is read from its beginning.
  if (!question) return 0
  const topOf = (part: Element): number => part.getBoundingClientRect().top - room
  const asked = topOf(question)
  const answer = question.nextElementSibling
  // What has to be seen at once: the answer as far as its first home.
  const price = answer?.querySelector('.home-price')
  const bottom = (price ?? place.firstElementChild ?? question).getBoundingClientRect().bottom
  // What is on its way may be read from its beginning once it is there.
  const isThere = answer && !answer.querySelector('.typing')
  const fits = !isThere || bottom - asked <= place.clientHeight
  return (fits ? asked : topOf(answer)) - place.getBoundingClientRect().top + place.scrollTop
}
