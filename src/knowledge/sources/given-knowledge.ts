import { readFileId } from '../../firm/uploads/upload-address.ts'
import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import { documentKindOf, documentKinds, largestDocument } from '../../platform/files/documents/document-kind.ts'
import type { StoredDocument } from '../../platform/files/documents/stored-document.ts'
import { findDocuments } from '../../platform/files/documents/stored-documents.ts'
import { readMimeType } from '../../platform/files/file-kind.ts'
import { countCodePoints } from '../../platform/text/code-points.ts'
import type { SourceKind } from '../source.ts'
import type { KnowledgeChange } from './knowledge-fields.ts'
import type { KnowledgeSettings } from './knowledge-store.ts'
import type { WantedSource } from './source-store.ts'
import { readWebAddress } from './web-address.ts'

/** What is given of knowledge, as it is stored. What is not there was left out. */
export interface GivenKnowledge {
  settings: Partial<KnowledgeSettings>
  lists: Partial<Record<SourceKind, WantedSource[]>>
  retrainsSheet: boolean
}

const mostFaults = 20

/** Fails with `invalid-fields`, which names every fault. */
export async function settleGiven(db: Database, workspaceId: number, given: KnowledgeChange): Promise<GivenKnowledge> {
  const faults: string[] = []
  const settings: Partial<KnowledgeSettings> = {}
  if (given.SiteMapUrl !== undefined) settings.sitemapUrl = readAddress('SiteMapUrl', given.SiteMapUrl, faults)
  if (given.googleSheetUrl !== undefined)
    settings.sheetUrl = readAddress('googleSheetUrl', given.googleSheetUrl, faults)
  if (given.EnableSyncSiteMap !== undefined) settings.syncsSitemap = given.EnableSyncSiteMap
  if (given.SyncSiteMapDays !== undefined) settings.syncDays = given.SyncSiteMapDays
  const lists: GivenKnowledge['lists'] = {}
  if (given.fileList) lists.file = await readFiles(db, workspaceId, given.fileList, faults)
  if (given.websiteList) lists.page = readPages(given.websiteList, faults)
  if (given.qaList) lists.question = readQuestions(given.qaList, faults)
  if (given.text !== undefined) lists.text = readText(given.text)
  if (faults.length > 0) {
    const more = faults.length > mostFaults ? ` And ${faults.length - mostFaults} more faults.` : ''
    throw fail('invalid-fields', { faults: faults.slice(0, mostFaults).join(' ') + more })
  }
  return { settings, lists, retrainsSheet: given.isRetrainGoogleSheet ?? false }
}

function readText(text: string): WantedSource[] {
  return text.trim() === '' ? [] : [{ key: '', name: 'Text', value: text, length: countCodePoints(text) }]
}

function readAddress(place: string, text: string, faults: string[]): string {
  const address = text === '' ? '' : readWebAddress(text)
  if (address === null) faults.push(`${place}: ${notAnAddress(text)}`)
  return address ?? ''
}

function notAnAddress(text: string): string {
  return `expected an address that begins with https:// or http://, got ${JSON.stringify([...text].slice(0, 100).join(''))}.`
}

function readPages(list: readonly { url: string; retrain?: boolean }[], faults: string[]): WantedSource[] {
  const pages = new Map<string, WantedSource>()
  for (const [index, { url, retrain = false }] of list.entries()) {
    const key = readWebAddress(url)
    const former = key === null ? undefined : pages.get(key)
    if (key === null) faults.push(`websiteList[${index}].url: ${notAnAddress(url)}`)
    // One page that is named twice is one page.
    else if (former) former.retrain ||= retrain
    else pages.set(key, { key, name: url, sourceLink: key, retrain })
  }
  return [...pages.values()]
}

function readQuestions(list: readonly { key: string; value: string }[], faults: string[]): WantedSource[] {
  const places = new Map<string, number>()
  return list.map(({ key, value }, index) => {
    const former = places.get(key)
    if (former === undefined) places.set(key, index)
    else faults.push(`qaList[${index}].key: is the question of qaList[${former}] again: send each question once.`)
    return { key, name: key, value, length: countCodePoints(value) }
  })
}

async function readFiles(
  db: Database,
  workspaceId: number,
  list: readonly (string | number)[],
  faults: string[],
): Promise<WantedSource[]> {
  const ids = list.map((given) => readFileId(String(given).trim()))
  const known = ids.filter((id) => id !== null)
  const found = new Map((await findDocuments(db, workspaceId, known)).map((file) => [file.id, file]))
  const sources = new Map<string, WantedSource>()
  for (const [index, id] of ids.entries()) {
    const file = id === null ? undefined : found.get(id)
    const fault = file
      ? findFault(file)
      : `no uploaded file of this workspace has the id ${show(list[index])}: upload it first.`
    if (fault !== null) faults.push(`fileList[${index}]: ${fault}`)
    else if (file) sources.set(String(file.id), { key: String(file.id), name: String(file.id), value: file.fileName })
  }
  return [...sources.values()]
}

/** Why nothing can be learned from a file; null: something can. */
function findFault({ id, mimeType, fileName, bytes }: StoredDocument): string | null {
  if (documentKindOf(mimeType, fileName) === null) {
    const { name } = readMimeType(mimeType)
    const is = name === 'application/octet-stream' ? 'of no known kind' : name
    return `the file ${id} is ${is}: send ${documentKinds}.`
  }
  return bytes > largestDocument ? `the file ${id} is larger than 40 MB: send it in parts.` : null
}

function show(given: unknown): string {
  return [...String(given)].slice(0, 40).join('')
}
