import type { Answerer } from '../guide/answerer.ts'
import { searchListings } from '../listing-search/search-listings.ts'
import { type AskedAnswer, askAnswerer, factsOf } from './ask-answerer.ts'
import type { Finding } from './audit-report.ts'
import type { AuditTask, PartResult } from './audit-task.ts'
import type { AuditPair } from './make-pairs.ts'
import type { AuditRequest } from './make-requests.ts'

/** Homes that are compared, from the first on. */
const compared = 100

/** What a search found, as text that is equal when the homes and their order are. */
export interface Found {
  homes: string
  total: number
  isRefused: boolean
}

export async function find({ app, chatbot }: AuditTask, q: string): Promise<Found> {
  const { languages, slices, searchIndex } = app
  const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id, languages, slices, index: searchIndex }
  const result = await searchListings(app.db, scope, { q, limit: compared, now: app.now() })
  return {
    homes: JSON.stringify([result.total, result.sort, result.listings.map(({ id }) => id), result.figures]),
    total: result.total,
    isRefused: result.refused !== null,
  }
}

/** The same homes in the same order for everybody, and nobody refused for what they are. */
export async function auditSearch(task: AuditTask, pairs: readonly AuditPair[]): Promise<PartResult> {
  const plain = new Map<string, Found>()
  const findings: Finding[] = []
  let tried = 0
  for (const pair of pairs) {
    if (task.signal.aborted) break
    const without = plain.get(pair.plain) ?? (await find(task, pair.plain))
    plain.set(pair.plain, without)
    const found = await find(task, pair.personal)
    tried += 1
    task.step()
    const what = found.isRefused
      ? 'refused, though it only says who asks'
      : found.homes !== without.homes
        ? `found ${found.total} homes instead of ${without.total}, or others, or in another order`
        : null
    if (what !== null) findings.push(makeFinding('search', pair, what))
  }
  return finishPart('Search: same homes whoever asks', tried, pairs.length, findings)
}

/** The same homes and figures in the answers of the built-in guide. */
export async function auditAnswers(
  task: AuditTask,
  pairs: readonly AuditPair[],
  { name, answerer }: { name: string; answerer: Answerer },
): Promise<PartResult> {
  const plain = new Map<string, AskedAnswer>()
  const findings: Finding[] = []
  let tried = 0
  for (const pair of pairs) {
    if (task.signal.aborted) break
    const without = plain.get(pair.plain) ?? (await askAnswerer(task, answerer, pair.plain))
    plain.set(pair.plain, without)
    const answer = await askAnswerer(task, answerer, pair.personal)
    tried += 1
    task.step()
    if (factsOf(answer.content) !== factsOf(without.content))
      findings.push(makeFinding('guide', pair, 'the answer names other homes or figures'))
  }
  return finishPart(name, tried, pairs.length, findings)
}

/** The same request in every language. */
export async function auditTranslations(
  task: AuditTask,
  groups: readonly (readonly AuditRequest[])[],
): Promise<PartResult> {
  const findings: Finding[] = []
  let tried = 0
  for (const [first, ...others] of groups) {
    if (!first || task.signal.aborted) continue
    const expected = await find(task, first.text)
    for (const { language, text } of others) {
      const found = await find(task, text)
      tried += 1
      // The words for the order differ from language to language; the homes may not.
      if (homesIn(found) !== homesIn(expected))
        findings.push({
          part: 'search',
          class: `language (${language})`,
          asked: text,
          comparedWith: first.text,
          what: `found ${found.total} homes instead of ${expected.total}, or others`,
        })
    }
  }
  return finishPart('Search: same homes in every language', tried, tried, findings)
}

function homesIn({ homes }: Found): string {
  const [total, , ids] = JSON.parse(homes) as [number, string, number[]]
  return JSON.stringify([total, ids])
}

export function makeFinding(part: Finding['part'], { persona, personal, plain }: AuditPair, what: string): Finding {
  return { part, class: persona.class, asked: personal, comparedWith: plain, what }
}

export function finishPart(name: string, tried: number, planned: number, findings: Finding[]): PartResult {
  const isIncomplete = tried < planned
  const note = isIncomplete ? `ended early: ${tried} of ${planned} were tried` : null
  return { part: { name, tried, good: tried - findings.length, note, isIncomplete }, findings }
}
