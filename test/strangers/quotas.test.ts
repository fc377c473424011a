import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumers } from '../../src/consumers.ts'
import { type QuotaName, quotaNames, quotaTable } from '../../src/platform/quotas/quota-table.ts'
import { ask as askForTour, type Desk, openDesk, timesOf } from '../contract/tours/tour-desk.ts'
import { startTwilioServer, type TwilioServer } from '../servers/twilio-server.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../test-app.ts'
import { untilTold } from '../until-told.ts'
import { callAsVisitor } from '../visitor.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'

// Each quota, small, until it is reached.

const most = 3

let app: TestApp
let wire: Wire
let twilio: TwilioServer
let neighbour: TestWorkspace
let serials: Record<string, string>
let count = 0

beforeAll(async () => {
  twilio = await startTwilioServer()
  app = await startTestApp({
    consumers,
    environment: {
      PORCHLIGHT_QUOTAS: quotaNames.map((name) => `${name}=${name === 'chatbots' ? -1 : most}`).join(','),
      PORCHLIGHT_TWILIO_ACCOUNT_SID: twilio.accountSid,
      PORCHLIGHT_TWILIO_AUTH_TOKEN: twilio.authToken,
      PORCHLIGHT_TWILIO_FROM: '+12065550199',
      PORCHLIGHT_TWILIO_URL: twilio.url,
    },
  })
  wire = openWire(app)
  neighbour = await app.addWorkspace()
  serials = {
    [app.secretKey]: await addChatbot(app.secretKey),
    [neighbour.secretKey]: await addChatbot(neighbour.secretKey),
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await twilio.close()
})

async function addChatbot(authorization: string): Promise<string> {
  const added = await wire.call({
    path: '/chat/Chatbot/Add',
    body: { timeZone: 'UTC', type: 0 },
    headers: { authorization },
  })
  expect(added.status, added.text).toBe(200)
  return JSON.parse(added.text).Data
}

/** What uses one of a quota up, as a firm calls it. */
const uses: Record<
  // Pictures are kept in the background: nobody calls for them (homes/feeds/reso/providers.test.ts). Test questions need a
  // key of a provider (test/contract/setup/model-keys.test.ts).
  Exclude<QuotaName, 'tourMails' | 'alertMails' | 'outsideRequests' | 'pictures' | 'pictureMegabytes' | 'modelTests'>,
  (n: number, firm: string) => { path: string; body: object }
> = {
  invitations: (n) => ({ path: '/v1/team/invitations', body: { email: `new${n}@example.com`, role: 'agent' } }),
  textMessages: (n, firm) => ({
    path: '/chat/Chatbot/SendTwilioMessage',
    body: { SerialNumber: serials[firm], ToPhoneNumber: `+1206555${1_000 + n}`, Message: 'Saturday at ten?' },
  }),
  chatbots: () => ({ path: '/chat/Chatbot/Add', body: { timeZone: 'UTC', type: 0 } }),
  webhooks: (n) => ({ path: '/v1/webhooks', body: { url: `https://8.8.8.8/${n}`, events: ['*'] } }),
  feeds: (n, firm) => ({
    path: `/v1/chatbots/${serials[firm]}/feeds`,
    body: { name: `feed ${n}`, url: `https://8.8.8.8/${n}.csv` },
  }),
}

describe.each(Object.keys(uses) as (keyof typeof uses)[])('%s', (quota) => {
  const use = (firm: string): Promise<WireAnswer> => {
    count += 1
    return wire.call({ ...uses[quota](count, firm), headers: { authorization: firm } })
  }

  test('end with an error that names the quota and the way out, exactly at it, and for one firm alone', async () => {
    // Of chatbots there is one already.
    if (quota === 'chatbots') app.app.quotas = { ...app.app.quotas, chatbots: most + 1 }
    const answers = await Promise.all(Array.from({ length: most + 3 }, () => use(app.secretKey)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.map(({ status, text }) => (status === 200 ? 'taken' : `${status} ${text}`)).sort()).toEqual(
      [...Array(most).fill('taken'), ...refused.map(({ status, text }) => `${status} ${text}`)].sort(),
    )
    expect(refused).toHaveLength(3)
    const [first] = refused
    expect(first?.headers['x-error-code']).toBe('quota-reached')
    const bound = quota === 'chatbots' ? most + 1 : most
    expect(first?.text).toContain(`This workspace may have at most ${bound} ${quotaTable[quota].what} (quota ${quota})`)
    expect(first?.text).toContain('have the operator raise it with PORCHLIGHT_QUOTAS')
    if (quotaTable[quota].hours === null) expect(first?.text).toContain('remove one first')
    else expect(Number(first?.headers['retry-after'])).toBeGreaterThan(3_600)
    expect((await use(neighbour.secretKey)).status, 'another firm').toBe(200)
    if (quotaTable[quota].hours === null) return
    await app.app.pool.query(`UPDATE "quotaUse" SET "endsAt" = now()`)
    expect((await use(app.secretKey)).status, 'the time is over').toBe(200)
  })
})

describe('mails to one address', () => {
  let desk: Desk

  beforeAll(async () => {
    app.app.quotas = { ...app.app.quotas, chatbots: -1 }
    desk = await openDesk(app)
  })

  const spellings = ['ana@visitor.example', 'ANA@visitor.example', 'ana+1@visitor.example', 'Ana+a+b@Visitor.Example']
  const mailsTo = async (host: string): Promise<number> => {
    await untilTold(app.app)
    const query = 'SELECT count(*)::int AS count FROM outbox WHERE lower(recipient) LIKE $1'
    return (await app.app.pool.query(query, [`%@${host}`])).rows[0].count
  }

  test('of who asks for tours are few, however it is written; the firm hears of every tour', async () => {
    const [first] = (await timesOf(desk)).days.flatMap(({ starts }) => starts)
    for (let n = 0; n < 8; n += 1) {
      const email = spellings[n % spellings.length]
      const asked = await askForTour(wire, desk, {
        times: [first],
        email,
        firstName: 'Win at',
        lastName: 'www.evil.example',
      })
      expect(asked.status, asked.text).toBe(200)
    }
    expect(await mailsTo('visitor.example')).toBe(most)
    const { rows } = await app.app.pool.query('SELECT count(*)::int AS count FROM tours')
    expect(rows).toEqual([{ count: 8 }])
    await askForTour(wire, desk, { times: [first], email: 'lee@other.example' })
    expect(await mailsTo('other.example')).toBe(1)
  })

  test('are few too where a tour is moved in the chat, again and again', async () => {
    const [first] = (await timesOf(desk)).days.flatMap(({ starts }) => starts)
    const email = 'lee@moved.example'
    const asked = await askForTour(wire, desk, { times: [first], email })
    expect(asked.status, asked.text).toBe(200)
    // The other ones of this conversation would be asked about.
    await app.app.pool.query(`UPDATE tours SET status = 'declined' WHERE email <> $1`, [email])
    const days = ['Tuesday', 'Wednesday', 'Thursday', 'Friday']
    for (let n = 0; n < 8; n += 1) {
      const content = `Please move my visit to ${days[n % 4]} at 10 am`
      const said = await callAsVisitor(wire, desk.visitor, '/chat/Chat/Ask', { content })
      expect(said.text).toContain('is asked for')
    }
    expect(await mailsTo('moved.example')).toBe(most)
  })

  test('that confirmed no alert are few', async () => {
    for (let n = 0; n < 8; n += 1) {
      const email = spellings[n % spellings.length]?.replace('visitor', 'alerts')
      await callAsVisitor(wire, desk.visitor, '/v1/visitor/alert', { email, when: 'atOnce', listing: desk.listingId })
    }
    expect(await mailsTo('alerts.example')).toBeLessThanOrEqual(most)
    expect(await mailsTo('alerts.example')).toBeGreaterThan(0)
  })
})

test('no name in an invitation is a link, and nobody of the team calls themselves one', async () => {
  await app.app.pool.query(`UPDATE workspaces SET name = 'Homes at https://evil.example' WHERE id = $1`, [
    app.workspaceId,
  ])
  app.app.quotas = { ...app.app.quotas, invitations: -1 }
  // As if there were a mail server: what would go out waits in the outbox.
  Object.defineProperty(app.app.mailer, 'sendsFor', { value: async () => true })
  expect((await wire.call(uses.invitations(999, app.secretKey))).status).toBe(200)
  const { rows } = await app.app.pool.query(`SELECT text, html FROM outbox WHERE recipient = 'new999@example.com'`)
  expect(rows[0].text).toContain('Homes at evil. example')
  expect(`${rows[0].text}${rows[0].html}`).not.toMatch(/evil\.example/)
  const refused = await wire.call({
    path: '/v1/console/join',
    body: { token: 'x'.repeat(43), name: 'www.evil.example', password: 'four quiet green lakes' },
    headers: { authorization: undefined, origin: app.url },
  })
  expect([refused.status, refused.headers['x-error-code']]).toEqual([400, 'invalid-fields'])
})
