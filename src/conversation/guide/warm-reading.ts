import { setImmediate } from 'node:timers/promises'
import { knownFeatures } from '../../homes/listing-text/known-features.ts'
import type { Languages } from '../../reading/languages/languages.ts'
import type { Facts } from '../../reading/understanding/facts.ts'
import { understand } from '../../reading/understanding/understand.ts'

/** Asks for most of what sentences ask for. */
const sentence = 'houses with a pool for sale in Seattle under 500k, cheapest first'

const nothing: Facts = {
  listingsByLink: (urls) => urls.map(() => []),
  knownNames: () => ({ cities: [], states: [], zips: [], mlsKeys: [] }),
  cityKeys: () => [],
  satisfiable: (conditions) => conditions.map(() => false),
  centreOf: () => null,
}

/**
 * Reads a sentence that nobody asked, of no listings: the first time that takes some two hundred milliseconds, for the tables
 * of words above all. To be called while a start waits for its database, in which there is nothing else to do.
 */
export async function warmReading(languages: Languages, now: Date): Promise<void> {
  await languages.warm('en', setImmediate)
  knownFeatures()
  await setImmediate()
  const tables = languages.tablesOf(languages.detect(sentence))
  await setImmediate()
  understand(sentence, { tables, now, facts: nothing })
}
