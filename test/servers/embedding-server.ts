import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Words that mean the same get the same direction: enough to tell meaning from spelling. */
const meanings: readonly (readonly string[])[] = [
  ['couch', 'sofa', 'settee', 'furniture', 'mattresses'],
  ['rid', 'throw', 'dispose', 'discard', 'taken'],
  ['pooch', 'dog', 'hound', 'pets'],
  ['motor', 'car', 'parking', 'vehicle'],
  ['quiet', 'noise', 'hush', 'down'],
  ['money', 'fee', 'cost', 'pay'],
  ['open', 'hours', 'office', 'close'],
  ['lease', 'notice', 'leaving', 'move'],
]

export type EmbeddingMood =
  | { kind: 'well' }
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'slow'; ms: number }
  | { kind: 'short' }
  | { kind: 'refuses'; word: string }

export interface EmbeddingServer {
  /** Base address as OpenAI-compatible servers have it, and as Google's API has it. */
  url: string
  googleUrl: string
  /** Texts that were asked for, in order. */
  asked: string[]
  /** How many numbers a vector has. */
  size: number
  mood: EmbeddingMood
  close(): Promise<void>
}

/** A provider of embeddings on loopback, with the protocols of OpenAI (Ollama's too) and Google. */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const { mood } = state
    const send = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof value === 'string' ? value : JSON.stringify(value))
    }
    const isGoogle = request.url?.includes('mbedContent') === true
    const texts = isGoogle ? readGoogle(body) : readOpenAi(body)
    state.asked.push(...texts)
    if (mood.kind === 'slow') await wait(mood.ms)
    if (mood.kind === 'status')
      return send(mood.status, mood.body ?? { error: { message: 'no', type: 'x', code: null, param: null } })
    if (mood.kind === 'refuses' && texts.some((text) => text.includes(mood.word)))
      return send(400, { error: { message: 'too long', type: 'invalid_request_error', code: null, param: null } })
    const vectors = texts.map((text) => vectorOf(text, state.size)).slice(0, mood.kind === 'short' ? 1 : undefined)
    if (!isGoogle) {
      return send(200, {
        object: 'list',
        model: 'meanings',
        data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
        usage: { prompt_tokens: 1, total_tokens: 1 },
      })
    }
    const isBatch = request.url?.includes('batchEmbedContents') === true
    return send(
      200,
      isBatch ? { embeddings: vectors.map((values) => ({ values })) } : { embedding: { values: vectors[0] } },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const state: EmbeddingServer = {
    url: `http://127.0.0.1:${port}/v1`,
    googleUrl: `http://127.0.0.1:${port}/v1beta`,
    asked: [],
    size: 32,
    mood: { kind: 'well' },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return state
}

function readOpenAi(body: string): string[] {
  const { input }: { input: string | string[] } = JSON.parse(body)
  return [input].flat()
}

interface GoogleContent {
  content: { parts: { text: string }[] }
}

function readGoogle(body: string): string[] {
  const read: GoogleContent & { requests?: GoogleContent[] } = JSON.parse(body)
  return (read.requests ?? [read]).map(({ content }) => content.parts.map(({ text }) => text).join(''))
}

/** One number for each meaning that the text speaks of, and a little of its letters. */
function vectorOf(text: string, size: number): number[] {
  const vector = Array.from({ length: size }, () => 0.01)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const at = meanings.findIndex((words) => words.includes(word))
    if (at >= 0) vector[at] = (vector[at] ?? 0) + 1
    const place = meanings.length + ((word.codePointAt(0) ?? 0) % (size - meanings.length))
    vector[place] = (vector[place] ?? 0) + 0.02
  }
  return vector
}
