import type { Api } from '../../api/api-context.ts'

const mostBytes = 40_000_000
const mostMs = 10 * 60_000

export interface UploadedFile {
  name: string
  /** Null: it could not be uploaded. */
  id: number | null
  /** Why not. */
  failure: unknown
}

/** Uploads documents, one after the other, and answers what became of each. */
export async function uploadFiles({ client }: Api, files: readonly File[]): Promise<UploadedFile[]> {
  const uploaded: UploadedFile[] = []
  for (const file of files) {
    try {
      uploaded.push({ name: file.name, id: await uploadFile(client, file), failure: null })
    } catch (failure) {
      uploaded.push({ name: file.name, id: null, failure })
    }
  }
  return uploaded
}

export function isTooLarge({ size }: File): boolean {
  return size > mostBytes
}

async function uploadFile(client: Api['client'], file: File): Promise<number> {
  const { FileStoreId, PreUploadUrl } = await client.createUpload({ fileName: file.name.slice(-255) })
  // The page may only speak with the server that it came from.
  const { pathname, search } = new URL(PreUploadUrl, location.href)
  const sent = await fetch(pathname + search, { method: 'PUT', body: file, signal: AbortSignal.timeout(mostMs) })
  if (!sent.ok) throw new Error(`${sent.status}`)
  await client.reportUpload({ FileStoreId })
  return Number(FileStoreId)
}
