import { memoize } from '../../../platform/memoize.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { stemOf } from '../text/stem-of.ts'
import type { ClaimLexicon, ClaimToken, TaggedPhrase } from './claim-lexicon.ts'
import { claimLexiconOf, tokensOf } from './claim-lexicon.ts'
import type { ReadSentence } from './read-frames.ts'

/** So far behind a denial stands what it denies: "do not need a garage". */
const reach = 6
const farReach = 8
/** "有没有": a question, and no denial. */
const asksWhether = /(\p{Script=Han})[没不]\1/u

interface Heard {
  tokens: readonly ClaimToken[]
  phrases: readonly TaggedPhrase[]
  folded: string
}

/** The first word of a sentence that retells the visitor's wish as its opposite; null when there is none. */
export function findTwisted(read: ReadSentence, evidence: Evidence): TaggedPhrase | null {
  if (!read.frames.includes('echo') || evidence.visitorWords === '') return null
  const heard = evidence.derive(hearing)(`${read.lexicon.code} ${evidence.visitorWords}`)
  return findOpposite(read, heard) ?? findFlipped(read, heard)
}

function hearing(evidence: Evidence): (text: string) => Heard {
  return memoize((text: string): Heard => {
    const code = text.slice(0, 2) as ReadSentence['lexicon']['code'] // written so above
    const lexicon: ClaimLexicon = claimLexiconOf(evidence.languages, code)
    const folded = text.slice(3)
    const tokens = tokensOf(folded, code)
    return { tokens, folded, phrases: lexicon.find(tokens, folded) }
  }, 4)
}

/** "You want a large house" to whom asked for a small one. */
function findOpposite({ phrases, frames }: ReadSentence, heard: Heard): TaggedPhrase | null {
  const own = phrases.filter(({ tag, from }) => tag.startsWith('opposite.') && frames[from] === 'echo')
  const isPart = ({ from, to }: TaggedPhrase, all: readonly TaggedPhrase[]) =>
    all.some(
      (other) =>
        other.tag.startsWith('opposite.') && other.from <= from && other.to >= to && other.to - other.from > to - from,
    )
  const twisted = own.find((phrase) => {
    const [, row = '', side = ''] = phrase.tag.split('.')
    if (isPart(phrase, phrases)) return false
    const said = heard.phrases.filter((each) => each.tag.startsWith(`opposite.${row}.`) && !isPart(each, heard.phrases))
    const isOwn = said.some(({ tag }) => tag.endsWith(`.${side}`))
    // What is asked of every home may be left unsaid; no adjective is said for the visitor.
    return !isOwn && (said.length > 0 || row.endsWith('!'))
  })
  return twisted ?? null
}

/** "You need a garage" to whom said that he needs none: each word must be denied as often as the visitor denied it. */
function findFlipped(read: ReadSentence, heard: Heard): TaggedPhrase | null {
  const { tokens, frames, phrases, lexicon } = read
  const isHan = lexicon.code === 'zh'
  for (const [at, token] of tokens.entries()) {
    const isSide = phrases.some(({ tag, from, to }) => tag.startsWith('opposite.') && from === at && to === at + 1)
    if (frames[at] !== 'echo' || (!isSide && isSmall(token, lexicon, isHan))) continue
    const places = heard.tokens.flatMap(({ text }, index) => (isSame(text, token.text, isHan) ? [index] : []))
    if (places.length === 0) continue
    const isDenied = deniesAt(at, { tokens, phrases, folded: read.folded })
    if (places.every((place) => deniesAt(place, heard) !== isDenied))
      return { tag: 'echo', from: at, to: at + 1, start: token.start, end: token.end }
  }
  return null
}

function isSmall({ text }: ClaimToken, lexicon: ClaimLexicon, isHan: boolean): boolean {
  if (isHan)
    return (
      !/\p{Script=Han}/u.test(text) || lexicon.isNeutral(text) || /^[的了是我您你说要想有没不带需个房套家]$/u.test(text)
    )
  return text.length < 4 || lexicon.isNeutral(text) || /^\p{N}/u.test(text)
}

function isSame(one: string, other: string, isHan: boolean): boolean {
  return isHan ? one === other : stemOf(one) === stemOf(other)
}

/** Whether a denial stands close before a word, and no sign between them. */
function deniesAt(at: number, { tokens, phrases, folded }: Heard): boolean {
  return phrases.some(({ tag, from, to, start, end }) => {
    if (
      tag !== 'denials' ||
      to > at ||
      from < at - farReach ||
      asksWhether.test(folded.slice(Math.max(0, start - 1), end + 1))
    )
      return false
    const between = folded.slice(end, tokens[at]?.start)
    return at - to <= (/\p{Script=Han}/u.test(between) ? farReach : reach) && !/[.,;:!?，。；！？、\n]/u.test(between)
  })
}
