import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { skillTools } from '../../src/conversation/guide/language-model/tools/tool-table.ts'
import { guideWordsOf } from '../../src/reading/languages/all-words.ts'
import { fixedWordsOf } from '../../src/reading/languages/spoken/all-fixed-words.ts'
import { fixedSentence } from '../../src/reading/languages/spoken/fixed-sentences.ts'
import type { PersonRequested } from '../../src/reading/languages/tables/told.ts'
import { sampleOf } from '../run/how-much.ts'
import { call, kinds, models, type SkilledModels, say, startSkilledModels, titles, use } from './skilled-models.ts'

let skilled: SkilledModels

beforeAll(async () => {
  skilled = await startSkilledModels()
})
afterAll(() => skilled.close())
afterEach(() => {
  skilled.server.requests.length = 0
})

async function isWaiting(sessionId: number): Promise<boolean> {
  const answer = await skilled.app.post(`/v1/conversations/${sessionId}`, undefined, { method: 'GET' })
  return JSON.parse(answer.text).waitingSince !== null
}

test('every skill is offered once, with a schema of its arguments', async () => {
  skilled.server.play(say('Hello!'))
  const visitor = await skilled.visit()
  await visitor.ask('Hello')
  const { tools } = skilled.lastRequest().body as {
    tools: { function: { name: string; parameters: { type: string } } }[]
  }
  const names = tools.map((tool) => tool.function.name)
  expect(names).toEqual([...skillTools.map(({ name }) => name), 'report_no_answer'])
  expect(new Set(names).size).toBe(names.length)
  expect(tools.every((tool) => tool.function.parameters.type === 'object')).toBe(true)
})

describe('a model that answers in a language which the guide does not read', () => {
  test('whatever becomes of its words, homes and buttons stand in that language alone', async () => {
    skilled.server.play([use('search_listings', { q: 'homes in Kent' }), say('Grazie per il messaggio! Ecco le case.')])
    const visitor = await skilled.visitWith({ AIResponseLanguage: 'Italian' })
    const answer = await visitor.ask('Which homes are in Kent?')
    expect(answer.text).toMatch(/case/)
    expect(answer.view?.cards.length).toBe(2)
    expect(answer.view?.criteria).toEqual([])
    const labels: string[] = Object.values(fixedWordsOf('it').buttons)
    for (const { label } of answer.view?.buttons ?? []) expect([...labels, fixedSentence('it').person]).toContain(label)
  })

  test('nothing of which could be proven: the fixed words, the homes that were found by numbers and places, a person', async () => {
    skilled.server.play(say('A Kent ci sono 77 case da 123.456 $ con 9 camere.'))
    const visitor = await skilled.visitWith({ AIResponseLanguage: 'Italian' })
    const answer = await visitor.ask('Quali case ci sono a Kent?')
    expect(answer.text).toContain(fixedWordsOf('it').found('2', 2))
    expect(answer.view?.cards.length).toBe(2)
    expect(answer.view?.buttons?.at(-1)).toEqual({ kind: 'person', label: fixedSentence('it').person })
  })
})

describe('strict grounding', () => {
  test('the values are ours: the sentence of the tool leaves, and the model’s own words of a home do not', async () => {
    skilled.server.play([
      use('search_listings', { q: 'homes in Kent' }),
      use('say', { address: '12 Main St', fields: ['Price', 'Bedrooms'] }),
      say('12 Main St, Kent: $450,000, 3 bedrooms. It costs $450,000.'),
    ])
    const visitor = await skilled.visitWith({ Grounding: 'strict' })
    const answer = await visitor.ask('What does 12 Main St cost?')
    expect(skilled.lastTold()).toContain('$450,000')
    expect(answer.text).toContain('$450,000')
    expect(answer.text).not.toContain('It costs')
  })
})

describe.each(sampleOf(models, 2))('each tool, %s', (model) => {
  test('search: the homes that it names as cards, with chips and the ways on of a search', async () => {
    skilled.server.play([
      use('search_listings', { q: 'homes in Kent' }),
      say('**12 Main St** costs $450,000. It has a jacuzzi.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('Which homes are in Kent?')
    expect(answer.text).toBe('**12 Main St** costs $450,000.')
    expect(titles(answer)).toEqual(['12 Main St'])
    expect(answer.view?.criteria.map(({ label }) => label)).toContain('in Kent')
    expect(answer.view?.total).toBe(2)
    expect(kinds(answer)).toContain('alert')
    expect(await skilled.traceOf(visitor)).toMatchObject({ kind: 'model', skill: 'search', gate: { withheld: 1 } })
  })

  test('a tour: the guide’s words, the button of the form, and nothing that was not done', async () => {
    skilled.server.play([
      use('ask_for_tour', { address: '12 Main St' }),
      say('Gladly. 12 Main St is for sale. I have booked Saturday at 10 am for you.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('Can I see 12 Main St?')
    expect(skilled.lastTold()).toContain('Pick a time for')
    expect(answer.text.trim()).toBe('Gladly. 12 Main St is for sale.')
    expect(titles(answer)).toEqual(['12 Main St'])
    expect(answer.view?.buttons?.[0]).toMatchObject({
      kind: 'tour',
      label: 'Book a tour',
      listing: answer.view?.cards[0]?.id,
    })
    expect(await skilled.traceOf(visitor)).toMatchObject({ skill: 'tour', gate: { withheld: 1 } })
    expect((await visitor.state()).pending).toBe('tour')
  })

  test('home: by its address; a wrong value is left out', async () => {
    skilled.server.play([
      use('look_at_listing', { address: '9 Pine Street' }),
      say('9 Pine Street has 5 bedrooms. It has 4 bathrooms and 7 bedrooms. It has a wine cellar.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('How many bedrooms has 9 Pine Street?')
    expect(answer.text.trim()).toBe('9 Pine Street has 5 bedrooms.')
    expect(titles(answer)).toEqual(['9 Pine Street'])
    expect(kinds(answer).slice(0, 2)).toEqual(['tour', 'ask'])
    expect(await skilled.traceOf(visitor)).toMatchObject({ skill: 'home', gate: { passed: 1, withheld: 2 } })
  })

  test('figures: told in numbers and in words, and no other', async () => {
    skilled.server.play([
      use('tell_figures', { q: 'average price of homes for sale in Kent' }),
      say('The average price in Kent is $419,750. The average price in Kent is $500,000.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('What do homes in Kent cost on average?')
    expect(skilled.lastTold()).toContain('419750')
    expect(answer.text.trim()).toBe('The average price in Kent is $419,750.')
    expect(kinds(answer)).toContain('alert')
    expect(await skilled.traceOf(visitor)).toMatchObject({ skill: 'figures', gate: { withheld: 1 } })
  })

  test('payment: of a home, with the terms that the visitor said', async () => {
    skilled.server.play([
      use('work_out_payment', { address: '12 Main St', downPercent: 20, rate: 6 }),
      say('12 Main St would cost about $2,158 a month, with $90,000 down. It would be $1,500 a month.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('What is 12 Main St a month with 20% down at 6%?')
    expect(skilled.lastTold()).toContain('2158')
    expect(answer.text.trim()).toBe('12 Main St would cost about $2,158 a month, with $90,000 down.')
    expect(titles(answer)).toEqual(['12 Main St'])
    expect(kinds(answer)).toContain('tour')
    expect(await skilled.traceOf(visitor)).toMatchObject({ skill: 'money', gate: { withheld: 1 } })
  })

  test('payment: what was worked out is still known a turn later', async () => {
    const visitor = await skilled.visit(model)
    skilled.server.play([use('work_out_payment', { address: '12 Main St', rate: 6 }), say('About $2,158 a month.')])
    await visitor.ask('What is 12 Main St a month at 6%?')
    skilled.server.play(say('As I said, the monthly payment is about $2,158. The monthly payment is about $1,158.'))
    const answer = await visitor.ask('How much was that?')
    expect(answer.text.trim()).toBe('As I said, the monthly payment is about $2,158.')
  })

  test('payment: what a month’s money buys', async () => {
    skilled.server.play([
      use('work_out_payment', { monthly: 2500 }),
      say(
        'With $2,500 a month you could afford a home of about $494,409. With $2,500 a month you could afford $900,000.',
      ),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('What can I afford for 2500 a month?')
    expect(answer.text).toContain('$494,409')
    expect(answer.text).not.toContain('900,000')
    expect((await skilled.traceOf(visitor)).skill).toBe('money')
  })

  test('payment: of figures that nobody said nothing is worked out', async () => {
    skilled.server.play([
      use('work_out_payment', { monthly: 663917 }),
      say('With $663,917 a month you could pay for a home of about $131,298,566.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('What can I afford?')
    expect(skilled.lastTold()).toContain('ask the visitor')
    expect(answer.text).not.toMatch(/663|131/)
    skilled.server.play([
      use('work_out_payment', { address: '12 Main St', downPercent: 45, rate: 2 }),
      say('12 Main St would cost $915 a month.'),
    ])
    const other = await visitor.ask('And what would 12 Main St be a month?')
    expect(skilled.lastTold()).toMatch(/leftOut[^\w]+downPercent[^\w]+rate[^\w]+why/)
    expect(other.text).not.toContain('$915')
  })

  test('a home that the message names is looked up before the model speaks', async () => {
    skilled.server.play(say('12 Main St costs $450,000. 12 Main St costs $399,000. It has 8 bedrooms.'))
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('What does 12 Main St in Kent cost?')
    expect(answer.text.trim()).toBe('12 Main St costs $450,000.')
    expect(titles(answer)).toEqual(['12 Main St'])
  })

  test('knowledge: what no source says is not said, and a person is offered', async () => {
    skilled.server.play([
      use('search_knowledge', { q: 'What are your office hours?' }),
      { steps: [call('report_no_answer'), { piece: 'We are open from 9 to 5. I am sorry, I do not know.' }] },
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('What are your office hours?')
    expect(answer.text).not.toContain('9 to 5')
    expect(answer.view?.offersForm).toBe(true)
    expect(kinds(answer)).toContain('person')
    expect((await skilled.traceOf(visitor)).skill).toBe('firm')
  })

  test('tour times: those that are free, on the clock of the firm', async () => {
    skilled.server.play([use('find_tour_times', { address: '12 Main St', days: 14 }), say('Let me see.')])
    const visitor = await skilled.visit(model)
    await visitor.ask('When can I see 12 Main St?')
    // A Monday that the tool tells with this hour: today's may have gone by; and on Mondays the model is told what day it is.
    const told = /(Monday, [A-Z][^"\\]*)[^\]]*"10:00.AM/.exec(skilled.lastTold())?.[1] ?? ''
    expect(told).not.toBe('')
    skilled.server.play([
      use('find_tour_times', { address: '12 Main St', days: 14 }),
      say(`It can be seen on ${told} at 10:00 AM. It can be seen on ${told} at 3:07 AM.`),
    ])
    const answer = await visitor.ask('On Monday?')
    expect(answer.text.trim()).toBe(`It can be seen on ${told} at 10:00 AM.`)
    expect(kinds(answer)[0]).toBe('tour')
    expect(await skilled.traceOf(visitor)).toMatchObject({ skill: 'tour', gate: { withheld: 1 } })
  })

  test('tour times: none of a home that is sold', async () => {
    skilled.server.play([
      use('find_tour_times', { address: '77 Sold Road' }),
      say('77 Sold Road can be seen on Monday at 10:00 AM.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('When can I see 77 Sold Road?')
    expect(skilled.lastTold()).toContain('sold')
    expect(answer.text).not.toContain('10:00')
    expect(kinds(answer)).toContain('similar')
  })

  test('a person: the firm is told, and so is the visitor; nothing else is said to have been done', async () => {
    // Only in a test are the words looked at without the deed.
    const told = guideWordsOf('en').personAsked({} as PersonRequested)
    skilled.server.play([use('ask_for_person'), say(`${told} I have told them, and they call you in five minutes.`)])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('My lawyer wants to speak with whoever is in charge')
    expect(answer.text).toContain(told)
    expect(answer.text).not.toContain('five minutes')
    expect(kinds(answer)).toContain('person')
    expect((await skilled.traceOf(visitor)).skill).toBe('person')
    expect(await isWaiting(visitor.sessionId)).toBe(true)
  })

  test('a person: a model that tells nobody does not say that the firm knows', async () => {
    const told = guideWordsOf('en').personAsked({} as PersonRequested)
    skilled.server.play([say(`${told} The firm has been told, and somebody will call you.`)])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('My brother has a question about the paperwork')
    expect(answer.text).not.toContain('has been told')
    expect(answer.text).not.toContain(told)
    expect(await isWaiting(visitor.sessionId)).toBe(false)
  })

  test('an alert: of the search of the conversation, behind its button', async () => {
    const visitor = await skilled.visit(model)
    skilled.server.play([use('search_listings', { q: 'homes in Kent' }), say('12 Main St costs $450,000.')])
    await visitor.ask('Homes in Kent?')
    skilled.server.play([use('ask_for_alert'), say('Gladly. I have set up the alert.')])
    const answer = await visitor.ask('Tell me when something new comes up')
    expect(skilled.lastTold()).toContain('in Kent')
    expect(answer.text).not.toContain('set up')
    expect(answer.view?.buttons?.[0]).toMatchObject({ kind: 'alert' })
    expect((await skilled.traceOf(visitor)).skill).toBe('alert')
    expect((await visitor.state()).pending).toBe('alert')
  })

  test('several in one turn: the ways on of each, those of the last first', async () => {
    skilled.server.play([
      {
        steps: [call('search_listings', { q: 'homes in Renton' }), call('ask_for_tour', { address: '9 Pine Street' })],
      },
      say('9 Pine Street costs $615,000.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('Is there anything in Renton, and could I see it?')
    expect(titles(answer)).toEqual(['9 Pine Street'])
    expect(kinds(answer)[0]).toBe('tour')
    expect(kinds(answer)).toContain('alert')
    expect(kinds(answer).length).toBeLessThanOrEqual(5)
    expect(await skilled.traceOf(visitor)).toMatchObject({ skill: 'tour', skills: ['search', 'tour'] })
  })

  test('a tour of the home that the message names, where the model names none', async () => {
    skilled.server.play([use('ask_for_tour'), say('9 Pine Street costs $615,000.')])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('Could I visit 9 Pine Street?')
    expect(answer.text).toBe('9 Pine Street costs $615,000.')
    expect(answer.view?.buttons?.[0]).toMatchObject({ kind: 'tour', listing: answer.view?.cards[0]?.id })
  })

  test('in the visitor’s language', async () => {
    skilled.server.play([use('ask_for_tour', { address: '12 Main St' }), say('Gerne.')])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('Kann ich 12 Main St am Samstag besichtigen?')
    expect(answer.view?.buttons?.[0]?.kind).toBe('tour')
    expect(answer.view?.buttons?.[0]?.label).not.toBe('Book a tour')
  })
})
