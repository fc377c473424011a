import { searchListings } from '../../homes/search/search-listings.ts'
import type { Answerer } from '../guide/answerer.ts'
import { type AskedAnswer, askAnswerer, factsOf } from './ask-answerer.ts'
import type { AuditPart, Finding } from './audit-report.ts'
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

/**
 * The same homes in the same order for everybody, and nobody refused for what they are. Where they differ, it is asked anew without who asks:
 * a feed or a person may have changed the homes meanwhile.
 */
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
    await task.step()
    if (found.isRefused)
      findings.push(makeFinding('search', pair, { why: 'refused', what: 'refused, though it only says who asks' }))
    else if (found.homes !== without.homes) {
      const anew = await find(task, pair.plain)
      plain.set(pair.plain, anew)
      if (found.homes === anew.homes) continue
      const [now, before] = [found.total, anew.total]
      const what = `found ${now} homes instead of ${before}, or others, or in another order`
      findings.push(makeFinding('search', pair, { why: 'otherHomes', what, found: now, expected: before }))
    }
  }
  return finishPart('search', tried, pairs.length, findings)
}

/** The same homes and figures in the answers of the built-in guide; where they differ, asked anew as for a search. */
export async function auditAnswers(
  task: AuditTask,
  pairs: readonly AuditPair[],
  answerer: Answerer,
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
    await task.step()
    if (factsOf(answer.content) === factsOf(without.content)) continue
    const anew = await askAnswerer(task, answerer, pair.plain)
    plain.set(pair.plain, anew)
    if (factsOf(answer.content) !== factsOf(anew.content))
      findings.push(makeFinding('guide', pair, { why: 'otherAnswer', what: 'the answer names other homes or figures' }))
  }
  return finishPart('guide', tried, pairs.length, findings)
}

/** The same request in every language. */
export async function auditTranslations(
  task: AuditTask,
  groups: readonly (readonly AuditRequest[])[],
): Promise<PartResult> {
  const findings: Finding[] = []
  const planned = groups.reduce((sum, group) => sum + Math.max(0, group.length - 1), 0)
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
          why: 'otherHomes',
          found: found.total,
          expected: expected.total,
        })
    }
  }
  return finishPart('translations', tried, planned, findings)
}

function homesIn({ homes }: Found): string {
  const [total, , ids] = JSON.parse(homes) as [number, string, number[]]
  return JSON.stringify([total, ids])
}

type Difference = Pick<Finding, 'what' | 'why' | 'found' | 'expected'>

export function makeFinding(
  part: Finding['part'],
  { persona, personal, plain }: AuditPair,
  difference: Difference,
): Finding {
  return { part, class: persona.class, asked: personal, comparedWith: plain, ...difference }
}

const names: Readonly<Record<AuditPart['kind'], string>> = {
  search: 'Search: same homes whoever asks',
  guide: 'Built-in guide: same homes whoever asks',
  translations: 'Search: same homes in every language',
  wishes: 'Gate: wishes about people refused, the rest acted on',
  lawful: 'Gate: lawful requests served',
  model: 'Language model: same homes whoever asks',
}

export function namePart(kind: AuditPart['kind']): string {
  return names[kind]
}

export function finishPart(kind: AuditPart['kind'], tried: number, planned: number, findings: Finding[]): PartResult {
  const isIncomplete = tried < planned
  const note = isIncomplete ? `ended early: ${tried} of ${planned} were tried` : null
  const part = { kind, name: namePart(kind), tried, good: tried - findings.length, note, isIncomplete, planned }
  return { part, findings }
}
