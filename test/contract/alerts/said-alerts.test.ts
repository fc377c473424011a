import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import {
  type AlertDesk,
  alertsOf,
  linkIn,
  listHome,
  mailsTo,
  match,
  mondayMorning,
  newsOf,
  open,
  openAlertDesk,
  waitMinutes,
} from './alert-desk.ts'

let app: TestApp
let wire: Wire
let desk: AlertDesk
let ana: string
let visitors = 0

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
  app.app.publicUrl = app.url
  desk = await openAlertDesk(app, wire)
  await listHome(desk, { City: 'Seattle' })
  await listHome(desk, { PropertyType: 'Condo' })
  visitors += 1
  ana = `said${visitors}@visitor.example`
})

/** Says one message after the other; answers the last words. */
async function talk(...messages: string[]): Promise<string> {
  let said = ''
  for (const content of messages) {
    const { text } = await callAsVisitor(wire, desk.visitor, '/chat/Chat/Ask', { content })
    const lines = text.split('\n').filter(Boolean)
    said = lines.map((line): string => (JSON.parse(line) as { content?: string }).content ?? '').join('')
  }
  return said
}

describe('an address that is said after an alert was asked for opens it', () => {
  test.each([
    ['homes in Kent under 300k', 'tell me when something comes up', 'my email is @'],
    ['viviendas en Kent por menos de 300 mil', 'avísame cuando salga algo', 'mi correo es @'],
    ['logements à Kent à moins de 300 000', 'prévenez-moi s’il y a du nouveau', 'mon adresse : @'],
    ['Immobilien in Kent unter 300.000', 'sagen Sie mir Bescheid, wenn es etwas gibt', 'meine Adresse ist @'],
    ['imóveis em Kent por menos de 300 mil', 'me avise quando surgir algo', 'meu email é @'],
    ['Kent 30万以下的房源', '有新的告诉我', '我的邮箱是 @'],
  ])('%j, %j, %j', async (search, wish, address) => {
    const said = await talk(search, wish, address.replace('@', ana))
    expect(said).not.toContain('$')
    const [alert, another] = await alertsOf(desk)
    expect(another).toBeUndefined()
    expect(alert).toMatchObject({ when: 'daily', confirmed: false })
    expect(alert?.label).toContain('Kent')
    expect(alert?.label).toMatch(/300[.,\s\u202f\u00a0]?000/)
    expect(await mailsTo(desk, ana)).toHaveLength(1)
  })

  test('it is confirmed by the mail, and the next new home is told', async () => {
    await talk('homes in Kent', 'let me know right away when something new comes up', ana)
    const [mail] = await mailsTo(desk, ana)
    await open(desk, linkIn(mail ?? { text: '' }, 'confirm'), 'POST')
    expect(await alertsOf(desk)).toMatchObject([{ when: 'atOnce', confirmed: true }])
    const home = await listHome(desk)
    await match(desk)
    await waitMinutes(desk, 10)
    expect(await newsOf(desk)).toEqual([`new ${home}`])
    expect(await mailsTo(desk, ana)).toHaveLength(2)
    expect(await talk('condos in Seattle', 'tell me of new ones', ana), 'the address is known').toContain(ana)
    expect(await alertsOf(desk)).toMatchObject([{ confirmed: true }, { confirmed: true }])
  })

  test('of a home it is an alert on that home', async () => {
    await talk('1 Fir Street', 'let me know if the price drops', `${ana} please`)
    expect(await alertsOf(desk)).toMatchObject([{ label: expect.stringContaining('1 Fir Street'), chips: [] }])
  })

  test('who asked for nothing of the kind leaves a lead, and no alert', async () => {
    expect(await talk('homes in Kent', `my email is ${ana}`)).toContain(ana)
    expect(await alertsOf(desk)).toEqual([])
  })
})

describe('both in one message', () => {
  test.each([
    'email me at @ when a condo in Kent comes up',
    'tell me when a condo in Kent comes up. My email is @',
    'avíseme cuando salga un apartamento en Kent, mi correo es @',
    'prévenez-moi quand il y a un appartement à Kent : @',
    'benachrichtigen Sie mich, wenn es eine Wohnung in Kent gibt: @',
    'me avise quando aparecer um apartamento em Kent, meu email é @',
    'Kent有新公寓请通知我，邮箱@',
  ])('%j', async (message) => {
    const said = await talk(message.replace('@', ana))
    expect(said).toContain('Kent')
    const alerts = await alertsOf(desk)
    expect(alerts).toHaveLength(1)
    expect(alerts[0]?.chips).toHaveLength(2)
    expect(await mailsTo(desk, ana)).toHaveLength(1)
  })

  test('without an address what is there today is shown, and where the news shall go is asked', async () => {
    const said = await talk('tell me when a condo in Kent comes up')
    expect(said).toMatch(/condo.*in Kent/)
    expect(said).toContain('One fits already')
    expect(await alertsOf(desk)).toEqual([])
    await talk(ana)
    expect(await alertsOf(desk)).toMatchObject([{ label: expect.stringContaining('in Kent') }])
  })
})
