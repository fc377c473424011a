import { type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'

/** What a `fetch` that posts a text is given. */
export interface Posting {
  url: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal | null
}

/**
 * Posts a text and resolves with the answer when its head is there. Fails as `fetch` does: with the reason of the signal, or
 * with a TypeError whose cause is the trouble on the way. A kept connection that the server has just closed is tried anew.
 */
export function post(posting: Posting): Promise<IncomingMessage> {
  const { url, headers, body, signal } = posting
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const send = url.startsWith('https:') ? overHttps : overHttp
    const options: RequestOptions = {
      method: 'POST',
      headers: { accept: '*/*', ...headers, 'content-length': Buffer.byteLength(body) },
    }
    const request = send(url, options, resolve)
    const onAbort = (): void => {
      request.destroy()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    request.once('close', () => signal?.removeEventListener('abort', onAbort))
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (signal?.aborted) return
      if (request.reusedSocket && error.code === 'ECONNRESET') post(posting).then(resolve, reject)
      else reject(new TypeError('fetch failed', { cause: error }))
    })
    request.end(body)
  })
}
