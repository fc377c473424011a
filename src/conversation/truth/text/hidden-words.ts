import { memoize } from '../../../platform/memoize.ts'
import { FirmWords, readFirmText } from './firm-words.ts'
import { foldAligned } from './fold-text.ts'

/** So many words in a row that are those of the hidden rules are no chance. */
const run = 7
const wordPattern = /[\p{L}\p{N}_]+/gu
/** What every key of ours and of the providers begins with. */
const keys = /\bpl_(?:sk|ses|vis)_|\bsk-[A-Za-z0-9_-]{16}|\bAIza[\w-]{20}/u

const mostKept = 50

interface Runs {
  all: ReadonlySet<string>
  /** What they begin with: most words begin none. */
  firsts: ReadonlySet<string>
}

function readRules(text: string): Runs {
  const words = foldAligned(text).match(wordPattern) ?? []
  const starts = words.slice(0, -run + 1)
  return {
    all: new Set(starts.map((_, index) => words.slice(index, index + run).join(' '))),
    firsts: new Set(starts),
  }
}

/** The texts that models were told in confidence, each read once: a chatbot is asked again and again. */
export class HiddenTexts {
  readonly rules = memoize(readRules, mostKept)
  readonly prompt = memoize(readFirmText, mostKept)
}

/** What a model was told and may not repeat. */
export interface Confidence {
  /** Our rules: no run of their words may be said. */
  rules: string
  /** The firm's own prompt: single facts of it may be said, its sentences not. */
  prompt: string
  /** What visitors read anyway: words that stand here too may be said. */
  open: string
  /** Names of the tools, which no answer may tell. */
  names?: readonly string[]
}

/** Notices answers that repeat what a model was told in confidence. */
export class HiddenWords {
  readonly #runs: Runs
  readonly #firm: FirmWords
  readonly #open: string
  readonly #names: readonly string[]
  #last: string[] = []

  constructor({ rules, prompt, open, names = [] }: Confidence, texts = new HiddenTexts()) {
    this.#runs = texts.rules(rules)
    this.#firm = new FirmWords(texts.prompt(prompt), open)
    this.#names = names
    this.#open = ` ${(foldAligned(`${open}\n${prompt}`).match(wordPattern) ?? []).join(' ')} `
  }

  /** Whether a sentence repeats the rules or the prompt, also together with the sentence before it. */
  areIn(sentence: string): boolean {
    const repeatsPrompt = this.#firm.areIn(sentence)
    if (keys.test(sentence) || this.#names.some((name) => sentence.includes(name))) return true
    const own = foldAligned(sentence).match(wordPattern) ?? []
    const words = [...this.#last, ...own]
    this.#last = words.slice(-run + 1)
    for (let index = 0; index + run <= words.length; index += 1) {
      if (!this.#runs.firsts.has(words[index] ?? '')) continue
      const said = words.slice(index, index + run).join(' ')
      if (this.#runs.all.has(said) && !this.#open.includes(` ${said} `)) return true
    }
    return repeatsPrompt
  }
}
