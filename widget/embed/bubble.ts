import type { BubbleLook } from '../../src/visitors/windows/bubble-look.ts'
import { bubbleStyle } from './bubble-style.ts'
import type { ChatWindow } from './embed-window.ts'
import { type EmbeddedChat, frameAddress } from './frame-link.ts'
import { chatGlyph, closeGlyph } from './glyphs.ts'
import { loadWindowScript } from './load-window-script.ts'
import { addStyle, make, makeGlyphButton } from './make-element.ts'
import { store } from './page-storage.ts'

/** A chat on the page: a button with a greeting over it, and the window that it opens. */
export interface Bubble {
  /** Shows it. */
  dress(look: BubbleLook): void
  /** Opens the window, or closes it, as soon as the bubble is shown. */
  open(want: boolean): void
  toggle(): void
  /** Puts it on the page if it is to be seen and is not there; answers its side then. */
  attach(): 'left' | 'right' | undefined
  /** How many other bubbles stand between it and the edge of the page. */
  stand(index: number): void
  remove(): void
}

/** As the original calls it. In sessionStorage: hidden; in localStorage: shown, where that is to be once a visitor. */
const greetedKey = 'message_bubbles_have_been_shown'

/** Makes the bubble of a chat, which is seen from `dress` on. `opening` is called when it is about to open. */
export function makeBubble(chat: EmbeddedChat, opening: () => void): Bubble {
  const host = make('div')
  // The page's styles are kept out, also those that want everything to be otherwise.
  host.style.cssText =
    'all:initial!important;position:fixed!important;z-index:2147483647!important;color-scheme:light dark!important'
  const shadow = host.attachShadow({ mode: 'open' })
  addStyle(shadow, bubbleStyle)
  const button = makeGlyphButton('b', '', chatGlyph)
  const greeting = make('div', 'g')
  const root = make('aside', '', greeting, button)
  shadow.append(root)

  let look: BubbleLook | undefined
  let chatWindow: Promise<ChatWindow> | undefined
  let isOpen = false
  let timer = 0
  let place = 0

  const endGreeting = (): void => {
    clearTimeout(timer)
    greeting.replaceChildren()
    store('sessionStorage', greetedKey, 'true')
  }
  const greet = ({ greeting: lines, dismiss, greetOnce }: BubbleLook): void => {
    // Another one greets on this side already.
    if (place) return
    if (greetOnce) store('localStorage', greetedKey, 'true')
    const hide = makeGlyphButton('x', dismiss, closeGlyph)
    hide.onclick = () => {
      endGreeting()
      button.focus()
    }
    greeting.append(hide)
    for (const text of lines) {
      const line = make('button')
      line.textContent = text
      line.dir = 'auto'
      line.onclick = toggle
      greeting.append(line)
    }
  }
  const makeWindow = async (look: BubbleLook): Promise<ChatWindow> => {
    const frame = make('iframe')
    frame.title = look.name
    frame.allow = 'microphone;clipboard-write'
    // The chat begins to load while the script of the window does.
    frame.src = frameAddress(chat)
    const box = make('div', 'window', frame)
    button.before(box)
    try {
      const script = await loadWindowScript(chat.domain)
      return script.makeWindow({ chat, look, shadow, root, box, frame, button, close: () => open(false) })
    } catch (error) {
      // Without a connection, say: the next click tries again.
      box.remove()
      chatWindow = undefined
      isOpen = false
      throw error
    }
  }
  const open = async (want: boolean): Promise<void> => {
    isOpen = want
    if (!look) return
    endGreeting()
    if (want) {
      opening()
      chatWindow ??= makeWindow(look)
    }
    ;(await chatWindow)?.show(isOpen)
  }
  const toggle = (): unknown => open(!isOpen)
  button.onclick = toggle

  return {
    open,
    toggle,
    attach: () => {
      if (!look) return
      if (!host.isConnected) document.documentElement.append(host)
      return look.left ? 'left' : 'right'
    },
    stand: (index) => {
      place = index
      root.style.setProperty('--n', `${index}`)
    },
    remove: () => {
      clearTimeout(timer)
      isOpen = false
      void chatWindow?.then((made) => made.remove())
      host.remove()
    },
    dress: (told) => {
      look = told
      root.dir = told.left ? 'rtl' : 'ltr'
      root.lang = told.language
      root.ariaLabel = told.name
      root.style.cssText = `--c:${told.colour};--t:${told.textColour}`
      button.ariaLabel = told.open
      button.ariaExpanded = 'false'
      greeting.ariaLive = 'polite'
      if (told.icon) void showPicture(told.icon, button)
      if (isOpen) void open(true)
      else if (told.greeting[0] && !wasGreeted(told)) timer = setTimeout(greet, told.greetingDelay * 1000, told)
    },
  }
}

function wasGreeted({ greetOnce }: BubbleLook): unknown {
  return store('sessionStorage', greetedKey) || (greetOnce && store('localStorage', greetedKey))
}

/** Draws the picture on the button: as an image it would need leave of the page's Content-Security-Policy. */
async function showPicture(dataUri: string, button: HTMLElement): Promise<void> {
  const bytes = Uint8Array.from(atob(dataUri.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = make('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  button.append(canvas)
}
