import { setTimeout as wait } from 'node:timers/promises'
import type { TestApp } from '../../test-app.ts'

/** A source as GetSource presents it. */
export interface Item {
  Type: string
  Name: string
  Value: string
  Length: number
  Status: number
  StatusMessage: string
  ID: number
  SourceLink: string
}

export async function sourcesOf(app: TestApp, serialNumber: string): Promise<Item[]> {
  for (let tries = 1; ; tries += 1) {
    const { body, text, status } = await app.post<Item[]>('/chat/Chatbot/GetSource', { serialNumber })
    if (body.Success) return body.Data
    // A busy machine may keep the database from answering for a moment.
    if (status !== 503 || tries === 20) throw new Error(text)
    await wait(250)
  }
}

/**
 * Documents are read at a low priority: whatever else a busy machine does comes first, for as long as that is. Shorter than a
 * test may take, so that it says what was not learned.
 */
const mostMs = 200_000

/** The sources of a chatbot, once none of them waits or is being learned. */
export async function untilLearned(app: TestApp, serialNumber: string): Promise<Item[]> {
  for (const end = performance.now() + mostMs; ; await wait(20)) {
    const items = await sourcesOf(app, serialNumber)
    if (items.every(({ Status }) => Status >= 2)) return items
    if (performance.now() > end)
      throw new Error(`not learned within ${mostMs} ms: ${JSON.stringify(items).slice(0, 2_000)}`)
  }
}

/** What is stored of what sources say, in its order. */
export async function passagesOf(
  app: TestApp,
  sourceId: number,
): Promise<{ id: number; text: string; headings: string[] }[]> {
  const { rows } = await app.app.pool.query(
    'SELECT id, text, headings FROM "knowledgePassages" WHERE "sourceId" = $1 ORDER BY place',
    [sourceId],
  )
  return rows
}
