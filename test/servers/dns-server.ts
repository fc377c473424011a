import { createSocket, type RemoteInfo } from 'node:dgram'

export interface DnsServer {
  /** As PORCHLIGHT_DNS_SERVERS takes it. */
  address: string
  /** TXT records by their name in lower case. */
  records: Map<string, string[]>
  /** Answers nothing more while it is set. */
  silent: boolean
  /** The names that were asked for. */
  asked: string[]
  close(): Promise<void>
}

const txt = 16
const nameError = 3

/** A name server on loopback that knows TXT records and no others (RFC 1035, one question a message). */
export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const server: DnsServer = {
    address: '',
    records: new Map(),
    silent: false,
    asked: [],
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    const { name, type, end } = readQuestion(query)
    server.asked.push(name)
    if (server.silent) return
    const found = type === txt ? (server.records.get(name.toLowerCase()) ?? []) : []
    socket.send(writeAnswer(query.subarray(0, end), found), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  server.address = `127.0.0.1:${socket.address().port}`
  return server
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function writeAnswer(question: Buffer, texts: readonly string[]): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 | (texts.length === 0 ? nameError : 0), 2)
  head.writeUInt16BE(texts.length, 6)
  head.writeUInt16BE(0, 8)
  head.writeUInt16BE(0, 10)
  return Buffer.concat([head, ...texts.map(writeRecord)])
}

/** Points to the name of the question; longer texts are parted into pieces of 255 bytes. */
function writeRecord(text: string): Buffer {
  const bytes = Buffer.from(text)
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255)
    pieces.push(Buffer.from([piece.length]), piece)
  }
  const data = Buffer.concat(pieces)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(txt, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
