// npm run bench:search: see bench/search/README.md.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkConversations, checkMentions, checkSentences } from './check-sentences.ts'
import { makeListings } from './data/make-listings.ts'
import { describeFailure, describePair } from './describe-failure.ts'
import { lawfulSentences } from './fair-housing/lawful.ts'
import { pairedRequests } from './fair-housing/pairs.ts'
import { violatingSentences } from './fair-housing/violating.ts'
import { openBenchDatabase } from './open-database.ts'
import { type Measured, printSummary, summarize, writeResults } from './report.ts'
import { runPairs } from './run-pairs.ts'
import { type Result, runConversations, runSentences } from './run-sentences.ts'
import { collectMeanings, conversations, singleSentences } from './sentences/all-sentences.ts'

const { values: options } = parseArgs({
  options: {
    /** Prints each failing sentence with what was expected and what came. */
    failures: { type: 'boolean', default: false },
    /** Only sentences with this in their text. */
    find: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dirname, '..', 'results') },
  },
})
const isWanted = ({ text }: { text: string }): boolean => text.toLowerCase().includes(options.find.toLowerCase())
const warmUps = 40

const made = makeListings(collectMeanings())
const database = await openBenchDatabase(made.map(({ listing }) => listing))
try {
  const { listings } = database
  const faults = [
    ...checkMentions(made),
    ...checkSentences([...singleSentences, ...violatingSentences, ...lawfulSentences], listings),
    ...checkConversations(conversations, listings),
  ]
  if (faults.length > 0) throw new Error(`The sentences do not fit the listings:\n${faults.join('\n')}`)
  await runSentences(database, singleSentences.slice(0, warmUps))

  const measured: Measured = {
    singles: await runSentences(database, singleSentences.filter(isWanted)),
    conversations: await runConversations(
      database,
      conversations.filter(({ turns }) => turns.some(isWanted)),
    ),
    violating: await runSentences(database, violatingSentences.filter(isWanted)),
    lawful: await runSentences(database, lawfulSentences.filter(isWanted)),
    pairs: await runPairs(
      database,
      pairedRequests.filter(([text]) => isWanted({ text })),
    ),
  }
  if (options.failures) printFailures(measured)
  const summary = summarize(measured)
  printSummary(summary)
  console.log(`Written to ${writeResults(options.out, summary, measured)}`)
} finally {
  await database.close()
}

function printFailures({ singles, conversations: held, violating, lawful, pairs }: Measured): void {
  const results: Result[] = [...singles, ...held.flat(), ...violating, ...lawful]
  for (const result of results.filter(({ faults }) => faults.length > 0)) {
    console.log(`${describeFailure(result, database.listings)}\n`)
  }
  for (const pair of pairs.filter(({ isIdentical, isRefused }) => !isIdentical || isRefused)) {
    console.log(`${describePair(pair)}\n`)
  }
}
