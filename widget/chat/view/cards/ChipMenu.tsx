import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from './CardIcon.tsx'
import { type CountedOption, splitCount } from './split-count.ts'

interface ChipMenuProps {
  label: string
  options: readonly string[]
  busy: boolean
  onChoose(option: number): void
}

/** A chip as the button of a menu with what it can be changed to (the menu button pattern of the ARIA practices). */
export function ChipMenu({ label, options, busy, onChoose }: ChipMenuProps) {
  const { say } = useSpeech()
  const [start, setStart] = useState<'first' | 'last' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isOpen = start !== null && !busy

  const close = (takesFocus: boolean): void => {
    setStart(null)
    if (takesFocus) button.current?.focus()
  }
  const openByKey = (event: KeyboardEvent): void => {
    if (busy || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setStart(event.key === 'ArrowUp' ? 'last' : 'first')
  }
  return (
    <>
      <button
        type="button"
        class="chip-label"
        ref={button}
        title={label}
        aria-label={say('changeCriterion', { label })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={busy}
        onClick={() => setStart(isOpen || busy ? null : 'first')}
        onKeyDown={openByKey}
      >
        <span dir="auto">{label}</span>
        <CardIcon name="down" size={14} />
      </button>
      {isOpen && button.current && (
        <OpenMenu
          id={id}
          label={label}
          options={options}
          start={start}
          opener={button.current}
          onClose={close}
          onChoose={(option) => {
            close(true)
            onChoose(option)
          }}
        />
      )}
    </>
  )
}

interface OpenMenuProps {
  id: string
  label: string
  options: readonly string[]
  start: 'first' | 'last'
  opener: HTMLElement
  onClose(takesFocus: boolean): void
  onChoose(option: number): void
}

function OpenMenu({ id, label, options, start, opener, onClose, onChoose }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const box = menu.current
    if (!box) return
    // Above everything: the conversation would cut off what hangs out of it.
    box.showPopover?.()
    putBeside(box, opener)
    itemsOf(box)
      .at(start === 'last' ? -1 : 0)
      ?.focus({ preventScroll: true })
  }, [start, opener])

  useLayoutEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && (menu.current?.contains(target) || opener.contains(target))) return
      onClose(false)
    }
    // An on-screen keyboard that goes away moves everything: no reason to close.
    const follow = (): void => {
      if (menu.current) putBeside(menu.current, opener)
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
function putBeside(box: HTMLElement, opener: HTMLElement): void {
  const { left, right, top, bottom } = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const wanted = getComputedStyle(opener).direction === 'rtl' ? right - width : left
  const fitsBelow = bottom + height + margin < innerHeight
  box.style.left = `${Math.max(margin, Math.min(wanted, innerWidth - width - margin))}px`
  box.style.top = `${fitsBelow ? bottom + 4 : Math.max(margin, top - height - 4)}px`
}
