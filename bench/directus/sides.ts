import type { Stage } from '../stage.ts'
import { adminToken, type RunningDirectus } from './directus-process.ts'
import type { Question, Work } from './questions.ts'

/** One of the two that are asked: where, how, and what its answers mean. */
export interface Side {
  name: 'Directus' | 'Porchlight'
  origin: string
  /** The process that answers. */
  pid: number
  headers: Record<string, string>
  method: string
  pathOf(work: Work): string
  bodyOf(question: Question): string
  /** Reads which listings an answer holds, in its order, and how many there are in all. */
  read(answer: string): Answer
}

export interface Answer {
  ids: number[]
  total: number
  bytes: number
}

export function porchlightSide(stage: Stage): Side {
  const { url, pid } = stage.porchlight()
  return {
    name: 'Porchlight',
    origin: url,
    pid,
    headers: { authorization: stage.credentials.secretKey, 'content-type': 'application/json' },
    method: 'POST',
    pathOf: ({ path }) => path,
    bodyOf: ({ porchlight }) => JSON.stringify(porchlight),
    read: (text) => {
      // Of a list and of a search, as openapi.json says.
      const answer = JSON.parse(text) as {
        Data?: { List: { ID: number }[]; VirtualCount: number }
        listings: { id: number }[]
        total: number
      }
      const bytes = Buffer.byteLength(text)
      return answer.Data
        ? { ids: answer.Data.List.map(({ ID }) => ID), total: answer.Data.VirtualCount, bytes }
        : { ids: answer.listings.map(({ id }) => id), total: answer.total, bytes }
    },
  }
}

/** Asked by SEARCH, Directus's own way of sending a query as a body, and with the token of its administrator. */
export function directusSide(directus: RunningDirectus): Side {
  return {
    name: 'Directus',
    origin: directus.url,
    pid: directus.pid,
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    method: 'SEARCH',
    pathOf: () => '/items/listings',
    bodyOf: (question) => JSON.stringify({ query: question.directus }),
    read: (text) => {
      // As Directus documents its answers; the count is there because each query asks for it.
      const { data, meta } = JSON.parse(text) as { data: { id: number }[]; meta: { filter_count: number } }
      return { ids: data.map(({ id }) => id), total: Number(meta.filter_count), bytes: Buffer.byteLength(text) }
    },
  }
}

export async function ask(side: Side, work: Work, question: Question): Promise<Answer> {
  const response = await fetch(side.origin + side.pathOf(work), {
    method: side.method,
    headers: side.headers,
    body: side.bodyOf(question),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${side.name} answered ${response.status}: ${text}`)
  return side.read(text)
}
