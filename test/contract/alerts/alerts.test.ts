import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import {
  type AlertDesk,
  alertsOf,
  changeHome,
  endOf,
  listHome,
  match,
  mondayMorning,
  newsOf,
  openAlertDesk,
  removeHome,
  say,
  wish,
} from './alert-desk.ts'

let app: TestApp
let wire: Wire
let desk: AlertDesk

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})
beforeEach(async () => {
  app.app.now = () => mondayMorning
  desk = await openAlertDesk(app, wire)
})

test('an alert is the search of the conversation, in words and chips, and what comes up waits on the page', async () => {
  const there = await listHome(desk)
  await say(desk, 'houses in Kent under $600,000')
  const answer = await wish(desk)
  expect(answer.status, answer.text).toBe(200)
  const made = JSON.parse(answer.text)
  expect(made).toEqual({
    id: expect.any(Number),
    label: 'houses, for sale, in Kent, price at most $600,000',
    chips: ['houses', 'for sale', 'in Kent', 'at most $600,000'],
    confirmed: false,
    mails: false,
  })
  const cheap = await listHome(desk, { Address: '7 Elm Court', SalePrice: 450_000 })
  await listHome(desk, { SalePrice: 650_000 })
  await listHome(desk, { City: 'Seattle' })
  await listHome(desk, { PropertyType: 'Condo' })
  await match(desk)
  expect(await alertsOf(desk)).toEqual([
    {
      ...{ id: made.id, label: made.label, chips: made.chips, when: 'atOnce', confirmed: false },
      news: [
        {
          kind: 'new',
          text: 'new · 7 Elm Court, Kent, WA 98030 · $450,000',
          listing: cheap,
          at: expect.stringMatching(/^\d{4}-/),
        },
      ],
    },
  ])
  expect(there).not.toBe(cheap)
})

describe('what is told of a home', () => {
  beforeEach(async () => {
    await listHome(desk, { City: 'Seattle' })
    await say(desk, 'homes in Kent under $600,000')
  })

  test('a lower price, with the former one; a higher one is no news', async () => {
    const home = await listHome(desk, { Address: '7 Elm Court', SalePrice: 520_000 })
    await wish(desk)
    await changeHome(desk, home, { SalePrice: 499_000 })
    await match(desk)
    await changeHome(desk, home, { SalePrice: 510_000 })
    await match(desk)
    const [alert] = await alertsOf(desk)
    expect(alert?.news.map(({ text }) => text)).toEqual([
      'price drop: $520,000 → $499,000 · 7 Elm Court, Kent, WA 98030',
    ])
  })

  test('a price that falls into the limits is told as a drop, one that was there before and did not change not at all', async () => {
    const home = await listHome(desk, { SalePrice: 620_000 })
    const other = await listHome(desk, { SalePrice: 420_000 })
    await wish(desk)
    await changeHome(desk, home, { SalePrice: 590_000 })
    await changeHome(desk, other, { Description: 'Now with a new roof.', SalePrice: 420_000 })
    await match(desk)
    expect(await newsOf(desk)).toEqual([`priceDrop ${home}`])
  })

  test('sold, and back on the market, of a home that was told before', async () => {
    await wish(desk)
    const home = await listHome(desk)
    await match(desk)
    await changeHome(desk, home, { Status: 'Sold' })
    await match(desk)
    await changeHome(desk, home, { Status: 'Active' })
    await match(desk)
    expect(await newsOf(desk)).toEqual([`new ${home}`, `sold ${home}`, `backOnMarket ${home}`])
  })

  test('that a home is gone is told to who was told of it, and to nobody else', async () => {
    const old = await listHome(desk)
    await wish(desk)
    const home = await listHome(desk)
    await match(desk)
    await removeHome(desk, home)
    await removeHome(desk, old)
    await match(desk)
    expect(await newsOf(desk)).toEqual([`new ${home}`, `gone ${home}`])
  })

  test('a home that goes and comes back within days is not new, under whatever id', async () => {
    await wish(desk)
    const home = await listHome(desk, { MLSNumber: 'SAME-1' })
    await match(desk)
    await removeHome(desk, home)
    await listHome(desk, { MLSNumber: 'SAME-1' })
    await match(desk)
    const second = await listHome(desk, { MLSNumber: 'SAME-2', City: 'Seattle' })
    await match(desk)
    await changeHome(desk, second, { City: 'Kent' })
    await match(desk)
    await changeHome(desk, second, { City: 'Seattle' })
    await match(desk)
    await changeHome(desk, second, { City: 'Kent' })
    await match(desk)
    expect(await newsOf(desk)).toEqual([`new ${home}`, `new ${second}`])
  })

  test('what has changed before the alert was made is no news, also where it is matched afterwards', async () => {
    await wish(desk, { when: 'daily' })
    await listHome(desk)
    const second = { ...desk, visitor: await openVisitor(app, desk.serialNumber) }
    await say(second, 'homes in Kent under $600,000')
    await wish(second)
    await match(desk)
    expect(await newsOf(desk)).toHaveLength(1)
    expect(await newsOf(second)).toEqual([])
  })
})

test('a town where nothing is listed yet can be watched', async () => {
  await listHome(desk, { City: 'Seattle' })
  await say(desk, 'houses for sale in Walla Walla')
  const { chips } = JSON.parse((await wish(desk)).text)
  expect(chips.join(' ')).toContain('Walla Walla')
  const home = await listHome(desk, { City: 'Walla Walla' })
  await match(desk)
  expect(await newsOf(desk)).toEqual([`new ${home}`])
})

test('without any search every new home is told', async () => {
  const made = JSON.parse((await wish(desk)).text)
  expect(made).toMatchObject({ label: 'every new home', chips: [] })
  const home = await listHome(desk)
  await match(desk)
  expect(await newsOf(desk)).toEqual([`new ${home}`])
})

test('the same wish again is the same alert; an ended one is gone with its news', async () => {
  await listHome(desk)
  await say(desk, 'homes in Kent')
  const first = JSON.parse((await wish(desk)).text)
  const again = JSON.parse((await wish(desk, { when: 'daily' })).text)
  expect(again.id).toBe(first.id)
  expect(await alertsOf(desk)).toMatchObject([{ when: 'daily' }])
  expect((await endOf(desk, `/v1/visitor/alerts/${first.id}`)).status).toBe(200)
  expect(await alertsOf(desk)).toEqual([])
  expect((await endOf(desk, `/v1/visitor/alerts/${first.id}`)).status).toBe(404)
  await listHome(desk)
  await match(desk)
  expect(await alertsOf(desk)).toEqual([])
})

test('alerts of a conversation are bounded', async () => {
  await listHome(desk)
  for (let number = 1; number <= 50; number += 1) {
    await app.app.db
      .updateTable('sessions')
      .set({
        searchState: JSON.stringify({
          criteria: [{ topic: 'Bedrooms', mode: 'must', anyOf: [{ is: 'number', field: 'Bedrooms', min: number }] }],
        }),
      })
      .where('id', '=', desk.visitor.sessionID)
      .execute()
    if (number === 1) await wish(desk)
    const answer = await wish(desk)
    expect(answer.status, answer.text).toBe(200)
  }
  const home = await listHome(desk)
  const refused = await wish(desk, { listing: home })
  expect(refused.status).toBe(409)
  expect(JSON.parse(refused.text).Message).toContain('50 alerts')
})

describe('processes share the work', () => {
  const hold = async (until: string): Promise<void> => {
    await app.app.pool.query(`UPDATE "homeVersions" SET turn = gen_random_uuid() WHERE "doneAt" IS NULL`)
    await app.app.pool.query(
      `INSERT INTO "alertTurns" SELECT DISTINCT "workspaceId", "chatbotId", turn, now() + $1::interval FROM "homeVersions"
       WHERE "doneAt" IS NULL`,
      [until],
    )
  }

  test('what a process is at is left to it, and taken over when it died', async () => {
    await wish(desk)
    const home = await listHome(desk)
    await hold('30 seconds')
    await match(desk)
    expect(await newsOf(desk)).toEqual([])
    await app.app.pool.query(`UPDATE "alertTurns" SET "takenUntil" = now() - interval '1 second'`)
    await changeHome(desk, home, { SalePrice: 480_000 })
    await match(desk)
    expect(await newsOf(desk)).toEqual([`new ${home}`])
  })

  test('several at once tell everything once', async () => {
    await wish(desk)
    const homes: number[] = []
    for (let count = 0; count < 5; count += 1) homes.push(await listHome(desk))
    await Promise.all([match(desk), match(desk), match(desk)])
    await match(desk)
    expect((await newsOf(desk)).sort()).toEqual(homes.map((home) => `new ${home}`).sort())
  })
})

test('homes of a chatbot without alerts are noted nowhere, nor is a day more on the market', async () => {
  const noted = async () =>
    Number((await app.app.pool.query('SELECT count(*) AS count FROM "homeVersions"')).rows[0].count)
  const before = await noted()
  const home = await listHome(desk)
  await changeHome(desk, home, { SalePrice: 1 })
  expect(await noted()).toBe(before)
  await wish(desk)
  await changeHome(desk, home, { SalePrice: 1, DaysOnMarket: 99 })
  expect(await noted()).toBe(before)
  await changeHome(desk, home, { SalePrice: 2, DaysOnMarket: 99 })
  expect(await noted()).toBe(before + 1)
})
