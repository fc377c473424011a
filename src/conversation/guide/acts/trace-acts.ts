import { type Static, Type } from 'typebox'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'

/** What a trace tells of the clauses of a message: what each was taken to be for. */
export const TracedActs = Type.Array(
  Type.Object({
    text: Type.String(),
    /** The likeliest acts, the likeliest first, each with how likely it is, from 0 to 1. */
    acts: Type.Array(Type.Object({ act: Type.String(), likely: Type.Number() })),
    topic: Type.Optional(Type.Object({ name: Type.String(), likely: Type.Number() })),
  }),
)
export type TracedActs = Static<typeof TracedActs>

const mostTraced = 2
const longestTraced = 200

/** The acts of a message as its trace keeps them. */
export function traceActs(clauses: readonly ReadClause[]): TracedActs {
  return clauses.map(({ text, acts, topic }) => ({
    text: text.slice(0, longestTraced),
    acts: acts.slice(0, mostTraced).map(({ act, likely }) => ({ act, likely: rounded(likely) })),
    ...(topic === null ? {} : { topic: { name: topic.name, likely: rounded(topic.likely) } }),
  }))
}

const rounded = (likely: number): number => Math.round(likely * 100) / 100
