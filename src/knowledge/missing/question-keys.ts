import { foldText } from '../../platform/text/listing-keys.ts'
import { firmWordsOf } from '../../reading/languages/all-firm-words.ts'
import { languageCodes } from '../../reading/languages/language-code.ts'
import { isHan } from '../words/cut-words.ts'
import type { ReadWord } from '../words/word-reader.ts'
import type { WordReaders } from '../words/word-readers.ts'

/** By what questions are held against each other: what their words speak of, in whatever language, else their stems. */
export type KeysOf = (question: string) => ReadonlySet<string>

const longestRead = 1_000

/** Whether it is asked to be allowed or forbidden: the question is the same, "do you take cats?", "are cats allowed?". */
const general: ReadonlySet<string> = new Set(['allow', 'forbid'])

export function makeKeysOf(readers: WordReaders): KeysOf {
  const small = new Map(languageCodes.map((code) => [code, smallWordsOf(code)]))
  return (question) => {
    const text = question.slice(0, longestRead)
    const reader = readers.of(readers.tell(text))
    return keysOfWords(reader.read(text), small.get(reader.language) ?? new Set())
  }
}

/** With these every question asks. */
function smallWordsOf(code: (typeof languageCodes)[number]): ReadonlySet<string> {
  const { asks, you, joins, does } = firmWordsOf(code)
  return new Set([asks, you, joins, does].flatMap((list) => foldText(list).split(/[^\p{L}\p{N}]+/u)).filter(Boolean))
}

function keysOfWords(words: readonly ReadWord[], small: ReadonlySet<string>): Set<string> {
  const keys = new Set<string>()
  const unsure: (readonly string[])[] = []
  const weak: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) break
    const meant = word.senses.filter((sense) => !general.has(sense))
    const phrase = words.slice(at, at + word.length)
    // "aceptan" is to be allowed, whatever else it may be. What a phrase such as "do you take" means, the other words
    // tell, unless there are none.
    if (meant.length < word.senses.length && phrase.every(({ isFaint }) => isFaint)) weak.push(...meant)
    else if (phrase.length > 1 && phrase.every(({ isSmall, isFaint }) => isSmall || isFaint)) weak.push(...meant)
    else if (meant.length === 1) keys.add(`=${meant[0]}`)
    else if (meant.length > 1) unsure.push(meant)
    else if (word.senses.length === 0) for (const key of keysOfWord(word, words[at + 1], small)) keys.add(key)
    at += word.length - 1
  }
  // "cobran cuota": which of its senses a word has, another word tells; else the first.
  for (const meant of unsure) if (!meant.some((sense) => keys.has(`=${sense}`))) keys.add(`=${meant[0]}`)
  if (keys.size === 0) for (const sense of weak) keys.add(`=${sense}`)
  return keys
}

/** Chinese has no blanks: two signs each. */
function keysOfWord(
  { word, stem, isSmall, isFaint }: ReadWord,
  next: ReadWord | undefined,
  small: ReadonlySet<string>,
): string[] {
  if (isSmall || isFaint || small.has(word)) return []
  if (!isHan(word)) return word.length < 3 ? [] : [stem]
  return next && isHan(next.word) && !next.isSmall && !next.isFaint && next.senses.length === 0
    ? [word + next.word]
    : []
}
