import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { testListings } from '../../../homes/search/listings.fixture.ts'
import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import { languageCodes } from '../../../reading/languages/language-code.ts'
import { type FirmChatbot, openFirmChatbot } from './firm-chatbot.fixture.ts'

let app: TestApp
let silent: FirmChatbot
let firm: FirmChatbot

beforeAll(async () => {
  app = await borrowTestApp()
  silent = await openFirmChatbot(app, { listings: testListings })
  firm = await openFirmChatbot(app, {
    listings: testListings,
    sources: [
      {
        kind: 'page',
        name: 'https://www.harbour.example/visit/',
        link: 'https://www.harbour.example/visit/',
        headings: ['Visit us'],
        texts: ['Our office hours are Monday to Friday, 9 am to 5 pm. Parking is behind the house.'],
      },
      {
        kind: 'question',
        name: 'Do you charge application fees?',
        texts: ['Yes: *$45* for each adult.\nIt pays for the credit report.'],
      },
      { kind: 'text', name: '', texts: ['Pet policy: dogs are welcome in our rentals, with a deposit of $300.'] },
      {
        kind: 'page',
        name: 'https://harbour.example/odd',
        link: 'javascript:alert(1)',
        texts: ['Lockout service [costs](https://evil.example) <b>$80</b>\u202E at night. # Big'],
      },
      { kind: 'text', name: '', texts: ['Rental criteria: we only accept applicants without children.'] },
    ],
  })
})
afterAll(() => app.close())

const ask = async (chatbot: FirmChatbot, ...turns: string[]) => {
  const reply = (await chatbot.talk(turns)).at(-1)
  if (!reply) throw new Error('nothing was asked')
  return reply
}

describe('a chatbot that has learned from the firm', () => {
  test('quotes what answers and links to where it says so', async () => {
    const { content, noAnswer, offersForm } = await ask(firm, 'What are your office hours?')
    expect(content).toContain('“Our office hours are Monday to Friday, 9 am to 5 pm.')
    expect(content).toContain('Source: [harbour.example/visit](https://www.harbour.example/visit/)')
    expect({ noAnswer, offersForm }).toEqual({ noAnswer: false, offersForm: false })
  })

  test('gives a stored answer word for word, line by line, as text', async () => {
    const { content } = await ask(firm, 'do you charge application fees')
    expect(content).toMatch(/^Yes: \\\*\$45\\\* for each adult\.\nIt pays for the credit report\./)
  })

  test('shows what a hostile source says as text, without its links', async () => {
    const { content } = await ask(firm, 'How much is your lockout service at night?')
    expect(content).toContain('\\[costs\\](https:\u200B//evil')
    expect(content).toContain('\\<b\\>$80\\</b\\> at night')
    expect(content).not.toContain('javascript:')
    expect(content).not.toContain('\u202E')
    expect(content).not.toMatch(/(?<!\\)\]\(https?:/)
  })

  test('answers each part of a message by what knows it, in order', async () => {
    const reply = await ask(firm, 'Hi! What are your office hours, and do you have any condos in Kent?')
    expect(reply.content).toMatch(/^“Our office hours[\s\S]*Source: [\s\S]*match/)
    expect(reply.homes.length).toBeGreaterThan(0)
    const other = await ask(firm, 'Show me homes in Kent. Do you charge application fees?')
    expect(other.content).toMatch(/homes match: [\s\S]*\$45/)
    expect(other.homes.length).toBeGreaterThan(0)
  })

  test('speaks of a home that was shown, and of the firm where that is asked', async () => {
    const [, home, rule, again] = await firm.talk([
      'MLS 1234501',
      'does it allow pets?',
      'do you allow dogs in your rentals?',
      'does it have a pool?',
    ])
    expect(home?.content).not.toContain('deposit of $300')
    expect(rule?.content).toContain('dogs are welcome in our rentals')
    expect(again?.content).toContain('swimming pool')
  })

  test('tells what asks of homes that were shown from what asks the firm', async () => {
    const [homes, dogs, rule] = await firm.talk(['Show me condos in Kent', 'do they allow dogs?', 'do you allow dogs?'])
    expect(homes?.homes.length).toBeGreaterThan(0)
    expect(dogs?.content).not.toContain('deposit of $300')
    expect(rule?.content).toContain('dogs are welcome in our rentals')
  })

  test('leaves out what only greets, or asks for help, beside a question', async () => {
    const { content } = await ask(
      firm,
      'Hello! Can you help me? Two questions: what are your office hours, and condos in Kent?',
    )
    expect(content).toMatch(/^“Our office hours[\s\S]*Source: [\s\S]*match/)
  })

  test('says that it knows nothing of what neither it nor a listing tells, and offers a person', async () => {
    const { content, noAnswer, offersForm } = await ask(firm, 'do you have a swimming coach?')
    expect(content).toBe(guideWordsOf('en').firm.nothing)
    expect({ noAnswer, offersForm }).toEqual({ noAnswer: true, offersForm: true })
  })

  test('leaves the source in the conversation, for who reads it afterwards', async () => {
    const sessionID = await app.addSession(firm.serialNumber)
    await app.post('/chat/Chat/ClientAsk', { sessionID, content: 'What are your office hours?' })
    const source = '[harbour.example/visit](https://www.harbour.example/visit/)'
    const response = await fetch(`${app.url}/v1/conversations/${sessionID}`, {
      headers: { authorization: app.secretKey },
    })
    expect(await response.text()).toContain(source)
    const history = await app.post('/chat/Chatbot/ChatContentHistory', { SerialNumber: firm.serialNumber })
    expect(history.text).toContain(source)
  })

  test('does not pass on whom the firm wants, and offers a person', async () => {
    const { content, noAnswer, offersForm } = await ask(firm, 'What are your rental criteria for applicants?')
    expect(content).not.toContain('children')
    expect(content).toBe(guideWordsOf('en').firm.withheld)
    expect({ noAnswer, offersForm }).toEqual({ noAnswer: true, offersForm: true })
  })

  test('refuses who asks it to choose people, whatever it has learned', async () => {
    const { content } = await ask(firm, 'Do you have rentals in Kent without families with children?')
    expect(content).toContain('never chosen by who lives there')
  })

  test.each(['3 bedroom houses in Kent under 500k', 'condos in Kent that allow dogs', 'homes with a home office'])(
    'searches as ever: %s',
    async (question) => {
      const [told, untold] = [await ask(firm, question), await ask(silent, question)]
      expect(told.content).toBe(untold.content)
      expect(told.homes).toHaveLength(untold.homes.length)
    },
  )
})

describe('a chatbot that has learned nothing', () => {
  test.each([
    ['en', 'What are your office hours?'],
    ['es', '¿Cuál es su horario de oficina?'],
    ['fr', "Quels sont vos horaires d'ouverture ?"],
    ['de', 'Was sind Ihre Öffnungszeiten?'],
    ['pt', 'Qual é o horário de atendimento de vocês?'],
    ['zh', '你们的营业时间是什么？'],
  ] as const)('says so in %s and offers a person', async (code, question) => {
    const { content, noAnswer, offersForm } = await ask(silent, question)
    expect(content).toBe(guideWordsOf(code).firm.nothing)
    expect({ noAnswer, offersForm }).toEqual({ noAnswer: true, offersForm: true })
  })

  test('without listings too', async () => {
    const empty = await openFirmChatbot(app, {})
    expect((await ask(empty, 'How do I apply?')).content).toBe(guideWordsOf('en').firm.nothing)
    expect((await ask(empty, 'homes in Kent')).content).toBe(guideWordsOf('en').noListings)
  })
})

test('the words for it are short in every language', () => {
  for (const code of languageCodes) {
    const { nothing, withheld } = guideWordsOf(code).firm
    for (const said of [nothing, withheld]) expect(said.length).toBeLessThan(260)
  }
})
