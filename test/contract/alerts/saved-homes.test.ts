import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import {
  type AlertDesk,
  alertsOf,
  changeHome,
  confirmedAlert,
  endOf,
  listHome,
  mailsTo,
  match,
  mondayMorning,
  openAlertDesk,
  removeHome,
  savedOf,
  waitMinutes,
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

const save = (listing: number): Promise<WireAnswer> =>
  callAsVisitor(wire, desk.visitor, '/v1/visitor/saved', { listing })

test('saved homes are cards, the last one first; what is dropped is gone', async () => {
  const first = await listHome(desk, { Address: '7 Elm Court' })
  const second = await listHome(desk)
  expect((await save(first)).status).toBe(200)
  await save(second)
  await save(second)
  expect(await savedOf(desk)).toMatchObject([{ id: second }, { id: first, title: '7 Elm Court', price: 500_000 }])
  expect(await alertsOf(desk), 'nobody asked to be told').toEqual([])
  expect((await endOf(desk, `/v1/visitor/saved/${second}`)).status).toBe(200)
  expect((await endOf(desk, `/v1/visitor/saved/${second}`)).status).toBe(200)
  expect((await savedOf(desk)).map(({ id }) => id)).toEqual([first])
  expect((await save(999_999_999)).status).toBe(404)
})

test('they tell where one got cheaper, was sold, or is gone', async () => {
  const [cheaper, sold, gone, same] = [
    await listHome(desk),
    await listHome(desk),
    await listHome(desk),
    await listHome(desk),
  ]
  for (const home of [same, gone, sold, cheaper]) await save(home)
  await changeHome(desk, cheaper, { SalePrice: 480_000 })
  await changeHome(desk, sold, { Status: 'Sold' })
  await removeHome(desk, gone)
  const homes = await savedOf(desk)
  expect(homes.map(({ id, change }) => [id, change])).toEqual([
    [cheaper, { kind: 'priceDrop', text: 'price drop: $500,000 → $480,000' }],
    [sold, { kind: 'sold', text: 'sold' }],
    [gone, { kind: 'gone', text: 'no longer listed' }],
    [same, undefined],
  ])
})

test('a home that comes in again under another id is the saved one', async () => {
  const home = await listHome(desk, { MLSNumber: 'AGAIN-1' })
  await save(home)
  await removeHome(desk, home)
  await match(desk)
  const again = await listHome(desk, { MLSNumber: 'AGAIN-1', SalePrice: 450_000 })
  await match(desk)
  expect(await savedOf(desk)).toMatchObject([{ id: again, change: { kind: 'priceDrop' } }])
})

test('news of one home by mail: a lower price, sold, back on the market; dropped from the saved ones it goes on', async () => {
  const home = await listHome(desk, { Address: '7 Elm Court' })
  await save(home)
  await confirmedAlert(desk, 'ben@visitor.example', { listing: home })
  await endOf(desk, `/v1/visitor/saved/${home}`)
  expect(await alertsOf(desk)).toMatchObject([{ label: 'news of 7 Elm Court, Kent, WA 98030', confirmed: true }])
  await changeHome(desk, home, { SalePrice: 480_000 })
  await match(desk)
  await changeHome(desk, home, { Status: 'Sold' })
  await match(desk)
  await changeHome(desk, home, { Status: 'Active' })
  await match(desk)
  await changeHome(desk, home, { SalePrice: 490_000 })
  await match(desk)
  await waitMinutes(desk, 2)
  const [asked, mail, ...more] = await mailsTo(desk, 'ben@visitor.example')
  expect(more).toEqual([])
  expect(asked?.text).toContain('7 Elm Court')
  const lines = mail?.text.split('\n') ?? []
  expect(lines.filter((line) => /^(price drop|sold|back on)/.test(line.trim())).map((line) => line.trim())).toEqual([
    'price drop: $500,000 → $480,000',
    'sold',
    'back on the market',
  ])
})

test('an alert on a saved home that is ended leaves it saved', async () => {
  const home = await listHome(desk)
  await save(home)
  const { id } = JSON.parse((await wish(desk, { listing: home })).text)
  await endOf(desk, `/v1/visitor/alerts/${id}`)
  expect(await alertsOf(desk)).toEqual([])
  expect(await savedOf(desk)).toHaveLength(1)
})

test('another visitor sees nothing of it', async () => {
  const home = await listHome(desk)
  await save(home)
  const { id } = JSON.parse((await wish(desk, { listing: home })).text)
  const other = { ...desk, visitor: await openVisitor(app, desk.serialNumber) }
  expect(await savedOf(other)).toEqual([])
  expect(await alertsOf(other)).toEqual([])
  expect((await endOf(other, `/v1/visitor/alerts/${id}`)).status).toBe(404)
  expect(await alertsOf(desk)).toHaveLength(1)
})
