import { type About, type Act, abouts, acts } from './act.ts'
import { ofRecord, placeOfClause, type SaidClause, seenOfClause } from './clause.ts'
import { signsOfGap, wordsOf } from './cut-message.ts'
import type { Networks } from './load-networks.ts'
import { runNetworks, type Seen } from './network.ts'
import { indexOfMost } from './vectors.ts'

export interface LikelyAct {
  act: Act
  /** How likely it is, from 0 to 1. */
  likely: number
}

/** A topic of an act ("ask-home:roof"), and how likely it is among those of the act. */
export interface LikelyTopic {
  name: string
  likely: number
}

/** One clause of a message, and what it is for. */
export interface ReadClause {
  text: string
  start: number
  end: number
  /** The likeliest acts, the likeliest first. */
  acts: readonly LikelyAct[]
  /** Of which topic of its act it is ("ask-home:roof"), with how likely that is among those of the act; null: its act has none. */
  topic: LikelyTopic | null
  /** The likeliest of them, the likeliest first. */
  topics: readonly LikelyTopic[]
  /** Of which topic it is whatever its act: "the phone number of this apartment" asks for a number, of a home or of the firm. */
  anyTopic: LikelyTopic | null
  about: About
}

/** From so much on a place between two words is the end of a clause. */
const cutFrom = 0.5
const mostActs = 3
/** A message of more is a letter: the rest of it is one clause. */
const mostClauses = 6

/** What else is known of a clause, by name. */
export type Hear = (text: string) => readonly string[]

/** The clauses of a message and what each is for. `context`: what stands before the message (corpus/acts.json). Pure. */
export function readActs(networks: Networks, message: string, context: string, hear: Hear = () => []): ReadClause[] {
  const told = { message, context, hear }
  const spans = cutMessage(networks, message)
  const clauses = readSpans(networks, told, spans)
  return joinAlike({ networks, ...told }, readFiner(networks, told, { spans, clauses }) ?? clauses)
}

/**
 * "we have a beagle. would the cheaper one take her": where it is not clear what a clause is for, its sentences may be. null where they are
 * no clearer. Pure.
 */
function readFiner(
  networks: Networks,
  told: Told,
  { spans, clauses }: { spans: readonly Span[]; clauses: readonly ReadClause[] },
): ReadClause[] | null {
  const unsure = clauses.findIndex((clause) => surest(clause) < surelyOne)
  const span = spans[unsure]
  if (span === undefined || spans.length >= mostClauses) return null
  const parts = cutSentences(told.message, span)
  if (parts === null) return null
  const anew = readSpans(networks, told, spans.toSpliced(unsure, 1, ...parts))
  const likely = anew.slice(unsure, unsure + parts.length).map(surest)
  const isClearer = Math.min(...likely) > (clauses.map(surest)[unsure] ?? 0) && Math.max(...likely) >= surelyOne
  return isClearer ? anew : null
}

const surest = ({ acts: [first] }: ReadClause): number => first?.likely ?? 0

/** From so much on it is clear what a clause is for. */
const surelyOne = 0.6

/** Fewer words belong to what stands beside them: "why so cheap?? the quail one". */
const leastOfSentence = 4

/** The first sentence of a clause by its sign, and the rest, so that one look more is all it costs; null where it is one, or one is short. */
function cutSentences(message: string, { start, end }: Span): Span[] | null {
  const sign = /(?:[.!?]+\s+|[。！？]\s*|\n\s*)(?=\S)/u.exec(message.slice(start, end))
  if (sign === null || sign.index === 0) return null
  const at = start + sign.index + sign[0].length
  const parts = [
    { start, end: at },
    { start: at, end },
  ]
  return parts.every((part) => wordsOf(message.slice(part.start, part.end)).length >= leastOfSentence) ? parts : null
}

interface Span {
  start: number
  end: number
}

interface Told {
  message: string
  context: string
  hear: Hear
}

function readSpans(networks: Networks, { message, context, hear }: Told, spans: readonly Span[]): ReadClause[] {
  const clauses: ReadClause[] = []
  for (const [index, { start, end }] of spans.entries()) {
    const place = placeOfClause(index, spans.length)
    const after = clauses.at(-1)?.acts[0]?.act
    const text = message.slice(start, end).trim()
    clauses.push(readClause(networks, { text, context, place, after, heard: hear(text) }, start, end))
  }
  return clauses
}

/** What one clause is for, as it stands. */
export function readClause(networks: Networks, clause: SaidClause, start = 0, end = clause.text.length): ReadClause {
  const seen = seenOfClause(clause)
  const { act = none, about = none } = runNetworks(networks.acts, seen)
  const ranked = acts
    .map((name, index): LikelyAct => ({ act: name, likely: act[index] ?? 0 }))
    .sort((a, b) => b.likely - a.likely)
    .slice(0, mostActs)
  const all = allTopics(networks, seen)
  const topics = likelyTopics(all, `${ranked[0]?.act}:`)
  return {
    ...{ text: clause.text, start, end },
    acts: ranked,
    topic: topics[0] ?? null,
    topics,
    anyTopic: all.reduce<LikelyTopic | null>((best, each) => (each.likely > (best?.likely ?? 0) ? each : best), null),
    about: abouts[indexOfMost(about)] ?? 'none',
  }
}

/**
 * How likely what a listing says of itself is of each topic that homes are asked about: what reads questions of any language reads it as
 * well, so that "womit heizt man da" finds "Heating: Geothermal". Pure.
 */
export function topicsOfPassage(networks: Networks, text: string): ReadonlyMap<string, number> {
  const all = allTopics(networks, seenOfClause(ofRecord(text)))
  return new Map(ofAct(all, 'ask-home:').map(({ name, likely }) => [name, likely]))
}

/** The likeliest topics of an act, the likeliest first; none where the act has none. */
function likelyTopics(all: readonly LikelyTopic[], act: string): LikelyTopic[] {
  return ofAct(all, act)
    .sort((a, b) => b.likely - a.likely)
    .slice(0, mostTopics)
}

function allTopics({ topics }: Networks, seen: Seen): LikelyTopic[] {
  const names = topics[0]?.shape.heads.topic ?? []
  const { topic = none } = runNetworks(topics, seen)
  return names.map((name, index) => ({ name, likely: topic[index] ?? 0 }))
}

/** Those of one act, with how likely they are among them. */
function ofAct(all: readonly LikelyTopic[], act: string): LikelyTopic[] {
  const own = all.filter(({ name }) => name.startsWith(act))
  const sum = own.reduce((total, { likely }) => total + likely, 0)
  if (sum === 0) return []
  return own.map(({ name, likely }) => ({ name, likely: likely / sum }))
}

const mostTopics = 3

const none = new Float32Array()

function cutMessage({ cuts }: Networks, message: string): Span[] {
  const words = wordsOf(message)
  const starts = [0]
  for (let at = 1; at < words.length && starts.length < mostClauses; at += 1) {
    const { cut = none } = runNetworks(cuts, { signs: signsOfGap(words, at), sides: [] })
    if ((cut[1] ?? 0) > cutFrom) starts.push(words[at]?.start ?? 0)
  }
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? message.length }))
}

/** Neighbors that are for the same are one clause: "3 beds, under 600k". */
function joinAlike(
  { networks, message, context, hear }: Told & { networks: Networks },
  clauses: readonly ReadClause[],
): ReadClause[] {
  const joined: ReadClause[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    if (last === undefined || last.acts[0]?.act !== clause.acts[0]?.act || last.topic?.name !== clause.topic?.name) {
      joined.push(clause)
      continue
    }
    const text = message.slice(last.start, clause.end).trim()
    const place = last.start === 0 && clause.end === message.length ? 'only' : last.start === 0 ? 'first' : 'later'
    const after = joined.at(-2)?.acts[0]?.act
    joined[joined.length - 1] = readClause(
      networks,
      { text, context, place, after, heard: hear(text) },
      last.start,
      clause.end,
    )
  }
  return joined
}
