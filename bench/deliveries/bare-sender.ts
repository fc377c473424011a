// Signs messages and posts them, and nothing else: no log, no retries, no look at where they go.
import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'
import { sayReady } from '../child-process.ts'

/** What is to be posted: each body to each target. */
export interface BareSenderJob {
  /** As Porchlight has at once, for each address. */
  atOnceEach: number
  targets: { url: string; secret: string }[]
  bodies: { id: string; body: string }[]
}

const agent = new Agent({ keepAlive: true })

function sign(key: string | Buffer, text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text).digest(encoding)
}

function post(url: string, secret: string, { id, body }: { id: string; body: string }): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000)
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': `v1,${sign(key, `${id}.${seconds}.${body}`, 'base64')}`,
        'X-Webhook-Signature': `t=${seconds},v1=${sign(secret, `${seconds}.${body}`, 'hex')}`,
      },
    })
    outgoing.once('error', reject)
    outgoing.once('response', (incoming) => {
      incoming.resume()
      incoming.once('end', resolve)
    })
    outgoing.end(body)
  })
}

/** One of several that share the messages of a target. */
async function work(target: { url: string; secret: string }, queue: Iterator<{ id: string; body: string }>) {
  for (let next = queue.next(); !next.done; next = queue.next()) await post(target.url, target.secret, next.value)
}

process.on('message', (message) => {
  // The bench alone sends messages, and just these.
  const { atOnceEach, targets, bodies } = message as BareSenderJob
  for (const target of targets) {
    const queue = bodies[Symbol.iterator]()
    for (let worker = 0; worker < atOnceEach; worker += 1) void work(target, queue)
  }
})
sayReady(0)
