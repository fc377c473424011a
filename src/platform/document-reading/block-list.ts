import type { DocumentBlock, ReadDocument } from './read-document.ts'
import { readFault } from './read-fault.ts'

/** What one document may say at most; what lies beyond is left out, and said so. */
export const mostCharacters = 5_000_000
export const mostBlocks = 50_000
/** A "paragraph" of more than that has lost its ends: it is cut between words. */
const longestBlock = 20_000
const longestTitle = 300

/** Gathers what a document says, within bounds. */
export class BlockList {
  readonly #blocks: DocumentBlock[] = []
  readonly #notes: string[] = []
  #characters = 0
  #isFull = false
  title = ''
  language: string | null = null

  /** Whether anything more would be left out: readers stop early. */
  get isFull(): boolean {
    return this.#isFull
  }

  get isEmpty(): boolean {
    return this.#blocks.length === 0
  }

  add(kind: DocumentBlock['kind'], text: string, where: { level?: number; page?: number | undefined } = {}): void {
    const folded = foldText(text)
    // Lines, bullets and dots alone say nothing.
    if (!/[\p{L}\p{N}]/u.test(folded)) return
    for (const piece of cut(folded)) {
      if (this.#blocks.length >= mostBlocks || this.#characters + piece.length > mostCharacters) {
        this.#isFull = true
        return
      }
      this.#characters += piece.length
      const level = kind === 'heading' ? { level: Math.min(6, Math.max(1, where.level ?? 1)) } : {}
      this.#blocks.push({ kind, ...level, text: piece, ...(where.page !== undefined && { page: where.page }) })
    }
  }

  note(sentence: string): void {
    this.#notes.push(sentence)
  }

  /** Fails with `empty` when nothing was said. */
  finish(): ReadDocument {
    if (this.#blocks.length === 0) throw readFault('empty')
    if (this.#isFull) this.note('It says more than can be learned from one source: only its first part was read.')
    const first = this.#blocks.find(({ kind }) => kind === 'heading')
    return {
      title: foldText(this.title || first?.text || '').slice(0, longestTitle),
      blocks: this.#blocks,
      language: readLanguage(this.language),
      note: this.#notes.length > 0 ? this.#notes.join(' ') : null,
    }
  }
}

/** One line: white space folded, and nothing that a reader cannot see. */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .replace(/[\u00AD\u200B\u2060\uFEFF\uFFFC\uFFFD\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function cut(text: string): string[] {
  if (text.length <= longestBlock) return text === '' ? [] : [text]
  const pieces: string[] = []
  for (let from = 0; from < text.length; ) {
    const most = text.slice(from, from + longestBlock)
    const blank = from + most.length < text.length ? most.lastIndexOf(' ') : -1
    const piece = blank > longestBlock / 2 ? most.slice(0, blank) : most
    pieces.push(piece.trim())
    from += piece.length
  }
  return pieces
}

/** A BCP 47 tag in its usual letters; null for what is none. */
function readLanguage(tag: string | null): string | null {
  try {
    return (tag && Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0]) || null
  } catch {
    return null
  }
}
