import type { SaidLexicon, SaidToken, TaggedPhrase } from './said-lexicon.ts'
import { tokensOf } from './said-lexicon.ts'

/**
 * How the words of a sentence are meant. `said`: they claim something; `unknown`: called unknown; `search`: looked for;
 * `asks`: asked of the visitor; `echo`: the visitor's words retold; `declines`: not done or not told; `if`: supposed.
 */
export type Frame = 'said' | 'unknown' | 'search' | 'asks' | 'echo' | 'declines' | 'if'

export interface Span {
  start: number
  end: number
}

/** A sentence with what its words are and how they are meant. */
export interface ReadSentence {
  /** With its case, links masked. */
  text: string
  folded: string
  lexicon: SaidLexicon
  tokens: readonly SaidToken[]
  phrases: readonly TaggedPhrase[]
  /** By token. */
  frames: readonly Frame[]
  /** By token: the number of its clause. */
  clauses: readonly number[]
  isQuestion: boolean
  has(tag: string): boolean
}

const hardEnd = /[.;!?\n|()\u2014\u2013:\u3002\uFF1B\uFF01\uFF1F\uFF1A\uFF08\uFF09]|\s-\s/u
const comma = /[,\uFF0C]/u
/** So many words may stand between a denial and what would tell: "does not really say". */
const mostBeforeTells = 3
/** So many words may stand before what a question begins with: "in which". */
const mostWordsBefore = 3

/** Reads how the words of a sentence are meant. `homes`: where it names homes. */
export function readSentence(
  { text, folded }: { text: string; folded: string },
  lexicon: SaidLexicon,
  homes: readonly Span[],
): ReadSentence {
  const tokens = tokensOf(folded, lexicon.code)
  // The words of an address are no others: "NE" is no denial.
  const all = lexicon
    .find(tokens, folded)
    .filter(({ start, end }) => !homes.some((home) => start < home.end && end > home.start))
  const isRhetoric = tokens.map(() => false)
  for (const { tag, from, to } of all) if (tag === 'rhetoric') isRhetoric.fill(true, from, to)
  const phrases = all.filter(({ tag, from, to }) => tag === 'rhetoric' || !isRhetoric.slice(from, to).includes(true))
  const isQuestion = /[?？؟](?:["”’»)*_\s\p{Extended_Pictographic}]|\uFE0F)*$/u.test(folded)
  const at = groupByToken(phrases)
  const frames: Frame[] = []
  const clauses: number[] = []
  let frame: Frame = 'said'
  let clause = 0
  let begin = 0
  let last = 0
  for (const [index, token] of tokens.entries()) {
    const gap = folded.slice(last, token.start)
    last = token.end
    const tags = at.get(index) ?? []
    const has = (tag: string) => tags.some((phrase) => phrase.tag === tag)
    const isHard = index === 0 || hardEnd.test(gap)
    if (isHard || has('breaks') || comma.test(gap)) {
      const goesOn = !isHard && !has('breaks') && (frame === 'search' || frame === 'echo' || frame === 'unknown')
      if (!goesOn || has('homeRefs') || has('firmRefs') || has('visitorRefs')) frame = 'said'
      clause += 1
      begin = index
    }
    if (has('unknown')) frame = 'unknown'
    else if (frame !== 'unknown') {
      if (has('conditions')) frame = 'if'
      else if (has('echo') && frame !== 'if') frame = 'echo'
      else if (has('searches') && frame !== 'echo') frame = 'search'
      else if (has('declines')) frame = 'declines'
      else if (isQuestion && has('asks') && frame === 'said' && index - begin < mostWordsBefore) frame = 'asks'
    }
    frames.push(frame)
    clauses.push(clause)
  }
  markUntold(frames, clauses, phrases)
  if (isQuestion && !homes.some(({ start }) => start >= 0) && !phrases.some(({ tag }) => tag === 'rhetoric'))
    for (const [index, own] of frames.entries()) if (own === 'said') frames[index] = 'asks'
  return {
    ...{ text, folded, lexicon, tokens, phrases, frames, clauses, isQuestion },
    has: (tag) => phrases.some((phrase) => phrase.tag === tag),
  }
}

function groupByToken(phrases: readonly TaggedPhrase[]): Map<number, TaggedPhrase[]> {
  return Map.groupBy(phrases, ({ from }) => from)
}

/** "does not say", "is not mentioned", "erwähnt die Steuer nicht": whoever denies that something is told calls it unknown. */
function markUntold(frames: Frame[], clauses: readonly number[], phrases: readonly TaggedPhrase[]): void {
  const endOf = (from: number): number => {
    let end = from
    while (end < clauses.length && clauses[end] === clauses[from]) end += 1
    return end
  }
  const beginOf = (from: number): number => {
    let begin = from
    while (begin > 0 && clauses[begin - 1] === clauses[from]) begin -= 1
    return begin
  }
  for (const { tag, from, to } of phrases) {
    if (tag === 'unknownBehind') frames.fill('unknown', beginOf(from), to)
    if (tag !== 'tells') continue
    const end = endOf(from)
    const isOwn = (other: TaggedPhrase) => other.tag === 'denials' && clauses[other.from] === clauses[from]
    const before = phrases.find((other) => isOwn(other) && other.to <= from && from - other.to <= mostBeforeTells)
    const behind = phrases.find((other) => isOwn(other) && other.from >= to && other.to >= end - 1)
    if (!before && !behind) continue
    const isLast = to >= end - 2
    const claims = phrases.some(
      (other) => other.tag === 'haves' && other.to <= (before?.from ?? from) && clauses[other.from] === clauses[from],
    )
    frames.fill('unknown', (isLast || behind) && !claims ? beginOf(from) : (before?.from ?? from), end)
  }
}
