import { fail } from '../../../platform/errors.ts'
import { findDocuments, giveUpDocuments } from '../../../platform/files/documents/stored-documents.ts'
import type { HomesApp } from '../../homes-app.ts'
import { ImportRefusal } from '../import/import-refusal.ts'
import type { ListingScope } from '../listing-scope.ts'
import { findUpload, type UploadRow } from './upload-store.ts'

/** An import of a chatbot by its id as it stands in a path. */
export async function requireUpload(app: Pick<HomesApp, 'db'>, scope: ListingScope, id: string): Promise<UploadRow> {
  const row = /^\d{1,15}$/.test(id) ? await findUpload(app.db, scope, Number(id)) : null
  if (row === null) throw fail('import-not-found', { id })
  return row
}

/** The bytes of an import’s file, from its beginning. */
export async function openUpload(app: Pick<HomesApp, 'db' | 'files'>, { workspaceId, fileId }: UploadRow) {
  const [file] = fileId === null ? [] : await findDocuments(app.db, workspaceId, [fileId])
  if (!file) throw new ImportRefusal('The file is not there any more: upload it again.')
  return app.files.open(file.storageName)
}

/** The file is removed in the background. */
export function giveUpUpload(app: Pick<HomesApp, 'db' | 'now'>, { workspaceId, fileId }: UploadRow): Promise<void> {
  return giveUpDocuments(app.db, workspaceId, fileId === null ? [] : [fileId], app.now())
}
