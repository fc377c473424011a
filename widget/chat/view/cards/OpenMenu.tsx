import { useLayoutEffect, useRef } from 'preact/hooks'
import { useSpeech } from '../../words/speech.ts'
import { type CountedOption, splitCount } from './split-count.ts'
import './menu.css'

interface OpenMenuProps {
  id: string
  label: string
  options: readonly string[]
  start: 'first' | 'last'
  opener: HTMLElement
  onClose(takesFocus: boolean): void
  onChoose(option: number): void
}

/** The items of a menu, over everything. */
export function OpenMenu({ id, label, options, start, opener, onClose, onChoose }: OpenMenuProps) {
  const { direction } = useSpeech()
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const box = menu.current
    if (!box) return
    // Above everything: the conversation would cut off what hangs out of it.
    box.showPopover?.()
    putBeside(box, opener, direction)
    itemsOf(box)
      .at(start === 'last' ? -1 : 0)
      ?.focus({ preventScroll: true })
  }, [start, opener, direction])

  useLayoutEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && (menu.current?.contains(target) || opener.contains(target))) return
      onClose(false)
    }
    // An on-screen keyboard that goes away moves everything: no reason to close.
    const follow = (): void => {
      if (menu.current) putBeside(menu.current, opener, direction)
    }
    const listeners = { pointerdown: closeOutside, focusin: closeOutside, scroll: follow, resize: follow }
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, true)
    }
  })

  const move = (event: KeyboardEvent): void => {
    const items = itemsOf(menu.current)
    const at = items.findIndex((item) => item.matches(':focus'))
    const next = nextItem(event.key, at, items)
    if (next !== undefined) items.at(next % items.length)?.focus()
    if (event.key === 'Escape' || event.key === 'Tab') onClose(true)
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    // An Escape that closes the menu shall not close the chat as well.
    event.stopPropagation()
  }
  return (
    <div
      class="chip-menu"
      id={id}
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      onKeyDown={move}
    >
      {options.map((option, index) => (
        <button type="button" role="menuitem" tabIndex={-1} key={option} onClick={() => onChoose(index)}>
          <Option {...splitCount(option)} />
        </button>
      ))}
    </div>
  )
}

function Option({ text, count }: CountedOption) {
  return (
    <>
      <bdi>{text}</bdi> <span>{count}</span>
    </>
  )
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/** The item that a key goes to: arrows, Home, End, or the first letter of an option. */
function nextItem(key: string, at: number, items: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return at + 1
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 0
  if (key === 'End') return -1
  if (key.length !== 1 || key === ' ') return undefined
  const found = items.findIndex((_, step) =>
    items[(at + 1 + step) % items.length]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()),
  )
  return found < 0 ? undefined : at + 1 + found
}

const margin = 8

/** Below the opener, or above it where there is no room below; always whole in the window. */
function putBeside(box: HTMLElement, opener: HTMLElement, direction: 'ltr' | 'rtl'): void {
  const { left, right, top, bottom } = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const wanted = direction === 'rtl' ? right - width : left
  const fitsBelow = bottom + height + margin < innerHeight
  box.style.left = `${Math.max(margin, Math.min(wanted, innerWidth - width - margin))}px`
  box.style.top = `${fitsBelow ? bottom + 4 : Math.max(margin, top - height - 4)}px`
}
