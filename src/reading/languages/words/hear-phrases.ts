import { foldText } from '../../../platform/text/listing-keys.ts'
import { simplifyText } from '../chinese/characters.ts'

/** Where in a sentence something was said. */
export interface Heard {
  start: number
  end: number
}

/** What of a language's words a sentence holds, by what they signal. */
export interface Signals<Signal extends string> {
  /** As the words were looked for in it: folded, a blank around each. */
  text: string
  has: (signal: Signal) => boolean
  /** The first of them. */
  first: (signal: Signal) => Heard | null
  all: (signal: Signal) => readonly Heard[]
}

/** Lists of phrases, ready to be looked for; `hasBlanks`: whether the language parts its words by blanks. */
export interface PhrasePatterns<Signal extends string> {
  patterns: Readonly<Record<Signal, RegExp | null>>
  hasBlanks: boolean
}

/** A longer sentence is no question: the rest of it is not heard. */
const longestHeard = 600

/** Looks for the phrases of each signal in a sentence; each is looked for when it is first asked of. */
export function hearPhrases<Signal extends string>(
  sentence: string,
  { patterns, hasBlanks }: PhrasePatterns<Signal>,
): Signals<Signal> {
  const cut = sentence.slice(0, longestHeard)
  // Tables of Chinese are in simplified characters (docs/decisions/0046-traditional-characters.md).
  const text = plainWords(hasBlanks ? cut : simplifyText(cut), hasBlanks)
  const heard = new Map<Signal, readonly Heard[]>()
  const all = (signal: Signal): readonly Heard[] => {
    const known = heard.get(signal)
    if (known) return known
    const pattern = patterns[signal]
    const found =
      pattern === null
        ? []
        : [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
    heard.set(signal, found)
    return found
  }
  return { text, all, has: (signal) => all(signal).length > 0, first: (signal) => all(signal)[0] ?? null }
}

/**
 * Lists of phrases, separated by commas, as patterns: `*` stands for any further letters of the word, `…` for up to three
 * words between two, `#` for a number.
 */
export function compilePhrases<Signal extends string>(
  lists: Readonly<Record<Signal, string>>,
  hasBlanks: boolean,
): PhrasePatterns<Signal> {
  const compiled = Object.entries<string>(lists).map(([signal, list]) => [signal, compile(list, hasBlanks)])
  // The entries are those of the lists, in which each signal stands once.
  return { patterns: Object.fromEntries(compiled) as Record<Signal, RegExp | null>, hasBlanks }
}

function compile(list: string, hasBlanks: boolean): RegExp | null {
  const phrases = list
    .split(/[,\n]/)
    .map((phrase) => patternOf(phrase, hasBlanks))
    .filter((phrase) => phrase !== '')
    // The longest first: it is the one that is meant.
    .sort((a, b) => b.length - a.length)
  if (phrases.length === 0) return null
  const any = [...new Set(phrases)].join('|')
  return new RegExp(hasBlanks ? `(?<= )(?:${any})(?= )` : `(?:${any})`, 'gu')
}

function patternOf(phrase: string, hasBlanks: boolean): string {
  return phrase
    .trim()
    .split(/\s*…\s*/)
    .map((part) =>
      part
        .split('*')
        .map((letters) =>
          letters
            .split('#')
            .map((some) => plainWords(some, hasBlanks))
            .join('#')
            .trim(),
        )
        // "thats the one", "id like": many leave the apostrophe out.
        .map((letters) => letters.replace(/(?<=\p{L}) (s|m|re|ve|ll|d|t)(?= |$)/gu, ' ?$1'))
        .join(hasBlanks ? '[^ ]*' : '')
        .replaceAll('#', '[0-9]+')
        .replaceAll(/ +/g, ' '),
    )
    .join('(?: [^ ]+){0,3} ')
}

/** Lower case without accents, a blank for every sign that is no letter or digit. */
function plainWords(text: string, hasBlanks: boolean): string {
  const folded = foldText(text).replace(/[^\p{L}\p{N}？?]+/gu, ' ')
  return hasBlanks ? ` ${folded.replace(/[？?]/g, ' ').replace(/ +/g, ' ').trim()} ` : folded.replaceAll('?', '？')
}
