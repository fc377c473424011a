// The clients of the bench, in a process of their own: what they cost weighs on both sides alike.
import { Client, type Dispatcher } from 'undici'
import { sayReady } from './child-process.ts'
import type { LoadJob, RequestJob, RequestResult, StreamJob, StreamResult } from './load-generator.ts'

const newline = 0x0a

process.on('message', (message) => {
  // Only load-generator.ts talks to this process.
  const { id, job } = message as { id: number; job: LoadJob }
  const run = job.kind === 'requests' ? sendRequests(job) : askStreams(job)
  run.then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
sayReady(0)

/** Each connection sends its next request as soon as the answer to the last one is there. */
async function sendRequests(job: RequestJob): Promise<RequestResult> {
  const milliseconds: number[] = []
  let bodies = job.firstBody
  const begin = performance.now()
  const end = begin + job.seconds * 1_000
  await withClients(job.origin, job.connections, async (client) => {
    while (performance.now() < end) {
      const body = job.bodies[bodies++ % job.bodies.length] ?? ''
      const sent = performance.now()
      await send(client, { ...job, body }, () => {})
      milliseconds.push(performance.now() - sent)
    }
  })
  const seconds = (performance.now() - begin) / 1_000
  return { perSecond: milliseconds.length / seconds, milliseconds, nextBody: bodies }
}

/** As many streams at once as there are connections, until each body was sent once. */
async function askStreams(job: StreamJob): Promise<StreamResult> {
  const firstPieceMs: number[] = []
  const waiting = [...job.bodies]
  let pieces = 0
  const begin = performance.now()
  await withClients(job.origin, job.atOnce, async (client, index) => {
    if (job.spreadMs > 0) await new Promise((resolve) => setTimeout(resolve, (job.spreadMs * index) / job.atOnce))
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
      const sent = performance.now()
      let lines = 0
      await send(client, { ...job, body }, (chunk) => {
        if (lines === 0 && chunk.includes(newline)) firstPieceMs.push(performance.now() - sent)
        for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines += 1
      })
      // The last line is the final object; two words that say something only together ("right away") leave in one line.
      if (lines > job.pieces + 1 || lines <= (job.leastLines ?? job.pieces / 2))
        throw new Error(`a stream had ${lines} lines of ${job.pieces} pieces`)
      pieces += job.pieces
    }
  })
  return { perSecond: pieces / ((performance.now() - begin) / 1_000), firstPieceMs }
}

async function withClients(
  origin: string,
  count: number,
  run: (client: Client, index: number) => Promise<void>,
): Promise<void> {
  const clients = Array.from({ length: count }, () => new Client(origin, { pipelining: 1 }))
  try {
    await Promise.all(clients.map(run))
  } finally {
    await Promise.all(clients.map((client) => client.destroy()))
  }
}

function send(
  client: Client,
  request: { path: string; headers: Record<string, string>; body: string; method?: string },
  onData: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let status = 0
    let refusal = ''
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => {},
      onResponseStart: (_controller, statusCode) => {
        status = statusCode
      },
      onResponseData: (_controller, chunk) => {
        if (status === 200) onData(chunk)
        else refusal += chunk.toString()
      },
      onResponseEnd: () =>
        status === 200 ? resolve() : reject(new Error(`${request.path} answered ${status}: ${refusal}`)),
      onResponseError: (_controller, error) => reject(error),
    }
    const { method = 'POST', path, headers, body } = request
    client.dispatch({ method, path, headers, body }, handler)
  })
}
