import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { type Desk, mailsOf, openDesk } from '../tours/tour-desk.ts'

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

async function say({ visitor }: Desk, content: string): Promise<string> {
  const { text } = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): string => JSON.parse(line).content ?? '')
    .join('')
    .replaceAll('\\', '')
}

/** Whether the conversation waits for a person, as the inbox shows it. */
async function waits({ visitor }: Desk): Promise<boolean> {
  const { text } = await wire.call({ method: 'GET', path: `/v1/conversations/${visitor.sessionID}` })
  return typeof JSON.parse(text).waitingSince === 'string'
}

test.each([
  // Complaints.
  'your agent stood us up TWICE',
  'nobody ever called me back, this is the third time I ask',
  '¡su agente nos dejó plantados dos veces!',
  'votre agent nous a posé un lapin deux fois !',
  'Ihr Makler hat uns zweimal versetzt!',
  'seu corretor furou com a gente duas vezes!',
  '你们的经纪人放了我们两次鸽子！',
  // Tenants.
  'my heater is broken, I rent unit 4 from you',
  'se rompió la caldera del piso que les alquilo, ¿cuándo la arreglan?',
  'je suis locataire et le chauffage est en panne',
  'die Heizung in meiner Mietwohnung ist kaputt',
  'sou inquilino e o chuveiro está vazando',
  '我是租客，暖气坏了',
  // Colleagues.
  "I'm an agent with a buyer, who do I talk to about the commission split",
])('waits in the inbox, and is mailed with the story: %s', async (said) => {
  const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
  await say(desk, said)
  expect(await waits(desk)).toBe(true)
  const [mail] = await mailsOf(app, desk)
  expect(mail).toMatchObject({ recipient: 'sales@firm.example' })
  expect(mail?.text).toContain(said)
})

test.each([
  ['call me tomorrow after 5 at 555-0142', '555-0142'],
  ['can someone ring me back monday morning, 206 555 0117', '206 555 0117'],
  ['llámenme mañana después de las 5 al 206 555 0142', '206 555 0142'],
  ['rappelez-moi demain après 17h au 06 12 34 56 78', '06 12 34 56 78'],
  ['bitte rufen Sie mich morgen nach 17 Uhr an: 0171 2345678', '0171 2345678'],
  ['me liguem amanhã depois das 17h no 11 98765-4321', '11 98765-4321'],
  ['请明天五点以后给我打电话 138 1234 5678', '138 1234 5678'],
])(
  'a call back is a lead with its number and its time in the words that were said, and waits: %s',
  async (said, number) => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    const answer = await say(desk, said)
    expect(answer).toContain(number)
    const { text } = await wire.call({ method: 'GET', path: `/v1/conversations/${desk.visitor.sessionID}/visitor` })
    expect(JSON.parse(text).leads).toMatchObject([{ Phone: number, Message: said }])
    expect(await waits(desk)).toBe(true)
  },
)

test('a number of seven digits that nobody is to call is none', async () => {
  const desk = await openDesk(app)
  await say(desk, 'what is listing 555-0142')
  const { text } = await wire.call({ method: 'GET', path: `/v1/conversations/${desk.visitor.sessionID}/visitor` })
  expect(JSON.parse(text).leads).toEqual([])
})
