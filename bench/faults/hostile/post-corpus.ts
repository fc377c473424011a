import { Agent, type Dispatcher } from 'undici'
import { findAnswerFault } from '../../../test/properties/find-answer-fault.ts'
import { requestLimitMs } from '../journal.ts'
import type { HostileRequest } from './make-corpus.ts'

export interface Poster {
  url: string
  secretKey: string
  /** Of the console, of somebody who is its owner: as it goes into the header Cookie. */
  memberCookie: string
  /** Keys of visitors, to be used in turns. */
  visitorKeys: readonly string[]
  /** Numbers of made-up addresses that were given out. */
  counter: { last: number }
}

export interface PostResult {
  sent: number
  statuses: Map<number, number>
  /** 503 with Retry-After: no answer to what was sent, but an honest one. */
  busy: number
  /** Answers that are wrong, and requests without one. */
  faults: string[]
}

/** Posts everything, so many in parallel, and looks at every answer. */
export async function postCorpus(
  poster: Poster,
  corpus: Iterable<HostileRequest>,
  parallel: number,
): Promise<PostResult> {
  const agent = new Agent({ connections: parallel, headersTimeout: requestLimitMs, bodyTimeout: requestLimitMs })
  const result: PostResult = { sent: 0, statuses: new Map(), busy: 0, faults: [] }
  const rest = corpus[Symbol.iterator]()
  const work = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const fault = await post(poster, agent, next.value, result)
      result.sent += 1
      if (fault !== null) {
        const { target, way, bytes } = next.value
        result.faults.push(`${target.method} ${target.path} (${way}, ${bytes.length} bytes): ${fault.slice(0, 300)}`)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: parallel }, work))
  } finally {
    await agent.destroy()
  }
  return result
}

async function post(
  poster: Poster,
  agent: Agent,
  { target, bytes }: HostileRequest,
  result: PostResult,
): Promise<string | null> {
  try {
    const answer = await agent.request({
      origin: poster.url,
      path: target.path,
      method: target.method,
      headers: headersFor(poster, target.as),
      body: target.method === 'GET' ? null : bytes,
    })
    const text =
      target.listens && answer.statusCode === 200 ? await readBeginning(answer.body) : await answer.body.text()
    const { statusCode: status, headers } = answer
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
    if (status === 503 && headers['retry-after'] !== undefined) {
      result.busy += 1
      return null
    }
    // Pictures of the map are no envelopes.
    if (status === 200 && !String(headers['content-type']).match(/json|event-stream/)) return null
    return findAnswerFault({ status, headers: flatten(headers), text }, target)
  } catch (error) {
    result.statuses.set(0, (result.statuses.get(0) ?? 0) + 1)
    return `no answer: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** A stream of events goes on for ever: its first piece, then it is left. */
async function readBeginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  for await (const piece of body) return String(piece)
  return ''
}

function headersFor(poster: Poster, as: HostileRequest['target']['as']): Record<string, string> {
  const number = ++poster.counter.last
  const key = poster.visitorKeys[number % poster.visitorKeys.length] ?? ''
  return {
    'content-type': 'application/json',
    // Strangers come from everywhere: what one address may do is looked at elsewhere.
    'x-forwarded-for': `198.${18 + ((number >> 16) % 2)}.${(number >> 8) % 256}.${number % 256}`,
    ...(as === 'secret' ? { authorization: poster.secretKey } : {}),
    ...(as === 'member' ? { cookie: poster.memberCookie, origin: poster.url } : {}),
    ...(as === 'visitor' ? { 'chatrobot-sessionkey': key } : {}),
  }
}

function flatten(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
