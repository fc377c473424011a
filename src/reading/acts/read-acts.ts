import { type About, type Act, abouts, acts } from './act.ts'
import { placeOfClause, type SaidClause, seenOfClause } from './clause.ts'
import { signsOfGap, wordsOf } from './cut-message.ts'
import type { Networks } from './load-networks.ts'
import { runNetworks, type Seen } from './network.ts'

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
  const spans = cutMessage(networks, message)
  const clauses: ReadClause[] = []
  for (const [index, { start, end }] of spans.entries()) {
    const place = placeOfClause(index, spans.length)
    const after = clauses.at(-1)?.acts[0]?.act
    const text = message.slice(start, end).trim()
    clauses.push(readClause(networks, { text, context, place, after, heard: hear(text) }, start, end))
  }
  return joinAlike({ networks, message, context, hear }, clauses)
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
  const all = allTopics(networks, seenOfClause({ text, context: 'home', place: 'only' }))
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

function indexOfMost(values: Float32Array): number {
  let best = 0
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[best] ?? 0)) best = at
  return best
}

function cutMessage({ cuts }: Networks, message: string): { start: number; end: number }[] {
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
  { networks, message, context, hear }: { networks: Networks; message: string; context: string; hear: Hear },
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
