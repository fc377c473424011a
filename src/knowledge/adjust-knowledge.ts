import { recordChange } from '../platform/change-log/record-change.ts'
import type { Database } from '../platform/database/connect.ts'
import { afterCommit, inTransaction } from '../platform/database/in-transaction.ts'
import { fail } from '../platform/errors.ts'
import { type ChangedKnowledge, changeKnowledge } from './change-knowledge.ts'
import type { KnowledgeApp } from './knowledge-app.ts'
import { deleteRows } from './sheets/sheet-store.ts'
import type { KnowledgeScope } from './source.ts'
import { type KnowledgeChange, mostOf } from './sources/knowledge-fields.ts'
import { holdChatbot, lockKnowledge } from './sources/knowledge-store.ts'
import { findSources, readList, relearnByIds } from './sources/source-store.ts'

type AdjustingApp = Pick<KnowledgeApp, 'db' | 'now' | 'learning'>

/** What is added to that which a chatbot learns from. A page or question that there is already is replaced. */
export interface AddedKnowledge {
  fileIds: readonly number[]
  pages: readonly string[]
  /** Paragraphs behind those that there are. */
  texts: readonly string[]
  questions: readonly { key: string; value: string }[]
  /** Replace what was set; left out: that stays. */
  settings: Pick<KnowledgeChange, 'SiteMapUrl' | 'EnableSyncSiteMap' | 'SyncSiteMapDays' | 'googleSheetUrl'>
}

/** Adds to what a chatbot learns from, all or nothing. Fails with `invalid-fields` or `chatbot-not-found`. */
export function addKnowledge(app: AdjustingApp, chatbot: ChangedKnowledge, added: AddedKnowledge): Promise<void> {
  return adjust(app, chatbot, async (transaction, scope) => {
    const { fileIds, pages, texts, questions, settings } = added
    const change: KnowledgeChange = { ...settings }
    if (fileIds.length > 0) {
      const former = await readList(transaction, scope, 'file')
      change.fileList = checked('files', [...former.map(({ key }) => key), ...fileIds], mostOf.files)
    }
    if (pages.length > 0) {
      const former = (await readList(transaction, scope, 'page')).map(({ name: url }) => ({ url }))
      change.websiteList = checked('pages', [...former, ...pages.map((url) => ({ url, retrain: true }))], mostOf.pages)
    }
    if (questions.length > 0) {
      const former = (await readList(transaction, scope, 'question')).map(({ key, value }) => ({ key, value }))
      const all = new Map([...former, ...questions].map((question) => [question.key, question]))
      change.qaList = checked('questions', [...all.values()], mostOf.questions)
    }
    if (texts.length > 0) {
      const [former] = await readList(transaction, scope, 'text')
      change.text = [...(former ? [former.value] : []), ...texts].join('\n\n')
    }
    return change
  })
}

/** Takes sources away by their ids. Fails with `invalid-fields` for those that only the sitemap names. */
export function removeKnowledge(app: AdjustingApp, chatbot: ChangedKnowledge, ids: readonly number[]): Promise<void> {
  return adjust(app, chatbot, async (transaction, scope) => {
    const gone = await findSources(transaction, scope, ids)
    const strange = gone.find(({ kind, isListed }) => kind === 'page' && !isListed)
    if (strange) {
      const faults = `The page ${strange.name} stands in the sitemap: take it out there, or remove the sitemap.`
      throw fail('invalid-fields', { faults })
    }
    if (gone.some(({ kind }) => kind === 'sheet')) await deleteRows(transaction, scope, {})
    const kinds = new Set(gone.map(({ kind }) => kind))
    const left = async (kind: 'file' | 'page' | 'question') =>
      (await readList(transaction, scope, kind)).filter(({ id }) => !ids.includes(id))
    return {
      ...(kinds.has('file') ? { fileList: (await left('file')).map(({ key }) => key) } : {}),
      ...(kinds.has('page') ? { websiteList: (await left('page')).map(({ name: url }) => ({ url })) } : {}),
      ...(kinds.has('question') ? { qaList: await left('question') } : {}),
      ...(kinds.has('text') ? { text: '' } : {}),
      ...(kinds.has('sitemap') ? { SiteMapUrl: '' } : {}),
      ...(kinds.has('sheet') ? { googleSheetUrl: '', isRetrainGoogleSheet: true } : {}),
    }
  })
}

/** Has sources learned again although they have not changed: those of the ids, or all. Answers how many. */
export async function retrainKnowledge(
  app: AdjustingApp,
  { workspaceId, serialNumber, by }: ChangedKnowledge,
  ids: readonly number[] | null,
): Promise<number> {
  const count = await inTransaction(app.db, async (transaction) => {
    const scope = await hold(transaction, workspaceId, serialNumber)
    const retrained = await relearnByIds(transaction, scope, ids)
    const target = `chatbot ${serialNumber}`
    await recordChange(transaction, { workspaceId, by, action: 'knowledge.changed', target, details: { retrained } })
    return retrained
  })
  afterCommit(app.db, () => app.learning.wake())
  return count
}

function adjust(
  app: AdjustingApp,
  chatbot: ChangedKnowledge,
  make: (transaction: Database, scope: KnowledgeScope) => Promise<KnowledgeChange>,
): Promise<void> {
  return inTransaction(app.db, async (db) => {
    // Nobody changes a list between reading and writing it.
    const scope = await hold(db, chatbot.workspaceId, chatbot.serialNumber)
    await changeKnowledge({ ...app, db }, chatbot, await make(db, scope))
  })
}

async function hold(transaction: Database, workspaceId: number, serialNumber: string): Promise<KnowledgeScope> {
  const scope = await holdChatbot(transaction, workspaceId, serialNumber)
  if (scope === null) throw fail('chatbot-not-found', { serialNumber })
  await lockKnowledge(transaction, scope)
  return scope
}

function checked<Entry>(what: string, list: Entry[], most: number): Entry[] {
  if (list.length <= most) return list
  const faults = `The chatbot would have ${list.length} ${what}, and ${most} are the most: remove some first.`
  throw fail('invalid-fields', { faults })
}
