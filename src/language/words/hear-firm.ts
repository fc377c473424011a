import { foldText } from '../../listings/listing-keys.ts'
import { firmWordsOf } from '../all-firm-words.ts'
import type { LanguageTables } from '../languages.ts'
import type { FirmWords } from '../tables/firm-words.ts'

export type FirmSignal = Exclude<keyof FirmWords, 'code'>

/** Where in a sentence something was said. */
export interface Heard {
  start: number
  end: number
}

/** What of a language's words about the firm a sentence holds. */
export interface FirmSignals {
  /** As the words were looked for in it: folded, a blank around each. */
  text: string
  has: (signal: FirmSignal) => boolean
  /** The first of them. */
  first: (signal: FirmSignal) => Heard | null
  all: (signal: FirmSignal) => readonly Heard[]
}

type Patterns = Readonly<Record<FirmSignal, RegExp | null>>

/** A longer sentence is no question: the rest of it is not heard. */
const longestHeard = 600

export function hearFirm(sentence: string, tables: LanguageTables): FirmSignals {
  const { patterns, hasBlanks } = tables.derive(compileFirmWords)
  const text = plainWords(sentence.slice(0, longestHeard), hasBlanks)
  const heard = new Map<FirmSignal, readonly Heard[]>()
  const all = (signal: FirmSignal): readonly Heard[] => {
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

/** Named, as what is made of a language's tables is kept under the function that makes it. */
function compileFirmWords({ language }: LanguageTables): { patterns: Patterns; hasBlanks: boolean } {
  const { code, ...words } = firmWordsOf(language.code)
  const hasBlanks = code !== 'zh'
  const compiled = Object.entries(words).map(([signal, list]) => [signal, compile(list, hasBlanks)])
  // The entries are those of the words, in which each signal stands once.
  return { patterns: Object.fromEntries(compiled) as Patterns, hasBlanks }
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
        .map((letters) => plainWords(letters, hasBlanks).trim())
        .join('[^ ]*')
        .replaceAll('[^ ]*', hasBlanks ? '[^ ]*' : ''),
    )
    .join('(?: [^ ]+){0,3} ')
}

/** Lower case without accents, a blank for every sign that is no letter or digit. */
function plainWords(text: string, hasBlanks: boolean): string {
  const folded = foldText(text).replace(/[^\p{L}\p{N}？?]+/gu, ' ')
  return hasBlanks ? ` ${folded.replace(/[？?]/g, ' ').replace(/ +/g, ' ').trim()} ` : folded.replaceAll('?', '？')
}
