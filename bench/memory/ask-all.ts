import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { singleSentences } from '../search/sentences/all-sentences.ts'
import { Dice } from '../search-latency/dice.ts'
import { makeSentences } from '../search-latency/make-sentences.ts'

export interface AskedServer {
  url: string
  /** Its data folder, for the keys. */
  dataDir: string
  /** serialNumber; the demo's when not given. */
  chatbot?: string | undefined
}

export interface Asking {
  /** Number of the first question: equal numbers ask the same. */
  first: number
  count: number
  atOnce: number
  as: 'client' | 'visitor'
}

const questionsOfSession = 10

/** Asks questions that are all different, ten a conversation. Fails on any answer but 200. */
export async function askAll(server: AskedServer, { first, count, atOnce, as }: Asking): Promise<void> {
  const credentials = JSON.parse(readFileSync(join(server.dataDir, 'credentials.json'), 'utf8')) as {
    secretKey: string
    serialNumber: string
  }
  const serialNumber = server.chatbot ?? credentials.serialNumber
  const sentences = makeQuestions(first, count)
  const pool = new Pool(server.url, { connections: atOnce, pipelining: 1 })
  const call = async (path: string, body: object, key: Record<string, string>): Promise<string> => {
    const answer = await pool.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...key },
      body: JSON.stringify(body),
    })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
    return text
  }
  const converse = async (): Promise<(content: string) => Promise<unknown>> => {
    if (as === 'client') {
      const key = { authorization: credentials.secretKey }
      const { Data } = JSON.parse(await call('/chat/Chatbot/GetSession', { serialNumber }, key))
      return (content) => call('/chat/Chat/ClientAsk', { sessionID: Data.SessionID, content }, key)
    }
    const { Data } = JSON.parse(await call('/chat/Chatbot/GetConfig', { serialNumber }, {}))
    const key = { 'chatrobot-sessionkey': Data.SessionKey }
    return (content) => call('/chat/Chat/Ask', { sessionID: Data.SessionID, content, view: true }, key)
  }
  let next = 0
  const work = async (): Promise<void> => {
    while (next < sentences.length) {
      const mine = sentences.slice(next, next + questionsOfSession)
      next += questionsOfSession
      const ask = await converse()
      for (const sentence of mine) await ask(sentence)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await pool.close()
}

/** A third as the bench of searches has them, each with a price of its own; the others drawn. */
function makeQuestions(first: number, count: number): string[] {
  const drawn = makeSentences(new Dice(first + 1), count)
  return drawn.map((sentence, index) => {
    const number = first + index
    const written = singleSentences[number % singleSentences.length]
    return number % 3 === 0 && written ? `${written.text} ${100 + number}k` : sentence
  })
}

/** What Node says of its memory, in MiB. */
export async function readHeap(url: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1_048_576
  return {
    heapUsed: read('porchlight_nodejs_heap_size_used_bytes'),
    heapTotal: read('porchlight_nodejs_heap_size_total_bytes'),
    external: read('porchlight_nodejs_external_memory_bytes'),
  }
}
