import { createHash } from 'node:crypto'
import { isUnavailable } from '../../platform/database/database-trouble.ts'
import { plainBlocks } from '../../platform/document-reading/plain-blocks.ts'
import { type ReadDocument, ReadError } from '../../platform/document-reading/read-document.ts'
import { largestDocument } from '../../platform/files/documents/document-kind.ts'
import { findDocuments } from '../../platform/files/documents/stored-documents.ts'
import { readWhole } from '../../platform/files/read-stored.ts'
import { CrawlError } from '../crawling/crawl-error.ts'
import type { KnowledgeApp } from '../knowledge-app.ts'
import { cutPassages, cutQuestion } from '../passages/cut-passages.ts'
import { fetchTable, TableError } from '../sheets/fetch-table.ts'
import { mostOf } from '../sources/knowledge-fields.ts'
import { findLanguage } from './find-language.ts'
import type { Failure, Lesson, TakenSource, Validators } from './lesson.ts'
import { keepOwnBlocks } from './own-blocks.ts'

export type LearningApp = Pick<
  KnowledgeApp,
  'db' | 'files' | 'documents' | 'crawler' | 'outbound' | 'languages' | 'slices' | 'now' | 'log'
>

/** Begun so often without coming to an end, a source must be what ends the process. */
const mostTakes = 8
const noValidators: Validators = { etag: '', lastModified: '' }

/** Looks at a source and finds out what it says now. Nothing is stored. Fails only when `signal` fires. */
export async function learnSource(app: LearningApp, source: TakenSource, signal: AbortSignal): Promise<Lesson> {
  try {
    if (source.takes > mostTakes) {
      return failure(`Learning this was cut off ${mostTakes} times: add it in another form, or in smaller parts.`)
    }
    return await learn(app, source, signal)
  } catch (error) {
    signal.throwIfAborted()
    return explain(app, source, error)
  }
}

function learn(app: LearningApp, source: TakenSource, signal: AbortSignal): Promise<Lesson> {
  switch (source.kind) {
    case 'text':
      return learnText(app, source)
    case 'question':
      return learnQuestion(app, source)
    case 'file':
      return learnFile(app, source, signal)
    case 'page':
      return learnPage(app, source, signal)
    case 'sitemap':
      return learnSitemap(app, source, signal)
    case 'sheet':
      return learnSheet(app, source, signal)
  }
}

async function learnText(app: LearningApp, { value }: TakenSource): Promise<Lesson> {
  const document = { title: '', blocks: plainBlocks(value), language: null, note: null }
  return tell(app, document, { contentHash: hashOf(value) })
}

async function learnQuestion(app: LearningApp, { name, value }: TakenSource): Promise<Lesson> {
  return {
    outcome: 'learned',
    passages: cutQuestion(name, value),
    language: await findLanguage(app, null, `${name} ${value}`),
    contentHash: hashOf(`${name}\n${value}`),
    validators: noValidators,
    note: '',
  }
}

async function learnFile(app: LearningApp, source: TakenSource, signal: AbortSignal): Promise<Lesson> {
  const [file] = await findDocuments(app.db, source.workspaceId, [Number(source.key)])
  if (!file) return failure('The file is gone: upload it again.')
  const bytes = await readWhole(app.files, file.storageName, largestDocument)
  const contentHash = hashOf(bytes)
  if (isKnown(source, contentHash)) return { outcome: 'unchanged', validators: noValidators }
  return tell(app, await app.documents.read(bytes, { name: file.fileName, signal }), { contentHash })
}

async function learnPage(app: LearningApp, source: TakenSource, signal: AbortSignal): Promise<Lesson> {
  const { etag, lastModified } = source
  const known = source.isAnew || source.contentHash === null ? noValidators : { etag, lastModified }
  const page = await app.crawler.fetchPage({ url: source.key, ...known, signal })
  if (page.is === 'unchanged') return { outcome: 'unchanged', validators: known }
  const { url: address, bytes, contentType, canonical } = page
  const validators = { etag: page.etag, lastModified: page.lastModified }
  const contentHash = hashOf(bytes)
  if (isKnown(source, contentHash)) return { outcome: 'unchanged', validators }
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  const whole = await app.documents.read(bytes, { name, address, contentType, signal })
  const { document, ...shared } = await keepOwnBlocks(app.db, source, { document: whole, address })
  return tell(app, document, { contentHash, validators, sourceLink: canonical ?? address, shared })
}

async function learnSitemap(app: LearningApp, { key }: TakenSource, signal: AbortSignal): Promise<Lesson> {
  const { pages, note } = await app.crawler.readSitemap({ url: key, signal })
  const addresses = new Set(pages.map(({ url }) => url))
  return { outcome: 'pages', addresses: [...addresses].slice(0, mostOf.sitemapPages), note: note ?? '' }
}

async function learnSheet(app: LearningApp, source: TakenSource, signal: AbortSignal): Promise<Lesson> {
  if (source.sourceLink === '' || !source.isAnew) return { outcome: 'rows', rows: null, note: '' }
  return { outcome: 'rows', ...(await fetchTable(app, source.sourceLink, { most: mostOf.rows, signal })) }
}

/** Whether this is what was learned last. */
function isKnown({ isAnew, contentHash }: TakenSource, hash: Buffer): boolean {
  return !isAnew && contentHash !== null && contentHash.equals(hash)
}

type Learned = Extract<Lesson, { outcome: 'learned' }>

async function tell(
  app: LearningApp,
  document: ReadDocument,
  found: Pick<Learned, 'contentHash' | 'sourceLink' | 'shared'> & { validators?: Validators },
): Promise<Lesson> {
  await app.slices.next()
  const passages = cutPassages(document)
  if (passages.length === 0) return failure('There is no text in it that could be learned: add another source.')
  const sample = passages.slice(0, 3).map(({ text }) => text)
  const language = await findLanguage(app, document.language, sample.join(' '))
  return { outcome: 'learned', passages, language, validators: noValidators, note: document.note ?? '', ...found }
}

function hashOf(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

function failure(message: string): Failure {
  return { outcome: 'failed', message, mayPass: false, keepsFormer: false }
}

function explain({ log }: LearningApp, { kind, id, workspaceId }: TakenSource, error: unknown): Failure {
  if (error instanceof ReadError) return failure(error.message)
  if (error instanceof CrawlError) {
    const { message, mayPass, retryAfterSeconds, fault } = error
    // Who takes a page away, or asks not to read it, does not want it said any more.
    const keepsFormer = !['gone', 'robots', 'noindex'].includes(fault)
    return { outcome: 'failed', message, mayPass, retryAfterSeconds, keepsFormer }
  }
  if (error instanceof TableError) {
    const { message, mayPass, retryAfterSeconds } = error
    return { outcome: 'failed', message, mayPass, retryAfterSeconds, keepsFormer: true }
  }
  if (!isUnavailable(error)) log.warn({ err: error, kind, sourceId: id, workspaceId }, 'a source could not be learned')
  return {
    outcome: 'failed',
    message: 'Something went wrong on our side: it is tried again; if it stays so, tell the operator.',
    mayPass: true,
    keepsFormer: true,
  }
}
