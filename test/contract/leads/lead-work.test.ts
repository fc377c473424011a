import type { LeadSummary } from 'porchlight/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { type ConsoleUser, openColleague, openOwner } from '../../accounts/console-user.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { untilTold } from '../../until-told.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import { dataOf, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'

let app: TestApp
let wire: Wire
let owner: ConsoleUser
let lee: ConsoleUser
let kim: ConsoleUser

beforeAll(async () => {
  app = await startTestApp({ consumers })
  wire = openWire(app, { connections: 16 })
  owner = await openOwner(app, wire)
  lee = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@example.com' })
  kim = await openColleague(app, wire, owner, { role: 'agent', name: 'Kim Ode', email: 'kim@example.com' })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

interface Page {
  leads: LeadSummary[]
  counts: Record<string, number> | null
  nextCursor: string | null
}

const asKey = (path: string): Promise<WireAnswer> => wire.call({ method: 'GET', path })
const readJson = async <Data>(answering: Promise<WireAnswer>): Promise<Data> => {
  const answer = await answering
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}
const find = (query: string, who: Pick<ConsoleUser, 'call'> = { call: wire.call.bind(wire) }): Promise<Page> =>
  readJson(who.call({ method: 'GET', path: `/v1/leads?${query.replaceAll(' ', '%20')}` }))
const change = (id: number, body: object, who: Pick<ConsoleUser, 'call'> = owner): Promise<WireAnswer> =>
  who.call({ method: 'PATCH', path: `/v1/leads/${id}`, body })
const codeOf = ({ status, headers }: WireAnswer): unknown[] => [status, headers['x-error-code']]
const namesOf = ({ leads }: Page): string[] => leads.map(({ firstName }) => firstName)

/** A visitor who leaves something. Answers the lead and its conversation. */
async function leave(serialNumber: string, lead: object): Promise<{ id: number; visitor: Visitor }> {
  const visitor = await openVisitor(app, serialNumber)
  const answer = await callAsVisitor(wire, visitor, '/v1/visitor/lead', { message: '', ...lead })
  expect(answer.status, answer.text).toBe(200)
  const { rows } = await app.app.pool.query('SELECT id FROM leads WHERE "sessionId" = $1', [visitor.sessionID])
  return { id: Number(rows[0].id), visitor }
}

describe('finding leads', () => {
  test('of every chatbot, the newest first, by parts of words, page by page', async () => {
    const [one, other] = [await app.addChatbot(), await app.addChatbot()]
    await leave(one, {
      firstName: 'Zoë',
      lastName: 'Müller',
      email: 'zoe@find.example',
      message: 'Saturday, 100% sure',
    })
    await leave(other, { firstName: 'Abe', phone: '+1 (206) 555-0142', email: 'abe@find.example' })
    await leave(one, { firstName: 'Ola', email: 'ola@find.example' })
    const all = await find('q=find.example')
    expect(namesOf(all)).toEqual(['Ola', 'Abe', 'Zoë'])
    expect(all.leads[2]).toMatchObject({
      serialNumber: one,
      status: 'new',
      assignedTo: null,
      lastName: 'Müller',
      emails: ['zoe@find.example'],
      message: 'Saturday, 100% sure',
      mergedIds: [],
      doubles: 0,
    })
    for (const [q, names] of [
      ['mulle', ['Zoë']],
      ['ZOE satur', ['Zoë']],
      ['100%25 find', ['Zoë']],
      ['2065550142', ['Abe']],
      ['555-01 find', ['Abe']],
      ['zoe abe', []],
      ['zzq', []],
      ['q9', []],
      ['a%25e', []],
      ['o find.ex', ['Ola', 'Zoë']],
    ] as const) {
      expect(namesOf(await find(`q=${q}`)), q).toEqual(names)
    }
    expect(namesOf(await find(`q=find.example&serialNumber=${other}`))).toEqual(['Abe'])
    const first = await find('q=find.example&limit=2')
    expect([namesOf(first), first.counts]).toEqual([['Ola', 'Abe'], null])
    const last = await find(`q=find.example&limit=2&cursor=${first.nextCursor}`)
    expect([namesOf(last), last.nextCursor]).toEqual([['Zoë'], null])
  })

  test('by how they stand, by who has them and by their days, with counts', async () => {
    const serialNumber = await app.addChatbot()
    const { id } = await leave(serialNumber, { firstName: 'Uma', email: 'uma@state.example' })
    await leave(serialNumber, { firstName: 'Vic', email: 'vic@state.example' })
    await change(id, { status: 'open', assignedTo: lee.accountId })
    const of = (query: string): Promise<Page> => find(`serialNumber=${serialNumber}&${query}`)
    expect((await of('')).counts).toEqual({ new: 1, open: 1, done: 0 })
    expect(namesOf(await of('status=open'))).toEqual(['Uma'])
    expect((await of('status=open')).counts).toEqual({ new: 1, open: 1, done: 0 })
    expect(namesOf(await of(`assignedTo=${lee.accountId}`))).toEqual(['Uma'])
    expect(namesOf(await of('assignedTo=none'))).toEqual(['Vic'])
    expect(namesOf(await of('to=2020-01-01'))).toEqual([])
    expect(namesOf(await of('from=2020-01-01'))).toEqual(['Vic', 'Uma'])
  })

  test('a rare word among many leads is found by its index, whoever has many in common', async () => {
    const serialNumber = await app.addChatbot()
    await leave(serialNumber, { firstName: 'Rare', email: 'rare@needle.example' })
    await app.app.pool.query(
      `WITH made AS (INSERT INTO sessions ("workspaceId", "chatbotId") SELECT "workspaceId", id FROM chatbots,
           generate_series(1, 2500) WHERE "serialNumber" = $1 RETURNING "workspaceId", "chatbotId", id)
       INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page, "searchText")
       SELECT "workspaceId", "chatbotId", id, 'Many', '', ARRAY['many@hay.example'], '{}', '', 'many many@hay.example' FROM made`,
      [serialNumber],
    )
    expect(namesOf(await find('q=needle.ex'))).toEqual(['Rare'])
    expect((await find(`q=hay&serialNumber=${serialNumber}&limit=100`)).leads).toHaveLength(100)
    await app.app.pool.query(`DELETE FROM leads WHERE "firstName" = 'Many'`)
  })
})

describe('how a lead stands, and who has it', () => {
  test('is changed, noted, told to programs and in LeadList, and mailed to nobody', async () => {
    const serialNumber = await app.addChatbot({ TalkToHumanEmail: 'team@firm.example' })
    const { id, visitor } = await leave(serialNumber, { firstName: 'Ira', email: 'ira@change.example' })
    const mails = async (): Promise<number> => {
      await untilTold(app.app)
      const { rows } = await app.app.pool.query('SELECT id FROM outbox WHERE "sessionId" = $1', [visitor.sessionID])
      return rows.length
    }
    const mailed = await mails()
    expect(await readJson(change(id, { status: 'Open', assignedTo: lee.accountId }))).toMatchObject({
      id,
      status: 'open',
      assignedTo: { accountId: lee.accountId, name: 'Lee Park' },
    })
    expect(await readJson(change(id, { status: 'open' })), 'as it was').toMatchObject({ status: 'open' })
    expect(await readJson(change(id, { assignedTo: null }))).toMatchObject({ status: 'open', assignedTo: null })
    const listed = dataOf(await wire.call({ path: '/chat/Chatbot/LeadList', body: { serialNumber } }))
    expect(listed).toMatchObject([{ ID: id, Status: 'open' }])
    const events = await app.app.pool.query(`SELECT type FROM events WHERE "sessionId" = $1 AND type LIKE 'lead.%'`, [
      visitor.sessionID,
    ])
    expect(events.rows.map(({ type }) => type)).toEqual(['lead.created', 'lead.updated', 'lead.updated'])
    const { rows } = await app.app.pool.query(
      `SELECT actor, details FROM "changeLog" WHERE action = 'lead.changed' AND target = $1 ORDER BY id`,
      [`lead ${id}`],
    )
    expect(rows[0]).toEqual({
      actor: `Ana Ruiz (account ${owner.accountId.slice(0, 8)})`,
      details: {
        before: { status: 'new', assignedTo: null },
        after: { status: 'open', assignedTo: lee.accountId },
      },
    })
    expect([rows.length, await mails()]).toEqual([2, mailed])
  })

  test('agents see their own and those that nobody has, in every list, and take and give back', async () => {
    const serialNumber = await app.addChatbot()
    const { id, visitor } = await leave(serialNumber, { firstName: 'Own', email: 'own@agents.example' })
    const { id: free } = await leave(serialNumber, { firstName: 'Free', email: 'free@agents.example' })
    expect((await change(id, { assignedTo: lee.accountId }, lee)).status).toBe(200)
    const seen = async (who: ConsoleUser) => ({
      found: namesOf(await find('q=agents.example', who)),
      listed: dataOf<{ Name: string }[]>(
        await who.call({ path: '/chat/Chatbot/LeadList', body: { serialNumber } }),
      ).map(({ Name }) => Name),
    })
    expect(await seen(lee)).toEqual({ found: ['Free', 'Own'], listed: ['Own', 'Free'] })
    expect(await seen(kim)).toEqual({ found: ['Free'], listed: ['Free'] })
    expect(await seen(owner)).toEqual({ found: ['Free', 'Own'], listed: ['Own', 'Free'] })
    const ofSession = { path: '/chat/Chatbot/LeadList', body: { serialNumber, sessionID: visitor.sessionID } }
    expect(dataOf(await kim.call(ofSession))).toEqual([])
    for (const answer of [
      await kim.call({ method: 'GET', path: `/v1/leads/${id}` }),
      await change(id, { status: 'done' }, kim),
      await kim.call({ path: `/v1/leads/${free}/merge`, body: { leadIds: [id] } }),
      await kim.call({ path: `/v1/leads/${id}/merge`, body: { leadIds: [free] } }),
    ]) {
      expect(codeOf(answer)).toEqual([404, 'lead-not-found'])
    }
    expect(codeOf(await change(free, { assignedTo: kim.accountId }, lee))).toEqual([403, 'role-may-not'])
    expect((await change(id, { assignedTo: null }, lee)).status).toBe(200)
    expect((await seen(kim)).found).toEqual(['Free', 'Own'])
    expect(codeOf(await change(id, { assignedTo: 'f'.repeat(32) }))).toEqual([404, 'member-not-found'])
  })

  test('who is removed from the team has no lead any more', async () => {
    const mo = await openColleague(app, wire, owner, { role: 'agent', name: 'Mo Diaz', email: 'mo@example.com' })
    const { id } = await leave(await app.addChatbot(), { firstName: 'Left', email: 'left@team.example' })
    await change(id, { assignedTo: mo.accountId })
    expect((await owner.call({ method: 'DELETE', path: `/v1/team/${mo.accountId}` })).status).toBe(200)
    expect(await readJson(asKey(`/v1/leads/${id}`))).toMatchObject({ assignedTo: null })
  })
})

describe('leads that are one person', () => {
  interface Doubles {
    groups: { leads: LeadSummary[] }[]
  }

  test('are suggested by address and digits, merged, found as one, and taken apart again as they were', async () => {
    const [one, other] = [await app.addChatbot(), await app.addChatbot()]
    const first = await leave(one, {
      firstName: 'Dee',
      email: 'dee@one.example',
      phone: '+1 206 555 0177',
      message: 'A',
    })
    const second = await leave(other, { firstName: 'Dee', lastName: 'Roe', phone: '(206) 555-0177', message: 'B' })
    const third = await leave(other, { email: 'DEE@one.example', message: 'C' })
    await change(second.id, { status: 'done' })
    const groupOfDee = async (): Promise<number[] | undefined> =>
      (await readJson<Doubles>(asKey('/v1/leads/doubles'))).groups
        .map(({ leads }) => leads.map(({ id }) => id))
        .find((ids) => ids.includes(first.id))
    expect(await groupOfDee()).toEqual([third.id, second.id, first.id])
    expect((await readJson<LeadSummary>(asKey(`/v1/leads/${first.id}`))).doubles).toBe(2)

    const merge = { path: `/v1/leads/${first.id}/merge`, body: { leadIds: [second.id, third.id] } }
    const merged = await readJson<LeadSummary>(wire.call(merge))
    expect(merged).toMatchObject({
      id: first.id,
      status: 'new',
      firstName: 'Dee',
      lastName: 'Roe',
      emails: ['DEE@one.example'],
      phones: ['(206) 555-0177', '+1 206 555 0177'],
      message: 'C',
      mergedIds: [second.id, third.id],
      doubles: 0,
    })
    expect([...merged.sessionIDs].sort()).toEqual([first, second, third].map(({ visitor }) => visitor.sessionID).sort())
    expect(await groupOfDee()).toBeUndefined()
    // By a word of each of them, and in the chatbot of each.
    for (const query of ['q=roe one.example', `serialNumber=${one}`, `serialNumber=${other}`]) {
      expect((await find(query)).leads.map(({ id }) => id)).toEqual([first.id])
    }
    // The id of a part leads to the whole; LeadList lists every conversation, with the status of the whole.
    expect(await readJson(asKey(`/v1/leads/${second.id}`))).toMatchObject({ id: first.id, notes: [{}, {}, {}] })
    const listed = async () =>
      dataOf<{ ID: number; Status: string }[]>(
        await wire.call({ path: '/chat/Chatbot/LeadList', body: { serialNumber: other } }),
      ).map(({ ID, Status }) => [ID, Status])
    expect(await listed()).toEqual([
      [second.id, 'new'],
      [third.id, 'new'],
    ])

    const split = (ids: number[]) => wire.call({ path: `/v1/leads/${first.id}/split`, body: { leadIds: ids } })
    expect((await split([first.id])).status, 'no part of itself').toBe(400)
    expect(await readJson(split([second.id]))).toMatchObject({ id: first.id, mergedIds: [third.id] })
    expect(await readJson(asKey(`/v1/leads/${second.id}`))).toMatchObject({
      id: second.id,
      status: 'done',
      lastName: 'Roe',
    })
    expect(await listed()).toEqual([
      [second.id, 'done'],
      [third.id, 'new'],
    ])
  })

  test('of many who merge at once, every lead ends in one group, and none is lost', async () => {
    const serialNumber = await app.addChatbot()
    const ids: number[] = []
    for (let count = 0; count < 6; count += 1) {
      ids.push((await leave(serialNumber, { firstName: `N${count}`, email: 'same@race.example' })).id)
    }
    const answers = await Promise.all(
      ids.map((id, index) =>
        wire.call({ path: `/v1/leads/${id}/merge`, body: { leadIds: ids.filter((_, other) => other !== index) } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    const { leads } = await find(`serialNumber=${serialNumber}`)
    expect(leads).toHaveLength(1)
    expect([leads[0]?.id, ...(leads[0]?.mergedIds ?? [])].sort()).toEqual([...ids].sort())
  })

  test('are leads of their own again where the one that they were parts of is erased', async () => {
    const serialNumber = await app.addChatbot()
    const [one, two] = [
      await leave(serialNumber, { firstName: 'Gone', email: 'gone@erased.example' }),
      await leave(serialNumber, { firstName: 'Stays', email: 'stays@erased.example' }),
    ]
    await wire.call({ path: `/v1/leads/${one.id}/merge`, body: { leadIds: [two.id] } })
    await wire.call({ path: '/v1/visitors/erase', body: { email: 'gone@erased.example' } })
    const { leads } = await find(`serialNumber=${serialNumber}`)
    expect(leads).toMatchObject([{ id: two.id, firstName: 'Stays', emails: ['stays@erased.example'] }])
  })
})

test('the table of what is found has a row for each person, in the columns of LeadList', async () => {
  const serialNumber = await app.addChatbot()
  const [one, two] = [
    await leave(serialNumber, { firstName: 'Tab', email: 'tab@csv.example', message: '=1+1' }),
    await leave(serialNumber, { firstName: 'Tab', email: 'tab2@csv.example', message: 'Two, too' }),
  ]
  await leave(serialNumber, { firstName: 'Other', email: 'other@csv.example' })
  await wire.call({ path: `/v1/leads/${one.id}/merge`, body: { leadIds: [two.id] } })
  const { text } = await asKey('/v1/leads/export?q=csv.example&status=new')
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toBe('Type,Name,Email,Phone,Message,AppointmentTime,CreateTime,SessionID,URI,ID,Status,Listings')
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['Other', 'Tab'])
  expect(text).toContain('"tab2@csv.example, tab@csv.example"')
  expect(text).toContain(`"'=1+1\nTwo, too"`)
  expect((await asKey(`/v1/leads/export?serialNumber=${serialNumber}`)).text.trim().split(/\r\n(?=Lead)/)).toHaveLength(
    4,
  )
})
