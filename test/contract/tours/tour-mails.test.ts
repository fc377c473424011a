import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { book, change, type KeptMail, mailsOf, mondayMorning, openDesk } from './tour-desk.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp({ consumers })
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})
beforeEach(() => {
  app.app.now = () => mondayMorning
})

const visitorsAddress = 'ana@visitor.example'

function splitMails(mails: KeptMail[]): { toFirm: KeptMail[]; toVisitor: KeptMail[] } {
  const isToVisitor = ({ recipient }: KeptMail): boolean => recipient === visitorsAddress
  return { toFirm: mails.filter((mail) => !isToVisitor(mail)), toVisitor: mails.filter(isToVisitor) }
}

/** Schemes of addresses have no case. */
function schemeInLowerCase(property: ICAL.Property | null): string {
  return String(property?.getFirstValue()).replace(/^mailto:/i, 'mailto:')
}

/** What an independent parser reads in the calendar part of a mail. */
function readCalendar(mail: KeptMail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar ?? ''))
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  if (!component || more.length > 0) throw new Error('not one event')
  const event = new ICAL.Event(component)
  const organizer = component.getFirstProperty('organizer')
  return {
    version: calendar.getFirstPropertyValue('version'),
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    starts: `${event.startDate.zone.tzid} ${event.startDate.toJSDate().toISOString()}`,
    ends: `${event.endDate.zone.tzid} ${event.endDate.toJSDate().toISOString()}`,
    stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: [organizer?.getFirstParameter('cn'), schemeInLowerCase(organizer)],
    guests: event.attendees.map((guest) => [
      guest.getFirstParameter('cn'),
      schemeInLowerCase(guest),
      guest.getFirstParameter('partstat'),
      guest.getFirstParameter('rsvp') ?? '',
    ]),
  }
}

const settings = { Name: 'Harbour Homes', TalkToHumanEmail: 'team@firm.example' }

describe('a tour that is asked for', () => {
  test('is mailed to the firm with all that was left, and to the visitor without it', async () => {
    const desk = await openDesk(
      app,
      { ...settings, TourNotice: 'You sign an agreement.' },
      {
        ExtensionColumn: [
          { Key: 'agent name', value: 'Kim Lee' },
          { Key: 'Agent Email', value: 'kim@agents.example' },
          { Key: 'Office Name', value: 'Lake Office' },
        ],
      },
    )
    const id = await book(desk, {
      times: ['2026-11-24T12:00:00-05:00', '2026-11-25T17:30:00Z'],
      firstName: 'Ana\r\nBcc: x@evil.example',
      message: 'With <b>my</b> dog?\nBuy at https://spam.example',
      timeZone: 'America/New_York',
    })
    const { toFirm, toVisitor } = splitMails(await mailsOf(app, desk))
    expect([toFirm.map(({ recipient }) => recipient), toVisitor.length]).toEqual([['team@firm.example'], 1])
    const [firm, visitor] = [toFirm[0], toVisitor[0]]
    expect(firm?.subject).toBe(`A visitor of Harbour Homes asks for a tour (tour ${id})`)
    expect([firm?.replyTo, firm?.calendar, firm?.thread]).toEqual([visitorsAddress, null, `tour-${id}`])
    for (const line of [
      'Asked for: Tuesday, November 24, 2026 at 9:00 AM PST (America/Los_Angeles); on the visitor’s clock Tuesday, November 24, 2026 at 12:00 PM EST (America/New_York)\n    Wednesday, November 25, 2026 at 9:30 AM PST',
      'Takes: 30 minutes',
      'Home: 12 Fir Street, Seattle, WA 98103',
      'How: in person',
      'Agent of the home: Kim Lee, Lake Office, kim@agents.example',
      'Name: Ana Bcc: x at evil. example',
      'Message: With <b>my</b> dog?\n    Buy at https://spam.example',
      'Notice that was shown: You sign an agreement.',
    ]) {
      expect(firm?.text).toContain(line)
    }
    expect(firm?.html).toContain('With &lt;b&gt;my&lt;/b&gt; dog?')
    // The address may be somebody else’s: a form must not send strangers what anybody likes, nor tell who reads it.
    expect(visitor?.subject).toBe('Harbour Homes: We have your request for a tour')
    expect(visitor?.text).toContain(
      'Asked for: Tuesday, November 24, 2026 at 12:00 PM EST (America/New_York); on the clock of the office Tuesday, November 24, 2026 at 9:00 AM PST (America/Los_Angeles)',
    )
    expect(JSON.stringify(visitor)).not.toMatch(/Ana|dog|spam|evil|team@firm/)
    expect([visitor?.replyTo, visitor?.calendar]).toEqual([null, null])
    // An agent who is no user of the workspace never gets mail.
    const { rows } = await app.app.pool.query(`SELECT id FROM outbox WHERE recipient = 'kim@agents.example'`)
    expect(rows).toEqual([])
  })

  test('is mailed to nobody of the firm where nobody is named, and to no visitor who left a number alone', async () => {
    const nobody = await openDesk(app)
    await book(nobody, { times: ['2026-11-24T17:00:00Z'] })
    expect((await mailsOf(app, nobody)).map(({ recipient }) => recipient)).toEqual([visitorsAddress])
    const byPhone = await openDesk(app, settings)
    const id = await book(byPhone, { times: ['2026-11-24T17:00:00Z'], email: null, phone: '+1 206 555 0100' })
    await change(wire, id, 'confirm')
    const mails = await mailsOf(app, byPhone)
    expect(mails.map(({ recipient, replyTo }) => [recipient, replyTo])).toEqual(
      Array(2).fill(['team@firm.example', null]),
    )
    const [invitation] = mails.filter(({ calendar }) => calendar !== null)
    expect(readCalendar(invitation).guests).toEqual([['Harbour Homes', 'mailto:team@firm.example', 'ACCEPTED', '']])
  })
})

describe('a tour that the firm changes', () => {
  test('comes into both calendars, and goes out of them again under the same name', async () => {
    const desk = await openDesk(app, settings)
    const id = await book(desk, {
      times: ['2026-11-24T18:00:00Z', '2026-11-25T18:00:00Z'],
      firstName: 'Ana',
      lastName: 'López',
    })
    await change(wire, id, 'confirm', { time: '2026-11-25T18:00:00Z', message: 'Ring at the gate.' })
    await change(wire, id, 'cancel', { message: 'Our agent is ill.' })
    const { toFirm, toVisitor } = splitMails(await mailsOf(app, desk))
    expect([toFirm.length, toVisitor.length]).toEqual([3, 3])
    const inOrder = (mails: KeptMail[], method: string) =>
      mails.find(({ calendar }) => calendar?.includes(`METHOD:${method}`))
    const invitation = readCalendar(inOrder(toVisitor, 'REQUEST'))
    expect(invitation).toEqual({
      version: '2.0',
      method: 'REQUEST',
      uid: expect.stringMatching(/^[0-9a-f-]{36}@porchlight$/),
      sequence: 1,
      status: 'CONFIRMED',
      starts: 'UTC 2026-11-25T18:00:00.000Z',
      ends: 'UTC 2026-11-25T18:30:00.000Z',
      stamp: '2026-11-23T16:00:00Z',
      summary: 'Tour: 12 Fir Street, Seattle, WA 98103',
      description: expect.stringContaining('When: Wednesday, November 25, 2026 at 10:00 AM PST (America/Los_Angeles)'),
      location: '12 Fir Street, Seattle, WA 98103',
      organizer: ['Harbour Homes', 'mailto:team@firm.example'],
      guests: [
        ['Harbour Homes', 'mailto:team@firm.example', 'ACCEPTED', ''],
        ['Ana López', `mailto:${visitorsAddress}`, 'NEEDS-ACTION', 'TRUE'],
      ],
    })
    const { uid, starts, ends, organizer } = invitation
    const cancelled = readCalendar(inOrder(toVisitor, 'CANCEL'))
    expect(cancelled).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid,
      sequence: 2,
      starts,
      ends,
      organizer,
    })
    expect([readCalendar(inOrder(toFirm, 'REQUEST')), readCalendar(inOrder(toFirm, 'CANCEL'))]).toEqual([
      invitation,
      cancelled,
    ])
    expect(inOrder(toVisitor, 'REQUEST')).toMatchObject({
      subject: 'Harbour Homes: Your tour is confirmed',
      replyTo: 'team@firm.example',
      thread: `tour-${id}`,
      text: expect.stringContaining('Harbour Homes writes:\n\nRing at the gate.'),
      html: expect.stringContaining('Ring at the gate.'),
    })
    expect(inOrder(toVisitor, 'CANCEL')?.text).toContain('Our agent is ill.')
    expect(inOrder(toFirm, 'CANCEL')?.text).toContain(`Tour ${id} of a visitor of Harbour Homes is cancelled.`)
  })

  test('and declines, takes its name out of calendars with the first time that was asked for', async () => {
    const desk = await openDesk(app, settings)
    const id = await book(desk, { times: ['2026-11-26T18:00:00Z', '2026-11-25T18:00:00Z'], kind: 'video' })
    await change(wire, id, 'decline')
    const [mail] = splitMails(await mailsOf(app, desk)).toVisitor.filter(({ calendar }) => calendar !== null)
    expect(readCalendar(mail)).toMatchObject({
      method: 'CANCEL',
      sequence: 1,
      starts: 'UTC 2026-11-26T18:00:00.000Z',
      location: 'Video call',
    })
    expect(mail?.subject).toBe('Harbour Homes: Your tour cannot take place')
    expect(mail?.text).not.toContain('writes:')
  })

  test.each([
    ['Name', { Name: 'A "B"; C:D, E\r\nATTENDEE:mailto:x@evil.example' }, {}],
    ['address', {}, { Address: 'Fir; St\\n, "x"\r\nEND:VEVENT\r\nBEGIN:VALARM', City: '東京 🏡'.repeat(20) }],
  ])('makes one sound event, whatever stands in the %s', async (_name, hostile, home) => {
    const desk = await openDesk(app, { ...settings, ...hostile }, home)
    const names = { firstName: '"; PARTSTAT=ACCEPTED:mailto:y@evil.example', lastName: '\u0000\u001b\ud83c,^n"' }
    const id = await book(desk, { times: ['2026-11-24T18:00:00Z'], ...names, lastName: ',^n"' })
    await change(wire, id, 'confirm')
    const mails = (await mailsOf(app, desk)).filter(({ calendar }) => calendar !== null)
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      const { guests, organizer, method } = readCalendar(mail)
      expect([method, organizer[1]]).toEqual(['REQUEST', 'mailto:team@firm.example'])
      expect(guests.map((guest) => guest.slice(1))).toEqual([
        ['mailto:team@firm.example', 'ACCEPTED', ''],
        [`mailto:${visitorsAddress}`, 'NEEDS-ACTION', 'TRUE'],
      ])
      // RFC 5545, 3.1: lines end with CRLF and have at most 75 octets.
      const lines = mail.calendar?.split('\r\n') ?? []
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    }
  })

  test('is told to nobody once the visitor was erased', async () => {
    const desk = await openDesk(app, settings)
    const id = await book(desk, { times: ['2026-11-24T18:00:00Z'] })
    await change(wire, id, 'confirm')
    await mailsOf(app, desk)
    const answer = await wire.call({ path: '/v1/visitors/export', body: { email: visitorsAddress } })
    expect(answer.text).toContain('"tours":[{"id":')
    expect(answer.text).toContain('BEGIN:VCALENDAR')
    expect((await wire.call({ path: '/v1/visitors/erase', body: { email: visitorsAddress } })).status).toBe(200)
    expect(await mailsOf(app, desk)).toEqual([])
    const { rows } = await app.app.pool.query('SELECT id FROM tours WHERE email = $1', [visitorsAddress])
    expect(rows).toEqual([])
  })
})
