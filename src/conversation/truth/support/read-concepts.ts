import { readFileSync } from 'node:fs'
import type { Languages } from '../../../reading/languages/languages.ts'
import { foldAligned } from '../text/fold-text.ts'

/** What a text says and denies, by what things are called in any language: "prywatny basen" says `pool` and `private`. */
export interface Concepts {
  said: ReadonlySet<string>
  denied: ReadonlySet<string>
  found: readonly { name: string; start: number; end: number }[]
}

interface Pattern {
  name: string
  text: string
}

const keyLength = 2
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u
const clauseEnd =
  /[.!?;:,|()\n\u2013\u2014\u3001\u3002\uff0c\uff1b\uff1a\uff1f\uff01\u060c]|\s(?:but|pero|mais|aber|mas|sondern|а|но|але|ma|maar|men|ale|ama|tapi|nhung)\s/gu

/** Finds what is called by its names (concepts.txt). */
export class ConceptReader {
  readonly #byKey = new Map<string, Pattern[]>()

  constructor(table: string) {
    for (const line of table.split('\n')) {
      if (line.startsWith('#') || line === '') continue
      const at = line.indexOf(':')
      for (const word of line.slice(at + 1).split(',')) this.#add(line.slice(0, at), word.trim())
    }
  }

  #add(name: string, word: string): void {
    const isWhole = word.endsWith('.')
    const isWithin = word.startsWith('~') || unparted.test(word)
    const bare = plain(word.replace(/^~|\.$/gu, ''))
    if (bare.trim() === '') return
    const text = (isWithin && !isWhole ? '' : ' ') + bare + (isWhole ? ' ' : '')
    const key = text.slice(0, keyLength)
    const known = this.#byKey.get(key)
    if (known) known.push({ name, text })
    else this.#byKey.set(key, [{ name, text }])
  }

  read(text: string): Concepts {
    const folded = foldAligned(text)
    const said = new Set<string>()
    const denied = new Set<string>()
    const found: { name: string; start: number; end: number }[] = []
    let from = 0
    for (const { 0: mark, index } of [...folded.matchAll(clauseEnd), { 0: '', index: folded.length }]) {
      const here = this.#find(folded.slice(from, index), from)
      const into = here.some(({ name }) => name === 'denial') ? denied : said
      for (const one of here) {
        if (one.name === 'denial') continue
        into.add(one.name)
        found.push(one)
      }
      from = index + mark.length
    }
    return { said, denied, found }
  }

  #find(clause: string, offset: number): { name: string; start: number; end: number }[] {
    const text = ` ${plain(clause)} `
    const found: { name: string; start: number; end: number }[] = []
    for (let at = 0; at + keyLength <= text.length; at += 1)
      for (const { name, text: pattern } of this.#byKey.get(text.slice(at, at + keyLength)) ?? [])
        if (text.startsWith(pattern, at)) {
          const begin = at + (pattern.startsWith(' ') ? 1 : 0)
          found.push({ name, start: offset + begin - 1, end: offset + at + pattern.trimEnd().length - 1 })
        }
    return found
  }
}

/** Letters and digits, each other sign a blank: as long as the text. */
function plain(text: string): string {
  return foldAligned(text).replace(/[^\p{L}\p{M}\p{N}]/gu, ' ')
}

/** Read when a language model first says something. */
export function conceptReaderOf(languages: Languages): ConceptReader {
  return languages.derive(loadConcepts)
}

const loadConcepts = () => new ConceptReader(readFileSync(new URL('./concepts.txt', import.meta.url), 'utf8'))
