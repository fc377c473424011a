import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** What the proxy does with what comes through it. */
type Manner = 'pass' | 'delay' | 'cut' | 'swallow'

interface Pair {
  near: Socket
  far: Socket
  manner: Manner
  /** When the last answer that was held back goes on: what comes after it must not overtake it. */
  dueAt: number
}

export interface DatabaseProxy {
  port: number
  /** Resets every connection. */
  drop(): void
  /** Resets every connection and refuses new ones until `listen`. */
  close(): Promise<void>
  listen(): Promise<void>
  /** Holds back every answer by so many milliseconds; 0: none any more. */
  delay(milliseconds: number): void
  /** Passes on half of the next answer of each connection, then resets it. */
  cut(): void
  /** The connections that are there get no byte any more, for ever; new ones are taken and get none until `thaw`. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** A TCP proxy on loopback before a PostgreSQL server's Unix socket or port. */
export async function startDatabaseProxy(target: { path: string } | { port: number }): Promise<DatabaseProxy> {
  const pairs = new Set<Pair>()
  const state = { port: 0, delayMs: 0, newcomers: 'pass' as Manner }
  let server: Server

  const open = (near: Socket): void => {
    const far = connect(target)
    const pair: Pair = { near, far, manner: state.newcomers, dueAt: 0 }
    pairs.add(pair)
    near.setNoDelay(true)
    near
      .on('error', () => near.destroy())
      .on('close', () => {
        pairs.delete(pair)
        far.destroy()
      })
    // A frozen connection looks as if nothing had happened, also when the database has gone.
    far.on('error', () => far.destroy()).on('close', () => pair.manner !== 'swallow' && near.destroy())
    near.on('data', (bytes) => pair.manner !== 'swallow' && far.write(bytes))
    far.on('data', (bytes) => pass(pair, bytes))
  }

  const pass = (pair: Pair, bytes: Buffer): void => {
    if (pair.manner === 'swallow') return
    if (pair.manner === 'cut') {
      pair.near.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => reset(pair))
      return
    }
    const now = performance.now()
    pair.dueAt = Math.max(pair.dueAt, now + state.delayMs)
    if (pair.dueAt <= now) pair.near.write(bytes)
    else setTimeout(() => pair.manner !== 'swallow' && pair.near.write(bytes), pair.dueAt - now)
  }

  const listen = async (): Promise<void> => {
    server = createServer(open)
    server.listen(state.port, '127.0.0.1')
    await once(server, 'listening')
    // A listening TCP server has an address of this shape.
    state.port = (server.address() as AddressInfo).port
  }
  const drop = (): void => {
    for (const pair of [...pairs]) reset(pair)
  }
  const close = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    drop()
    await closed
  }

  await listen()
  return {
    port: state.port,
    drop,
    close,
    listen,
    delay: (milliseconds) => {
      state.delayMs = milliseconds
    },
    cut: () => {
      for (const pair of pairs) pair.manner = 'cut'
    },
    freeze: () => {
      state.newcomers = 'swallow'
      for (const pair of pairs) pair.manner = 'swallow'
    },
    thaw: () => {
      state.newcomers = 'pass'
    },
    stop: close,
  }
}

function reset({ near, far }: Pair): void {
  near.resetAndDestroy()
  far.destroy()
}
