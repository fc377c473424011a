import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useSpeech } from '../../words/speech.ts'
import './short-words.css'

/** Words over homes: two lines of them, so that the first home is in sight, and the rest when it is asked for. */
export function ShortWords({ children }: { children: ComponentChildren }) {
  const { say } = useSpeech()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const box = place.current
    if (!box || isOpen) return undefined
    // Homes may come before the first word.
    const look = (): void => {
      const words = box.querySelector('.markdown')
      setCut(!!words && words.scrollHeight > words.clientHeight + 4)
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    // What is cut off grows without a change of size.
    const changes = new MutationObserver(look)
    changes.observe(box, { childList: true, characterData: true, subtree: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [isOpen])
  return (
    // A link that is reached by keyboard must not be in what is cut off.
    <div class="short-words" ref={place} data-open={isOpen} onFocusCapture={(event) => isLink(event) && setOpen(true)}>
      {children}
      {(isCut || isOpen) && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? 'readLess' : 'readMore')}
        </button>
      )}
    </div>
  )
}

function isLink({ target }: Event): boolean {
  return target instanceof HTMLAnchorElement
}
