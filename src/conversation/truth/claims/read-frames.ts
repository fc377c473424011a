import type { ClaimLexicon, ClaimToken, TaggedPhrase } from './claim-lexicon.ts'
import { tokensOf } from './claim-lexicon.ts'
import { type GeneralReading, readGeneral } from './read-general.ts'

/**
 * How the words of a sentence are meant. `said`: they claim something; `unknown`: called unknown; `search`: looked for;
 * `asks`: asked of the visitor; `echo`: the visitor's words retold; `declines`: not done or not told; `general`: so of
 * homes, people and purchases at large.
 */
export type Frame = 'said' | 'unknown' | 'search' | 'asks' | 'echo' | 'declines' | 'general'

interface Span {
  start: number
  end: number
}

/** A sentence with what its words are and how they are meant. */
export interface ReadSentence {
  folded: string
  lexicon: ClaimLexicon
  tokens: readonly ClaimToken[]
  phrases: readonly TaggedPhrase[]
  /** By token. */
  frames: readonly Frame[]
  /** By token: the number of its clause. */
  clauses: readonly number[]
  /** By token: a turn of speech that claims nothing. */
  isRhetoric: readonly boolean[]
  isQuestion: boolean
  /** How it speaks of what is so in general; null when it does not. */
  general: GeneralReading | null
}

const hardEnd = /[.;!?\n|()\u2014\u2013:\u3002\uFF1B\uFF01\uFF1F\uFF1A\uFF08\uFF09]|\s-\s/u
/** So many words may stand before what a question begins with: "in which". */
const mostWordsBefore = 3
const comma = /[,\uFF0C]/u

/** What a general sentence says, retells or looks for is general too. */
const isOfAll: ReadonlySet<Frame> = new Set(['said', 'echo', 'search'])

/** Reads how the words of a sentence are meant. `places`: cities and states of the homes that are known, folded. */
export function readFrames(
  { text, folded }: { text: string; folded: string },
  lexicon: ClaimLexicon,
  homes: readonly Span[],
  places: readonly string[],
): ReadSentence {
  const tokens = tokensOf(folded, lexicon.code)
  // The words of an address are no others: "NE" is no denial.
  const all = lexicon
    .find(tokens, folded)
    .filter(({ start, end }) => !homes.some((home) => start < home.end && end > home.start))
  const isRhetoric = markTokens(
    tokens,
    all.filter(({ tag }) => tag === 'rhetoric'),
  )
  const phrases = all.filter(
    (phrase) => phrase.tag === 'rhetoric' || (!spanHas(isRhetoric, phrase.from, phrase.to) && !isOfStatus(phrase, all)),
  )
  const isQuestion = /[?？]["”’»)*_\s]*$/u.test(folded)
  const tagsAt = groupByToken(phrases)
  const general = readGeneral({ text, folded, lexicon, tokens, phrases, places, namesHome: homes.length > 0 })
  if (general?.is === 'defines')
    return {
      folded,
      lexicon,
      tokens,
      phrases,
      frames: tokens.map(() => 'general'),
      clauses: tokens.map(() => 0),
      isRhetoric,
      isQuestion,
      general,
    }
  const isOpenQuestion = isQuestion && homes.length === 0 && asksVisitor(phrases, folded)
  const frames: Frame[] = []
  const clauses: number[] = []
  let frame: Frame = 'said'
  let clause = 0
  let begin = 0
  let isOfHome = false
  let last = 0
  for (const [at, token] of tokens.entries()) {
    const gap = folded.slice(last, token.start)
    last = token.end
    const tags = tagsAt.get(at) ?? []
    const has = (tag: string) => tags.some((phrase) => phrase.tag === tag)
    const isHard = at === 0 || hardEnd.test(gap)
    const isBehindComma = comma.test(gap)
    if (isHard || (has('breaks') && !isWithinDenial(at, phrases))) {
      frame = 'said'
      clause += 1
      begin = at
      isOfHome = false
    } else if (isBehindComma) {
      clause += 1
      begin = at
      isOfHome = false
      if (frame === 'declines' && !listGoesOn(tokens, phrases, at, folded)) frame = 'said'
      if (frame === 'unknown' && (has('homeRefs') || has('firmRefs') || has('visitorRefs') || has('relatives')))
        frame = 'said'
    }
    const isHome = has('homeRefs') || homes.some(({ start, end }) => token.start >= start && token.start < end)
    if (isHome && frame !== 'unknown' && frame !== 'said') frame = 'said'
    if (isHome) isOfHome = true
    if (has('unknown') || opensQuestion(tags, tagsAt)) frame = 'unknown'
    else if (frame !== 'unknown' && !isOfHome) {
      const isIf = tagsAt.get(at - 1)?.some(({ tag }) => tag === 'conditions') ?? false
      if (has('echo') && frame !== 'asks' && !isIf && !(isQuestion && isAsked(tags))) frame = 'echo'
      else if (has('searches') && frame !== 'echo' && !isTerms(tags)) frame = 'search'
      else if (has('declines')) frame = 'declines'
      else if (isQuestion && has('asks') && frame === 'said' && at - begin < mostWordsBefore) frame = 'asks'
      if (isOpenQuestion && frame === 'said') frame = 'asks'
    }
    frames.push(frame)
    clauses.push(clause)
  }
  markBehind(frames, clauses, phrases)
  markUntold(frames, clauses, phrases)
  markFronted(frames, clauses, phrases)
  markNamed(frames, clauses, tokens, homes)
  if (general !== null) for (const [at, own] of frames.entries()) if (isOfAll.has(own)) frames[at] = 'general'
  return { folded, lexicon, tokens, phrases, frames, clauses, isRhetoric, isQuestion, general }
}

/** "steht nicht zum Verkauf": what would call something unknown is a part of a longer word for a status. */
function isOfStatus({ tag, from, to }: TaggedPhrase, all: readonly TaggedPhrase[]): boolean {
  if (tag !== 'unknown' && tag !== 'unknownBehind') return false
  return all.some(
    (other) =>
      other.tag.startsWith('status.') && other.from <= from && other.to >= to && other.to - other.from > to - from,
  )
}

/** "It is not known when …": what is unknown stands behind it. */
function opensQuestion(tags: readonly TaggedPhrase[], tagsAt: ReadonlyMap<number, readonly TaggedPhrase[]>): boolean {
  return tags.some(
    ({ tag, to }) =>
      tag === 'unknownBehind' && tagsAt.get(to)?.some((next) => next.tag === 'asks' || next.tag === 'conditions'),
  )
}

/** "anything but a house": a word that would begin a clause is a part of a denial. */
function isWithinDenial(at: number, phrases: readonly TaggedPhrase[]): boolean {
  return phrases.some(({ tag, from, to }) => tag === 'denials' && from < at && to > at)
}

/** A question that names no home and presupposes nothing: "Is a garage important?" It asks, and tells nothing. */
function asksVisitor(phrases: readonly TaggedPhrase[], folded: string): boolean {
  if (phrases.some(({ tag }) => tag === 'homeRefs' || tag === 'rhetoric' || tag === 'denials')) return false
  // "It has a pool, right?" tells: what asks stands behind a comma.
  return !/[,，;；—–:：][^,，]{0,24}[?？]\s*$/u.test(folded) && !/[.!。！]\s*\S/u.test(folded)
}

/** "您需要车库吗？": the same words ask and retell; where a question is asked they ask. */
function isAsked(tags: readonly TaggedPhrase[]): boolean {
  const longest = (tag: string) =>
    Math.max(0, ...tags.filter((phrase) => phrase.tag === tag).map(({ from, to }) => to - from))
  return longest('asks') > 0 && longest('asks') >= longest('echo')
}

/** "按月租" is let by the month: a longer word for a sale or a rental looks for nothing. */
function isTerms(tags: readonly TaggedPhrase[]): boolean {
  const searched = tags.find(({ tag }) => tag === 'searches')
  return tags.some(({ tag, to }) => (tag === 'rent' || tag === 'sale') && searched !== undefined && to > searched.to)
}

function markTokens(tokens: readonly ClaimToken[], phrases: readonly TaggedPhrase[]): boolean[] {
  const marks = tokens.map(() => false)
  for (const { from, to } of phrases) marks.fill(true, from, to)
  return marks
}

function spanHas(marks: readonly boolean[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (marks[at]) return true
  return false
}

function groupByToken(phrases: readonly TaggedPhrase[]): Map<number, TaggedPhrase[]> {
  const grouped = new Map<number, TaggedPhrase[]>()
  for (const phrase of phrases) {
    const known = grouped.get(phrase.from)
    if (known) known.push(phrase)
    else grouped.set(phrase.from, [phrase])
  }
  return grouped
}

/** "card number, PIN or password": what was declined goes on behind a comma when its list does. */
function listGoesOn(
  tokens: readonly ClaimToken[],
  phrases: readonly TaggedPhrase[],
  at: number,
  folded: string,
): boolean {
  const rest = folded.slice(tokens[at]?.start)
  const until = /[,.;!?，。；！？]/u.exec(rest)?.index ?? rest.length
  const end = (tokens[at]?.start ?? 0) + until
  return phrases.some(({ tag, start }) => tag === 'lists' && start >= (tokens[at]?.start ?? 0) && start < end)
}

/** "a pool is not mentioned": the words before it are called unknown too, unless they say that somebody has it. */
function markBehind(frames: Frame[], clauses: readonly number[], phrases: readonly TaggedPhrase[]): void {
  for (const { tag, from, to } of phrases) {
    if (tag !== 'unknownBehind') continue
    let begin = from
    while (begin > 0 && clauses[begin - 1] === clauses[from]) begin -= 1
    // "Wie hoch die Steuern sind, weiß ich nicht": what is unknown stands in a clause of its own.
    if (begin === from && begin > 0) {
      let first = from - 1
      while (first > 0 && clauses[first - 1] === clauses[from - 1]) first -= 1
      if (phrases.some((phrase) => phrase.tag === 'asks' && phrase.from === first)) begin = first
    }
    const claims = phrases.some((phrase) => phrase.tag === 'haves' && phrase.from >= begin && phrase.from < from)
    for (let at = claims ? from : begin; at < to; at += 1) frames[at] = 'unknown'
  }
}

/** "As for noise, I cannot say", "what the street is like, nobody knows": the subject stands before what calls it unknown. */
function markFronted(frames: Frame[], clauses: readonly number[], phrases: readonly TaggedPhrase[]): void {
  for (const { tag, from } of phrases) {
    if (tag !== 'unknown' && tag !== 'unknownBehind') continue
    const own = clauses[from] ?? 0
    const opens = phrases.some((phrase) => phrase.from < from && clauses[phrase.from] === own && phrase.tag === 'haves')
    const first = phrases.find(
      (phrase) =>
        (phrase.tag === 'denied.fronts' || phrase.tag === 'asks') &&
        phrase.from < from &&
        own - (clauses[phrase.from] ?? 0) <= 1 &&
        clauses[phrase.from - 1] !== clauses[phrase.from],
    )
    if (!first || opens) continue
    const isOther = phrases.some((phrase) => phrase.tag === 'haves' && phrase.from > first.from && phrase.from < from)
    if (!isOther) frames.fill('unknown', first.from, from)
  }
}

/** "Die Anzeige erwähnt die Grundsteuer nicht": the denial stands at the end of what the listing does not tell. */
function markUntold(frames: Frame[], clauses: readonly number[], phrases: readonly TaggedPhrase[]): void {
  for (const { tag, from, to } of phrases) {
    if (tag !== 'tells') continue
    let end = to
    while (end < clauses.length && clauses[end] === clauses[from]) end += 1
    const isDenied = phrases.some((phrase) => phrase.tag === 'denials' && phrase.from >= to && phrase.to === end)
    const isOther = phrases.some((phrase) => phrase.tag === 'haves' && phrase.from >= to && phrase.from < end)
    if (isDenied && !isOther) frames.fill('unknown', from, end)
  }
}

/** "Who would not want the sauna of 12 Main St?": a question that names a home says of it what it names. */
function markNamed(
  frames: Frame[],
  clauses: readonly number[],
  tokens: readonly ClaimToken[],
  homes: readonly Span[],
): void {
  const named = new Set(
    tokens.flatMap(({ start }, at) =>
      homes.some((home) => start >= home.start && start < home.end) ? [clauses[at]] : [],
    ),
  )
  for (const [at, frame] of frames.entries()) if (frame === 'asks' && named.has(clauses[at])) frames[at] = 'said'
}
