import type { KnownHome } from './evidence.ts'
import {
  clauseWords,
  emptyWords,
  generalWords,
  hanEmpty,
  hanGeneral,
  hanVerbs,
  homeNoun,
  otherSubject,
  phraseEnds,
  possessionVerbs,
  praise,
} from './possession-words.ts'

/** Something that a text says a home has, in words: "a private cinema". */
export interface Possession {
  start: number
  end: number
  name: string
  /** Whether a listing bears it out. */
  isSaidBy(home: KnownHome): boolean
}

interface Span {
  start: number
  end: number
}

const clauseEnd = /[.;!?:()|\n\u3002\uFF1B\uFF01\uFF1F\uFF1A\uFF08\uFF09]/u
const clauseEnds = new RegExp(clauseEnd, 'gu')
const between = /,|&|\/|，|、|(?<![\p{L}])(?:and|plus|as well as|or|y|e|et|ou|und|oder|sowie)(?![\p{L}])/u
const latinWord = /[\p{L}--\p{Script=Han}][[\p{L}\p{M}]--\p{Script=Han}]*/gv

/**
 * Things that a text says a home has. `proven`: spans that are checked elsewhere, such as numbers and known features;
 * `homes`: where homes are named. Words must be folded.
 */
export function findPossessions(folded: string, proven: readonly Span[], homes: readonly Span[]): Possession[] {
  const text = blot(blot(folded, homes, '.'), proven, '\uE000')
  const found: Possession[] = []
  for (const { pattern, leads, isLoose } of possessionVerbs)
    for (const { 0: verb, index } of text.matchAll(pattern)) {
      const clause = clauseBefore(folded, homes, index)
      if (otherSubject.test(clause)) continue
      const isAtHome = homes.some(({ end }) => end <= index && !/[;!?]|\.\s/u.test(folded.slice(end, index)))
      if (isLoose && !isAtHome && !homeNoun.test(clause)) continue
      found.push(...thingsBehind(text, index + verb.length, leads))
    }
  if (/\p{Script=Han}/u.test(text)) found.push(...hanThings(text))
  return found
}

/** The words of the clause before a place, with homes as one name. */
function clauseBefore(folded: string, homes: readonly Span[], at: number): string {
  const plain = blot(folded, homes, '#').slice(0, at)
  return plain.split(/[.;!?:|\n\u3002\uFF1B\uFF1A]/u).at(-1) ?? ''
}

function blot(text: string, spans: readonly Span[], sign: string): string {
  let blotted = text
  for (const { start, end } of spans)
    blotted = blotted.slice(0, start) + sign.repeat(Math.max(0, end - start)) + blotted.slice(end)
  return blotted
}

const participles: ReadonlySet<string> = new Set(['built', 'covered', 'located', 'priced', 'construida', 'gebaut'])

interface Word extends Span {
  text: string
  isNews: boolean
}

function thingsBehind(text: string, from: number, leads: boolean): Possession[] {
  clauseEnds.lastIndex = from
  const stop = clauseEnds.exec(text)?.index ?? text.length
  const found: Possession[] = []
  let at = from
  for (const [index, item] of text.slice(from, stop).split(new RegExp(between, 'gu')).entries()) {
    const start = text.indexOf(item, at)
    at = start + item.length
    // Only as many words as its phrase has: the next clause may be far away.
    const [first] = wordsOf(item, start)
    if (!first) continue
    // A clause of its own: no further thing follows.
    if (index > 0 && clauseWords.has(first.text)) break
    const phrase = cutPhrase(wordsOf(item, start), leads)
    const head = leads ? phrase[0] : phrase.at(-1)
    const last = phrase.at(-1)
    if (!head || !last || !phrase.some((word) => word.isNews)) continue
    // A thing that was proven already is the noun; what stands before it describes it.
    const isProven = text.slice(phrase[0]?.start, last.end + 3).includes('\uE000') && !head.isNews
    if (isProven) continue
    const isBeforeProven = !leads && /^[\s-]*\uE000/u.test(text.slice(last.end)) && !/\d/.test(item)
    if (isBeforeProven) continue
    found.push(makePossession(phrase, head))
  }
  return found
}

function* wordsOf(item: string, start: number): Generator<Word> {
  for (const { 0: text, index } of item.matchAll(latinWord)) {
    const from = start + index
    yield { text, start: from, end: from + text.length, isNews: isNews(text.replaceAll('ß', 'ss')) }
  }
}

/** The words of a noun phrase that mean something. */
function cutPhrase(words: Iterable<Word>, leads: boolean): Word[] {
  const phrase: Word[] = []
  for (const word of words) {
    if (phraseEnds.has(word.text)) {
      if (phrase.length === 0) continue
      // "salle de cinéma": a general noun is told by what follows.
      if (leads && /^(?:de|du|d|del|a)$/u.test(word.text) && !phrase.some(({ isNews: news }) => news)) continue
      break
    }
    if (clauseWords.has(word.text)) {
      // "built-in shelves", but "has been listed".
      if (phrase.length === 0 && participles.has(word.text)) continue
      break
    }
    if (emptyWords.has(word.text)) continue
    phrase.push(word)
  }
  return phrase
}

function isNews(word: string): boolean {
  return !isIn(generalWords, word) && !isIn(praise, word) && !emptyWords.has(word) && word.length > 1
}

function isIn(words: ReadonlySet<string>, word: string): boolean {
  return (
    words.has(word) ||
    (/(?:s|n|x)$/u.test(word) && words.has(word.slice(0, -1))) ||
    (/(?:es|en|er)$/u.test(word) && words.has(word.slice(0, -2))) ||
    (word.endsWith('ies') && words.has(`${word.slice(0, -3)}y`))
  )
}

function makePossession(phrase: readonly Word[], head: Word): Possession {
  const first = phrase[0] ?? head
  const last = phrase.at(-1) ?? head
  const others = phrase.filter((word) => word.isNews && word !== head)
  return {
    start: first.start,
    end: last.end,
    name: phrase.map(({ text }) => text).join(' '),
    // A noun that the listing has may be described; one that every home has is told by what stands beside it.
    isSaidBy: (home) => (head.isNews ? says(home, head.text) : others.every(({ text }) => says(home, text))),
  }
}

const stems = new WeakMap<KnownHome, ReadonlySet<string>>()

function stemOf(word: string): string {
  const plain = word.replace(/(?:ies|y|ings?|ed|ern|es|en|er|s|n|e|x)$/u, '')
  return plain.length >= 3 ? plain : word
}

function says(home: KnownHome, word: string): boolean {
  let known = stems.get(home)
  if (!known) {
    known = new Set((home.words.match(/[\p{L}\p{M}]+/gu) ?? []).map(stemOf))
    stems.set(home, known)
  }
  const stem = stemOf(word)
  // Compounds, as in "Einbauküche": long words may stand inside of others.
  return known.has(stem) || (stem.length >= 6 && home.words.includes(stem))
}

function hanThings(text: string): Possession[] {
  const found: Possession[] = []
  // Whether the clause asks, as far as it has been read.
  // The same words again are looked at once.
  const told = new Map<string, readonly string[]>()
  let isAsking = false
  let read = 0
  for (const { 0: verb, index } of text.matchAll(hanVerbs)) {
    for (const [sign] of text.slice(read, index).matchAll(/[。；！？\n]|[您你我]|请|如果|是否/gu))
      isAsking = !/[。；！？\n]/u.test(sign)
    read = index
    if (isAsking) continue
    const from = index + verb.length
    const whole = /^[^，。；！？：（）\n.|]{0,200}/u.exec(text.slice(from, from + 400))?.[0] ?? ''
    let at = from
    for (const item of whole.split(/、|和|及|与|以及|或/u)) {
      const start = text.indexOf(item, at)
      at = start + item.length
      const said =
        told.get(item) ??
        item
          .replace(hanGeneral, ' ')
          .replace(hanEmpty, ' ')
          .match(/\p{Script=Han}{2,}/gu) ??
        []
      told.set(item, said)
      if (said.length === 0) continue
      const name = said.join(' ')
      found.push({ start, end: at, name, isSaidBy: ({ words }) => said.every((part) => words.includes(part)) })
    }
  }
  return found
}
