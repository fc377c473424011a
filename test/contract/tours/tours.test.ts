import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { messageOf, openWire, type Wire } from '../../wire-call.ts'
import { addHome, ask, book, change, mondayMorning, openDesk, timesOf } from './tour-desk.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app, { connections: 24 })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})
beforeEach(() => {
  app.app.now = () => mondayMorning
})

const isoTimes = (text: string): string[] => text.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []
const codeOf = ({ headers }: { headers: Record<string, unknown> }): unknown => headers['x-error-code']

describe('the times of a home', () => {
  test('are those of the office hours for 14 days, two hours ahead, on the clock of the firm', async () => {
    const { timeZone, minutes, days } = await timesOf(await openDesk(app))
    expect([timeZone, minutes]).toEqual(['America/Los_Angeles', 30])
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10)),
    )
    // Monday: it is 8, so that the first is at 10; Sundays are closed; else from 9 to 17:30.
    expect(days[0]?.starts[0]).toBe('2026-11-23T18:00:00.000000Z')
    expect(days[1]?.starts).toHaveLength(18)
    expect([days[1]?.starts[0], days[1]?.starts.at(-1)]).toEqual([
      '2026-11-24T17:00:00.000000Z',
      '2026-11-25T01:30:00.000000Z',
    ])
    expect(days[6]).toEqual({ date: '2026-11-29', starts: [] })
  })

  test('follow the settings', async () => {
    const hours = { tue: ['13:00-14:40', '09:00-10:00'] }
    const desk = await openDesk(app, { OfficeHours: hours, TourMinutes: 50, TourLeadHours: 30 })
    const { minutes, days } = await timesOf(desk)
    expect(minutes).toBe(50)
    // Thirty hours from Monday at 8 is Tuesday at 14: none of that day.
    expect(days.flatMap(({ starts }) => starts)).toEqual(
      ['17:00', '21:00', '21:50'].map((time) => `2026-12-01T${time}:00.000000Z`),
    )
  })

  test('of a home that is not the chatbot’s, or that is none, are not found', async () => {
    const [desk, other] = [await openDesk(app), await openDesk(app)]
    for (const listingId of [other.listingId, 999_999_999]) {
      const answer = await callAsVisitor(wire, desk.visitor, `/v1/visitor/tour-times?listingId=${listingId}`)
      expect([answer.status, codeOf(answer)]).toEqual([404, 'listing-not-found'])
      const asked = await ask(wire, { ...desk, listingId }, { times: ['2026-11-24T17:00:00Z'] })
      expect([asked.status, codeOf(asked)]).toEqual([404, 'listing-not-found'])
    }
    for (const query of [
      '',
      '?listingId=',
      '?listingId=x',
      '?listingId=1.5',
      '?listingId=0',
      '?listingId=1&listingId=2',
    ]) {
      const answer = await callAsVisitor(wire, desk.visitor, `/v1/visitor/tour-times${query}`)
      expect(messageOf(answer, 400), query).toMatch(/^listingId/)
    }
  })
})

describe('asking for a tour', () => {
  test('keeps what was asked, said and shown, once, and its contact details as a lead', async () => {
    const desk = await openDesk(app, {
      TourNotice: 'You sign a buyer agreement.',
      ConsentEnable: true,
      ConsentContent: 'We call you.',
    })
    const answer = await ask(wire, desk, {
      times: ['2026-11-25T12:00:00-05:00', '2026-11-24T09:30:00-08:00', '2026-11-25T17:00:00Z'],
      kind: 'Video',
      firstName: ' Ana ',
      lastName: 'López',
      phone: '+1 206 555 0100',
      message: 'With my dog?',
      consent: true,
      consentText: 'I agree',
    })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { id: expect.any(Number), status: 'requested' }])
    const { tours } = JSON.parse(
      (await wire.call({ method: 'GET', path: `/v1/tours?serialNumber=${desk.serialNumber}` })).text,
    )
    expect(tours).toEqual([
      {
        id: JSON.parse(answer.text).id,
        serialNumber: desk.serialNumber,
        sessionID: desk.visitor.sessionID,
        status: 'requested',
        kind: 'video',
        listingId: desk.listingId,
        address: '12 Fir Street, Seattle, WA 98103',
        agent: null,
        times: ['2026-11-25T17:00:00.000000Z', '2026-11-24T17:30:00.000000Z'],
        time: null,
        minutes: 30,
        timeZone: '-05:00',
        firstName: 'Ana',
        lastName: 'López',
        email: 'ana@visitor.example',
        phone: '+1 206 555 0100',
        message: 'With my dog?',
        consentText: 'We call you.\nI agree',
        notice: 'You sign a buyer agreement.',
        answer: '',
        page: '',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
        updatedAt: expect.any(String),
      },
    ])
    const { leads } = JSON.parse((await wire.call({ method: 'GET', path: '/v1/leads' })).text)
    expect(
      leads.filter(({ serialNumber }: { serialNumber: string }) => serialNumber === desk.serialNumber),
    ).toMatchObject([
      { firstName: 'Ana', lastName: 'López', emails: ['ana@visitor.example'], phones: ['+1 206 555 0100'] },
    ])
  })

  test('is an Appointment of LeadList, in the order of asking', async () => {
    const desk = await openDesk(app)
    const first = await book(desk, { times: ['2026-11-24T17:00:00Z'], firstName: 'Ana', message: 'Hi' })
    const second = await book(desk, {
      times: ['2026-11-24T17:30:00Z', '2026-11-24T18:00:00Z'],
      phone: '0206 555 0100',
    })
    await change(wire, second, 'confirm', { time: '2026-11-24T18:00:00Z' })
    const list = async (more: object = {}) => {
      const answer = await wire.call({
        path: '/chat/Chatbot/LeadList',
        body: { serialNumber: desk.serialNumber, ...more },
      })
      return JSON.parse(answer.text).Data
    }
    const all = await list()
    const micros = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
    const usual = {
      Type: 'Appointment',
      Email: 'ana@visitor.example',
      CreateTime: micros,
      SessionID: desk.visitor.sessionID,
      URI: '',
      Listings: [desk.listingId],
    }
    expect(all).toEqual([
      {
        ...usual,
        ID: first,
        Name: 'Ana',
        Phone: '',
        Message: 'Hi',
        Status: 'requested',
        AppointmentTime: '2026-11-24T17:00:00.000000Z',
      },
      {
        ...usual,
        ID: second,
        Name: '',
        Phone: '0206 555 0100',
        Message: '',
        Status: 'confirmed',
        AppointmentTime: '2026-11-24T18:00:00.000000Z',
      },
    ])
    expect((await list({ pageNumber: 2, pageSize: 1 })).map(({ ID }: { ID: number }) => ID)).toEqual([second])
    expect(await list({ sessionID: 1 })).toEqual([])
    expect(await list({ startTime: '2999-01-01' })).toEqual([])
    expect(await list({ endTime: '2000-01-01' })).toEqual([])
  })

  test.each([
    ['no address', { email: null, times: ['2026-11-24T17:00:00Z'] }, /^email: /],
    ['no time', { times: [] }, /^times: /],
    ['four times', { times: Array(4).fill('2026-11-24T17:00:00Z') }, /^times: /],
    ['a time without an offset', { times: ['2026-11-24T17:00:00'] }, /^times\[0\]: /],
    ['words', { times: ['2026-11-24T17:00:00Z', 'tomorrow'] }, /^times\[1\]: /],
    ['nothing as a time', { times: [''] }, /^times\[0\]: /],
    ['the 30th of February', { times: ['2026-02-30T10:00:00Z'] }, /^times\[0\]: /],
    ['25 o’clock', { times: ['2026-11-24T25:00:00Z'] }, /^times\[0\]: /],
    ['a number', { times: [1_764_000_000] }, /^times\[0\]: /],
    ['another kind', { times: ['2026-11-24T17:00:00Z'], kind: 'phone' }, /^kind: /],
    ['another zone', { times: ['2026-11-24T17:00:00Z'], timeZone: 'Mars' }, /^timeZone: /],
  ])('with %s is refused by name', async (_name, body, named) => {
    expect(messageOf(await ask(wire, await openDesk(app), body), 400)).toMatch(named)
  })

  test('needs the consent that the chatbot asks for', async () => {
    const desk = await openDesk(app, { ConsentEnable: true, ConsentContent: 'We call you.' })
    expect(messageOf(await ask(wire, desk, { times: ['2026-11-24T17:00:00Z'] }), 400)).toMatch(/^consent: tick/)
  })

  test.each([
    ['past', '2026-11-23T15:00:00Z'],
    ['too soon', '2026-11-23T17:30:00Z'],
    ['before the office opens', '2026-11-24T16:30:00Z'],
    ['after its last tour', '2026-11-25T02:00:00Z'],
    ['on a day that is closed', '2026-11-29T18:00:00Z'],
    ['between two starts', '2026-11-24T17:10:00Z'],
    ['beyond 14 days', '2026-12-07T18:00:00Z'],
  ])('at a time that is %s names the next three free starts', async (_name, time) => {
    const desk = await openDesk(app)
    const answer = await ask(wire, desk, { times: ['2026-11-24T18:00:00Z', time] })
    const named = isoTimes(messageOf(answer, 409))
    expect(codeOf(answer)).toBe('tour-time-taken')
    const free = (await timesOf(desk)).days.flatMap(({ starts }) => starts)
    const later = free.filter((start) => Date.parse(start) > Date.parse(time))
    expect(named).toEqual((later.length < 3 ? free : later).slice(0, 3))
    const { rows } = await app.app.pool.query('SELECT id FROM tours WHERE "sessionId" = $1', [desk.visitor.sessionID])
    expect(rows).toEqual([])
  })

  test('tells where nothing is free', async () => {
    const desk = await openDesk(app, { OfficeHours: {} })
    const answer = await ask(wire, desk, { times: ['2026-11-24T18:00:00Z'] })
    expect(messageOf(answer, 409)).toContain('no start is free in the next 14 days')
  })

  test('is counted: 20 an hour for one conversation, also all at once', async () => {
    const desk = await openDesk(app)
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => ask(wire, desk, { times: ['2026-11-24T18:00:00Z'] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
  })
})

describe('a confirmed tour', () => {
  test('takes its time from everybody who asks for that home, and from no other home', async () => {
    const desk = await openDesk(app)
    const time = '2026-11-24T18:00:00.000000Z'
    const id = await book(desk, { times: [time] })
    expect((await timesOf(desk)).days[1]?.starts).toContain(time)
    const confirmed = await change(wire, id, 'confirm', { message: 'See you!' })
    expect(JSON.parse(confirmed.text)).toMatchObject({ id, status: 'confirmed', time, answer: 'See you!' })
    expect((await timesOf(desk)).days[1]?.starts).not.toContain(time)
    expect(codeOf(await ask(wire, desk, { times: [time] }))).toBe('tour-time-taken')
    const next = { ...desk, listingId: await addHome(app, desk.serialNumber) }
    expect((await timesOf(next)).days[1]?.starts).toContain(time)
    expect((await ask(wire, next, { times: [time] })).status).toBe(200)
    // A change of TourMinutes moves the starts, and none may run into it.
    await app.post('/chat/Chatbot/Edit', { serialNumber: desk.serialNumber, TourMinutes: 20 })
    const starts = (await timesOf(desk)).days[1]?.starts.map((start) => start.slice(11, 16)) ?? []
    expect(starts.slice(0, 6)).toEqual(['17:00', '17:20', '17:40', '18:40', '19:00', '19:20'])
    await change(wire, id, 'cancel')
    expect((await timesOf(desk)).days[1]?.starts).toContain(time)
  })

  test('is the only one, however many are confirmed at the same moment', async () => {
    const desk = await openDesk(app)
    const visitors = await Promise.all(Array.from({ length: 12 }, () => openVisitor(app, desk.serialNumber)))
    const time = '2026-11-25T18:00:00Z'
    const ids = await Promise.all(visitors.map((visitor) => book({ ...desk, visitor }, { times: [time] })))
    const answers = await Promise.all([
      ...ids.map((id) => change(wire, id, 'confirm')),
      ...visitors.map((visitor) => ask(wire, { ...desk, visitor }, { times: [time] })),
    ])
    const confirms = answers.slice(0, 12)
    expect(confirms.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
    const lost = confirms.filter(({ status }) => status === 409)
    for (const answer of lost) expect([codeOf(answer), isoTimes(answer.text).length]).toEqual(['tour-time-taken', 3])
    const { rows } = await app.app.pool.query(
      `SELECT count(*)::int FROM tours WHERE status = 'confirmed' AND "listingId" = $1`,
      [desk.listingId],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('has the time that was asked for, that the firm chooses, or another free one', async () => {
    const desk = await openDesk(app)
    const times = ['2026-11-24T17:00:00Z', '2026-11-24T18:00:00Z']
    const id = await book(desk, { times })
    const unnamed = messageOf(await change(wire, id, 'confirm'), 400)
    expect([unnamed.slice(0, 6), isoTimes(unnamed)]).toEqual([
      'time: ',
      ['2026-11-24T17:00:00.000000Z', '2026-11-24T18:00:00.000000Z'],
    ])
    expect(messageOf(await change(wire, id, 'confirm', { time: 'noon' }), 400)).toMatch(/^time: /)
    for (const time of ['2026-11-23T15:00:00Z', '2026-11-29T18:00:00Z', '2026-11-24T18:10:00Z']) {
      expect(codeOf(await change(wire, id, 'confirm', { time })), time).toBe('tour-time-taken')
    }
    // Sooner than a visitor may ask for: whoever confirms it knows.
    const soon = await change(wire, id, 'confirm', { time: '2026-11-23T09:00:00-08:00' })
    expect(JSON.parse(soon.text)).toMatchObject({ status: 'confirmed', time: '2026-11-23T17:00:00.000000Z' })
  })

  test('may begin when it was asked for, though the office hours have changed; not once that is past', async () => {
    const desk = await openDesk(app)
    const [first, second] = [
      await book(desk, { times: ['2026-11-24T17:00:00Z'] }),
      await book(desk, { times: ['2026-11-24T18:00:00Z'] }),
    ]
    await app.post('/chat/Chatbot/Edit', { serialNumber: desk.serialNumber, OfficeHours: { sun: ['10:00-12:00'] } })
    expect((await change(wire, first, 'confirm')).status).toBe(200)
    app.app.now = () => new Date('2026-11-24T18:00:00Z')
    expect(codeOf(await change(wire, second, 'confirm'))).toBe('tour-time-taken')
  })
})

describe('the state of a tour', () => {
  const ways: Record<string, string[]> = {
    requested: ['confirm', 'decline', 'cancel'],
    confirmed: ['cancel'],
    declined: [],
    cancelled: [],
  }
  const steps: Record<string, string[]> = {
    requested: [],
    confirmed: ['confirm'],
    declined: ['decline'],
    cancelled: ['cancel'],
  }

  test.each(Object.entries(ways))('%s lets through %j and settles the others', async (state, open) => {
    const desk = await openDesk(app)
    for (const [index, what] of ['confirm', 'decline', 'cancel'].entries()) {
      const id = await book(desk, { times: [`2026-11-2${5 + index}T18:00:00Z`] })
      for (const step of steps[state] ?? []) expect((await change(wire, id, step)).status).toBe(200)
      const answer = await change(wire, id, what)
      const isOpen = open.includes(what)
      expect([what, answer.status, codeOf(answer)]).toEqual([
        what,
        isOpen ? 200 : 409,
        isOpen ? undefined : 'tour-settled',
      ])
      const { rows } = await app.app.pool.query('SELECT status, sequence FROM tours WHERE id = $1', [id])
      const made = { confirm: 'confirmed', decline: 'declined', cancel: 'cancelled' }[what]
      expect(rows).toEqual([
        { status: isOpen ? made : state, sequence: (steps[state]?.length ?? 0) + (isOpen ? 1 : 0) },
      ])
    }
  })

  test('is changed once by a call that is repeated with its Idempotency-Key', async () => {
    const desk = await openDesk(app)
    const id = await book(desk, { times: ['2026-11-24T18:00:00Z'] })
    const again = () =>
      wire.call({ path: `/v1/tours/${id}/confirm`, body: {}, headers: { 'idempotency-key': `tour-${id}` } })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
  })

  test('of no tour is not found', async () => {
    for (const id of ['0', '999999999', 'x', '1e3', '9'.repeat(20)]) {
      const answer = await wire.call({ path: `/v1/tours/${id}/confirm`, body: {} })
      expect([id, answer.status, codeOf(answer)]).toEqual([id, 404, 'tour-not-found'])
    }
  })
})

describe('the list of tours', () => {
  test('has the newest first, by state, a page at a time', async () => {
    const desk = await openDesk(app, {}, { ExtensionColumn: [{ Key: 'Agent Name', value: 'Kim Lee' }] })
    const ids: number[] = []
    for (const time of ['17:00', '17:30', '18:00']) ids.push(await book(desk, { times: [`2026-11-24T${time}:00Z`] }))
    await change(wire, ids[1] ?? 0, 'decline', { message: 'Sorry' })
    const read = async (query: string) =>
      JSON.parse(
        (await wire.call({ method: 'GET', path: `/v1/tours?serialNumber=${desk.serialNumber}&${query}` })).text,
      )
    const idsIn = ({ tours }: { tours: { id: number }[] }): number[] => tours.map(({ id }) => id)
    expect(idsIn(await read(''))).toEqual(ids.toReversed())
    expect(idsIn(await read('status=declined'))).toEqual([ids[1]])
    expect((await read('')).tours[0].agent).toEqual({ name: 'Kim Lee', email: '', phone: '', office: '' })
    const page = await read('limit=2')
    expect([idsIn(page), idsIn(await read(`limit=2&cursor=${page.nextCursor}`))]).toEqual([[ids[2], ids[1]], [ids[0]]])
    expect((await read('limit=3')).nextCursor).toBeNull()
    const wrong = await wire.call({ method: 'GET', path: '/v1/tours?status=open' })
    expect(messageOf(wrong, 400)).toMatch(/^status: /)
    const visitor = await callAsVisitor(wire, desk.visitor, '/v1/tours')
    expect([visitor.status, codeOf(visitor)]).toEqual([403, 'key-scope'])
  })
})
