import { checkConversations, checkMentions, checkSentences } from './check-sentences.ts'
import type { MadeListing } from './data/make-listings.ts'
import { describeFailure, describePair } from './describe-failure.ts'
import type { BenchDatabase } from './open-database.ts'
import { runPairs } from './run-pairs.ts'
import { runConversations, runSentences } from './run-sentences.ts'
import type { SentenceSet } from './sentence-set.ts'
import type { Measured } from './summarize.ts'

const warmUps = 40

/** What would make a measurement with this set worthless; empty when all is well. */
export function findSetFaults(
  set: SentenceSet,
  made: readonly MadeListing[],
  listings: BenchDatabase['listings'],
): string[] {
  return [
    ...checkMentions(made, set.listings.features),
    ...checkSentences([...set.singles, ...set.violating, ...set.lawful], listings),
    ...checkConversations(set.conversations, listings),
  ]
}

/** Asks the engine every sentence of the set that has the words `find` in it. */
export async function measureSentences(database: BenchDatabase, set: SentenceSet, find: string): Promise<Measured> {
  const isWanted = ({ text }: { text: string }): boolean => text.toLowerCase().includes(find.toLowerCase())
  await runSentences(database, set.singles.slice(0, warmUps))
  return {
    singles: await runSentences(database, set.singles.filter(isWanted)),
    conversations: await runConversations(
      database,
      set.conversations.filter(({ turns }) => turns.some(isWanted)),
    ),
    violating: await runSentences(database, set.violating.filter(isWanted)),
    lawful: await runSentences(database, set.lawful.filter(isWanted)),
    pairs: await runPairs(
      database,
      set.pairs.filter(([text]) => isWanted({ text })),
    ),
  }
}

/** Every failing sentence with what was expected and what came. */
export function describeFailures(measured: Measured, listings: BenchDatabase['listings']): string {
  const { singles, conversations, violating, lawful, pairs } = measured
  return [
    ...[...singles, ...conversations.flat(), ...violating, ...lawful]
      .filter(({ faults }) => faults.length > 0)
      .map((result) => describeFailure(result, listings)),
    ...pairs.filter(({ isIdentical, isRefused }) => !isIdentical || isRefused).map(describePair),
  ].join('\n\n')
}
