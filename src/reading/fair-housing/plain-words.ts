import type { Token } from '../languages/words/tokens.ts'

/** The words of a sentence as they are meant, and where each stands among the tokens it was written with. */
export interface PlainWords {
  tokens: Token[]
  /** Of each plain word: its first token and the one behind its last. */
  spans: readonly (readonly [start: number, end: number])[]
}

/** Characters that people write for letters to get past a filter. */
const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
}

/** Letters of other scripts that look like Latin ones. */
const lookalikes = new Map(
  [...'аa еe оo рp сc уy хx іi јj ѕs кk мm тt вb нh αa οo ιi νv ρp εe κk τt υu'.matchAll(/(\S)(\S)/gu)].map(
    ([, from = '', to = '']) => [from, to],
  ),
)

const longestRun = 16

/** The words that somebody may want to disguise. */
export interface Vocabulary {
  words: ReadonlySet<string>
  /** What they begin with, up to the whole of them. */
  beginnings: ReadonlySet<string>
  /** Letters of the longest. */
  longest: number
}

export function makeVocabulary(words: Iterable<string>): Vocabulary {
  const all = new Set(words)
  const beginnings = new Set<string>([''])
  let longest = 0
  for (const word of all) {
    longest = Math.max(longest, word.length)
    for (let end = 1; end <= word.length; end++) beginnings.add(word.slice(0, end))
  }
  return { words: all, beginnings, longest }
}

/**
 * Undoes disguises: "bl4cks", "b l a c k s", "m.u.s.l.i.m.s", "bl*cks" and letters of another script are read as the
 * word of `vocabulary` that they stand for. All other tokens stay as they are.
 */
export function readPlainWords(original: readonly Token[], vocabulary: Vocabulary): PlainWords {
  const tokens: Token[] = []
  const spans: [number, number][] = []
  const signs = new Array<SignsOf | undefined>(original.length)
  let at = 0
  while (at < original.length) {
    const found = disguisedAt(original, at, vocabulary, signs)
    const token = original[at]
    if (!token) break
    const end = found?.end ?? at + 1
    tokens.push(found ? { ...token, kind: 'word', text: found.word } : token)
    spans.push([at, end])
    at = end
  }
  return { tokens, spans }
}

/** Chinese words that were joined to one token, character by character, as the lists hold them. */
export function splitCharacters(original: readonly Token[]): { tokens: readonly Token[]; spans: PlainWords['spans'] } {
  // Most sentences have none.
  if (!original.some(isJoinedHan)) return { tokens: original, spans: original.map((_, index) => [index, index + 1]) }
  const tokens: Token[] = []
  const spans: [number, number][] = []
  original.forEach((token, index) => {
    const isJoined = isJoinedHan(token)
    const letters = isJoined ? [...token.text] : [token.text]
    for (const text of letters) {
      tokens.push(isJoined ? { ...token, text, raw: text } : token)
      spans.push([index, index + 1])
    }
  })
  return { tokens, spans }
}

function isJoinedHan({ text }: Token): boolean {
  return text.length > 1 && isHan(text) && /^\p{Script=Han}+$/u.test(text)
}

/** Whether there is a Chinese character among the signs; of ASCII, which nearly all are, the first tells. */
function isHan(text: string): boolean {
  return !/^[\x20-\x7e]*$/.test(text) && /\p{Script=Han}/u.test(text)
}

function disguisedAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  signs: (SignsOf | undefined)[],
): { word: string; end: number } | null {
  const first = tokens[at]
  if (!first || vocabulary.words.has(first.text) || isHan(first.text)) return null
  if (first.kind === 'word' && /\P{ASCII}/u.test(first.text)) {
    const latin = [...first.text].map((letter) => lookalikes.get(letter) ?? letter).join('')
    if (latin !== first.text && vocabulary.words.has(latin)) return { word: latin, end: at + 1 }
  }
  return gluedRun(tokens, at, vocabulary, signs) ?? spelledOut(tokens, at, vocabulary.words)
}

/** What the signs of one token are written for; it is looked at once, however many runs go across it. */
interface SignsOf {
  letters: string
  isPlain: boolean
  own: number
  disguises: number
}

/** What stands in a run of tokens, from its first to each of them. */
interface Run {
  /** What it is written for: "bl4cks" for "blacks", with "?" for any letter. */
  letters: string
  hasWord: boolean
  /** Every word of it is a single letter. */
  hasSinglesOnly: boolean
  /** Nothing but letters, and signs that join whole words. */
  isPlain: boolean
  own: number
  disguises: number
}

/** Letters, digits and signs without a blank between them. */
function gluedRun(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  signs: (SignsOf | undefined)[],
): { word: string; end: number } | null {
  if (!tokens[at + 1]?.glued) return null
  let run: Run = { letters: '', hasWord: false, hasSinglesOnly: true, isPlain: true, own: 0, disguises: 0 }
  let found: { word: string; end: number } | null = null
  for (let index = at; index < tokens.length && index < at + longestRun; index++) {
    const token = tokens[index]
    if (!token || (index > at && !token.glued) || isHan(token.text)) break
    const read = signs[index] ?? readSigns(token.text)
    signs[index] = read
    run = extendRun(run, token, read)
    const { letters, hasWord, hasSinglesOnly, isPlain, own, disguises } = run
    // Most runs begin no word of the list.
    const hasGap = letters.includes('?')
    if (letters.length > vocabulary.longest || (!hasGap && !vocabulary.beginnings.has(letters))) break
    // "900k" is an amount: most of a disguised word are letters. A dash or a dot between whole words disguises nothing.
    if (index === at || !hasWord || own < disguises || (!hasSinglesOnly && isPlain)) continue
    const word = hasGap ? matchGap(letters, vocabulary.words) : vocabulary.words.has(letters) ? letters : null
    if (word !== null) found = { word, end: index + 1 }
  }
  return found
}

function extendRun(run: Run, { kind, text }: Token, signs: SignsOf): Run {
  return {
    letters: run.letters + signs.letters,
    hasWord: run.hasWord || kind === 'word',
    hasSinglesOnly: run.hasSinglesOnly && (kind !== 'word' || text.length === 1),
    isPlain: run.isPlain && signs.isPlain,
    own: run.own + signs.own,
    disguises: run.disguises + signs.disguises,
  }
}

function readSigns(text: string): SignsOf {
  if (/^[a-z]+$/.test(text)) return { letters: text, isPlain: true, own: text.length, disguises: 0 }
  return {
    letters: text.replace(/[^\p{L}]/gu, (sign) => letterOf[sign] ?? gapOf(sign)),
    isPlain: /^[\p{L}.'\-/,;:()?"&]+$/u.test(text),
    own: text.replace(/[^\p{L}]/gu, '').length,
    disguises: text.replace(/[^\p{N}@$!|+*#]/gu, '').length,
  }
}

function gapOf(sign: string): string {
  return sign === '*' || sign === '#' ? '?' : ''
}

function matchGap(letters: string, vocabulary: ReadonlySet<string>): string | null {
  if (letters.replaceAll('?', '').length < 2 || letters.length < 4) return null
  for (const word of vocabulary)
    if (
      word.length === letters.length &&
      [...letters].every((letter, index) => letter === '?' || letter === word[index])
    )
      return word
  return null
}

/** Four and more single letters in a row, with blanks between them. */
function spelledOut(
  tokens: readonly Token[],
  at: number,
  vocabulary: ReadonlySet<string>,
): { word: string; end: number } | null {
  let end = at
  let word = ''
  let best: { word: string; end: number } | null = null
  while (end < tokens.length && end < at + longestRun && /^[a-z]$/.test(tokens[end]?.text ?? '')) {
    word += tokens[end]?.text ?? ''
    end++
    if (word.length >= 4 && vocabulary.has(word)) best = { word, end }
  }
  return best
}
