import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { addUsage, noUsage } from '../../platform/models/token-usage.ts'
import { linkedFeatures } from '../../reading/languages/linked-features.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { countAnswer, countMessage } from './counted-message.ts'
import { addAll, type Counts, noCounts } from './counts.ts'
import { addToDemand, type DemandRow } from './demand-store.ts'
import { addCounts, countFirstWords } from './first-words.ts'
import {
  addToCounts,
  addToModels,
  type CountsRow,
  listPages,
  listQueued,
  lockCounting,
  type ModelRow,
  type QueuedItem,
  takeQueued,
} from './insight-store.ts'
import { dayIn } from './local-day.ts'
import { otherPages, pageNameOf } from './page-name.ts'
import { addToUsage, type UsageRow } from './usage-store.ts'
import { type FeatureNames, wishesOf } from './wishes.ts'

/** Counted in one transaction: read, counted and written within some ten milliseconds. */
const itemsAtOnce = 500
/** Pages of a chatbot that are told apart in a day. */
const mostPages = 50

type Counting = Pick<ConversationApp, 'patientDb' | 'slices' | 'stopping'>

/** Counts what happened, in each workspace until nothing is left. Each thing is counted once, whoever does it. */
export async function countForInsight(app: Counting): Promise<void> {
  for (const workspaceId of await listQueued(app.patientDb)) {
    let taken: number
    do {
      if (app.stopping.aborted) return
      await app.slices.quiet()
      taken = await countSome(app.patientDb, workspaceId, { waits: false })
    } while (taken === itemsAtOnce)
  }
}

/**
 * Counts the oldest of what is still to be counted in a workspace, and answers how many it were: 0 as well where another
 * process is at it, unless `waits` says to wait for it.
 */
export async function countSome(db: Database, workspaceId: number, { waits }: { waits: boolean }): Promise<number> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockCounting(transaction, workspaceId, waits))) return 0
    const items = await takeQueued(transaction, workspaceId, itemsAtOnce)
    const dated = dateItems(items)
    const pages = await listPages(transaction, workspaceId, daysOf(dated))
    await addToCounts(transaction, workspaceId, sumCounts(dated, pages))
    await addToModels(transaction, workspaceId, sumModels(dated))
    await addToUsage(transaction, workspaceId, sumUsage(dated))
    await addToDemand(transaction, workspaceId, sumDemand(dated, readFeatureNames()))
    return items.length
  })
}

type Dated = QueuedItem & { day: string }

/** What was erased before it was counted is not counted. */
function dateItems(items: readonly QueuedItem[]): Dated[] {
  const days = new Map<string, (at: Date) => string>()
  return items.flatMap((item) => {
    if (item.at === null) return []
    const day = days.get(item.zone) ?? dayIn(item.zone)
    days.set(item.zone, day)
    return [{ ...item, day: day(item.at) }]
  })
}

function daysOf(items: readonly Dated[]): { chatbotId: number; day: string }[] {
  return [...new Map(items.map(({ chatbotId, day }) => [`${chatbotId} ${day}`, { chatbotId, day }])).values()]
}

function countsOf({ kind, message, isFirst, isRight }: QueuedItem): Partial<Counts> {
  if (kind === 'lead') return { leads: 1 }
  if (kind === 'tour') return isFirst ? { tours: 1 } : {}
  if (kind === 'rating') return isRight === null ? {} : isRight ? { saidRight: 1 } : { saidWrong: 1 }
  return message === null ? {} : countMessage(message)
}

/** The counters that items add to, each once; `known`: the pages that their days tell apart already. */
function sumCounts(
  items: readonly Dated[],
  known: readonly { chatbotId: number; day: string; page: string }[],
): CountsRow[] {
  const pagesOf = new Map<string, Set<string>>()
  for (const { chatbotId, day, page } of known) {
    const key = `${chatbotId} ${day}`
    pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page))
  }
  const rows = new Map<string, CountsRow>()
  for (const item of items) {
    const counts = countsOf(item)
    if (Object.keys(counts).length === 0) continue
    const { chatbotId, day } = item
    const pages = pagesOf.get(`${chatbotId} ${day}`) ?? new Set()
    const named = pageNameOf(item.page)
    const page = named === '' || pages.has(named) || pages.size < mostPages ? named : otherPages
    pagesOf.set(`${chatbotId} ${day}`, pages.add(page))
    const language = item.language ?? ''
    const key = JSON.stringify([chatbotId, day, language, page])
    const row = rows.get(key) ?? { chatbotId, day, language, page, counts: noCounts() }
    addAll(row.counts, counts)
    rows.set(key, row)
  }
  return [...rows.values()]
}

function sumModels(items: readonly Dated[]): ModelRow[] {
  const rows = new Map<string, ModelRow>()
  for (const { chatbotId, day, message } of items) {
    const answer = message && countAnswer(message)
    if (!answer) continue
    const { model, calls, tokens, firstWords } = answer
    const key = JSON.stringify([chatbotId, day, model])
    const row = rows.get(key) ?? { chatbotId, day, model, answers: 0, calls: 0, tokens: 0, firstWords: [] }
    row.answers += 1
    row.calls += calls
    row.tokens += tokens
    row.firstWords = addCounts(row.firstWords, countFirstWords(firstWords))
    rows.set(key, row)
  }
  return [...rows.values()]
}

function sumUsage(items: readonly Dated[]): UsageRow[] {
  const rows = new Map<string, UsageRow>()
  for (const { chatbotId, day, message } of items) {
    for (const { model, costMicros, currency, ...usage } of message?.usage ?? []) {
      const key = JSON.stringify([chatbotId, day, model, currency])
      const row = rows.get(key) ?? {
        chatbotId,
        day,
        model,
        currency: currency ?? '',
        ...noUsage,
        turns: 0,
        costMicros: 0,
      }
      const sums = { turns: row.turns + 1, costMicros: row.costMicros + (costMicros ?? 0) }
      rows.set(key, { ...row, ...addUsage(row, usage), ...sums })
    }
  }
  return [...rows.values()]
}

function sumDemand(items: readonly Dated[], featureNames: FeatureNames): DemandRow[] {
  const rows = new Map<string, DemandRow>()
  for (const { chatbotId, day, message } of items) {
    if (message?.role !== 'answer' || message.status !== 'complete') continue
    for (const wish of wishesOf(message.trace ?? {}, featureNames)) {
      const key = JSON.stringify([chatbotId, day, Object.entries(wish).sort()])
      const row = rows.get(key) ?? { ...wish, chatbotId, day, searches: 0 }
      row.searches += 1
      rows.set(key, row)
    }
  }
  return [...rows.values()]
}

/** By what a feature is called in any language, its English name. */
function readFeatureNames(): FeatureNames {
  const names = new Map<string, string>()
  for (const { row } of linkedFeatures()) names.set(row.name.toLowerCase(), row.english ?? row.name)
  return (words) => names.get(words.toLowerCase()) ?? null
}
