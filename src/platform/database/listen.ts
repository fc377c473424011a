import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, keepAlive } from './connect.ts'

const retryMs = 250
/** A connection that nobody speaks on may be dead without a word. */
const lookEveryMs = 30_000
const answerMs = 5_000

export interface Listener {
  close(): Promise<void>
}

/**
 * Calls `onChange` for each notification on the channel, with its payload, and with null whenever the connection is lost or there again, since
 * notifications may have been missed in between. Never throws: a lost connection is taken up again at once.
 */
export async function listenFor(
  connection: Connection,
  channel: string,
  onChange: (payload: string | null) => void,
): Promise<Listener> {
  const closing = new AbortController()
  let tried = (): void => {}
  const firstTry = new Promise<void>((resolve) => {
    tried = resolve
  })
  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({ ...connection, ...keepAlive, application_name: 'porchlight listener' })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
      closing.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ payload }) => onChange(payload ?? ''))
    try {
      await client.connect()
      await ask(client, `LISTEN ${pg.escapeIdentifier(channel)}`)
      onChange(null)
      tried()
      await watch(client, lost)
    } catch {
      // Tried again in a moment.
    } finally {
      // A connection that does not answer does not end politely either.
      client.connection.stream.destroy()
    }
  }
  const keepListening = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await listenOnce()
      tried()
      if (closing.signal.aborted) return
      onChange(null)
      await sleep(retryMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const work = keepListening()
  await firstTry
  return {
    close: async () => {
      closing.abort()
      await work
    },
  }
}

/** Resolves when the connection is lost or does not answer any more. */
async function watch(client: pg.Client, lost: Promise<void>): Promise<void> {
  for (;;) {
    const timer = new AbortController()
    const pause = sleep(lookEveryMs, 'still there' as const, { signal: timer.signal }).catch(() => undefined)
    const next = await Promise.race([lost, pause])
    timer.abort()
    if (next === undefined) return
    await ask(client, 'SELECT 1')
  }
}

async function ask(client: pg.Client, text: string): Promise<void> {
  const question = { text, query_timeout: answerMs }
  await client.query(question)
}
