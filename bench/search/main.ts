// npm run bench:search: see bench/search/README.md.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closestHomes } from './closest/homes.ts'
import { runClosest } from './closest/run-closest.ts'
import { makeListings } from './data/make-listings.ts'
import { countBroken, describeFigures, describeProductFailures } from './describe-figures.ts'
import { describeSentences } from './describe-sentences.ts'
import { runExplanations } from './explanation/run-explanation.ts'
import type { Figures, SetFigures } from './figures.ts'
import { checkHarmFinder, runInjections, setTheScene } from './injections/run-injections.ts'
import { runIrrelevance } from './irrelevance/run-irrelevance.ts'
import { describeFailures, findSetFaults, isForSale, measureSentences } from './measure-sentences.ts'
import { checkNumberChecker } from './numbers/check-checker.ts'
import { runGuide } from './numbers/run-guide.ts'
import { runInvented } from './numbers/run-invented.ts'
import { type BenchDatabase, closestSerialNumber, openBenchDatabase, salesSerialNumber } from './open-database.ts'
import { openProduct } from './product/open-product.ts'
import { runOrder } from './run-order.ts'
import {
  collectMeanings,
  listConversations,
  listSentences,
  type SentenceSet,
  sentenceSets,
  setNames,
} from './sentence-set.ts'
import { percentiles, summarize } from './summarize.ts'
import { checkTruth } from './truth/check-truth.ts'
import { describeTruth } from './truth/describe-truth.ts'
import { runTruth } from './truth/run-truth.ts'
import { detailSentences, writeResults } from './write-results.ts'

const parts = [
  ...['sentences', 'irrelevance', 'order', 'closest', 'explanation'],
  ...['guide', 'invented', 'injections', 'truth'],
] as const

const { values: options } = parseArgs({
  options: {
    /** "seen", "held-out" or "fresh"; all when not given. */
    set: { type: 'string', default: '' },
    /** Only this part of `parts`. */
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
if (wanted.length === 0) throw new Error(`--set takes ${setNames.join(', ')}, not ${options.set}`)
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
      ...(set.truth ? checkTruth(set.truth, database.listings) : []),
    ]
    if (faults.length > 0) throw new Error(`The bench does not fit together:\n${faults.join('\n')}`)
    const forSale = made.map(({ listing }) => listing).filter(isForSale)
    const salesOnly = await database.addChatbot(salesSerialNumber, forSale)
    await database.addChatbot(closestSerialNumber, closestHomes)
    figures.sets[set.name] = {
      ...(isWanted('sentences') ? await askSentences(database, salesOnly, set) : {}),
      ...(await askAgain(database, salesOnly, set)),
      ...(await askProduct(database, set)),
    }
  } finally {
    await database.close()
  }
}
if (options.failures) console.log(`${describeProductFailures(figures)}\n`)
for (const { name, truth: said } of wanted) {
  const found = figures.sets[name]?.truth
  if (said && found && !options.markdown) console.log(`${describeTruth(name, said, found)}\n`)
}
console.log(describeFigures(figures))
if (countBroken(figures) > 0)
  console.log(`\nThe server failed to answer ${countBroken(figures)} times: these prove nothing.`)
const path = writeResults(options.out, { figures: options.failures ? figures : shorten(figures), details })
if (!options.markdown) console.log(`\nWritten to ${path}`)

async function askSentences(database: BenchDatabase, salesOnly: BenchDatabase, set: SentenceSet): Promise<SetFigures> {
  const measured = await measureSentences(database, salesOnly, set, options.find)
  const summary = summarize(measured)
  if (options.failures) {
    console.log(describeFailures(measured, database.listings))
    details[set.name] = detailSentences(measured)
  }
  if (!options.markdown) console.log(`\n${describeSentences(set.name, summary)}\n`)
  return { summary }
}

/** The same meaning said in other company. */
async function askAgain(database: BenchDatabase, salesOnly: BenchDatabase, set: SentenceSet): Promise<SetFigures> {
  const towns = [...new Set(set.listings.places.filter(({ symbol }) => symbol === '$').map(({ city }) => city))]
  const texts = [...listSentences(set), ...listConversations(set).flatMap(({ turns }) => turns)].map(({ text }) => text)
  const wanted = texts.filter((text) => text.toLowerCase().includes(options.find.toLowerCase()))
  return {
    ...(isWanted('irrelevance') && options.find === ''
      ? { irrelevance: await runIrrelevance(database, set.irrelevant, towns) }
      : {}),
    ...(isWanted('order') ? { order: await runOrder([database, salesOnly], wanted) } : {}),
  }
}

/** What only the whole server shows. The model and the attackers speak of the held-out set's towns. */
async function askProduct(database: BenchDatabase, set: SentenceSet): Promise<SetFigures> {
  if (['sentences', 'irrelevance', 'order'].includes(options.only)) return {}
  const isFound = ({ text }: { text: string }): boolean => text.toLowerCase().includes(options.find.toLowerCase())
  const product = await openProduct(database)
  try {
    const result: SetFigures = {
      ...(isWanted('closest') ? { closest: await runClosest(product, set.closest.filter(isFound)) } : {}),
      ...(isWanted('explanation')
        ? { explanations: await runExplanations(product, set.explanations.filter(isFound)) }
        : {}),
      ...(isWanted('guide') ? { guide: await runGuide(product, database, set, options.find) } : {}),
      ...(isWanted('truth') && set.truth ? { truth: await runTruth(product, database, set.truth) } : {}),
    }
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
    if (key === 'examples' || key === 'faults') return undefined
    if (key === 'succeeded') return value.length
    return key === 'milliseconds' ? percentiles(value) : value
  }
  return JSON.parse(JSON.stringify(all, keep))
}
