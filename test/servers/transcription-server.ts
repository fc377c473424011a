import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What the server hears, or does instead of listening. */
export type Heard = { text: string; tokens?: number } | { status: number } | 'hang'

export interface TranscriptionServer {
  /** Base address, as PORCHLIGHT_OPENAI_COMPATIBLE_URL takes it. */
  url: string
  /** What it says to the next request; the same for all until changed. */
  heard: Heard
  /** The sound files that arrived. */
  sounds: { model: string; bytes: Buffer }[]
  close(): Promise<void>
}

/** A loopback server that speaks OpenAI's protocol for turning sound into text. */
export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  const state: TranscriptionServer = {
    url: '',
    heard: { text: '' },
    sounds: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer(async (request, response) => {
    state.sounds.push(await readSound(request))
    const { heard } = state
    if (heard === 'hang') return
    if ('status' in heard) {
      response.writeHead(heard.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'a secret of the server', type: 'server_error' } }))
      return
    }
    const usage = heard.tokens === undefined ? {} : { usage: { type: 'tokens', total_tokens: heard.tokens } }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ text: heard.text, ...usage }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address of this form.
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return state
}

async function readSound(request: IncomingMessage): Promise<{ model: string; bytes: Buffer }> {
  if (request.url !== '/v1/audio/transcriptions') throw new Error(`nothing is at ${request.url}`)
  const type = request.headers['content-type'] ?? ''
  const body = new Uint8Array(await buffer(request))
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const file = form.get('file')
  const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
  return { model: String(form.get('model')), bytes }
}
