import { checkConversations, checkMentions, checkSentences } from './check-sentences.ts'
import { checkClosest } from './closest/run-closest.ts'
import type { MadeListing } from './data/make-listings.ts'
import { describeFailure, describePair } from './describe-failure.ts'
import type { BenchDatabase } from './open-database.ts'
import { runPairs } from './run-pairs.ts'
import { runConversations, runSentences } from './run-sentences.ts'
import type { Conversation } from './say.ts'
import { listConversations, listSentences, type SentenceSet } from './sentence-set.ts'
import type { Measured } from './summarize.ts'

/** Those of the chatbot that has no rentals. */
export const isForSale = ({ SaleType }: { SaleType: string }): boolean => SaleType === 'for_sale'

const warmUps = 40

/** What would make a measurement with this set worthless; empty when all is well. */
export function findSetFaults(
  set: SentenceSet,
  made: readonly MadeListing[],
  listings: BenchDatabase['listings'],
): string[] {
  return [
    ...checkMentions(made, set.listings.features),
    ...checkSentences(listSentences(set), listings),
    ...checkSentences(set.withoutRentals, listings.filter(isForSale)),
    ...checkConversations(listConversations(set), listings),
    ...checkClosest(set.closest),
  ]
}

/** Asks the engine every sentence of the set that has the words `find` in it. */
export async function measureSentences(
  database: BenchDatabase,
  salesOnly: BenchDatabase,
  set: SentenceSet,
  find: string,
): Promise<Measured> {
  const isWanted = ({ text }: { text: string }): boolean => text.toLowerCase().includes(find.toLowerCase())
  await runSentences(database, set.singles.slice(0, warmUps))
  const isTalkWanted = ({ turns }: Conversation): boolean => turns.some(isWanted)
  return {
    rambling: await runSentences(database, set.rambling.filter(isWanted)),
    corrections: await runSentences(database, set.corrections.filter(isWanted)),
    correctionTalks: await runConversations(database, set.correctionTalks.filter(isTalkWanted)),
    withoutRentals: await runSentences(salesOnly, set.withoutRentals.filter(isWanted)),
    singles: await runSentences(database, set.singles.filter(isWanted)),
    conversations: await runConversations(database, set.conversations.filter(isTalkWanted)),
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
  const { singles, rambling, corrections, withoutRentals, violating, lawful, pairs } = measured
  const turns = [...measured.conversations, ...measured.correctionTalks].flat()
  return [
    ...[...singles, ...rambling, ...corrections, ...withoutRentals, ...turns, ...violating, ...lawful]
      .filter(({ faults }) => faults.length > 0)
      .map((result) => describeFailure(result, listings)),
    ...pairs.filter(({ isIdentical, isRefused }) => !isIdentical || isRefused).map(describePair),
  ].join('\n\n')
}
