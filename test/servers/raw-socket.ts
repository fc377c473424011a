import { connect, type Socket } from 'node:net'

/** A connection that a test uses byte by byte. */
export interface RawSocket {
  socket: Socket
  /** All that came back so far. */
  received(): string
  send(bytes: string | Buffer): void
  /** Resolves with all that came once the server has ended its side, or fails after `ms`. */
  ended(ms?: number): Promise<string>
  /** Resolves with what came so far once it holds `text`, or fails after `ms`. */
  heard(text: string | RegExp, ms?: number): Promise<string>
}

/** Opens a connection to a server of this machine. What cuts it off is no failure of the test. */
export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let text = ''
  let isOver = false
  socket.setEncoding('utf8').on('data', (piece) => {
    text += piece
  })
  const finish = (): void => {
    isOver = true
  }
  socket.on('end', finish).on('close', finish).on('error', finish)
  const until = async (isTrue: () => boolean, ms: number, what: string): Promise<string> => {
    const end = performance.now() + ms
    while (!isTrue()) {
      if (performance.now() > end) throw new Error(`no ${what} within ${ms} ms; it said: ${text.slice(0, 1_000)}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return text
  }
  return {
    socket,
    received: () => text,
    send: (bytes) => void socket.write(bytes),
    ended: (ms = 10_000) => until(() => isOver, ms, 'end'),
    heard: (wanted, ms = 10_000) =>
      until(() => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)), ms, String(wanted)),
  }
}

/** A piece of a chunked body. */
export function chunkOf(bytes: string): string {
  return `${Buffer.byteLength(bytes).toString(16)}\r\n${bytes}\r\n`
}
