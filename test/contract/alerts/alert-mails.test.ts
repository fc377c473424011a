import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetAlerts } from '../../../src/visitors/alerts/forget-alerts.ts'
import { mailNews } from '../../../src/visitors/alerts/mail/mail-news.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import {
  type AlertDesk,
  alertsOf,
  changeHome,
  confirmedAlert,
  linkIn,
  listHome,
  mailsTo,
  match,
  mondayMorning,
  open,
  openAlertDesk,
  say,
  waitMinutes,
  wish,
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
  await say(desk, 'homes in Kent')
  visitors += 1
  ana = `ana${visitors}@visitor.example`
})

describe('an address is confirmed by who reads it', () => {
  test('the mail has a link to a page with a button; only the button confirms, and news is mailed from then on', async () => {
    expect(JSON.parse((await wish(desk, { email: ana })).text)).toMatchObject({ confirmed: false })
    const [mail, ...more] = await mailsTo(desk, ana)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Harbour Homes: Shall we tell you of new homes?')
    expect(mail?.html).toContain(linkIn(mail ?? { text: '' }, 'confirm'))
    const path = linkIn(mail ?? { text: '' }, 'confirm')

    const page = await open(desk, path)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<form method="post">')
    expect(page.text).toContain('in Kent')
    expect(await alertsOf(desk)).toMatchObject([{ confirmed: false }])
    const home = await listHome(desk)
    await match(desk)
    await waitMinutes(desk, 10)
    expect(await mailsTo(desk, ana), 'nothing before').toHaveLength(1)

    expect((await open(desk, path, 'POST')).text).toContain('all set')
    expect((await open(desk, path, 'POST')).status, 'again changes nothing').toBe(200)
    expect(await alertsOf(desk)).toMatchObject([{ confirmed: true, news: [{ kind: 'new', listing: home }] }])
    await waitMinutes(desk, 1)
    const [, news] = await mailsTo(desk, ana)
    expect(news?.subject).toBe('Harbour Homes: something for you')
    expect(news?.text).toContain('You wanted to hear of: in Kent.')
    expect(news?.text).toContain('https://homes.example/A-2')
  })

  test('who confirmed is a lead, once; who did not is none', async () => {
    await wish(desk, { email: ana })
    const leads = async () =>
      (await app.post<Record<string, unknown>[]>('/chat/Chatbot/LeadList', { serialNumber: desk.serialNumber })).body
        .Data
    expect(await leads()).toEqual([])
    const [mail] = await mailsTo(desk, ana)
    await open(desk, linkIn(mail ?? { text: '' }, 'confirm'), 'POST')
    await open(desk, linkIn(mail ?? { text: '' }, 'confirm'), 'POST')
    expect(await leads()).toMatchObject([{ Email: ana, Message: 'Wants to be told by e-mail: in Kent' }])
  })

  test('a second alert of the conversation for the same address needs no second mail', async () => {
    await confirmedAlert(desk, ana)
    await say(desk, 'condos in Seattle')
    expect(JSON.parse((await wish(desk, { email: ana.toUpperCase() })).text)).toMatchObject({ confirmed: true })
    expect(await mailsTo(desk, ana)).toHaveLength(1)
  })

  test('nobody can have an address filled with mails, or learn what it has', async () => {
    const answers: string[] = []
    for (let count = 0; count < 6; count += 1) {
      const other = { ...desk, visitor: await openVisitor(app, desk.serialNumber) }
      const answer = await wish(other, { email: ana })
      answers.push(answer.text.replace(/"id":\d+/, ''))
      const { id } = JSON.parse(answer.text)
      await wire.call({
        method: 'DELETE',
        path: `/v1/visitor/alerts/${id}`,
        headers: { authorization: undefined, 'chatrobot-sessionkey': other.visitor.sessionKey },
      })
    }
    expect(await mailsTo(desk, ana)).toHaveLength(3)
    expect(new Set(answers).size).toBe(1)
  })

  test('no words of who asks stand in a mail to an address that nobody confirmed', async () => {
    await say(desk, 'homes in "Visit evil.example now"')
    await wish(desk, { email: ana })
    const [mail] = await mailsTo(desk, ana)
    expect(mail?.text).not.toMatch(/evil/i)
    expect(mail?.html).not.toMatch(/evil/i)
  })

  test('what is not confirmed within days is removed', async () => {
    await wish(desk, { email: ana })
    await app.app.pool.query(`UPDATE alerts SET "createdAt" = now() - interval '4 days'`)
    await forgetAlerts(app.app)
    expect(await alertsOf(desk)).toEqual([])
    const [mail] = await mailsTo(desk, ana)
    const late = await open(desk, linkIn(mail ?? { text: '' }, 'confirm'), 'POST')
    expect(late.status).toBe(404)
    expect(late.text).toContain('This link is over')
  })

  test('a link of another kind, alert or address does nothing', async () => {
    await wish(desk, { email: ana })
    const [mail] = await mailsTo(desk, ana)
    const path = linkIn(mail ?? { text: '' }, 'confirm')
    const wrong = [
      path.replace('/confirm/', '/stop/'),
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
      '/alerts/stop/x.y.z',
    ]
    for (const each of wrong) await open(desk, each, 'POST')
    expect(await alertsOf(desk)).toMatchObject([{ confirmed: false }])
    expect((await open(desk, wrong[1] ?? '')).status).toBe(404)
  })
})

describe('when news is mailed', () => {
  test('what comes up within minutes comes in one mail, and further mails keep their distance', async () => {
    await confirmedAlert(desk, ana)
    const home = await listHome(desk, { SalePrice: 520_000 })
    await match(desk)
    await listHome(desk)
    await match(desk)
    await mailNews(app.app)
    expect(await mailsTo(desk, ana), 'not at the same moment').toHaveLength(1)
    await waitMinutes(desk, 2)
    expect((await mailsTo(desk, ana)).map(({ subject }) => subject)).toEqual([
      expect.any(String),
      'Harbour Homes: 2 homes for you',
    ])
    await changeHome(desk, home, { SalePrice: 499_000 })
    await match(desk)
    await waitMinutes(desk, 2)
    expect(await mailsTo(desk, ana), 'too soon after the last one').toHaveLength(2)
    await waitMinutes(desk, 4)
    const [, , third] = await mailsTo(desk, ana)
    expect(third?.text).toContain('price drop: $520,000 → $499,000')
    await waitMinutes(desk, 60)
    expect(await mailsTo(desk, ana), 'never twice').toHaveLength(3)
  })

  test('once a day: in the morning of the chatbot’s time zone', async () => {
    await confirmedAlert(desk, ana, { when: 'daily' })
    await listHome(desk)
    await match(desk)
    await waitMinutes(desk, 23 * 60)
    expect(await mailsTo(desk, ana)).toHaveLength(1)
    await waitMinutes(desk, 61)
    expect(await mailsTo(desk, ana)).toHaveLength(2)
  })

  test('of very many homes one mail lists twenty and says how many more there are', async () => {
    await confirmedAlert(desk, ana)
    for (let count = 0; count < 23; count += 1) await listHome(desk)
    await match(desk)
    await waitMinutes(desk, 2)
    const [, mail] = await mailsTo(desk, ana)
    expect(mail?.subject).toBe('Harbour Homes: 23 homes for you')
    expect(mail?.text.match(/homes\.example/g)).toHaveLength(20)
    expect(mail?.text).toContain('And 3 more homes.')
  })

  test('nothing of a listing is HTML in a mail', async () => {
    await confirmedAlert(desk, ana)
    await listHome(desk, { Address: '<img src=x onerror=alert(1)>', Url: 'https://homes.example/"><script>' })
    await match(desk)
    await waitMinutes(desk, 2)
    const [, mail] = await mailsTo(desk, ana)
    expect(mail?.html).toContain('&lt;img src=x')
    expect(mail?.html).not.toMatch(/<img|<script/)
  })
})

describe('mails end with one click', () => {
  beforeEach(async () => {
    app.app.publicUrl = 'https://chat.firm.example'
    await confirmedAlert(desk, ana)
    await listHome(desk)
    await match(desk)
    await waitMinutes(desk, 2)
  })

  test('from the mail program, without a session, whatever the body; the page needs a second one', async () => {
    const [, mail] = await mailsTo(desk, ana)
    const path = linkIn(mail ?? { text: '' }, 'stop')
    expect(mail?.unsubscribe).toBe(`https://chat.firm.example${path}`)
    expect((await open(desk, path)).text).toContain('End this alert')
    expect(await alertsOf(desk)).toHaveLength(1)
    expect((await open(desk, path, 'POST')).status).toBe(200)
    expect(await alertsOf(desk)).toEqual([])
    expect((await open(desk, path, 'POST')).status, 'also when it has ended').toBe(200)
    await listHome(desk)
    await match(desk)
    await waitMinutes(desk, 10)
    expect(await mailsTo(desk, ana)).toHaveLength(2)
  })

  test('all alerts of the address, those of other conversations too, and of no other address', async () => {
    const other = { ...desk, visitor: await openVisitor(app, desk.serialNumber) }
    await say(other, 'condos')
    await confirmedAlert(other, ana)
    await say(other, 'townhouses')
    await confirmedAlert(other, `other-${ana}`)
    const [, mail] = await mailsTo(desk, ana)
    await open(desk, linkIn(mail ?? { text: '' }, 'stop-all'), 'POST')
    expect(await alertsOf(desk)).toEqual([])
    expect(await alertsOf(other)).toMatchObject([{ label: 'townhouses' }])
  })
})

test('a visitor is told in the language of the conversation', async () => {
  await say(desk, 'Häuser in Kent bis 600.000')
  const made = JSON.parse((await wish(desk, { email: ana })).text)
  expect(made.label).toContain('in Kent')
  const [mail] = await mailsTo(desk, ana)
  expect(mail?.subject).toBe('Harbour Homes: Dürfen wir Ihnen schreiben, wenn etwas Passendes kommt?')
  const path = linkIn(mail ?? { text: '' }, 'confirm')
  expect((await open(desk, path)).text).toContain('<html lang="de" dir="ltr">')
  await open(desk, path, 'POST')
  await listHome(desk, { SalePrice: 520_000 })
  await match(desk)
  await waitMinutes(desk, 2)
  const [, news] = await mailsTo(desk, ana)
  expect(news?.text).toContain('Das gibt es Neues.')
  expect(news?.text).toContain('520.000 $')
})

test('a visitor who writes Arabic is told in Arabic, from right to left', async () => {
  await say(desk, 'أبحث عن بيت في Kent أقل من 600,000 $')
  const made = JSON.parse((await wish(desk, { email: ana })).text)
  expect(made.label).toMatch(/في Kent/)
  expect(made.label).not.toMatch(/[a-z]{3,}(?<!Kent)/)
  const [mail] = await mailsTo(desk, ana)
  expect(mail?.subject).toBe('Harbour Homes: هل نخبرك عندما يظهر ما يناسبك؟')
  const path = linkIn(mail ?? { text: '' }, 'confirm')
  expect((await open(desk, path)).text).toContain('<html lang="ar" dir="rtl">')
  await open(desk, path, 'POST')
  await listHome(desk, { SalePrice: 520_000 })
  await match(desk)
  await waitMinutes(desk, 2)
  const [, news] = await mailsTo(desk, ana)
  expect(news?.text).toContain('هذه هي الأخبار.')
  expect(news?.text).toContain('520,000 $')
})

test('an address that is none is refused, and so is a visitor without a key', async () => {
  expect((await wish(desk, { email: 'none' })).status).toBe(400)
  const stranger = await wire.call({
    path: '/v1/visitor/alert',
    body: { when: 'daily' },
    headers: { authorization: undefined },
  })
  expect(stranger.status).toBe(401)
  expect((await callAsVisitor(wire, desk.visitor, '/v1/visitor/alert', { when: 'hourly' })).status).toBe(400)
})
