import { recordChange } from '../platform/change-log/record-change.ts'
import type { Database } from '../platform/database/connect.ts'
import { afterCommit, inTransaction } from '../platform/database/in-transaction.ts'
import { fail } from '../platform/errors.ts'
import { giveUpDocuments, keepDocuments } from '../platform/files/documents/stored-documents.ts'
import type { KnowledgeApp } from './knowledge-app.ts'
import { putSheet } from './put-sheet.ts'
import type { KnowledgeScope, SourceKind } from './source.ts'
import { type GivenKnowledge, settleGiven } from './sources/given-knowledge.ts'
import type { KnowledgeChange } from './sources/knowledge-fields.ts'
import {
  holdChatbot,
  type KnowledgeSettings,
  lockKnowledge,
  noteChanged,
  writeSettings,
} from './sources/knowledge-store.ts'
import {
  dropPagesOfSitemap,
  readList,
  replaceSources,
  scheduleSitemap,
  type WantedSource,
} from './sources/source-store.ts'

/** The chatbot whose knowledge is changed, and who does it. */
export interface ChangedKnowledge {
  workspaceId: number
  serialNumber: string
  by: string
}

/**
 * Changes what a chatbot learns from, all or nothing: a list that is given is the whole new list, what is left out stays.
 * What is new is learned in the background. Fails with `invalid-fields` or `chatbot-not-found`.
 */
export async function changeKnowledge(
  app: Pick<KnowledgeApp, 'db' | 'now' | 'learning'>,
  chatbot: ChangedKnowledge,
  change: KnowledgeChange,
): Promise<void> {
  await inTransaction(app.db, async (transaction) => {
    const { workspaceId, serialNumber, by } = chatbot
    const scope = await holdChatbot(transaction, workspaceId, serialNumber)
    if (scope === null) throw fail('chatbot-not-found', { serialNumber })
    const given = await settleGiven(transaction, workspaceId, change)
    const before = await lockKnowledge(transaction, scope)
    const after = { ...before, ...given.settings }
    await writeSettings(transaction, scope, after)
    const details = await new KnowledgeEdit(transaction, scope, app.now()).make(given, before, after)
    await recordChange(transaction, {
      workspaceId,
      by,
      action: 'knowledge.changed',
      target: `chatbot ${serialNumber.toLowerCase()}`,
      details,
    })
  })
  afterCommit(app.db, () => app.learning.wake())
}

class KnowledgeEdit {
  readonly #transaction: Database
  readonly #scope: KnowledgeScope
  readonly #now: Date
  readonly #touched: number[] = []
  /** For the change log: by list, how many sources are new or learned again, and how many went. */
  readonly #lists: Record<string, { changed: number; gone: number }> = {}

  constructor(transaction: Database, scope: KnowledgeScope, now: Date) {
    this.#transaction = transaction
    this.#scope = scope
    this.#now = now
  }

  /** Answers what the change log keeps of it. */
  async make(
    { lists, retrainsSheet }: GivenKnowledge,
    before: KnowledgeSettings,
    after: KnowledgeSettings,
  ): Promise<Record<string, unknown>> {
    if (lists.file) await this.#putFiles(lists.file)
    for (const kind of ['page', 'text', 'question'] as const) {
      const list = lists[kind]
      if (list) await this.#put(kind, list)
    }
    await this.#putSitemap(before, after)
    if (after.sheetUrl !== before.sheetUrl || retrainsSheet) {
      const { changed, gone } = await putSheet(this.#transaction, this.#scope, after.sheetUrl, { isAnew: true })
      this.#note('sheet', changed, gone)
    }
    await noteChanged(this.#transaction, this.#scope, this.#touched)
    const changes = Object.entries(after).filter(([name, value]) =>
      Object.entries(before).some(([n, v]) => n === name && v !== value),
    )
    return { settings: Object.fromEntries(changes), lists: this.#lists }
  }

  async #put(kind: SourceKind, wanted: readonly WantedSource[]): Promise<void> {
    const { changed, gone } = await replaceSources(this.#transaction, this.#scope, kind, wanted)
    this.#note(kind, changed, gone)
  }

  /** Files that nothing names any more go some time after; those that are named stay. */
  async #putFiles(wanted: readonly WantedSource[]): Promise<void> {
    const { workspaceId } = this.#scope
    const former = await readList(this.#transaction, this.#scope, 'file')
    const ids = wanted.map(({ key }) => Number(key))
    const kept = await keepDocuments(this.#transaction, workspaceId, ids)
    // Removed between the two looks, because nothing had named it for a day.
    if (kept < ids.length) throw fail('invalid-fields', { faults: 'fileList: a file is gone by now: upload it again.' })
    await this.#put('file', wanted)
    const gone = former.map(({ key }) => Number(key)).filter((id) => !ids.includes(id))
    await giveUpDocuments(this.#transaction, workspaceId, gone, this.#now)
  }

  async #putSitemap(before: KnowledgeSettings, after: KnowledgeSettings): Promise<void> {
    const { sitemapUrl, syncsSitemap, syncDays } = after
    if (sitemapUrl !== before.sitemapUrl) {
      const wanted = sitemapUrl === '' ? [] : [{ key: sitemapUrl, name: sitemapUrl, sourceLink: sitemapUrl }]
      await this.#put('sitemap', wanted)
      // Those of another sitemap stay until it is read: whichever it does not name go then.
      if (sitemapUrl === '') this.#note('page', [], await dropPagesOfSitemap(this.#transaction, this.#scope))
    }
    if (syncsSitemap !== before.syncsSitemap || syncDays !== before.syncDays) {
      await scheduleSitemap(this.#transaction, this.#scope, syncsSitemap ? syncDays : null)
    }
  }

  #note(kind: SourceKind, changed: readonly number[], gone: readonly number[]): void {
    const former = this.#lists[kind] ?? { changed: 0, gone: 0 }
    this.#lists[kind] = { changed: former.changed + changed.length, gone: former.gone + gone.length }
    // What is to be learned is told of once that is over.
    this.#touched.push(...gone)
  }
}
