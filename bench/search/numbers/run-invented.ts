import type { ModelRequest, Script } from '../../../test/servers/scripted-model-server.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { StoredListing } from '../evaluate/holds.ts'
import { cutUp, readToolResult } from '../injections/play-obedient-model.ts'
import type { BenchDatabase } from '../open-database.ts'
import type { Product } from '../product/open-product.ts'
import type { SentenceSet } from '../sentence-set.ts'
import { findPlaces, summarizeGroups } from './gather-evidence.ts'
import { type InventedTurn, inventedDialogues } from './invented-dialogues.ts'
import type { Facts, InventedText } from './invented-texts.ts'
import type { NumberFigures } from './run-guide.ts'
import { verifyNumbers } from './verify-numbers.ts'

export interface InventedFigures extends NumberFigures {
  /** Wrong numbers that were in the model's words. */
  invented: number
  /** Claims without a number that no record holds, in the model's words and in the answers. */
  claims: { invented: number; told: number }
  /** True sentences of the model, and those of them that still stand in the answers word for word. */
  truths: { said: number; kept: number }
}

/** A model that invents on purpose answers; every number that reaches the visitor is checked. */
export async function runInvented(
  product: Product,
  database: BenchDatabase,
  set: SentenceSet,
): Promise<InventedFigures> {
  await product.chooseModel('scripted')
  const figures: InventedFigures = {
    ...{
      planted: { placed: 0, seen: 0 },
      answers: 0,
      broken: 0,
      checked: 0,
      unverified: 0,
      milliseconds: [],
      examples: [],
    },
    ...{ invented: 0, claims: { invented: 0, told: 0 }, truths: { said: 0, kept: 0 } },
  }
  for (const [index, { turns }] of inventedDialogues.entries()) {
    const sessionID = await product.addSession()
    const said: string[] = []
    let earlier: StoredListing[] = []
    for (const turn of turns) {
      let words = ''
      product.model.play((request) =>
        play(turn, request, (text) => {
          words = text
        }),
      )
      const { content, isBroken, milliseconds } = await product.ask({
        sessionID,
        content: turn.said,
        stream: index % 3 !== 0,
      })
      said.push(turn.said)
      if (isBroken) figures.broken += 1
      earlier = judgeAnswer(database, set, turn, { words, content, milliseconds, said, earlier }, figures)
      product.model.requests.length = 0
    }
  }
  return figures
}

interface Told {
  words: string
  content: string
  milliseconds: number
  said: readonly string[]
  earlier: StoredListing[]
}

/** Adds what an answer gave to the figures; answers the homes that the conversation has named. */
function judgeAnswer(
  { listings }: BenchDatabase,
  set: SentenceSet,
  turn: InventedTurn,
  { words, content, milliseconds, said, earlier }: Told,
  figures: InventedFigures,
): StoredListing[] {
  const { matches } = evaluate(turn.meaning, { listings, shown: [] })
  const truth = summarizeGroups([matches], matches, set)
  const evidence = {
    ...{ listings, said, meant: [], earlier, counts: truth.counts, figures: truth.figures },
    places: findPlaces(`${said.join(' ')} ${content}`, listings, set),
    // The model uses no such marks; what stands in them is the product's own proposal.
    areQuotesSuggestions: true,
  }
  const before = verifyNumbers(words, evidence)
  const after = verifyNumbers(content, evidence)
  figures.answers += 1
  figures.checked += after.checked
  figures.unverified += after.unverified.length
  figures.invented += before.unverified.length
  figures.milliseconds.push(milliseconds)
  const claims = turn.texts.flatMap(({ claim }) => claim ?? [])
  figures.claims.invented += claims.length
  const told = claims.filter((claim) => claim.test(content))
  figures.claims.told += told.length
  const truths = words.split('\n').filter((line) => line.startsWith('\u2060'))
  figures.truths.said += truths.length
  figures.truths.kept += truths.filter((line) => content.includes(line.slice(1).trim())).length
  if (after.unverified.length > 0 || told.length > 0) {
    const numbers = after.unverified.map((number) => `${number.value} (${number.kind}) in "${number.text.trim()}"`)
    figures.examples.push({ asked: said.join(' \u2192 '), numbers: [...numbers, ...told.map(String)], answer: content })
  }
  return [...after.cited, ...earlier]
}

function play(turn: InventedTurn, request: ModelRequest, keep: (text: string) => void): Script {
  const result = readToolResult(request)
  if (result === null) return { steps: [{ toolCall: { name: 'search_listings', arguments: { q: turn.query } } }] }
  const facts = readFacts(result)
  const lines = turn.texts.map((text: InventedText) => ({ text, line: text.write(facts) }))
  keep(lines.map(({ text, line }) => `${text.isTrue ? '\u2060' : ''}${line}`).join('\n'))
  // Half of the models write paragraphs, half one sentence after the other.
  const whole = lines.map(({ line }) => line).join(turn.texts.length % 2 === 0 ? ' ' : '\n\n')
  return { steps: [{ pieces: cutUp(whole) }] }
}

function readFacts(result: string): Facts {
  // The search tool's own answer; what it does not hold stays at these values.
  const { listings = [], total = 0 } = JSON.parse(/\{.*\}/s.exec(result)?.[0] ?? '{}') as {
    listings?: Record<string, unknown>[]
    total?: number
  }
  const home = listings[0] ?? {}
  const number = (field: string): number => (typeof home[field] === 'number' ? home[field] : 0)
  const name = String(home.Address ?? home.MLSNumber ?? 'the home')
  return {
    link: `[${name}](${String(home.Url ?? '')})`,
    price: number('Price') || number('SalePrice') || number('RentPrice'),
    symbol: String(home.CurrencySymbol ?? '$'),
    ...{
      beds: number('Bedrooms'),
      baths: number('Bathrooms'),
      area: number('BuildingArea'),
      year: number('YearBuilt'),
    },
    ...{ unit: home.AreaUnit === 'Square Meters' ? 'm²' : 'sq ft', days: number('DaysOnMarket'), total },
  }
}
