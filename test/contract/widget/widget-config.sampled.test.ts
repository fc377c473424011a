import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChatbotSettings, defaultSettings } from '../../../src/firm/chatbots/chatbot-settings.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { makePicture } from '../../sample-media.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { uploadFile } from '../../upload-file.ts'
import { openVisitor } from '../../visitor.ts'
import { dataOf, expectFailure, expectSuccess, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'

let app: TestApp
let wire: Wire
/** Nobody calls it here: a model that sees, and one that hears. */
const uncalled = {
  PORCHLIGHT_OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:9',
  PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
  PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/scripted',
}
beforeAll(async () => {
  app = await startTestApp({ environment: uncalled })
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const path = '/chat/Chatbot/GetConfig'
const cors = ['access-control-allow-origin', 'access-control-expose-headers']

/** As a browser calls: without any credential of a workspace. */
function getConfig(serialNumber: string, headers: Record<string, string | undefined> = {}): Promise<WireAnswer> {
  return wire.call({ path, body: { serialNumber }, headers: { authorization: undefined, ...headers } })
}

type Config = Record<string, unknown> & { SessionKey: string; SessionID: number }

describe('GetConfig', () => {
  test('answers every field of the contract in its order, byte for byte', async () => {
    const picture = String(await uploadFile(app, await makePicture('png')))
    const serialNumber = await app.addChatbot({
      Name: 'Harbour Homes',
      Model: 'compatible/scripted',
      WelcomeMessage: 'Hello!\nLooking for a home?',
      SuggestedMessage: 'Houses\nFlats',
      UserInputPlaceholder: 'Ask away',
      UserMessageColor: 'rgb(255, 220, 0)',
      ChatBubbleColor: 'rgb(0,0,80)',
      ChatBubbleAlign: 1,
      ChatProfilePicture: picture,
      ChatIcon: picture,
      ChatbotPopupOnce: true,
      CustomDomain: 'chat.firm.example',
      ChatbotPrivacyPolicyName: 'policy',
      ChatbotPrivacyPolicyUrl: 'https://firm.example/privacy',
      ChatbotPrivacyPolicyDescription: 'See our policy.',
      ConsentEnable: true,
      ConsentContent: 'We call you back.',
      ConsentCheckboxText: 'I agree',
      RemoveChatLogOnBrowserClose: true,
      LeadsTitle: 'Talk to us',
      LeadsDisplayFirstName: 'Given name',
      LeadsDisplayLastName: 'Family name',
      LeadsDisplayEmail: 'Mail',
      LeadsDisplayPhoneNumber: 'Telephone',
      LeadsDisplayMessage: 'Wishes',
      FacebookUrl: 'https://facebook.example/firm',
      InstagramUrl: 'https://instagram.example/firm',
      WhatsappUrl: 'https://wa.example/1',
      EnablePushToTalk: true,
      EnableUploadImage: true,
      AIResponseLanguage: 'Spanish',
      CalendlyAppointmentEnable: true,
      CalendlyAppointmentTriggerKeyword: 'book',
      CalendlyAppointmentScheduleUrl: 'https://book.firm.example/tour',
    })
    const answer = await getConfig(serialNumber)
    const { SessionKey, SessionID } = dataOf<Config>(answer)
    expect(SessionKey).toMatch(/^pl_vis_[\w.-]{50,}$/)
    expect(Number.isSafeInteger(SessionID)).toBe(true)
    const pictureUrl = `${app.url}/chatbots/${serialNumber}/pictures/${picture}`
    expectSuccess(answer, {
      ChatbotID: serialNumber,
      WorkspaceID: app.workspaceId,
      Status: 2,
      DisplayName: 'Harbour Homes',
      SessionKey,
      SessionID,
      WelcomeMessage: 'Hello!\nLooking for a home?',
      InitialMessage: 'Hello!\nLooking for a home?',
      SuggestedMessage: 'Houses\nFlats',
      UserInputPlaceholder: 'Ask away',
      Theme: 'auto',
      UserMessageColor: 'rgb(255,220,0)',
      UserFontColor: 'rgb(0,0,0)',
      ChatBubbleColor: 'rgb(0,0,80)',
      ChatBubbleAlign: 1,
      CustomStyle: '',
      RemovePowerBy: false,
      ChatProfilePicture: picture,
      ChatProfilePictureUrl: pictureUrl,
      ChatIcon: picture,
      ChatIconUrl: pictureUrl,
      EnableChatBubble: true,
      ShowWelcomeMessageDelay: 3,
      ShowChatBoxDelay: -1,
      ChatbotPopupOnce: true,
      CustomDomain: 'chat.firm.example',
      ChatbotPrivacyPolicyName: 'policy',
      ChatbotPrivacyPolicyUrl: 'https://firm.example/privacy',
      ChatbotPrivacyPolicyDescription: 'See our policy.',
      ConsentEnable: true,
      ConsentContent: 'We call you back.',
      ConsentCheckboxText: 'I agree',
      ConsentAgreeButtonText: '',
      ConsentDisagreeButtonText: '',
      RemoveChatLogOnBrowserClose: true,
      LeadRequired: false,
      LeadFormDisplayOption: 0,
      LeadsTitle: 'Talk to us',
      LeadsDisplayFirstName: 'Given name',
      LeadsDisplayLastName: 'Family name',
      LeadsDisplayEmail: 'Mail',
      LeadsDisplayPhoneNumber: 'Telephone',
      LeadsDisplayMessage: 'Wishes',
      CalendlyAppointmentEnable: true,
      CalendlyAppointmentTriggerKeyword: 'book',
      CalendlyAppointmentScheduleUrl: 'https://book.firm.example/tour',
      FacebookUrl: 'https://facebook.example/firm',
      InstagramUrl: 'https://instagram.example/firm',
      WhatsappUrl: 'https://wa.example/1',
      EnablePushToTalk: true,
      EnableUploadImage: true,
      DisplaySourceReferenceLink: false,
      Language: 'es',
      TileKind: '',
      TileMostZoom: 0,
      TileAttribution: '',
      TourNotice: '',
      OwnSuggestions: '',
    })
  })

  test('is called as the original’s clients do: no Content-Type, their headers, other spellings', async () => {
    const serialNumber = await app.addChatbot()
    const body = {
      SerialNumber: serialNumber.toUpperCase(),
      clientTimeZone: 'America/Los_Angeles',
      clientCurrentTime: '2026-11-21 09:00:00',
    }
    const headers = {
      authorization: undefined,
      'content-type': undefined,
      'X-Referer': 'firm.example',
      ReferrerInfo: JSON.stringify({ url: 'https://firm.example/homes', agent: 'Mozilla/5.0' }),
      lang: 'en',
    }
    const answer = await wire.call({ path, bytes: JSON.stringify(body), headers })
    expect(dataOf<Config>(answer).ChatbotID).toBe(serialNumber)
    // Whatever credential comes along does not matter.
    for (const key of [app.secretKey, 'nonsense']) {
      expect((await wire.call({ path, body, headers: { authorization: key } })).status).toBe(200)
    }
  })

  test('every call opens another session, and none has a row before its first message', async () => {
    const serialNumber = await app.addChatbot()
    const visitors = [await openVisitor(app, serialNumber), await openVisitor(app, serialNumber)]
    const ids = visitors.map(({ sessionID }) => sessionID)
    expect(new Set(ids).size).toBe(2)
    const { rows } = await app.app.pool.query('SELECT id FROM sessions WHERE id = ANY($1)', [ids])
    expect(rows).toEqual([])
  })

  test('an unknown or removed chatbot is a 404', async () => {
    const message = (serialNumber: string) => `No chatbot of this workspace has the serialNumber "${serialNumber}".`
    const unknown = 'f'.repeat(32)
    expectFailure(await getConfig(unknown), 'chatbot-not-found', message(unknown))
    const removed = await app.addChatbot()
    await app.post('/chat/Chatbot/Remove', { serialNumber: removed })
    expectFailure(await getConfig(removed), 'chatbot-not-found', message(removed))
    const without = await wire.call({ path, body: {}, headers: { authorization: undefined } })
    expectFailure(without, 'invalid-fields', 'serialNumber: is required.')
  })
})

describe('what is private', () => {
  /** What the page of a chat may know: the settings that GetConfig hands out. All others are private. */
  const shown: (keyof ChatbotSettings)[] = [
    ...(['Name', 'WelcomeMessage', 'SuggestedMessage', 'UserInputPlaceholder', 'UserMessageColor'] as const),
    ...(['ChatBubbleColor', 'ChatBubbleAlign', 'ChatProfilePicture', 'ChatIcon', 'ChatbotPopupOnce'] as const),
    ...(['CustomDomain', 'ChatbotPrivacyPolicyName', 'ChatbotPrivacyPolicyUrl', 'FacebookUrl'] as const),
    ...(['ChatbotPrivacyPolicyDescription', 'ConsentEnable', 'ConsentContent', 'ConsentCheckboxText'] as const),
    ...(['RemoveChatLogOnBrowserClose', 'LeadsTitle', 'LeadsDisplayFirstName', 'LeadsDisplayLastName'] as const),
    ...(['LeadsDisplayEmail', 'LeadsDisplayPhoneNumber', 'LeadsDisplayMessage', 'InstagramUrl'] as const),
    ...(['WhatsappUrl', 'EnablePushToTalk', 'EnableUploadImage', 'AIResponseLanguage', 'TourNotice'] as const),
    ...(['CalendlyAppointmentEnable', 'CalendlyAppointmentTriggerKeyword'] as const),
    'CalendlyAppointmentScheduleUrl',
  ]
  const secrets: Partial<Record<keyof ChatbotSettings, unknown>> = {
    SystemMessage: 'quail-system',
    AnswerSuffix: 'quail-suffix',
    TalkToHumanEmail: 'quail-person@firm.example',
    TalkToHumanResponseMessage: 'quail-response',
    Domains: '127.0.0.1\nquail-domain.example',
    RateLimitMessage: 'quail-limit',
    RateLimitCount: 98_765_401,
    RateLimitTime: 98_765_402,
    MessageLimit: 98_765_403,
    FallbackModel: 'porchlight-guide',
    ModelBudget: 98_765_404,
    ModelBudgetMonthly: 98_765_405,
    ModelBudgetMonthlyCost: 98_765_406,
    Grounding: 'off',
    EmailForDailyChatLogs: 'quail-logs@firm.example',
    EmailForDailyLeads: 'quail-leads@firm.example',
    TimeZone: 'America/Boise',
    Temperature: 37,
    VerifyDomain: true,
    Model: 'porchlight-guide',
    OfficeHours: { mon: ['03:17-04:43'] },
    TourMinutes: 13,
    TourLeadHours: 13,
  }

  test('every setting is either handed out or tried here', () => {
    expect([...shown, ...Object.keys(secrets)].sort()).toEqual(Object.keys(defaultSettings).sort())
  })

  test('is neither in GetConfig nor in the pages and scripts that anybody may fetch', async () => {
    const serialNumber = await app.addChatbot(secrets)
    const texts = [(await getConfig(serialNumber)).text]
    for (const page of [
      `/share/${serialNumber}`,
      `/chatbot-iframe/${serialNumber}`,
      `/embed-config/${serialNumber}.js`,
    ]) {
      const response = await fetch(app.url + page)
      expect(response.status, page).toBe(200)
      // Who may frame the chat stands in a header: a browser needs it, and tells no page.
      texts.push(await response.text())
    }
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(200)
      for (const secret of ['quail', '98765', 'Boise', 'porchlight-guide', '@firm.example', '03:17'])
        expect(text).not.toContain(secret)
    }
  })
})

describe('VerifyDomain', () => {
  const Domains = 'firm.example\n*.wild.example\nhttps://secure.example'
  let serialNumber: string
  beforeAll(async () => {
    serialNumber = await app.addChatbot({ VerifyDomain: true, Domains, CustomDomain: 'chat.firm.example' })
  })

  const refusal = (site: string): string =>
    `The site ${site} is not among the Domains of this chatbot: add it there first.`
  const info = (url: unknown): string => JSON.stringify({ url, agent: 'x' })

  test('listed sites, our own address, the own host, and servers may', async () => {
    const allowed: Record<string, string>[] = [
      {},
      { origin: 'https://firm.example' },
      { origin: app.url },
      { origin: 'https://chat.firm.example' },
      { origin: app.url, referrerinfo: info('https://a.wild.example/homes?page=2#x') },
      { origin: app.url, 'x-referer': 'firm.example' },
      { origin: app.url, 'x-referer': 'https://secure.example' },
      { referrerinfo: info('https://firm.example/') },
      { 'x-referer': '' },
      // What does not name a page names none; the Origin still counts.
      { referrerinfo: 'no json' },
      { referrerinfo: info(5) },
      { referrerinfo: info('about:srcdoc') },
    ]
    for (const headers of allowed)
      expect((await getConfig(serialNumber, headers)).status, JSON.stringify(headers)).toBe(200)
  })

  test.each([
    ['Origin', { origin: 'https://evil.example' }, 'https://evil.example', cors],
    ['Origin "null"', { origin: 'null' }, 'null', cors],
    ['X-Referer', { 'x-referer': 'evil.example' }, 'https://evil.example', []],
    ['X-Referer as an origin', { 'x-referer': 'http://evil.example' }, 'http://evil.example', []],
    ['ReferrerInfo', { referrerinfo: info('https://evil.example/page') }, 'https://evil.example/page', []],
    [
      'ReferrerInfo before X-Referer',
      { 'x-referer': 'firm.example', referrerinfo: info('https://evil.example/') },
      'https://evil.example/',
      [],
    ],
    ['a scheme that is not the listed one', { 'x-referer': 'http://secure.example' }, 'http://secure.example', []],
  ])('%s of another site is refused', async (_name, headers, site, more) => {
    expectFailure(await getConfig(serialNumber, headers), 'origin-not-allowed', refusal(site), more)
  })

  test('a window of ours on another page is refused although its own origin is ours', async () => {
    const headers = { origin: app.url, referrerinfo: info('https://evil.example/') }
    expectFailure(await getConfig(serialNumber, headers), 'origin-not-allowed', refusal('https://evil.example/'), cors)
  })

  test('holds for every call of a visitor', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const headers = {
      authorization: undefined,
      'chatrobot-sessionkey': visitor.sessionKey,
      origin: 'https://evil.example',
    }
    const calls: [string, object][] = [
      ['/chat/Chat/Ask', { content: 'Hi' }],
      ['/v1/visitor/lead', { email: 'a@b.example', message: '' }],
      ['/chat/User/GetPreUploadUrl', { fileName: 'a.png' }],
      ['/chat/User/ReportUploadSuccess', { FileStoreId: '1' }],
      ['/v1/visitor/map', {}],
    ]
    for (const [path, body] of calls) {
      expectFailure(
        await wire.call({ path, body, headers }),
        'origin-not-allowed',
        refusal('https://evil.example'),
        cors,
      )
    }
    for (const path of ['/v1/visitor/conversation', '/v1/visitor/listings/1']) {
      const read = await wire.call({ method: 'GET', path, headers })
      expectFailure(read, 'origin-not-allowed', refusal('https://evil.example'), cors)
    }
  })

  test('without it every site may', async () => {
    const open = await app.addChatbot({ Domains })
    expect((await getConfig(open, { origin: 'https://evil.example', 'x-referer': 'evil.example' })).status).toBe(200)
  })
})

describe('one address', () => {
  let proxied: TestApp
  let proxiedWire: Wire
  let serialNumber: string
  beforeAll(async () => {
    proxied = await startTestApp({ environment: { PORCHLIGHT_TRUST_PROXY: '127.0.0.1' } })
    proxiedWire = openWire(proxied, { connections: 16 })
    serialNumber = await proxied.addChatbot()
  })
  afterAll(async () => {
    await proxiedWire.close()
    await proxied.close()
  })

  const callFrom = (address: string, times: number): Promise<WireAnswer[]> =>
    Promise.all(
      Array.from({ length: times }, () =>
        proxiedWire.call({
          path,
          body: { serialNumber },
          headers: { authorization: undefined, 'x-forwarded-for': address },
        }),
      ),
    )

  deepTest('may open 240 windows at once, then it has to wait; others, and this machine itself, need not', async () => {
    const { now } = proxied.app
    const start = now().getTime()
    proxied.app.now = () => new Date(start)
    const answers = await callFrom('8.8.8.8', 243)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(3)
    for (const answer of refused) {
      const message = 'Too many chat windows were opened from this network: try again in 1 s.'
      expectFailure(answer, 'too-many-calls', message, ['retry-after'])
      expect(answer.headers['retry-after']).toBe('1')
    }
    for (const other of ['8.8.4.4', '2606:4700::1', '10.0.0.1', '127.0.0.1']) {
      expect((await callFrom(other, 1))[0]?.status).toBe(200)
    }
    for (const named of ['10.0.0.2', '203.0.113.2']) {
      expect((await callFrom(named, 242)).filter(({ status }) => status === 429)).toHaveLength(2)
    }
    expect((await callFrom('127.0.0.1', 300)).every(({ status }) => status === 200)).toBe(true)
    proxied.app.now = () => new Date(start + 1_000)
    expect((await callFrom('8.8.8.8', 5)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429])
    proxied.app.now = now
  })

  quickTest('may have 300 parts of the map drawn', async () => {
    const { now } = proxied.app
    const start = now().getTime()
    proxied.app.now = () => new Date(start)
    const draw = (address: string): Promise<WireAnswer> =>
      proxiedWire.call({ method: 'GET', path: '/v1/map/0,0,10,10', headers: { 'x-forwarded-for': address } })
    const answers = await Promise.all(Array.from({ length: 302 }, () => draw('8.8.8.9')))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(2)
    const message = 'Too many maps were drawn from this network: try again in 1 s.'
    for (const answer of refused) expectFailure(answer, 'too-many-calls', message, ['retry-after'])
    expect((await draw('8.8.4.4')).status).toBe(200)
    proxied.app.now = now
  })
})
