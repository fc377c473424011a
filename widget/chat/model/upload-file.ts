import type { VisitorCalls } from './api.ts'
import { CallFailure, failureOfEnvelope } from './failure.ts'
import { parseObject } from './stream/parse-object.ts'

/** Nothing moved for this long: the upload is given up. */
const silenceMs = 30_000

/** Uploads a file in the three steps of the contract; answers its id. Throws a Failure; `stopped` when aborted. */
export async function uploadFile(
  calls: VisitorCalls,
  file: Blob,
  name: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const stopIfAborted = (): void => {
    if (signal.aborted) throw new CallFailure('stopped')
  }
  stopIfAborted()
  const { FileStoreId, PreUploadUrl } = await calls.call<{ FileStoreId: string; PreUploadUrl: string }>(
    'POST',
    '/chat/User/GetPreUploadUrl',
    { fileName: name.slice(-255) || 'file' },
  )
  stopIfAborted()
  await putBytes(addressBesides(PreUploadUrl), file, onProgress, signal)
  stopIfAborted()
  await calls.call('POST', '/chat/User/ReportUploadSuccess', { FileStoreId })
  stopIfAborted()
  return Number(FileStoreId)
}

/** The same server under the address that this page has of it, the only one that its policy lets it call. */
function addressBesides(url: string): string {
  return `..${url.slice(url.lastIndexOf('/uploads/'))}`
}

/** XMLHttpRequest, because fetch tells nothing of how far an upload is. */
function putBytes(
  address: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = (): void => request.abort()
    let timer = setTimeout(stop, silenceMs)
    const settle = (failure: CallFailure | null): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (failure) reject(failure)
      else resolve()
    }
    const moved = (): void => {
      clearTimeout(timer)
      timer = setTimeout(stop, silenceMs)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      const { status } = request
      if (status >= 200 && status < 300) return settle(null)
      const header = (header: string): string | null => request.getResponseHeader(header)
      settle(
        failureOfEnvelope(parseObject(request.responseText), status, header('x-error-code'), header('retry-after')),
      )
    }
    request.onerror = () => settle(new CallFailure(navigator.onLine ? 'network' : 'offline'))
    request.onabort = () => settle(new CallFailure(signal.aborted ? 'stopped' : 'network'))
    signal.addEventListener('abort', stop)
    request.open('PUT', address)
    request.send(file)
  })
}
