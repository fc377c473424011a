import { askEngine, type EngineAnswer, type SearchState } from './ask-engine.ts'
import type { LocalLanguage } from './data/features.ts'
import { type Expected, evaluate } from './evaluate/evaluate.ts'
import type { StoredListing } from './evaluate/holds.ts'
import { everyLanguage } from './evaluate/mention.ts'
import { pickShown, turnPage } from './evaluate/pick-shown.ts'
import { type Judgement, judge } from './judge.ts'
import type { Meaning } from './meaning.ts'
import type { BenchDatabase } from './open-database.ts'
import type { Conversation, LanguageName, Sentence, Turn } from './say.ts'

/** As many as the API returns when nothing is said. */
const singlePage = 20

/** How the engine did on one sentence. */
export interface Result extends Judgement {
  text: string
  /** What was said before, in a conversation. */
  earlier: string[]
  language: LanguageName
  rows: Turn['rows']
  isJudged: boolean
  /** The reading that came closest. */
  meaning: Meaning | null
  expectedTotal: number
  answer: EngineAnswer | null
}

/** Asks each sentence by itself. */
export async function runSentences(database: BenchDatabase, sentences: readonly Sentence[]): Promise<Result[]> {
  const results: Result[] = []
  for (const sentence of sentences) {
    const { result } = await runTurn(
      database,
      sentence,
      sentence.language,
      [],
      { previous: null, shown: [] },
      singlePage,
    )
    results.push(result)
  }
  return results
}

/** Holds each conversation, the engine's own state handed on from turn to turn. */
export async function runConversations(
  database: BenchDatabase,
  conversations: readonly Conversation[],
): Promise<Result[][]> {
  const results: Result[][] = []
  for (const { language, turns } of conversations) {
    const held: Result[] = []
    let previous: SearchState | null = null
    const shown: StoredListing[][] = []
    for (const turn of turns) {
      const earlier = held.map(({ text }) => text)
      const { result, expected } = await runTurn(database, turn, language, earlier, { previous, shown }, turnPage)
      held.push(result)
      previous = result.answer?.state ?? previous
      shown.push(expected ? pickShown(expected, result.meaning) : [])
    }
    results.push(held)
  }
  return results
}

async function runTurn(
  database: BenchDatabase,
  turn: Turn,
  language: LanguageName,
  earlier: string[],
  before: { previous: SearchState | null; shown: readonly StoredListing[][] },
  pageSize: number,
): Promise<{ result: Result; expected: Expected | null }> {
  const { listings } = database
  const readings = turn.readings.flatMap((meaning) =>
    listTextLanguages(meaning, language).map((texts) => ({
      meaning,
      expected: evaluate(meaning, { listings, shown: before.shown, texts }),
    })),
  )
  const base = { text: turn.text, rows: turn.rows, earlier, language, isJudged: readings.length > 0 }
  const [first] = readings
  const wantsEverything = readings.some(({ meaning }) => meaning.pagesBefore === 0)
  let answer: EngineAnswer
  try {
    answer = await askEngine(database, turn.text, { previous: before.previous, pageSize, wantsEverything })
  } catch (error) {
    const text =
      error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}` : String(error)
    const result: Result = {
      ...base,
      faults: [{ kind: 'threw', text }],
      isDefaultOrderWrong: false,
      meaning: first?.meaning ?? null,
      expectedTotal: first?.expected.matches.length ?? 0,
      answer: null,
    }
    return { result, expected: first?.expected ?? null }
  }
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const judged = readings
    .map(({ meaning, expected }) => ({
      meaning,
      expected,
      judgement: judge(meaning, expected, answer, (id) => byId.get(id), pageSize),
    }))
    .toSorted((one, other) => one.judgement.faults.length - other.judgement.faults.length)
  const [best] = judged
  const result: Result = {
    ...base,
    ...(best?.judgement ?? judgeRefusalOnly(answer)),
    meaning: best?.meaning ?? null,
    expectedTotal: best?.expected.matches.length ?? 0,
    answer,
  }
  return { result, expected: best?.expected ?? null }
}

/**
 * A feature is said by the listing's text in English or in the language of who asks; whether it also may be by a text in
 * a third language is left open: either is right.
 */
function listTextLanguages(meaning: Meaning, language: LanguageName): (readonly LocalLanguage[])[] {
  if (!JSON.stringify(meaning).includes('"feature"')) return [everyLanguage]
  return [language === 'English' ? [] : [language], everyLanguage]
}

/** For sentences whose homes are not judged. */
function judgeRefusalOnly(answer: EngineAnswer): Judgement {
  return {
    faults: answer.isRefused ? [{ kind: 'refused', text: 'refused although lawful' }] : [],
    isDefaultOrderWrong: false,
  }
}
