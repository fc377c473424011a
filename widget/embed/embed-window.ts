// What embed.min.js loads, as a module beside it, when a chat is to be seen for the first time.

import type { BubbleLook } from '../../src/visitors/windows/bubble-look.ts'
import { type EmbeddedChat, frameAddress, linkFrame, tellFrame } from './frame-link.ts'
import { chatGlyph, closeGlyph } from './glyphs.ts'
import { makeInlineHost } from './inline-host.ts'
import { addStyle, make } from './make-element.ts'
import { holdPage, phone } from './phone-page.ts'
import { windowStyle } from './window-style.ts'

/** What a bubble consists of before it is opened. */
interface BubbleParts {
  chat: EmbeddedChat
  look: BubbleLook
  shadow: ShadowRoot
  root: HTMLElement
  /** Where the frame stands. */
  box: HTMLElement
  frame: HTMLIFrameElement
  button: HTMLElement
  close(): void
}

export interface ChatWindow {
  /** Opens or closes it. Opened, it takes the focus; closed, it gives the focus back. */
  show(open: boolean): void
  remove(): void
}

/** Makes the window of a bubble: on a phone a sheet over the dimmed page. */
export function makeWindow({ chat, look, shadow, root, box, frame, button, close }: BubbleParts): ChatWindow {
  const dim = make('div', 'dim')
  root.prepend(dim)
  addStyle(shadow, windowStyle)
  let isOpen = false
  let isReady = false
  let opener: HTMLElement | null = null
  // Until it is opened, nothing in it may take the focus.
  box.inert = true

  const unlink = linkFrame(frame, chat, {
    place: 'bubble',
    close,
    resize: (toMax) => box.classList.toggle('max', toMax),
    ready: () => {
      isReady = true
      tell()
    },
  })
  const tell = (): void => {
    if (isReady) tellFrame(frame, chat, { type: isOpen ? 'opened' : 'closed' })
  }
  const hold = (): void => holdPage(isOpen)
  /** Keeps the window above the keyboard of a phone, which covers what stands at the bottom. */
  const keepInView = (): void => {
    const view = visualViewport
    if (!view || view.scale > 1) return
    root.style.setProperty('--v', `${view.height}px`)
    root.style.setProperty('--k', `${Math.max(0, innerHeight - view.height - view.offsetTop)}px`)
  }
  const giveBack = (): void => (opener?.isConnected && opener !== document.body ? opener : button).focus()
  /** Where the focus of the page is, while the chat is closed. */
  const noteFocus = ({ target }: Event): void => {
    if (!isOpen && target instanceof HTMLElement && target !== shadow.host) opener = target
  }
  /**
   * A slow chat may hear of its opening, and take the focus, after it was closed again: its process learns only later
   * that it is inert. The page has lost the focus then, and gets it back.
   */
  const keepFocus = (): unknown =>
    setTimeout(() => {
      if (!isOpen && shadow.activeElement === frame) giveBack()
    })
  document.addEventListener('focusin', noteFocus)
  addEventListener('blur', keepFocus)
  const show = (open: boolean): void => {
    if (open === isOpen) return
    isOpen = open
    const { activeElement } = document
    const hadFocus = shadow.activeElement
    if (open) opener = hadFocus || !(activeElement instanceof HTMLElement) ? button : activeElement
    button.ariaLabel = open ? look.close : look.open
    button.querySelector('path')?.setAttribute('d', open ? closeGlyph : chatGlyph)
    button.ariaExpanded = `${open}`
    // Where it comes from must be known before it goes.
    box.getBoundingClientRect()
    root.className = open ? 'open' : ''
    // A chat that hears late that it was opened must not take the focus out of sight.
    box.inert = !open
    hold()
    keepInView()
    const change = open ? 'addEventListener' : 'removeEventListener'
    phone[change]('change', hold)
    visualViewport?.[change]('resize', keepInView)
    visualViewport?.[change]('scroll', keepInView)
    tell()
    if (open) frame.focus()
    else if (hadFocus) giveBack()
  }
  dim.onclick = close
  root.onkeydown = ({ key }) => {
    if (key === 'Escape') close()
  }
  return {
    show,
    remove: () => {
      show(false)
      document.removeEventListener('focusin', noteFocus)
      removeEventListener('blur', keepFocus)
      unlink()
    },
  }
}

/** Fills the box of an element with the frame of a chat. Answers what takes it away. */
export function makeInline(element: HTMLElement, chat: EmbeddedChat): () => void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = []
  addStyle(shadow, ':host{display:block;height:560px}iframe{width:100%;height:100%;border:0;color-scheme:light dark}')
  const frame = make('iframe')
  frame.title = 'Chat'
  frame.allow = 'microphone;clipboard-write'
  frame.loading = 'lazy'
  frame.src = frameAddress(chat)
  const unlink = linkFrame(frame, chat, makeInlineHost(frame))
  shadow.append(frame)
  return () => {
    unlink()
    frame.remove()
  }
}
