import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { fetchPart, Lazy } from '../Lazy.tsx'

const loadOpenMenu = () => import('./OpenMenu.tsx').then((part) => part.OpenMenu)

/** Before it is opened; should that fail, opening it tries again. */
const fetchMenuSoon = (): void => void fetchPart(loadOpenMenu).catch(() => {})

interface MenuButtonProps {
  /** Its class. */
  look: string
  /** What it is called. */
  name: string
  title: string
  /** What the menu is of. */
  label: string
  options: readonly string[]
  busy: boolean
  onChoose(option: number): void
  children: ComponentChildren
}

/** A button that opens a menu (the menu button pattern of the ARIA practices). */
export function MenuButton({ look, name, title, label, options, busy, onChoose, children }: MenuButtonProps) {
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
  const choose = (option: number): void => {
    close(true)
    onChoose(option)
  }
  return (
    <>
      <button
        type="button"
        class={look}
        ref={button}
        title={title}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={busy}
        onClick={() => setStart(isOpen || busy ? null : 'first')}
        onKeyDown={openByKey}
        onFocus={fetchMenuSoon}
        onPointerEnter={fetchMenuSoon}
      >
        {children}
      </button>
      {isOpen && button.current && (
        <Lazy
          load={loadOpenMenu}
          props={{ id, label, options, start, opener: button.current, onClose: close, onChoose: choose }}
          instead={null}
        />
      )}
    </>
  )
}
