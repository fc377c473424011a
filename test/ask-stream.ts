import { request } from 'node:http'
import type { TestApp } from './test-app.ts'

export interface StreamedAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The whole body as it came. */
  text: string
  /** Each line that is not empty, as JSON. */
  lines: Record<string, unknown>[]
  /** The `content` of each piece. */
  pieces: string[]
  /** Milliseconds after the request at which each line came. */
  at: number[]
  /** Whether the server ended the body properly. */
  complete: boolean
}

/** Asks with `stream: true` and reads to the end; with `leaveAfter`, hangs up after so many lines. */
export async function askStreamed(
  app: Pick<TestApp, 'url' | 'secretKey'>,
  body: Record<string, unknown>,
  options: { leaveAfter?: number; headers?: Record<string, string>; onLine?: () => void } = {},
): Promise<StreamedAnswer> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(`${app.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      agent: false,
      headers: { authorization: app.secretKey, 'content-type': 'application/json', ...options.headers },
    })
    outgoing.on('error', (error) => (options.leaveAfter === undefined ? reject(error) : undefined))
    outgoing.on('response', (response) => {
      let text = ''
      const at: number[] = []
      response.setEncoding('utf8')
      const finish = (complete: boolean): void => {
        const lines = readLines(text)
        const pieces = lines.flatMap((line) => (typeof line.content === 'string' ? [line.content] : []))
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, lines, pieces, at, complete })
      }
      response.on('data', (chunk: string) => {
        for (const character of chunk)
          if (character === '\n') {
            at.push(performance.now() - begin)
            options.onLine?.()
          }
        text += chunk
        if (options.leaveAfter !== undefined && at.length >= options.leaveAfter) outgoing.destroy()
      })
      response.on('end', () => finish(true))
      response.on('error', () => finish(false))
    })
    outgoing.end(JSON.stringify({ stream: true, ...body }))
  })
}

/** Splits as the public client of the stream does: at line breaks, dropping what does not begin with a brace. */
function readLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}
