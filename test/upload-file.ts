import type { Answer, TestApp, TestWorkspace } from './test-app.ts'

export interface Upload {
  FileStoreId: string
  PreUploadUrl: string
}

/** The first step: an address for a file. `as`: for another workspace than the server's first. */
export async function beginUpload(server: TestApp, fileName = 'kitchen.png', as?: TestWorkspace): Promise<Upload> {
  const { body, status } = await server.post<Upload>('/chat/User/GetPreUploadUrl', { fileName }, { headers: keyOf(as) })
  if (status !== 200) throw new Error(body.Message)
  return body.Data
}

/** The second step: PUT of the bytes. */
export async function putBytes(
  url: string,
  bytes: Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
): Promise<Answer> {
  // undici asks for `duplex` with a stream; the types of fetch do not know it.
  const options = { method: 'PUT', body: bytes, headers, duplex: 'half' } as RequestInit
  const response = await fetch(url, options)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
}

/** The third step. */
export function reportUploadOf(server: TestApp, FileStoreId: unknown, as?: TestWorkspace): Promise<Answer> {
  return server.post('/chat/User/ReportUploadSuccess', { FileStoreId }, { headers: keyOf(as) })
}

function keyOf(workspace: TestWorkspace | undefined): Record<string, string> {
  return workspace ? { authorization: workspace.secretKey } : {}
}

/** All three steps. Answers the id, as messages take it. */
export async function uploadFile(
  server: TestApp,
  bytes: Uint8Array,
  fileName?: string,
  as?: TestWorkspace,
): Promise<number> {
  const { FileStoreId, PreUploadUrl } = await beginUpload(server, fileName, as)
  for (const answer of [await putBytes(PreUploadUrl, bytes), await reportUploadOf(server, FileStoreId, as)]) {
    if (answer.status !== 200) throw new Error(answer.body.Message)
  }
  return Number(FileStoreId)
}
