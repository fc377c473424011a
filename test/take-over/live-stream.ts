import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface ReceivedEvent {
  type: string
  id: string
  data: Record<string, unknown>
  /** When it came, in milliseconds of `performance`. */
  at: number
}

export interface OpenStream {
  status: number
  /** All that has come so far. */
  events: ReceivedEvent[]
  /** As a browser would give it back. */
  lastEventId: string
  /** Resolves with the first event that fits, which may have come already; fails after `mostMs`. */
  until(fits: (event: ReceivedEvent) => boolean, mostMs?: number): Promise<ReceivedEvent>
  /** Resolves once the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

/** Reads server-sent events as the standard says a browser does; resolves once the first cursor has come. */
export function openStream(
  url: string,
  headers: Record<string, string | undefined>,
  lastEventId = '',
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const given = { ...headers, accept: 'text/event-stream', 'last-event-id': lastEventId || undefined }
    const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const outgoing = request(url, { agent: false, headers: sent })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      let rest = ''
      let ended = (): void => {}
      const stream: OpenStream = {
        status: response.statusCode ?? 0,
        events: [],
        lastEventId,
        until: async (fits, mostMs = 20_000) => {
          for (const end = performance.now() + mostMs; performance.now() < end; await wait(2)) {
            const found = stream.events.find(fits)
            if (found) return found
          }
          throw new Error(`no such event came: ${JSON.stringify(stream.events)}`)
        },
        ended: new Promise<void>((done) => {
          ended = done
        }),
        close: () => outgoing.destroy(),
      }
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        const blocks = (rest + piece).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const fields = new Map(
            block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
          )
          const id = fields.get('id')
          if (id !== undefined) stream.lastEventId = id
          const data = fields.get('data')
          if (data === undefined) {
            if (id !== undefined) resolve(stream)
            continue
          }
          const type = fields.get('event') ?? 'message'
          stream.events.push({ type, id: id ?? '', data: JSON.parse(data), at: performance.now() })
        }
      })
      response.on('close', () => ended())
      response.on('error', () => {})
      if (stream.status !== 200) resolve(stream)
    })
    outgoing.end()
  })
}
