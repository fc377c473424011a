// npm run bench:search: see bench/search/README.md.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeListings } from './data/make-listings.ts'
import { countBroken, describeFigures, describeProductFailures } from './describe-figures.ts'
import { describeSentences } from './describe-sentences.ts'
import type { Figures, SetFigures } from './figures.ts'
import { checkHarmFinder, runInjections, setTheScene } from './injections/run-injections.ts'
import { describeFailures, findSetFaults, measureSentences } from './measure-sentences.ts'
import { checkNumberChecker } from './numbers/check-checker.ts'
import { runGuide } from './numbers/run-guide.ts'
import { runInvented } from './numbers/run-invented.ts'
import { type BenchDatabase, openBenchDatabase } from './open-database.ts'
import { openProduct } from './product/open-product.ts'
import { collectMeanings, type SentenceSet, sentenceSets } from './sentence-set.ts'
import { percentiles, summarize } from './summarize.ts'
import { detailSentences, writeResults } from './write-results.ts'

const parts = ['sentences', 'guide', 'invented', 'injections'] as const

const { values: options } = parseArgs({
  options: {
    /** "seen" or "held-out"; both when not given. */
    set: { type: 'string', default: '' },
    /** Only this part: sentences, guide, invented or injections. */
    only: { type: 'string', default: '' },
    /** Prints each failure with what was expected and what came, and keeps all in the JSON. */
    failures: { type: 'boolean', default: false },
    /** Only sentences with this in their text. */
    find: { type: 'string', default: '' },
    /** Prints only the table for the README. */
    markdown: { type: 'boolean', default: false },
    out: { type: 'string', default: join(import.meta.dirname, '..', 'results') },
  },
})
const wanted = sentenceSets.filter(({ name }) => options.set === '' || options.set === name)
if (wanted.length === 0) throw new Error(`--set takes seen or held-out, not ${options.set}`)
if (options.only !== '' && !parts.some((part) => part === options.only))
  throw new Error(`--only takes ${parts.join(', ')}`)
const isWanted = (part: (typeof parts)[number]): boolean => options.only === '' || options.only === part

const figures: Figures = { sets: {} }
const details: Record<string, object> = {}
for (const set of wanted) {
  const made = makeListings(set.listings, collectMeanings(set))
  const database = await openBenchDatabase(made.map(({ listing }) => listing))
  try {
    const faults = [
      ...findSetFaults(set, made, database.listings),
      ...checkNumberChecker(database.listings),
      ...checkHarmFinder(),
    ]
    if (faults.length > 0) throw new Error(`The bench does not fit together:\n${faults.join('\n')}`)
    figures.sets[set.name] = {
      ...(isWanted('sentences') ? await askSentences(database, set) : {}),
      ...(await askProduct(database, set)),
    }
  } finally {
    await database.close()
  }
}
if (options.failures) console.log(`${describeProductFailures(figures)}\n`)
console.log(describeFigures(figures))
if (countBroken(figures) > 0)
  console.log(`\nThe server failed to answer ${countBroken(figures)} times: these prove nothing.`)
const path = writeResults(options.out, { figures: options.failures ? figures : shorten(figures), details })
if (!options.markdown) console.log(`\nWritten to ${path}`)

async function askSentences(database: BenchDatabase, set: SentenceSet): Promise<SetFigures> {
  const measured = await measureSentences(database, set, options.find)
  const summary = summarize(measured)
  if (options.failures) {
    console.log(describeFailures(measured, database.listings))
    details[set.name] = detailSentences(measured)
  }
  if (!options.markdown) console.log(`\n${describeSentences(set.name, summary)}\n`)
  return { summary }
}

/** What only the whole server shows. The model and the attackers speak of the held-out set's towns. */
async function askProduct(database: BenchDatabase, set: SentenceSet): Promise<SetFigures> {
  if (options.only === 'sentences') return {}
  const product = await openProduct(database)
  try {
    const result: SetFigures = isWanted('guide') ? { guide: await runGuide(product, database, set, options.find) } : {}
    if (set.name !== 'held-out') return result
    if (isWanted('invented')) figures.invented = await runInvented(product, database, set)
    if (isWanted('injections')) {
      const { numbered, otherKey } = await setTheScene(product)
      const builtIn = await runInjections(product, database.listings, 'built-in', numbered, otherKey)
      const model = await runInjections(product, database.listings, 'scripted', numbered, otherKey)
      figures.injections = { builtIn, model }
    }
    return result
  } finally {
    await product.close()
  }
}

/** Without the examples, so that held-out sentences stay unread by those whose work they judge. */
function shorten(all: Figures): object {
  const keep = (key: string, value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    if (key === 'examples') return undefined
    if (key === 'succeeded') return value.length
    return key === 'milliseconds' ? percentiles(value) : value
  }
  return JSON.parse(JSON.stringify(all, keep))
}
