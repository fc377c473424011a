import { foldAligned } from './fold-text.ts'

/** So many words of the firm's prompt in a row are its sentence, and no fact told in passing; a Han sign is half of one. */
const mostWords = 8
/** In languages of long words, so many letters of them. */
const mostLetters = 48
/** Runs are looked for by this many words: few sentences share even these with a prompt. */
const seed = 4

const wordPattern = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv
const addressPattern = /https?:\/\/\S+|www\.\S+|[^\s@]+@[^\s@]+/giu
const dayOrMonth =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|am|pm|uhr|january|february|march|april|june|july|august|september|october|november|december)$/u
const secretWords =
  /pass(?:word|phrase|code)|\bpin\b|secret|confidential|\binternal|contrasena|confidencial|mot de passe|confidentiel|passwort|kennwort|vertraulich|geheim|密码|机密|保密/u
/** What a secret sentence keeps secret: "VIOLET-7", "4711b". */
const codePattern = /[\p{Lu}\p{N}]+(?:[-_.][\p{Lu}\p{N}]+)+|(?=\p{L}*\p{N})[\p{L}\p{N}]{4,}/gu
const shortestCode = 5
const between = /^(?:to|and|till|until|through|a|y|hasta|et|au|bis|und)$/u
const sentenceEnd = /(?<=[.!?…])\s+|(?<=[。！？；])|\n+/u

interface Word {
  text: string
  /** Part of a fact that a visitor may hear as it stands: a number, a day, an address. */
  isFact: boolean
  hasDigit: boolean
}

export interface FirmText {
  /** Sentences without a number stand together, those with one alone: two facts are no sentence. */
  parts: readonly (readonly Word[])[]
  /** Parts that call themselves secret: no four of their words may be said. */
  secrets: ReadonlySet<number>
  seeds: ReadonlyMap<string, readonly (readonly [part: number, at: number])[]>
  /** Codes of secret sentences, of letters and digits alone: not even one of these words may be said. */
  codes: readonly string[]
}

/** Cuts a prompt into what may not be said of it. */
export function readFirmText(text: string): FirmText {
  const parts: Word[][] = []
  const secrets = new Set<number>()
  const codes: string[] = []
  let isOpen = false
  for (const sentence of text.split(sentenceEnd)) {
    const words = wordsOf(sentence)
    const isSecret = secretWords.test(foldAligned(sentence))
    if (isSecret) codes.push(...(sentence.match(codePattern) ?? []).map(lettersOf))
    const hasFact = isSecret || words.some(({ hasDigit }) => hasDigit)
    const last = parts.at(-1)
    if (last && isOpen && !hasFact) last.push(...words)
    else parts.push(words)
    isOpen = !hasFact
    if (isSecret) secrets.add(parts.length - 1)
  }
  const seeds = new Map<string, [number, number][]>()
  for (const [part, words] of parts.entries())
    for (let at = 0; at + seed <= words.length; at += 1) {
      const key = keyAt(words, at)
      const places = seeds.get(key) ?? []
      places.push([part, at])
      seeds.set(key, places)
    }
  return { parts, secrets, seeds, codes: codes.filter(({ length }) => length >= shortestCode) }
}

function lettersOf(text: string): string {
  return foldAligned(text).replace(/[^\p{L}\p{N}]/gu, '')
}

function keyAt(words: readonly Word[], at: number): string {
  let key = ''
  for (let index = at; index < at + seed; index += 1) key += ` ${words[index]?.text}`
  return key
}

function wordsOf(sentence: string): Word[] {
  const addresses = [...sentence.matchAll(addressPattern)].map(({ 0: said, index }) => [index, index + said.length])
  const words = [...foldAligned(sentence).matchAll(wordPattern)].map(({ 0: text, index }) => {
    const isAddress = addresses.some(([start = 0, end = 0]) => index >= start && index < end)
    const hasDigit = isAddress || /\p{N}/u.test(text)
    return { text, index, hasDigit, isFact: hasDigit || dayOrMonth.test(text) }
  })
  // "500 Pine Street, Seattle", "9 am to 5 pm": names behind a number, and what joins two facts, belong to them.
  for (const [at, word] of words.entries()) {
    const isName = /\p{Lu}/u.test(sentence.charAt(word.index))
    const isJoined = between.test(word.text) && words[at + 1]?.isFact === true
    if (words[at - 1]?.isFact && (isName || isJoined)) word.isFact = true
  }
  return words
}

/** Notices sentences that repeat the firm's own prompt. */
export class FirmWords {
  readonly #text: FirmText
  readonly #open: string
  #last: Word[] = []
  /** The sentence before was one of the prompt: what follows of it is no chance either, however short. */
  #isTelling = false

  constructor(prompt: FirmText, open: string) {
    this.#text = prompt
    this.#open = ` ${join(wordsOf(open))} `
  }

  areIn(sentence: string): boolean {
    const isIn = this.#isIn(sentence)
    if (/\p{L}/u.test(sentence)) this.#isTelling = isIn
    return isIn
  }

  #isIn(sentence: string): boolean {
    const letters = this.#text.codes.length > 0 ? lettersOf(sentence) : ''
    if (this.#text.codes.some((code) => letters.includes(code))) return true
    if (this.#text.seeds.size === 0) return false
    const words = [...this.#last, ...wordsOf(sentence)]
    const begin = this.#last.length
    this.#last = words.slice(-2 * mostWords)
    for (let at = 0; at + seed <= words.length; at += 1)
      for (const [part, place] of this.#text.seeds.get(keyAt(words, at)) ?? []) {
        const run = this.#runAt(words, at, this.#text.parts[part] ?? [], place)
        // What was said before has been judged before.
        const isTold = isSentence(run) || this.#isTelling || this.#text.secrets.has(part)
        if (at + run.length > begin && isTold && !this.#open.includes(` ${join(run)} `)) return true
      }
    return false
  }

  /** The words of the prompt that are said from there on. */
  #runAt(words: readonly Word[], at: number, part: readonly Word[], place: number): readonly Word[] {
    let length = seed
    while (length < 60 && words[at + length] && words[at + length]?.text === part[place + length]?.text) length += 1
    return part.slice(place, place + length)
  }
}

function join(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

function isSentence(run: readonly Word[]): boolean {
  const weigh = (words: readonly Word[]) =>
    words.reduce((sum, { text }) => sum + (/\p{Script=Han}/u.test(text) ? 0.5 : 1), 0)
  const told = run.filter(({ isFact }) => !isFact)
  if (weigh(told) >= mostWords || told.reduce((sum, { text }) => sum + text.length, 0) >= mostLetters) return true
  return weigh(run) >= mostWords && !run.some(({ hasDigit }) => hasDigit)
}
