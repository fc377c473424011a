import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { untilTold } from '../../../test/until-told.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { EventConsumer } from './consumer.ts'

let app: TestApp
let isBroken = false

/** Hears of leads, and does nothing with them, or fails. */
const listener: EventConsumer = {
  name: 'listener',
  types: ['lead.created'],
  async handle() {
    if (isBroken) throw new Error('broken')
  },
}

beforeAll(async () => {
  app = await startTestApp({ consumers: [listener, { ...listener, name: 'idle', types: ['lead.updated'] }] })
})
afterAll(() => app.close())

async function readMetrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`${app.url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => /^porchlight_(event|job)/.test(line))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

/** Answers all of them once these are as they should be, at one moment. */
async function untilMetrics(expected: Record<string, number>): Promise<Map<string, number>> {
  let metrics = new Map<string, number>()
  await expect
    .poll(async () => {
      metrics = await readMetrics()
      return Object.fromEntries(Object.keys(expected).map((name) => [name, metrics.get(name)]))
    })
    .toEqual(expected)
  return metrics
}

function happen(type: 'lead.created' | 'conversation.started'): Promise<void> {
  const { workspaceId } = app
  return inTransaction(app.app.db, (transaction) =>
    app.app.events.record(
      transaction,
      type === 'lead.created' ? { workspaceId, type, data: { leadId: 1, noteId: 1 } } : { workspaceId, type, data: {} },
    ),
  )
}

const of = (consumer: string, rest: string) => `{consumer="${consumer}",${rest}}`

test('each consumer has its zeros before anything happens', async () => {
  const metrics = await readMetrics()
  for (const consumer of ['listener', 'idle'])
    for (const state of ['waiting', 'failed'])
      expect(metrics.get(`porchlight_event_work${of(consumer, `state="${state}"`)}`)).toBe(0)
  expect(metrics.get('porchlight_events_unheard')).toBe(0)
  expect(metrics.get('porchlight_events_oldest_waiting_seconds')).toBe(0)
  expect(metrics.get(`porchlight_events_told_total${of('listener', 'outcome="done"')}`)).toBe(0)
})

test('what was told, what waits and for how long, and what failed for good are counted', async () => {
  await happen('lead.created')
  await untilTold(app.app)
  // It is counted once its transaction has ended, a moment after the database shows it.
  await untilMetrics({ [`porchlight_events_told_total${of('listener', 'outcome="done"')}`]: 1 })

  isBroken = true
  await happen('lead.created')
  const again = `porchlight_events_told_total${of('listener', 'outcome="again"')}`
  await expect.poll(async () => (await readMetrics()).get(again)).toBeGreaterThan(0)
  await app.app.pool.query(`UPDATE events SET "happenedAt" = now() - interval '90 seconds'`)
  // It is tried again and again: between two tries it waits.
  const oldest = await untilMetrics({
    [`porchlight_event_work${of('listener', 'state="waiting"')}`]: 1,
    'porchlight_jobs{queue="event-listener",state="waiting"}': 1,
  })
  expect(oldest.get('porchlight_events_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90)
  expect(oldest.get('porchlight_events_oldest_waiting_seconds')).toBeLessThan(600)

  await app.app.pool.query(`UPDATE "eventWork" SET state = 'failed' WHERE state = 'waiting'`)
  await untilMetrics({
    [`porchlight_event_work${of('listener', 'state="waiting"')}`]: 0,
    [`porchlight_event_work${of('listener', 'state="failed"')}`]: 1,
    porchlight_events_oldest_waiting_seconds: 0,
  })
})
