/** On a phone an open chat covers most of the page. */
export const phone = matchMedia('(max-width:480px)')

let release: (() => void) | undefined

/** Holds the page behind the chat still and out of reach, without moving anything on it; or lets it go again. */
export function holdPage(hold: boolean): void {
  release?.()
  release = undefined
  if (!hold || !phone.matches) return
  const { documentElement: root, body } = document
  // Whichever of the two scrolls the page: the other one would begin a box of its own.
  const { style } = getComputedStyle(root).overflowY === 'visible' ? body : root
  const { overflow } = style
  const { scrollbarGutter } = root.style
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  body.inert = true
  release = () => {
    style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
    body.inert = false
  }
}
