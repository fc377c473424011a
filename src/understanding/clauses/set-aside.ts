import type { Lexicon } from '../../language/words/lexicon.ts'
import type { Token } from '../../language/words/tokens.ts'
import type { Aside } from './aside.ts'
import { cutClauses } from './cut-clauses.ts'
import { findPlainData } from './plain-data.ts'
import { readClause } from './read-clause.ts'
import { readTime } from './read-time.ts'
import { readClauseWords } from './words-of-clauses.ts'

/**
 * Finds the clauses that ask for nothing: what visitors tell of themselves and others, talk, and questions about something
 * else. They are cut by their words alone; no condition is made of them, wherever they stand. What is spoken for
 * already, as a wish that is refused, is left as it is. `self` are tokens that describe the visitor.
 */
export function findAsides(tokens: readonly Token[], lexicon: Lexicon, self: ReadonlySet<number>): Aside[] {
  const data = findPlainData(tokens, lexicon)
  const isData = (at: number) => data.some(({ start, end }) => start <= at && at < end)
  const words = readClauseWords(tokens, lexicon).map((word) => ({
    ...word,
    ...(self.has(word.start) && !word.isSign ? { isSelf: true } : {}),
    ...(isData(word.start) ? { isNumber: false, counts: false, isLarge: false, tags: [], kinds: [] } : {}),
  }))
  const idioms = words.flatMap(({ kinds, tags, start, end }): Aside[] =>
    kinds.includes('talk') && !tags.some((tag) => /^(new\.|repair)/.test(tag)) ? [{ start, end, role: 'talk' }] : [],
  )
  const read: (Aside | null)[] = []
  const asking = lexicon.language.clauses.asking.filter((phrase) => !phrase.includes(' '))
  let before: Aside['role'] | null = null
  const clauses = cutClauses(words, tokens)
  for (const clause of clauses) {
    const sign = tokens[clause.at(-1)?.end ?? 0]?.text
    const found = readClause(clause, { before, asking, isQuestion: sign === '?' || sign === '？' })
    before = found?.role ?? null
    read.push(found)
  }
  const asides = clauses.flatMap(
    (clause, at) => read[at] ?? readTime(clause, read[at - 1] ?? null, read[at + 1] ?? null),
  )
  const within = (inner: Aside, outer: readonly Aside[]) =>
    outer.some(({ start, end }) => start < inner.end && inner.start < end)
  const free = [...idioms, ...data].filter((inner) => !within(inner, asides))
  const apart = free.filter((inner, at) => !within(inner, free.slice(0, at)))
  return [...asides, ...apart].sort((a, b) => a.start - b.start)
}
