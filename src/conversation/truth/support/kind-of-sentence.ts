import { readFileSync } from 'node:fs'
import { type Network, runNetworks, type Seen } from '../../../reading/acts/network.ts'
import { signsOfText, tokensOf } from '../../../reading/acts/signs-of-text.ts'
import { decodeNetworks } from '../../../reading/acts/weights-file.ts'

/** What a sentence of a language model is: a claim of a home, of what was found or of the firm; or something that claims nothing of these. */
export const sentenceKinds = [
  'home',
  'result',
  'firm',
  'general',
  'advice',
  'offer',
  'wish',
  'unknown',
  'talk',
  'deed',
  'money',
  'pressure',
  'promise',
  'judgement',
  'leak',
] as const
export type SentenceKind = (typeof sentenceKinds)[number]

const mostLengths = 8

/** What a network sees of a sentence: its words and their parts, how long it is, and whether it is a row, an item or a heading. */
export function seenOfSentence(text: string): Seen {
  const length = Math.min(mostLengths, Math.round(Math.log2(1 + tokensOf(text).length) * 1.5))
  const form = /^\s*\|/u.test(text)
    ? 'row'
    : /^\s*[-*•]/u.test(text)
      ? 'item'
      : /^\s*#/u.test(text)
        ? 'heading'
        : 'text'
  const sides = [
    `length ${length}`,
    form,
    /[?？؟]/u.test(text) ? 'question' : 'statement',
    /\d/u.test(text) ? 'number' : 'words',
  ]
  return { signs: signsOfText(text), sides }
}

/** The networks that `npm run learn:truth` has made of bench/truth/sentences. Read when a language model first says something. */
export function loadKinds(): readonly Network[] {
  return decodeNetworks(readFileSync(new URL('./kinds.bin', import.meta.url)))
}

/** How likely a sentence is of each kind; of all they come to 1. */
export type KindsOfSentence = Readonly<Record<SentenceKind, number>>

export function kindsOf(networks: readonly Network[], text: string): KindsOfSentence {
  const { kind = new Float32Array() } = runNetworks(networks, seenOfSentence(text))
  // All kinds, in their order.
  return Object.fromEntries(sentenceKinds.map((name, index) => [name, kind[index] ?? 0])) as Record<
    SentenceKind,
    number
  >
}

/** Kinds of sentences that say nothing of a home, of what was found, of the firm or of a deed. */
const talks = ['talk', 'offer', 'wish', 'unknown'] as const satisfies SentenceKind[]
/** Nor do these, but where words are not read a claim of the firm's rules may look like one. */
const ofTheWorld = ['general', 'advice'] as const satisfies SentenceKind[]
/** So sure one must be that nothing is claimed. */
const sure = 0.7

/** Whether a sentence of these kinds, without numbers, claims nothing that could be held against anything. */
export function claimsNothing(kinds: KindsOfSentence, isRead: boolean): boolean {
  const harmless = isRead ? talks : [...talks, ...ofTheWorld]
  return harmless.reduce((sum, kind) => sum + kinds[kind], 0) > sure
}
