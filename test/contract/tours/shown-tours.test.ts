import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStream } from '../../take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, keyOf, openVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { book, change, mondayMorning, openDesk } from './tour-desk.ts'

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

const [ten, eleven] = ['2026-11-24T18:00:00.000000Z', '2026-11-24T19:00:00.000000Z']

test('a visitor’s window is told how each tour stands, and of a change in the moment that it is made', async () => {
  const desk = await openDesk(app)
  const { visitor, listingId } = desk
  const read = async () => JSON.parse((await callAsVisitor(wire, visitor, '/v1/visitor/conversation')).text)
  expect(await read()).toMatchObject({ tours: [], timeZone: 'America/Los_Angeles' })
  const first = await book(desk, { times: [ten, eleven], message: 'private', phone: '+1 206 555 0142' })
  const second = await book(desk, { times: [eleven], kind: 'video' })
  const asked = {
    id: first,
    status: 'requested',
    kind: 'in-person',
    listingId,
    address: expect.stringContaining(','),
    times: [ten, eleven],
    time: null,
    minutes: 30,
    answer: '',
    createdAt: expect.any(String),
  }
  expect((await read()).tours).toEqual([asked, { ...asked, id: second, kind: 'video', times: [eleven] }])
  const stream = await openStream(`${app.url}/v1/visitor/events`, keyOf(visitor))
  const stranger = await openVisitor(app, desk.serialNumber)
  const strange = await openStream(`${app.url}/v1/visitor/events`, keyOf(stranger))
  await change(wire, first, 'confirm', { time: eleven, message: 'Ring twice' })
  const confirmed = await stream.until(({ type }) => type === 'tour', 20_000)
  const { sessionID } = visitor
  expect(confirmed.data).toEqual({ sessionID, ...asked, status: 'confirmed', time: eleven, answer: 'Ring twice' })
  await change(wire, second, 'decline')
  const declined = await stream.until(({ type, data }) => type === 'tour' && data.id === second, 20_000)
  expect(declined.data).toMatchObject({ status: 'declined', time: null })
  expect((await read()).tours.map(({ status }: { status: string }) => status)).toEqual(['confirmed', 'declined'])
  expect(strange.events).toEqual([])
  expect(JSON.stringify([stream.events, await read()])).not.toMatch(/private|555 0142/)
  stream.close()
  strange.close()
})
