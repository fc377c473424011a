import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendDailyMails } from '../../../src/notify/daily/send-daily-mails.ts'
import { sampleOf } from '../../run/how-much.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { storeConversation } from '../history/said.ts'
import { storeLead } from '../leads/left.ts'

// Two processes on one database, under a clock of the test.

let one: TestApp
let other: TestApp

beforeAll(async () => {
  one = await startTestApp()
  other = await startTestApp({ connection: one.app.connection })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** Both processes do what they do every minute, at the same time. */
async function runAt(time: string | number | Date): Promise<void> {
  const now = () => new Date(time)
  const run = ({ app }: TestApp): Promise<void> => sendDailyMails({ ...app, now })
  await Promise.all([run(one), run(other)])
}

interface DailyMail {
  id: number
  recipient: string
  subject: string
  text: string
  html: string
  state: string
}

async function mailsTo(recipient: string): Promise<DailyMail[]> {
  return (await one.app.pool.query('SELECT * FROM outbox WHERE recipient = $1 ORDER BY id', [recipient])).rows
}

async function eventsOf(serialNumber: string): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const query = `SELECT e.type, e.data FROM events e JOIN chatbots c ON c.id = e."chatbotId"
    WHERE c."serialNumber" = $1 AND e.type LIKE 'daily.%' ORDER BY e.id`
  return (await one.app.pool.query(query, [serialNumber])).rows
}

const said = (content: string, at: string) => [{ role: 'question', content, at }] as const

async function storeNoted(
  serialNumber: string,
  lead: { createdAt: string; email: string },
): Promise<{ sessionId: number }> {
  const { id, sessionId } = await storeLead(one, serialNumber, {
    ...lead,
    emails: [lead.email],
    messages: ['=1+1 Hello'],
  })
  await one.app.pool.query('UPDATE "leadNotes" SET "createdAt" = $2 WHERE "leadId" = $1', [id, lead.createdAt])
  return { sessionId }
}

test('what happened on the local day before, at 08:00, to the two addresses', async () => {
  const serialNumber = await one.addChatbot({
    Name: 'Harbour\nHomes',
    TimeZone: 'America/New_York',
    EmailForDailyLeads: 'leads@firm.example',
    EmailForDailyChatLogs: 'logs@firm.example',
  })
  // 23:59:59 and 00:00 in New York.
  await storeNoted(serialNumber, { createdAt: '2026-06-02T03:59:59Z', email: 'ana@june-one.example' })
  await storeNoted(serialNumber, { createdAt: '2026-06-02T04:00:00Z', email: 'bo@june-two.example' })
  const late = '2026-06-02T03:30:00Z'
  await storeConversation(one, serialNumber, { createdAt: late, said: said('Any homes <by the lake>?', late) })
  await runAt('2026-06-02T11:59:59Z')
  expect(await mailsTo('leads@firm.example')).toEqual([])
  await runAt('2026-06-02T12:00:00Z')
  await runAt('2026-06-02T12:01:00Z')
  const [leads, ...moreLeads] = await mailsTo('leads@firm.example')
  expect(moreLeads).toEqual([])
  expect(leads?.subject).toBe('Leads of Harbour Homes on 2026-06-01: 1')
  expect(leads?.text).toContain('E-mail: ana@june-one.example\nMessage: =1+1 Hello')
  expect(leads?.text).not.toContain('bo@june-two.example')
  const [logs, ...moreLogs] = await mailsTo('logs@firm.example')
  expect(moreLogs).toEqual([])
  expect(logs?.subject).toBe('Conversations of Harbour Homes on 2026-06-01: 1')
  expect(logs?.text).toContain('01/06/2026, 23:30 Visitor: Any homes <by the lake>?')
  expect(logs?.html).toContain('Any homes &lt;by the lake&gt;?')
  const day = { day: '2026-06-01', from: '2026-06-01T04:00:00.000Z', to: '2026-06-02T04:00:00.000Z', count: 1 }
  expect((await eventsOf(serialNumber)).sort((a, b) => (a.type < b.type ? -1 : 1))).toEqual([
    { type: 'daily.conversations', data: day },
    { type: 'daily.leads', data: day },
  ])
  await runAt('2026-06-03T12:00:00Z')
  expect((await mailsTo('leads@firm.example')).map(({ subject }) => subject.slice(-13))).toEqual([
    '2026-06-01: 1',
    '2026-06-02: 1',
  ])
  expect(await mailsTo('logs@firm.example'), 'nothing was said').toHaveLength(1)
})

test('nobody named: no mail, and others are told all the same; who is named later gets the days from then on', async () => {
  const serialNumber = await one.addChatbot()
  await storeNoted(serialNumber, { createdAt: '2026-07-01T10:00:00Z', email: 'a@july.example' })
  await storeNoted(serialNumber, { createdAt: '2026-07-02T10:00:00Z', email: 'b@july.example' })
  await runAt('2026-07-02T08:00:00Z')
  expect(await eventsOf(serialNumber)).toMatchObject([{ type: 'daily.leads', data: { day: '2026-07-01' } }])
  await one.post('/chat/Chatbot/Edit', { serialNumber, EmailForDailyLeads: 'later@firm.example' })
  await runAt('2026-07-02T09:00:00Z')
  expect(await mailsTo('later@firm.example')).toEqual([])
  await runAt('2026-07-03T08:00:00Z')
  expect((await mailsTo('later@firm.example')).map(({ subject }) => subject.slice(-13))).toEqual(['2026-07-02: 1'])
})

test('a crash in between leaves nothing half done: the next run does it, once', async () => {
  const serialNumber = await one.addChatbot({ EmailForDailyLeads: 'crash@firm.example' })
  await storeNoted(serialNumber, { createdAt: '2026-08-01T10:00:00Z', email: 'a@august.example' })
  const { events } = one.app
  const failing = {
    ...one.app,
    now: () => new Date('2026-08-02T08:00:00Z'),
    events: Object.assign(Object.create(events), { record: () => Promise.reject(new Error('gone')) }),
  }
  await sendDailyMails(failing)
  expect([await mailsTo('crash@firm.example'), await eventsOf(serialNumber)]).toEqual([[], []])
  await runAt('2026-08-02T08:01:00Z')
  await runAt('2026-08-02T08:02:00Z')
  expect(await mailsTo('crash@firm.example')).toHaveLength(1)
  expect(await eventsOf(serialNumber)).toHaveLength(1)
})

test('a day that fails is not left out: those after it wait until it is seen to', async () => {
  const serialNumber = await one.addChatbot({ EmailForDailyLeads: 'two-days@firm.example' })
  await runAt('2026-08-10T08:00:00Z')
  for (const day of ['2026-08-10', '2026-08-11']) {
    await storeNoted(serialNumber, { createdAt: `${day}T10:00:00Z`, email: 'a@august.example' })
  }
  let records = 0
  const record = (...args: Parameters<TestApp['app']['events']['record']>): Promise<void> => {
    records += 1
    return records === 1 ? Promise.reject(new Error('gone')) : one.app.events.record(...args)
  }
  const now = () => new Date('2026-08-12T08:00:00Z')
  await sendDailyMails({ ...one.app, now, events: Object.assign(Object.create(one.app.events), { record }) })
  expect(await mailsTo('two-days@firm.example')).toEqual([])
  await runAt('2026-08-12T08:01:00Z')
  expect((await mailsTo('two-days@firm.example')).map(({ subject }) => subject.slice(-13))).toEqual([
    '2026-08-10: 1',
    '2026-08-11: 1',
  ])
})

describe('who is erased', () => {
  test('is in no mail that was not sent yet: it is written again without them, and no event comes twice', async () => {
    const serialNumber = await one.addChatbot({ EmailForDailyLeads: 'erase@firm.example' })
    const { sessionId } = await storeNoted(serialNumber, {
      createdAt: '2026-09-01T10:00:00Z',
      email: 'gone@sept.example',
    })
    await storeNoted(serialNumber, { createdAt: '2026-09-01T11:00:00Z', email: 'stays@sept.example' })
    await runAt('2026-09-02T08:00:00Z')
    expect((await mailsTo('erase@firm.example'))[0]?.text).toContain('gone@sept.example')
    const exported = await one.post('/v1/visitors/export', { sessionID: sessionId })
    expect(exported.text, 'others stand in it, too').not.toContain('stays@sept.example')
    await one.post('/v1/visitors/erase', { sessionID: sessionId })
    expect(await mailsTo('erase@firm.example')).toEqual([])
    await runAt('2026-09-02T08:01:00Z')
    await runAt('2026-09-02T08:02:00Z')
    const [mail, ...more] = await mailsTo('erase@firm.example')
    expect(more).toEqual([])
    expect(mail?.text).toContain('stays@sept.example')
    expect(mail?.text).not.toContain('gone@sept.example')
    expect(await eventsOf(serialNumber)).toHaveLength(1)
  })

  test('is in none that was sent, which is not sent again', async () => {
    const serialNumber = await one.addChatbot({ EmailForDailyLeads: 'sent@firm.example' })
    const { sessionId } = await storeNoted(serialNumber, {
      createdAt: '2026-09-11T10:00:00Z',
      email: 'gone@eleven.example',
    })
    await runAt('2026-09-12T08:00:00Z')
    await one.app.pool.query(`UPDATE outbox SET state = 'sent' WHERE recipient = 'sent@firm.example'`)
    await one.post('/v1/visitors/erase', { sessionID: sessionId })
    await runAt('2026-09-12T08:01:00Z')
    expect(await mailsTo('sent@firm.example')).toEqual([])
  })
})

// biome-ignore format: a table
const zones = [
  'UTC', 'America/New_York', 'America/Los_Angeles', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu',
  'America/St_Johns', 'America/Sao_Paulo', 'America/Mexico_City', 'America/Havana', 'America/Santiago', 'Europe/London', 'Europe/Berlin', 'Europe/Lisbon',
  'Europe/Istanbul', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Shanghai', 'Asia/Tokyo', 'Australia/Sydney',
  'Australia/Lord_Howe', 'Australia/Adelaide', 'Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Apia',
]

/** What a clock on the wall shows, by another way than the code under test. */
function wallClock(time: Date, timeZone: string): string {
  return clocks.get(timeZone)?.format(time) ?? ''
}

// Made once: making one takes far longer than a look at it.
const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
)

/** More than are looked at in one trip, and so that those of one zone are due together. */
const many = 12

const changes = [
  ['forward in America', '2027-03-12', '2027-03-16', 1, 2],
  ['forward in Europe', '2027-03-26', '2027-03-30', 1, 2],
  ['back in the south', '2027-04-02', '2027-04-06', 1, 2],
  ['forward in New Zealand', '2027-09-24', '2027-09-28', 1, 2],
  ['forward in Australia', '2027-10-01', '2027-10-05', 1, 2],
  ['back in Europe and Africa', '2027-10-28', '2027-11-02', 1, 3],
  ['back in America', '2027-11-05', '2027-11-09', 1, 2],
  ['hundreds of chatbots, forward in America', '2027-03-13', '2027-03-16', many, 2],
  ['hundreds of chatbots, back in Europe', '2027-10-30', '2027-11-02', many, 2],
] as const

test.each(sampleOf(changes, 2))(
  'over the change of summer time, %s: one mail a day and chatbot, at 08:00 of its wall clock',
  async (_name, first, end, ofZone, leastDays) => {
    const workspace = await one.addWorkspace()
    const chatbots = zones.flatMap((zone) =>
      Array.from({ length: ofZone }, (_, number) => {
        const name = zone.replace(/\W/g, '-').toLowerCase()
        return { zone, recipient: `${name}-${number}-of-${ofZone}@${first}.example` }
      }),
    )
    await one.app.pool.query(
      `INSERT INTO chatbots ("workspaceId", "serialNumber", settings)
       SELECT $1, md5(recipient), jsonb_build_object('EmailForDailyChatLogs', recipient, 'TimeZone', zone)
       FROM unnest($2::text[], $3::text[]) AS chatbots(recipient, zone)`,
      [workspace.workspaceId, chatbots.map(({ recipient }) => recipient), chatbots.map(({ zone }) => zone)],
    )
    // Something is said every six hours, so on each day of each zone.
    await one.app.pool.query(
      `WITH made AS (
       INSERT INTO sessions ("workspaceId", "chatbotId") SELECT "workspaceId", id FROM chatbots WHERE "workspaceId" = $1
       RETURNING "workspaceId", "chatbotId", id)
     INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "createdAt")
     SELECT "workspaceId", "chatbotId", id, 'question', 'Text', 'Hello', 'answered', at
     FROM made, generate_series($2::timestamptz - interval '3 days', $3::timestamptz, interval '6 hours') AS at`,
      [workspace.workspaceId, `${first}T00:00:00Z`, `${end}T00:00:00Z`],
    )
    const posted = new Map<string, { day: string; at: Date }[]>()
    let seen = 0
    const stepMs = 3_600_000 / 4
    const begin = Date.parse(`${first}T00:00:00Z`)
    for (let time = begin; time < Date.parse(`${end}T00:00:00Z`); time += stepMs) {
      // Nothing can be due but at a quarter of an hour at which some zone has 08:00; the first run takes up what was before.
      const isEight = zones.some((zone) => wallClock(new Date(time), zone).slice(11, 16) === '08:00')
      if (time !== begin && !isEight) continue
      await runAt(time)
      const { rows } = await one.app.pool.query(
        'SELECT id, recipient, subject FROM outbox WHERE "workspaceId" = $1 AND id > $2 ORDER BY id',
        [workspace.workspaceId, seen],
      )
      for (const { id, recipient, subject } of rows) {
        seen = Math.max(seen, Number(id))
        const day = /\d{4}-\d\d-\d\d/.exec(subject)?.[0] ?? ''
        posted.set(recipient, [...(posted.get(recipient) ?? []), { day, at: new Date(time) }])
      }
    }
    for (const { zone, recipient } of chatbots) {
      const days = (posted.get(recipient) ?? []).map(({ day }) => day)
      expect(new Set(days).size, `${zone}: each once`).toBe(days.length)
      expect(days, `${zone}: in order`).toEqual([...days].sort())
      const [from = '', to = ''] = [days[0], days.at(-1)]
      expect(days.length, `${zone}: none left out`).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)
      expect(days.length).toBeGreaterThan(leastDays)
      for (const { day, at } of (posted.get(recipient) ?? []).slice(1)) {
        const nextDay = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
        expect(wallClock(at, zone), `${zone} ${day}`).toBe(`${nextDay} 08:00:00`)
      }
    }
    // So that those of the next change need not write theirs, too.
    await one.app.pool.query('UPDATE chatbots SET "removedAt" = now() WHERE "workspaceId" = $1', [
      workspace.workspaceId,
    ])
  },
  // On a machine that does much else.
  600_000,
)
