import type { HostPage } from './host-page.ts'
import { parseObject } from './stream/parse-object.ts'

export interface KeptSession {
  id: number
  /** The visitor's key: exchanged for a new one of the same session for 30 days. */
  key: string
}

/** Where a session is kept: until the tab closes, or until the visitor begins a new one. */
export type Life = 'tab' | 'lasting'

export const lives = ['tab', 'lasting'] as const

/**
 * Keeps the session of a chatbot over reloads. Only from the first message on: who merely looks leaves nothing behind.
 *
 * Lasting sessions lie in localStorage. With RemoveChatLogOnBrowserClose they lie in sessionStorage, the only storage of
 * a frame that a browser surely empties when it closes (cookies would go along with every request, and browsers refuse
 * them to frames of other sites); it ends with its tab. Where the browser allows a frame no storage, the page around is
 * asked to keep it.
 */
export class SessionKeeper {
  readonly #name: string
  readonly #page: HostPage
  /** What was last told to the page; undefined: nothing yet. */
  #told: string | null | undefined

  constructor(chatbot: string, page: HostPage) {
    this.#name = `porchlight:${chatbot}`
    this.#page = page
  }

  /** What is kept, and where; null: nothing. */
  read(): { kept: KeptSession; life: Life } | null {
    for (const life of lives) {
      const kept = readKept(withStorage(life, (storage) => storage.getItem(this.#name)))
      if (kept) return { kept, life }
    }
    const kept = readKept(this.#told === undefined ? this.#page.kept : this.#told)
    // The page forgets by itself what was for this visit alone.
    return kept && { kept, life: 'tab' }
  }

  keep(session: KeptSession, life: Life): void {
    // The time makes it another text, which tells other tabs that something was said.
    const text = JSON.stringify({ ...session, at: Date.now() })
    const isKept = withStorage(life, (storage) => {
      storage.setItem(this.#name, text)
      return true
    })
    if (!isKept) this.#tell(text, life)
  }

  /** Calls back with the id of the session in which another tab says something. */
  watch(onUsed: (id: number) => void): void {
    window.addEventListener('storage', ({ key, newValue }) => {
      const kept = key === this.#name ? readKept(newValue) : null
      if (kept) onUsed(kept.id)
    })
  }

  /** Whether conversations were left for new ones; earlier.ts knows them. */
  get hasEarlier(): boolean {
    return lives.some((life) => withStorage(life, (storage) => storage.getItem(this.earlierName)) !== null)
  }

  get earlierName(): string {
    return `${this.#name}:earlier`
  }

  forget(): void {
    for (const life of lives) withStorage(life, (storage) => storage.removeItem(this.#name))
    if (this.#told ?? this.#page.kept) this.#tell(null, 'lasting')
  }

  #tell(value: string | null, life: Life): void {
    this.#told = value
    this.#page.tell({ type: 'keep', value, forSession: life === 'tab' })
  }
}

/** Null where the browser allows no storage, or it is full. */
export function withStorage<Result>(life: Life, use: (storage: Storage) => Result): Result | null {
  try {
    return use(life === 'tab' ? sessionStorage : localStorage)
  } catch {
    return null
  }
}

export function readKept(text: string | null): KeptSession | null {
  const { id, key } = parseObject(text ?? '') ?? {}
  return Number.isSafeInteger(id) && /^[\w.-]{1,500}$/.test(String(key)) ? { id: Number(id), key: String(key) } : null
}
