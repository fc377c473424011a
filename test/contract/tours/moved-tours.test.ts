import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openVisitor } from '../../visitor.ts'
import { openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { addHome, book, change, type Desk, mailsOf, mondayMorning, openDesk } from './tour-desk.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp({ consumers })
  wire = openWire(app, { connections: 12 })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})
beforeEach(() => {
  app.app.now = () => mondayMorning
})

const [tuesday, later, wednesday] = ['2026-11-24T17:00:00Z', '2026-11-24T18:30:00Z', '2026-11-25T17:00:00Z']
const codeOf = ({ status, headers }: WireAnswer): unknown[] => [status, headers['x-error-code']]

interface Times {
  timeZone: string
  minutes: number
  days: { date: string; starts: string[] }[]
  clashing: string[]
}

async function timesOfTour(id: number): Promise<Times> {
  const answer = await wire.call({ method: 'GET', path: `/v1/tours/${id}/times` })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

async function confirmed(desk: Desk, time: string): Promise<number> {
  const id = await book(desk, { times: [time] })
  expect((await change(wire, id, 'confirm')).status).toBe(200)
  return id
}

const micro = (time: string): string => time.replace('Z', '.000000Z')

test('a confirmed tour moves: its former time is free, and the calendars of both sides follow', async () => {
  const desk = await openDesk(app, { Name: 'Harbour Homes', TalkToHumanEmail: 'team@firm.example' })
  const id = await confirmed(desk, tuesday)
  const moved = await change(wire, id, 'move', { time: later, message: 'The owner comes home later.' })
  expect(JSON.parse(moved.text)).toMatchObject({
    status: 'confirmed',
    time: micro(later),
    answer: 'The owner comes home later.',
  })
  expect((await change(wire, id, 'move', { time: later })).status, 'already there').toBe(200)
  const { days } = await timesOfTour(id)
  const starts = days.flatMap((day) => day.starts)
  expect([starts.includes(micro(tuesday)), starts.includes(micro(later))]).toEqual([true, true])
  // Back again, as an undo does.
  expect((await change(wire, id, 'move', { time: tuesday })).status).toBe(200)

  const mails = await mailsOf(app, desk)
  const toVisitor = mails.filter(({ recipient, calendar }) => recipient === 'ana@visitor.example' && calendar !== null)
  expect(toVisitor.map(({ calendar }) => /SEQUENCE:(\d+)/.exec(calendar ?? '')?.[1])).toEqual(['1', '2', '3'])
  expect(new Set(toVisitor.map(({ calendar }) => /UID:(.+)/.exec(calendar ?? '')?.[1])).size).toBe(1)
  expect(toVisitor.map(({ calendar }) => /DTSTART:(\w+)/.exec(calendar ?? '')?.[1])).toEqual([
    '20261124T170000Z',
    '20261124T183000Z',
    '20261124T170000Z',
  ])
  expect(toVisitor[1]?.calendar).toContain('METHOD:REQUEST')
  expect(toVisitor[1]?.subject).toBe('Harbour Homes: Your tour has a new time')
  expect(toVisitor[1]?.text).toContain('The owner comes home later.')
  const toFirm = mails.filter(({ recipient, calendar }) => recipient === 'team@firm.example' && calendar !== null)
  expect(toFirm[1]?.text).toContain(`Tour ${id} of a visitor of Harbour Homes is moved to another time.`)
  expect([toVisitor.length, toFirm.length]).toEqual([3, 3])
})

test('what cannot be is refused, and nothing changes', async () => {
  const desk = await openDesk(app)
  const id = await confirmed(desk, tuesday)
  await confirmed({ ...desk, visitor: await openVisitor(app, desk.serialNumber) }, wednesday)
  for (const time of [wednesday, '2026-11-25T17:15:00Z', '2026-11-23T10:00:00Z', '2026-11-29T18:00:00Z']) {
    expect(codeOf(await change(wire, id, 'move', { time })), time).toEqual([409, 'tour-time-taken'])
  }
  expect(codeOf(await change(wire, id, 'move', {}))).toEqual([400, 'invalid-fields'])
  const asked = await book(desk, { times: [later] })
  expect(codeOf(await change(wire, asked, 'move', { time: later }))).toEqual([409, 'tour-settled'])
  await change(wire, id, 'cancel')
  expect(codeOf(await change(wire, id, 'move', { time: later }))).toEqual([409, 'tour-settled'])
  const { rows } = await app.app.pool.query('SELECT "startsAt" FROM tours WHERE id = $1', [id])
  expect(rows[0].startsAt.toISOString()).toBe('2026-11-24T17:00:00.000Z')
})

test('of two that are moved to one time at once, one is', async () => {
  const desk = await openDesk(app)
  const ids = [await confirmed(desk, tuesday), await confirmed(desk, '2026-11-24T20:00:00Z')]
  const answers = await Promise.all(ids.map((id) => change(wire, id, 'move', { time: wednesday })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('times at which the agent of the home is elsewhere are told, and may be taken all the same', async () => {
  const by = (value: string) => ({ ExtensionColumn: [{ Key: 'Agent Email', value }] })
  const desk = await openDesk(app, {}, by('kim@agents.example'))
  const other = {
    ...desk,
    listingId: await addHome(app, desk.serialNumber, {
      ...by('KIM@agents.example'),
      MLSNumber: 'M2',
      Url: `https://firm.example/${crypto.randomUUID()}`,
    }),
  }
  const stranger = {
    ...desk,
    listingId: await addHome(app, desk.serialNumber, {
      ...by('lee@agents.example'),
      MLSNumber: 'M3',
      Url: `https://firm.example/${crypto.randomUUID()}`,
    }),
  }
  await confirmed(other, tuesday)
  await confirmed(stranger, wednesday)
  const id = await book(desk, { times: [tuesday, wednesday] })
  const { clashing, days, timeZone, minutes } = await timesOfTour(id)
  expect([timeZone, minutes, clashing]).toEqual(['America/Los_Angeles', 30, [micro(tuesday)]])
  // Monday at 8: the firm itself needs no two hours.
  expect(days[0]?.starts[0]).toBe('2026-11-23T17:00:00.000000Z')
  expect((await change(wire, id, 'confirm', { time: tuesday })).status).toBe(200)
})

test('tours of a time are listed by their start, those without one by what was asked for', async () => {
  const desk = await openDesk(app)
  const first = await confirmed(desk, tuesday)
  const second = await book(desk, { times: [wednesday, '2026-11-27T17:00:00Z'] })
  const idsOf = async (from: string, to: string): Promise<number[]> => {
    const path = `/v1/tours?serialNumber=${desk.serialNumber}&from=${from}&to=${to}`
    const { tours } = JSON.parse((await wire.call({ method: 'GET', path })).text)
    return tours.map(({ id }: { id: number }) => id)
  }
  expect(await idsOf('2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z')).toEqual([first])
  expect(await idsOf('2026-11-25T00:00:00Z', '2026-11-28T00:00:00Z')).toEqual([second])
  expect(await idsOf('2026-11-27T00:00:00Z', '2026-11-28T00:00:00Z')).toEqual([second])
  expect(await idsOf('2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z')).toEqual([])
})
