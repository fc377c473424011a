import pg from 'pg'
import type { Connection } from './connect.ts'

const retryMs = 1_000

export interface Listener {
  close(): Promise<void>
}

/**
 * Calls `onChange` for each notification on the channel, and after every reconnection, since notifications may have
 * been missed in between. Never throws: a lost connection is taken up again every second.
 */
export async function listenFor(connection: Connection, channel: string, onChange: () => void): Promise<Listener> {
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ ...connection, application_name: 'porchlight listener' })
    const lost = (): void => {
      if (closed || client !== fresh) return
      client = null
      onChange()
      timer = setTimeout(() => void open(), retryMs)
    }
    client = fresh
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', onChange)
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      onChange()
    } catch {
      lost()
    }
  }

  await open()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
