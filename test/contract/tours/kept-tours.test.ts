import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeRemovedChatbots } from '../../../src/firm/chatbots/chatbot-store.ts'
import { removeEndedSessions } from '../../../src/visitors/privacy/retention-store.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { book, change, mondayMorning, openDesk, timesOf } from './tour-desk.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})
beforeEach(() => {
  app.app.now = () => mondayMorning
})

describe('what is kept of a tour', () => {
  const kept = async (sessionID: number): Promise<number> =>
    (await app.app.pool.query('SELECT id FROM tours WHERE "sessionId" = $1', [sessionID])).rows.length

  test('stays until it is over, and goes with its conversation', async () => {
    app.app.now = () => new Date()
    const [ahead, idle] = [await openDesk(app), await openDesk(app)]
    for (const desk of [ahead, idle]) {
      const last = (await timesOf(desk)).days.flatMap(({ starts }) => starts).at(-1) ?? ''
      const id = await book(desk, { times: [last] })
      if (desk === ahead) await change(wire, id, 'confirm')
    }
    const place = { workspaceId: app.workspaceId, before: new Date(Date.now() + 60_000), afterId: 0 }
    expect(await removeEndedSessions(app.app.db, place, 1_000)).toMatchObject({
      removed: { tours: expect.any(Number) },
    })
    expect([await kept(ahead.visitor.sessionID), await kept(idle.visitor.sessionID)]).toEqual([1, 0])
  })

  test('goes with its chatbot', async () => {
    const desk = await openDesk(app)
    await book(desk, { times: ['2026-11-24T18:00:00Z'] })
    await app.post('/chat/Chatbot/Remove', { serialNumber: desk.serialNumber })
    await purgeRemovedChatbots(app.app.db)
    expect(await kept(desk.visitor.sessionID)).toBe(0)
  })
})
