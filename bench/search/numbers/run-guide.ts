import { askEngine, type SearchState } from '../ask-engine.ts'
import type { StoredListing } from '../evaluate/holds.ts'
import type { BenchDatabase } from '../open-database.ts'
import type { Product } from '../product/open-product.ts'
import type { Turn } from '../say.ts'
import { listConversations, listSentences, type SentenceSet } from '../sentence-set.ts'
import {
  findPlaces,
  gatherDelivered,
  gatherTruth,
  listMeantNumbers,
  summarizeGroups,
  type Truth,
} from './gather-evidence.ts'
import { plantWrongNumber } from './plant-number.ts'
import { readNumbers } from './read-numbers.ts'
import { recountFilters } from './recount-filters.ts'
import { type Evidence, verifyNumbers } from './verify-numbers.ts'

export interface Unverified {
  asked: string
  numbers: string[]
  answer: string
}

export interface NumberFigures {
  answers: number
  /** Answers that the server failed to give. */
  broken: number
  checked: number
  unverified: number
  /** Wrong numbers that were put into copies of the answers, one each, and how many of them the checker saw. */
  planted: { placed: number; seen: number }
  /** Of each answer's time in the server and on the way. */
  milliseconds: number[]
  examples: Unverified[]
}

/** Asks the built-in guide every sentence of a set and checks each number of its answers. */
export async function runGuide(
  product: Product,
  database: BenchDatabase,
  set: SentenceSet,
  find: string,
): Promise<NumberFigures> {
  await product.chooseModel('built-in')
  const figures: NumberFigures = {
    planted: { placed: 0, seen: 0 },
    answers: 0,
    broken: 0,
    checked: 0,
    unverified: 0,
    milliseconds: [],
    examples: [],
  }
  const dialogues: (readonly Turn[])[] = [
    ...listSentences(set).map((sentence) => [sentence]),
    ...listConversations(set).map(({ turns }) => turns),
  ]
  const wanted = dialogues.filter((turns) => turns.some(({ text }) => text.toLowerCase().includes(find.toLowerCase())))
  for (const turns of wanted) await holdDialogue(product, database, set, turns, figures)
  return figures
}

async function holdDialogue(
  product: Product,
  database: BenchDatabase,
  set: SentenceSet,
  turns: readonly Turn[],
  figures: NumberFigures,
): Promise<void> {
  const { listings } = database
  const sessionID = await product.addSession()
  const said: string[] = []
  const meant: number[] = []
  let earlier: StoredListing[] = []
  let previous: SearchState | null = null
  for (const { text, readings } of turns) {
    const truth = gatherTruth(database, set, readings)
    const { messageId, content, isBroken, milliseconds } = await product.ask({ sessionID, content: text })
    said.push(text)
    meant.push(...listMeantNumbers(readings))
    const evidence: Evidence = {
      ...{ listings, said, meant, earlier, counts: truth.counts, figures: truth.figures },
      places: findPlaces(`${said.join(' ')} ${content}`, listings, set),
      areQuotesSuggestions: true,
    }
    let believed = evidence
    for (const findMore of [
      () => recountUnderstood(product, messageId, content, listings, set),
      () => gatherDelivered(database, set, text, previous),
    ]) {
      if (verifyNumbers(content, believed).unverified.length === 0) break
      const { counts, figures: more } = await findMore()
      believed = { ...believed, counts: believed.counts.union(counts), figures: [...believed.figures, ...more] }
    }
    const { checked, unverified, cited } = verifyNumbers(content, believed)
    figures.answers += 1
    const planted = plantWrongNumber(content)
    if (planted !== null && unverified.length === 0) {
      figures.planted.placed += 1
      if (verifyNumbers(planted, believed).unverified.length > 0) figures.planted.seen += 1
    }
    if (isBroken) figures.broken += 1
    figures.checked += checked
    figures.unverified += unverified.length
    figures.milliseconds.push(milliseconds)
    if (unverified.length > 0) {
      const numbers = unverified.map((number) => `${number.value} (${number.kind}) in "${number.text.trim()}"`)
      figures.examples.push({ asked: said.join(' \u2192 '), numbers, answer: content })
    }
    earlier = [...cited, ...earlier]
    if (turns.length > 1)
      previous = (await askEngine(database, text, { previous, pageSize: 5, wantsEverything: false })).state ?? previous
  }
}

/** What is true of the filters that the answer says it has understood, whether or not they are what was meant. */
async function recountUnderstood(
  product: Product,
  messageId: number,
  content: string,
  listings: readonly StoredListing[],
  set: SentenceSet,
): Promise<Truth> {
  const { filters } = await product.readTrace(messageId)
  if (typeof filters !== 'object' || filters === null) return { counts: new Set(), figures: [] }
  const quoted = (content.match(/[“„«「][^”“»」\n]*[”“»」]/g) ?? []).flatMap((quote) =>
    readNumbers(quote).map(({ value }) => value),
  )
  const groups = recountFilters({ ...filters }, quoted, listings)
  return summarizeGroups(groups, groups[0] ?? [], set)
}
