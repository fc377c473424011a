import { fail } from '../../platform/errors.ts'
import { type FileKind, largestBytes, readMimeType } from '../../platform/files/file-kind.ts'
import type { StoredFile } from '../../platform/files/stored-file.ts'
import { agentOf } from '../../platform/member.ts'
import type { Caller } from '../../platform/operation.ts'
import type { FirmApp } from '../firm-app.ts'
import { type FileOwner, findStoredFiles, keepNamedFiles } from './file-store.ts'

/** A file that a message carries: looked through, and allowed there. */
export type MessageFile = StoredFile

const maxImages = 10

/**
 * Who sends a message: a workspace has all of its files, a visitor those of the own session, an agent those that belong
 * to no conversation of a colleague’s.
 */
type Asker = Pick<Caller, 'workspaceId' | 'visitor' | 'member'>

/** Whose files a caller may name. */
export function ownerOf({ workspaceId, visitor, member }: Asker): FileOwner {
  if (visitor) return { workspaceId, sessionId: visitor.sessionId }
  return member ? { workspaceId, agentId: agentOf({ member }) } : { workspaceId }
}

/** interface.md 4.2. */
const takes: Record<FileKind, string> = {
  Image: 'PNG, JPEG, WEBP and non-animated GIF',
  Audio: 'WAV',
  Video: 'MP4, MKV, AVI, FLV and MPEG',
}

/** What is wrong with the number of files of a message, as one sentence; null when nothing is. */
export function describeFileCount(chatAskType: FileKind | 'Text', fileIds: readonly number[]): string | null {
  const count = fileIds.length
  const got = count === 0 ? 'none' : count
  if (chatAskType === 'Text') {
    return count === 0 ? null : `fileIds: expected none, because chatAskType is Text, got ${got}.`
  }
  if (chatAskType !== 'Image') {
    return count === 1 ? null : `fileIds: expected exactly one ${chatAskType.toLowerCase()} file, got ${got}.`
  }
  if (count < 1 || count > maxImages) return `fileIds: expected 1 to ${maxImages} images, got ${got}.`
  const double = fileIds.find((id, index) => fileIds.indexOf(id) !== index)
  return double === undefined ? null : `fileIds: ${double} is named twice: name each file once.`
}

/**
 * Looks up the files of a message, in their order, and makes sure that each is what the kind of message allows. Only
 * finished uploads count. Fails with `file-not-found` or `file-not-allowed`, the latter naming every fault.
 */
export async function takeMessageFiles(
  app: FirmApp,
  asker: Asker,
  chatAskType: FileKind | 'Text',
  fileIds: readonly number[],
): Promise<MessageFile[]> {
  const wrongCount = describeFileCount(chatAskType, fileIds)
  if (wrongCount !== null) throw fail('file-not-allowed', { reason: wrongCount })
  if (chatAskType === 'Text') return []
  const files = await findFiles(app, asker, fileIds)
  const faults = files.flatMap((file) => describeFault(chatAskType, file, `fileIds: the file ${file.id}`) ?? [])
  if (faults.length > 0) throw fail('file-not-allowed', { reason: faults.join(' ') })
  if (asker.visitor && (await keepNamedFiles(app.db, asker.visitor, fileIds)) < files.length) {
    // Removed between the two looks, because no message had named it for a day.
    throw fail('file-not-found', { fileId: fileIds.join(', ') })
  }
  return files
}

async function findFiles(app: FirmApp, asker: Asker, fileIds: readonly number[]): Promise<StoredFile[]> {
  const ids = fileIds.filter((id) => Number.isSafeInteger(id) && id > 0)
  const found = ids.length === 0 ? [] : await findStoredFiles(app.db, ownerOf(asker), ids)
  return fileIds.map((fileId) => {
    const file = found.find(({ id }) => id === fileId)
    if (!file) throw fail('file-not-found', { fileId })
    return file
  })
}

/** Why a message of a kind cannot carry a file, as one sentence that begins with `subject`; null when it can. */
export function describeFault(
  chatAskType: FileKind,
  file: Pick<StoredFile, 'mimeType' | 'bytes'>,
  subject: string,
): string | null {
  const { kind, name, fault } = readMimeType(file.mimeType)
  if (kind !== chatAskType) {
    const found = name === 'application/octet-stream' ? 'of no known kind' : name
    return `${subject} is ${found} by its bytes, but ${chatAskType} takes ${takes[chatAskType]}: send one of these.`
  }
  const megabytes = largestBytes[chatAskType] / 1_048_576
  if (file.bytes > largestBytes[chatAskType]) {
    return `${subject} is larger than the ${megabytes} MB that ${chatAskType} takes: send a smaller one.`
  }
  if (fault === 'animated') return `${subject} is an animated GIF: send a still picture.`
  if (fault === 'too-many-pixels') return `${subject} has more than 100 million pixels: send it smaller.`
  return fault === null ? null : `${subject} cannot be decoded as ${name}: save the picture anew and upload that.`
}
