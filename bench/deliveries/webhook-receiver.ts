// A program of a firm that webhooks tell: answers 204 at once, on every address of loopback, and counts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sayReady } from '../child-process.ts'

/** What the bench asks: to be told once so many have come from now on. */
export interface ReceiverJob {
  id: number
  expected: number
}

export interface ReceiverResult {
  id: number
  /** From the first message to the last, by the receiver's own clock. */
  seconds: number
}

let job: ReceiverJob | null = null
let come = 0
let first = 0

const server = createServer((request, response) => {
  request.resume()
  request.once('end', () => {
    response.writeHead(204).end()
    come += 1
    if (come === 1) first = performance.now()
    if (job === null || come < job.expected) return
    process.send?.({ id: job.id, seconds: (performance.now() - first) / 1_000 } satisfies ReceiverResult)
    job = null
  })
})
server.keepAliveTimeout = 60_000
process.on('message', (message) => {
  // The bench alone sends messages, and just these.
  job = message as ReceiverJob
  come = 0
})
server.listen(0, '0.0.0.0', () => sayReady((server.address() as AddressInfo).port))
