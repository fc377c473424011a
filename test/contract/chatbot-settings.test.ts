import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChatbotSettings, completeSettings, defaultSettings } from '../../src/firm/chatbots/chatbot-settings.ts'
import { usualOfficeHours } from '../../src/firm/chatbots/office-hours.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { makePicture } from '../sample-media.ts'
import type { TestApp } from '../test-app.ts'
import { uploadFile } from '../upload-file.ts'
import { expectSuccess, messageOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let imageId: string
let textId: string

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  imageId = String(await uploadFile(app, await makePicture('png')))
  textId = String(await uploadFile(app, Buffer.from('no picture at all')))
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

type Setting = keyof ChatbotSettings

/** A value that is taken, and what it is kept as when that is not the same. */
type Taken = [value: unknown, kept?: unknown]

interface Rule {
  initial: unknown
  taken: Taken[]
  refused: unknown[]
}

const text = (maxLength = 10_000, initial = ''): Rule => ({
  initial,
  taken: [[''], ['Hello'], [' kept  as given \r\n'], ['ÄÖ 家 🏡'], ['x'.repeat(maxLength)], ['🏡'.repeat(maxLength)]],
  refused: [1, true, [], {}, 'x'.repeat(maxLength + 1), '🏡'.repeat(maxLength + 1), 'a\u0000b'],
})
const secureAddress: Rule = {
  initial: '',
  taken: [['https://calendly.com/firm/tour?x=1#top'], ['HTTPS://book.firm.example'], ['']],
  refused: [
    'http://calendly.com/firm',
    'calendly.com/firm',
    'javascript:alert(1)',
    'https://',
    '//x',
    'https://a b',
    1,
  ],
}
const flag: Rule = { initial: false, taken: [[true], [false]], refused: [0, 1, 'true', 'yes', [], {}] }
const colour: Rule = {
  initial: 'rgb(51,51,51)',
  taken: [
    ['rgb(0,0,0)'],
    ['rgb(255,255,255)'],
    ['rgb( 1, 20 ,  3 )', 'rgb(1,20,3)'],
    [' rgb(1,2,3) ', 'rgb(1,2,3)'],
    ['rgb (1,2,3)', 'rgb(1,2,3)'],
  ],
  refused: [
    'rgb(256,0,0)',
    'rgb(-1,0,0)',
    'rgb(1,2)',
    'rgb(1,2,3,4)',
    'rgb(1.5,2,3)',
    'rgba(1,2,3,0.5)',
    '#ff0000',
    'red',
    5,
  ],
}
const address: Rule = {
  initial: '',
  taken: [
    ['https://firm.example/about?x=1#top'],
    ['http://firm.example'],
    ['https://wa.me/15550100'],
    [''],
    ['http://127.0.0.1:8080/x'],
  ],
  refused: [
    'firm.example',
    'ftp://firm.example',
    'javascript:alert(1)',
    'https://',
    'http:///x',
    'https://a b.example',
    'mailto:a@b.example',
    3,
  ],
}
const email: Rule = {
  initial: '',
  taken: [['sales@firm.example'], ['a.b+c@sub.firm.example'], ['']],
  refused: [
    'sales',
    'sales@',
    '@firm.example',
    'a b@firm.example',
    'a@b@c.example',
    'a@firm.example\r\nBcc: b@firm.example',
    7,
  ],
}
const image: Rule = {
  initial: '',
  taken: [['']],
  refused: ['x', '-1', '1.5', '999999999', '99999999999999999999', 5, true],
}
const wholeNumber = (minimum: number, initial: number): Rule => ({
  initial,
  taken: [[minimum], [0], [1], [20], [100_000]],
  refused: [minimum - 1, 1.5, '1', '', true, [], 1e300, -1e300],
})

/** Every setting of interface.md 2.2 with what wire-decisions.md, "Chatbot settings", makes of it. */
const contractRules = {
  Name: text(10_000, 'Chatbot'),
  Model: { initial: 'porchlight-guide', taken: [['porchlight-guide']], refused: ['gpt-none', '', 2, true] },
  SystemMessage: text(100_000),
  Temperature: { initial: 0, taken: [[0], [1], [2], [3], [70], [100]], refused: [-1, 101, 0.7, 1.5, '70', '', true] },
  TimeZone: {
    initial: 'UTC',
    taken: [['America/Los_Angeles'], ['Europe/Berlin'], ['Asia/Kolkata'], ['UTC'], ['US/Pacific']],
    refused: ['Mars/Olympus', 'PST8', '+01:00', 'GMT+1:30', 'Los Angeles', 1],
  },
  AnswerSuffix: text(),
  ChatProfilePicture: image,
  ChatIcon: image,
  ChatBubbleAlign: {
    initial: 0,
    taken: [[1], [0], [2], [-1], [2_147_483_648], [-2_147_483_648], [9_007_199_254_740_991]],
    refused: [1.5, '1', true, 'left'],
  },
  ChatBubbleColor: colour,
  ChatbotPopupOnce: flag,
  ChatbotPrivacyPolicyDescription: text(),
  ChatbotPrivacyPolicyName: text(),
  ChatbotPrivacyPolicyUrl: address,
  EnablePushToTalk: flag,
  EnableUploadImage: flag,
  FacebookUrl: address,
  InstagramUrl: address,
  WhatsappUrl: address,
  RemoveChatLogOnBrowserClose: flag,
  SuggestedMessage: { ...text(), taken: [['Any houses?\nAny flats?'], ['One\r\nTwo\r\n'], ['']] },
  TalkToHumanEmail: email,
  TalkToHumanResponseMessage: text(),
  UserInputPlaceholder: text(),
  UserMessageColor: colour,
  WelcomeMessage: text(),
  VerifyDomain: flag,
  Domains: {
    initial: '',
    taken: [
      ['firm.example'],
      ['https://firm.example\r\nhttp://other.example:8080/\n\n*.firm.example'],
      ['https://*.firm.example:444'],
      ['localhost:3000'],
      ['127.0.0.1'],
      ['münchen.example'],
      [''],
    ],
    refused: [
      'https://firm.example/path',
      'firm example',
      'ftp://firm.example',
      'firm.example\nhttps://',
      'a*.example',
      'firm.example:99999',
      3,
      ['firm.example'],
    ],
  },
  CustomDomain: {
    initial: '',
    taken: [['chat.firm.example'], ['']],
    refused: ['chat firm', 'https://firm.example/path', 1],
  },
  RateLimitCount: wholeNumber(0, 0),
  RateLimitMessage: text(),
  RateLimitTime: wholeNumber(0, 0),
  EmailForDailyChatLogs: email,
  EmailForDailyLeads: email,
  AIResponseLanguage: {
    initial: '',
    taken: [['English'], ['Spanish'], ['french', 'French'], ['Chinese'], ['Ukrainian'], ['']],
    refused: ['Klingonese', 'en', 'xx', 5],
  },
  MessageLimit: wholeNumber(-1, -1),
} satisfies Record<string, Rule>

/** What we have beyond the contract: for the form to reach a person (docs/decisions/0014), and for tours. */
const ownRules: Record<Exclude<Setting, keyof typeof contractRules>, Rule> = {
  LeadsTitle: text(),
  LeadsDisplayFirstName: text(),
  LeadsDisplayLastName: text(),
  LeadsDisplayEmail: text(),
  LeadsDisplayPhoneNumber: text(),
  LeadsDisplayMessage: text(),
  ConsentEnable: flag,
  ConsentContent: text(),
  ConsentCheckboxText: text(),
  CalendlyAppointmentEnable: flag,
  CalendlyAppointmentTriggerKeyword: text(),
  CalendlyAppointmentScheduleUrl: secureAddress,
  FallbackModel: { initial: '', taken: [[''], ['porchlight-guide']], refused: ['gpt-none', 2, true] },
  ModelBudget: wholeNumber(0, 0),
  ModelBudgetMonthly: wholeNumber(0, 0),
  ModelBudgetMonthlyCost: wholeNumber(0, 0),
  Grounding: {
    initial: 'standard',
    taken: [['standard'], ['strict'], ['off'], ['Off', 'off'], [' off ', 'off']],
    refused: ['', 'on', 'strictly', 'none', 0, false, ['off']],
  },
  OfficeHours: {
    initial: usualOfficeHours,
    taken: [
      [{ mon: ['09:00-12:00', '13:00-17:00'], sat: [] }],
      [{}],
      [{ SUN: ['00:00-24:00'], tue: null }, { sun: ['00:00-24:00'] }],
      [{ fri: ['13:00-17:00', ' 8:30-12:00 '] }, { fri: ['13:00-17:00', '8:30-12:00'] }],
    ],
    refused: [
      ...['', 'mon 9-17', '{"mon":["09:00-18:00"]}', 9, true, []],
      ...[{ mon: '09:00-18:00' }, { mon: ['9-18'] }, { mon: ['18:00-09:00'] }, { mon: ['09:00-24:01'] }, { mon: [''] }],
      ...[{ mon: ['09:60-18:00'] }, { mon: [9] }, { monday: ['09:00-18:00'] }, { mon: ['09:00-12:00', '11:59-13:00'] }],
      ...[{ mon: Array.from({ length: 13 }, (_, hour) => `${10 + hour}:00-${10 + hour}:30`) }],
    ],
  },
  TourMinutes: { initial: 30, taken: [[5], [45], [720]], refused: [4, 0, -30, 721, 30.5, '30', true, []] },
  TourLeadHours: { initial: 2, taken: [[0], [24], [336]], refused: [-1, 337, 1.5, '2', true, {}] },
  TourNotice: text(),
}

const rules: Record<Setting, Rule> = { ...contractRules, ...ownRules }

async function settingsOf(serial: string): Promise<ChatbotSettings> {
  const { rows } = await app.app.pool.query('SELECT settings FROM chatbots WHERE "serialNumber" = $1', [serial])
  return completeSettings(rows[0].settings)
}

const edit = (changes: Record<string, unknown>): Promise<WireAnswer> =>
  wire.call({ path: '/chat/Chatbot/Edit', body: { serialNumber, ...changes } })

test('the contract has 37 settings, the serialNumber counted; we add twenty-one', () => {
  expect(Object.keys(contractRules)).toHaveLength(36)
  expect(Object.keys(ownRules)).toHaveLength(21)
  expect(Object.keys(defaultSettings)).toEqual(Object.keys(rules))
})

test('a new chatbot has the defaults and the time zone that it was made with', async () => {
  const answer = await wire.call({ path: '/chat/Chatbot/Add', body: { timeZone: 'Europe/Madrid', type: 0 } })
  const expected = Object.fromEntries(Object.entries(rules).map(([name, { initial }]) => [name, initial]))
  expect(await settingsOf(JSON.parse(answer.text).Data)).toEqual({ ...expected, TimeZone: 'Europe/Madrid' })
})

describe.each(Object.entries(rules))('%s', (name, rule) => {
  test('takes what it may be', async () => {
    for (const [value, kept = value] of rule.taken) {
      const answer = await edit({ [name]: value })
      expect(answer.text, JSON.stringify(value).slice(0, 80)).toBe(
        '{"Data":1,"Version":"1.0.0","Success":true,"Code":200,"Message":""}',
      )
      const stored = (await settingsOf(serialNumber))[name as Setting]
      expect(isDeepStrictEqual(stored, kept), JSON.stringify(value).slice(0, 80)).toBe(true)
    }
  })

  test('refuses anything else in a sentence that names it, and keeps what it was', async () => {
    const before = await settingsOf(serialNumber)
    for (const value of rule.refused) {
      const answer = await edit({ [name]: value })
      expect(messageOf(answer, 400), JSON.stringify(value).slice(0, 80)).toMatch(
        new RegExp(`^${name}(\\.\\w+)?(\\[\\d+\\])?: .+\\.$`, 's'),
      )
      expect(answer.headers['x-error-code']).toBe('invalid-fields')
    }
    expect(await settingsOf(serialNumber)).toEqual(before)
  })

  test('null sets it back to its default', async () => {
    const [value] = rule.taken.at(-2) ?? rule.taken.at(-1) ?? []
    await edit({ [name]: value })
    expectSuccess(await edit({ [name.toLowerCase()]: null }), 1)
    expect((await settingsOf(serialNumber))[name as Setting]).toEqual(rule.initial)
  })
})

test.each(['ChatIcon', 'ChatProfilePicture'] as const)(
  '%s is the id of an uploaded image of this workspace',
  async (name) => {
    expectSuccess(await edit({ [name]: imageId }), 1)
    expect((await settingsOf(serialNumber))[name]).toBe(imageId)
    expect(messageOf(await edit({ [name]: textId }), 400)).toMatch(new RegExp(`^${name}: `))
    const { secretKey } = await app.addWorkspace()
    const stranger = {
      path: '/chat/Chatbot/Add',
      body: { timeZone: 'UTC', type: 0 },
      headers: { authorization: secretKey },
    }
    const other = JSON.parse((await wire.call(stranger)).text).Data
    const answer = await wire.call({
      path: '/chat/Chatbot/Edit',
      body: { serialNumber: other, [name]: imageId },
      headers: { authorization: secretKey },
    })
    expect(messageOf(answer, 400)).toMatch(new RegExp(`^${name}: `))
    const { body } = await app.post<{ FileStoreId: string }>('/chat/User/GetPreUploadUrl', {
      fileName: 'never-sent.png',
    })
    expect(messageOf(await edit({ [name]: body.Data.FileStoreId }), 400)).toMatch(new RegExp(`^${name}: `))
  },
)

test('a model without its key is listed, and refused', async () => {
  const models = (await app.post<{ Key: string; Status: boolean }[]>('/chat/Chatbot/ModelList', {})).body.Data
  const unusable = models.find(({ Status }) => !Status)
  expect(unusable).toBeDefined()
  expect(messageOf(await edit({ Model: unusable?.Key }), 400)).toMatch(/^Model: /)
})

test('a body with one bad field changes nothing', async () => {
  await edit({ Name: 'Before', RateLimitCount: 5, WelcomeMessage: 'Hi' })
  const before = await settingsOf(serialNumber)
  for (const bad of [
    { RateLimitTime: -1 },
    { Model: 'none' },
    { ChatIcon: '999999999' },
    { UserMessageColor: 'red' },
  ]) {
    expect((await edit({ Name: 'After', RateLimitCount: 6, WelcomeMessage: null, ...bad })).status).toBe(400)
  }
  expect(await settingsOf(serialNumber)).toEqual(before)
})

test('all settings can be changed at once, and an Edit leaves alone what it does not name', async () => {
  const values = Object.fromEntries(Object.entries(rules).map(([name, { taken }]) => [name, taken[0]?.[0]]))
  expectSuccess(await edit(values), 1)
  expectSuccess(await edit({ Name: 'Only this' }), 1)
  expect(await settingsOf(serialNumber)).toEqual({ ...values, Name: 'Only this' })
})

test('Edits at the same moment do not lose each other', async () => {
  await Promise.all([
    edit({ Name: 'parallel' }),
    edit({ WelcomeMessage: 'parallel' }),
    edit({ SystemMessage: 'parallel' }),
    edit({ AnswerSuffix: 'parallel' }),
  ])
  const { Name, WelcomeMessage, SystemMessage, AnswerSuffix } = await settingsOf(serialNumber)
  expect([Name, WelcomeMessage, SystemMessage, AnswerSuffix]).toEqual(Array(4).fill('parallel'))
})
