import type { Database } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { KnowledgeApp } from './knowledge-app.ts'
import { findLanguage } from './learning/find-language.ts'
import {
  holdTaken,
  isLearnedElsewhere,
  putSitemapPages,
  type Standing,
  writeStanding,
} from './learning/learning-store.ts'
import type { Failure, Lesson, TakenSource } from './learning/lesson.ts'
import { digestOf, type NewPassage, replacePassages } from './learning/passage-store.ts'
import { findDoubles, writeBlocks } from './learning/repeated-blocks-store.ts'
import { cutRow } from './passages/cut-passages.ts'
import { matchRows } from './sheets/match-rows.ts'
import type { RowData, SheetRow } from './sheets/row-data.ts'
import { countRows, deleteRows, insertRows, readRowsAfter, updateRows } from './sheets/sheet-store.ts'
import type { KnowledgeScope } from './source.ts'
import { mostOf } from './sources/knowledge-fields.ts'
import { holdKnowledge, type KnowledgeSettings, noteChanged } from './sources/knowledge-store.ts'
import { relearnByIds } from './sources/source-store.ts'

/** Seconds until what may pass is tried again, after each try; then it has failed. */
const pauses = [30, 120, 600]
const longestPause = 6 * 3_600
const dayMs = 86_400_000
const rowsAtOnce = 500

export type SettlingApp = Pick<KnowledgeApp, 'db' | 'languages' | 'slices' | 'now'>

/**
 * Makes what came of a lesson true, all of it in one transaction: passages, how the source stands, and the version that
 * indexes go by. Without effect where the source is gone, is wanted learned anew, or was begun by another process.
 */
export async function settleLesson(app: SettlingApp, source: TakenSource, lesson: Lesson): Promise<boolean> {
  return inTransaction(app.db, async (transaction) => {
    const settings = await holdKnowledge(transaction, source)
    if (settings === null || !(await holdTaken(transaction, source))) return false
    const settling = new Settling(app, transaction, source, settings)
    const standing = await settling.settle(lesson)
    await writeStanding(transaction, source, standing)
    if (lesson.outcome === 'learned' && lesson.shared) {
      const doubles = await findDoubles(transaction, source, lesson.shared)
      if (doubles.length > 0) await relearnByIds(transaction, source, doubles)
    }
    await noteChanged(transaction, source, settling.changed)
    return true
  })
}

class Settling {
  readonly #app: SettlingApp
  readonly #transaction: Database
  readonly #source: TakenSource
  readonly #settings: KnowledgeSettings
  /** Ids of sources that are to be told of. */
  readonly changed: number[] = []

  constructor(app: SettlingApp, transaction: Database, source: TakenSource, settings: KnowledgeSettings) {
    this.#app = app
    this.#transaction = transaction
    this.#source = source
    this.#settings = settings
  }

  async settle(lesson: Lesson): Promise<Standing> {
    switch (lesson.outcome) {
      case 'failed':
        return this.#fail(lesson)
      case 'unchanged':
        return { ...succeeded, validators: lesson.validators }
      case 'pages':
        return this.#takePages(lesson.addresses, lesson.note)
      case 'rows':
        return this.#takeRows(lesson.rows, lesson.note)
      case 'learned':
        return this.#learn(lesson)
    }
  }

  async #learn(lesson: Extract<Lesson, { outcome: 'learned' }>): Promise<Standing> {
    const { passages, language, contentHash, validators, note: statusMessage, sourceLink, shared } = lesson
    if (shared) await writeBlocks(this.#transaction, this.#source, shared)
    const told = passages.map((passage) => ({ ...passage, language, rowId: null }))
    const isElsewhere =
      sourceLink !== undefined &&
      (await isLearnedElsewhere(this.#transaction, this.#source, sourceLink, told.map(digestOf)))
    if (isElsewhere) {
      const message = `This is the page ${sourceLink}, which is learned already: it is told from there.`
      return {
        ...succeeded,
        statusMessage: message,
        length: await this.#replace([]),
        contentHash: null,
        validators: none,
      }
    }
    const length = await this.#replace(told)
    const link = sourceLink === undefined ? {} : { sourceLink }
    return { ...succeeded, statusMessage, length, contentHash, validators, ...link }
  }

  async #fail({ message, mayPass, retryAfterSeconds = 0, keepsFormer }: Failure): Promise<Standing> {
    const pause = mayPass ? pauses[this.#source.takes - 1] : undefined
    if (pause !== undefined) {
      const seconds = Math.min(longestPause, Math.max(pause, retryAfterSeconds))
      return { status: 0, statusMessage: message, dueAt: this.#after(seconds * 1_000), keepsCount: true }
    }
    this.changed.push(this.#source.id)
    const failed: Standing = { status: 3, statusMessage: message, dueAt: this.#nextLook() }
    // Rows that are there are learned, whatever became of the table.
    if (this.#source.kind === 'sheet') return { ...failed, length: await this.#learnRows() }
    if (keepsFormer) return failed
    return { ...failed, length: await this.#replace([]), contentHash: null, validators: none }
  }

  async #takePages(addresses: readonly string[], note: string): Promise<Standing> {
    this.changed.push(this.#source.id, ...(await putSitemapPages(this.#transaction, this.#source, addresses)))
    return { ...succeeded, statusMessage: note, dueAt: this.#nextLook() }
  }

  /** When a sitemap that is kept in step is read next. */
  #nextLook(): Date | null {
    const { syncsSitemap, syncDays } = this.#settings
    return this.#source.kind === 'sitemap' && syncsSitemap ? this.#after(syncDays * dayMs) : null
  }

  #after(ms: number): Date {
    return new Date(this.#app.now().getTime() + ms)
  }

  async #takeRows(table: readonly RowData[] | null, note: string): Promise<Standing> {
    if (table !== null) await putTable(this.#transaction, this.#source, table)
    return { ...succeeded, statusMessage: note, length: await this.#learnRows() }
  }

  async #learnRows(): Promise<number> {
    const sample = await readRowsAfter(this.#transaction, this.#source, { after: 0, limit: 5 })
    const language = await findLanguage(this.#app, null, sample.flatMap(({ data }) => Object.values(data)).join(' '))
    return this.#replace(this.#tellRows(language))
  }

  async *#tellRows(language: string): AsyncGenerator<NewPassage> {
    for await (const { id, data } of readAllRows(this.#transaction, this.#source, {}))
      for (const passage of cutRow(data)) yield { ...passage, language, rowId: id }
  }

  async #replace(passages: Iterable<NewPassage> | AsyncIterable<NewPassage>): Promise<number> {
    const { workspaceId, chatbotId, id: sourceId } = this.#source
    const place = { workspaceId, chatbotId, sourceId }
    const { length, isDifferent } = await replacePassages(this.#transaction, place, passages)
    if (isDifferent) this.changed.push(sourceId)
    return length
  }
}

const none = { etag: '', lastModified: '' }
const succeeded = { status: 2, statusMessage: '', dueAt: null } as const

/** Makes the rows that were fetched what the table has; those that were made by API stay. */
async function putTable(transaction: Database, scope: KnowledgeScope, table: readonly RowData[]): Promise<void> {
  const stored: SheetRow[] = []
  for await (const row of readAllRows(transaction, scope, { isFetched: true })) stored.push(row)
  const { updated, added, gone } = matchRows(stored, table)
  await deleteRows(transaction, scope, { ids: gone })
  for (let from = 0; from < updated.length; from += rowsAtOnce) {
    await updateRows(transaction, scope, updated.slice(from, from + rowsAtOnce))
  }
  const room = Math.max(0, mostOf.rows - (await countRows(transaction, scope)))
  const fitting = added.slice(0, room)
  for (let from = 0; from < fitting.length; from += rowsAtOnce) {
    await insertRows(transaction, scope, fitting.slice(from, from + rowsAtOnce), { isFetched: true })
  }
}

async function* readAllRows(
  transaction: Database,
  scope: KnowledgeScope,
  only: { isFetched?: boolean },
): AsyncGenerator<SheetRow> {
  for (let after = 0; ; ) {
    const rows = await readRowsAfter(transaction, scope, { after, limit: rowsAtOnce, ...only })
    yield* rows
    after = rows.at(-1)?.id ?? 0
    if (rows.length < rowsAtOnce) return
  }
}
