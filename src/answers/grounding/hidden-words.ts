import { foldAligned } from './fold-text.ts'

/** So many words in a row that are those of the hidden rules are no chance. */
const run = 7
const wordPattern = /[\p{L}\p{N}_]+/gu
/** Names of our tools, and what every key of ours and of the providers begins with. */
const names =
  /search_listings|look_at_listing|report_no_answer|\bpl_(?:sk|ses|vis)_|\bsk-[A-Za-z0-9_-]{16}|\bAIza[\w-]{20}/u

const indexed = new Map<string, ReadonlySet<string>>()
const mostIndexed = 50

function runsOf(text: string): ReadonlySet<string> {
  const known = indexed.get(text)
  if (known) return known
  const words = foldAligned(text).match(wordPattern) ?? []
  const runs = new Set(words.slice(0, -run + 1).map((_, index) => words.slice(index, index + run).join(' ')))
  if (indexed.size >= mostIndexed) indexed.clear()
  indexed.set(text, runs)
  return runs
}

/** Notices answers that repeat what a model was told in confidence. The firm's own words may be said. */
export class HiddenWords {
  readonly #runs: ReadonlySet<string>
  readonly #open: string
  #last: string[] = []

  /** `hidden` may not be said; what stands in `open` too, may. */
  constructor(hidden: string, open: string) {
    this.#runs = runsOf(hidden)
    this.#open = ` ${(foldAligned(open).match(wordPattern) ?? []).join(' ')} `
  }

  /** Whether a sentence repeats the rules, also together with the sentence before it. */
  areIn(sentence: string): boolean {
    if (names.test(sentence)) return true
    const own = foldAligned(sentence).match(wordPattern) ?? []
    const words = [...this.#last, ...own]
    this.#last = words.slice(-run + 1)
    for (let index = 0; index + run <= words.length; index += 1) {
      const said = words.slice(index, index + run).join(' ')
      if (this.#runs.has(said) && !this.#open.includes(` ${said} `)) return true
    }
    return false
  }
}
