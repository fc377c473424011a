import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import type { ShownView } from '../../../src/conversation/guide/answer-view.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { addHome, book, change, type Desk, mailsOf, mondayMorning, openDesk } from './tour-desk.ts'

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
beforeEach(() => {
  app.app.now = () => mondayMorning
})

interface Said {
  answer: string
  buttons: NonNullable<ShownView['buttons']>
}

async function say({ visitor }: Desk, content: string): Promise<Said> {
  const { status, text } = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content, view: true })
  expect(status, text).toBe(200)
  const lines: { content?: string; view?: ShownView }[] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  return {
    answer: lines.map((line) => line.content ?? '').join(''),
    buttons: lines.findLast(({ view }) => view)?.view?.buttons ?? [],
  }
}

async function toursOf({
  serialNumber,
}: Desk): Promise<{ id: number; status: string; times: string[]; time: string }[]> {
  return JSON.parse((await wire.call({ method: 'GET', path: `/v1/tours?serialNumber=${serialNumber}` })).text).tours
}

/** Saturday, 28 November, at 2 in Los Angeles. */
const saturdayAtTwo = '2026-11-28T22:00:00.000Z'
const fridayAtTen = '2026-11-27T18:00:00.000Z'

describe('a day that is named for a tour', () => {
  test.each([
    ['12 Fir Street', 'can we see it Saturday at 2?', /Saturday, November 28/],
    ['cuénteme de 12 Fir Street', '¿podemos verla el sábado a las 2 de la tarde?', /sábado, 28 de noviembre/],
    ['parlez-moi du 12 Fir Street', 'on peut visiter samedi à 14h ?', /samedi 28 novembre/],
    ['erzählen Sie mir von 12 Fir Street', 'können wir es am Samstag um 14 Uhr besichtigen?', /Samstag, 28\. November/],
    ['me fale de 12 Fir Street', 'podemos visitar no sábado às 14h?', /sábado, 28 de novembro/],
    ['介绍一下 12 Fir Street', '周六下午两点可以看房吗？', /11月28日/],
  ])('stands in the form: %s, %s', async (before, said, told) => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    await say(desk, before)
    const { answer, buttons } = await say(desk, said)
    expect(answer).toMatch(told)
    expect(buttons[0]).toMatchObject({
      kind: 'tour',
      listing: desk.listingId,
      day: '2026-11-28',
      start: saturdayAtTwo,
      opens: true,
    })
  })

  test('is changed by another one, and by another hour', async () => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    await say(desk, 'tell me about 12 Fir Street')
    await say(desk, 'can we see it Saturday at 2?')
    const other = await say(desk, 'actually Friday works better')
    expect(other.answer).toContain('Friday, November 27')
    expect(other.buttons[0]).toMatchObject({ kind: 'tour', day: '2026-11-27', opens: true })
    const hour = await say(desk, 'make it 10')
    expect(hour.buttons[0]).toMatchObject({ start: fridayAtTen })
  })

  test('that is closed is told with the next one', async () => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    await say(desk, 'tell me about 12 Fir Street')
    const { answer, buttons } = await say(desk, 'can I come by on Sunday?')
    expect(answer).toContain('Sunday, November 29')
    expect(answer).toContain('Monday, November 30')
    expect(buttons.find(({ kind }) => kind === 'tour')).toMatchObject({ day: '2026-11-30' })
  })

  test('holds until it is known which home is meant', async () => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    const second = await addHome(app, desk.serialNumber, { Address: '9 Alder Court', MLSNumber: 'A-9' })
    await say(desk, 'show me all homes')
    await say(desk, 'can we see one on Saturday at 2?')
    const { buttons } = await say(desk, '9 Alder Court')
    expect(buttons[0]).toMatchObject({ kind: 'tour', listing: second, start: saturdayAtTwo })
  })
})

describe('a tour that was asked for', () => {
  test.each([
    ['can we move my tour to Friday at 10?', 'Friday, November 27'],
    ['¿podemos cambiar la visita al viernes a las 10?', '27 de noviembre'],
    ['on peut déplacer la visite à vendredi 10h ?', '27 novembre'],
    ['können wir die Besichtigung auf Freitag um 10 verschieben?', '27. November'],
    ['dá pra remarcar a visita pra sexta às 10h?', '27 de novembro'],
    ['看房能改到周五上午十点吗？', '11月27日'],
  ])('is moved: %s', async (said, told) => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    const id = await book(desk, { times: [saturdayAtTwo] })
    const { answer } = await say(desk, said)
    expect(answer).toContain(told)
    expect(await toursOf(desk)).toMatchObject([
      { id, status: 'requested', times: [fridayAtTen.replace('.000Z', '.000000Z')] },
    ])
    const mails = await mailsOf(app, desk)
    expect(mails.filter(({ subject }) => /asks for another time/.test(subject))).toHaveLength(1)
  })

  test.each([
    'cancel the tour',
    'cancelar la visita por favor',
    'annulez la visite',
    'bitte die Besichtigung absagen',
    'quero cancelar a visita',
    '取消看房',
  ])('is cancelled: %s', async (said) => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    await book(desk, { times: [saturdayAtTwo] })
    await say(desk, said)
    expect(await toursOf(desk)).toMatchObject([{ status: 'cancelled' }])
    const mails = await mailsOf(app, desk)
    expect(mails.filter(({ subject }) => /cancels a tour/.test(subject))).toHaveLength(1)
  })

  test('keeps its hour on the other day, and a confirmed one waits for the firm again', async () => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    const id = await book(desk, { times: [saturdayAtTwo] })
    await change(wire, id, 'confirm', { time: saturdayAtTwo })
    await say(desk, 'can we move my tour to Friday?')
    expect(await toursOf(desk)).toMatchObject([
      { status: 'requested', time: null, times: ['2026-11-27T22:00:00.000000Z'] },
    ])
  })

  test('is told as it stands, and asked about where it is not clear what is wanted', async () => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    await book(desk, { times: [saturdayAtTwo] })
    expect((await say(desk, 'what time was my tour again?')).answer).toContain('Saturday, November 28')
    const { answer, buttons } = await say(desk, "we can't make it Saturday after all")
    expect(answer).toContain('move it or cancel it')
    const cancel = buttons.find(({ label }) => label.startsWith('Cancel'))
    await say(desk, cancel?.say ?? '')
    expect(await toursOf(desk)).toMatchObject([{ status: 'cancelled' }])
  })

  test('of several, which one is asked', async () => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    const second = await addHome(app, desk.serialNumber, { Address: '9 Alder Court', MLSNumber: 'A-9' })
    await book(desk, { times: [saturdayAtTwo] })
    await book(desk, { times: [fridayAtTen], listingId: second })
    const { buttons } = await say(desk, 'cancel my tour')
    const alder = buttons.find(({ label }) => label.includes('9 Alder Court'))
    expect((await toursOf(desk)).map(({ status }) => status)).toEqual(['requested', 'requested'])
    await say(desk, alder?.say ?? '')
    expect((await toursOf(desk)).map(({ status }) => status)).toEqual(['cancelled', 'requested'])
  })

  test('of another conversation is not touched', async () => {
    const desk = await openDesk(app, { TalkToHumanEmail: 'sales@firm.example' })
    const other = { ...(await openDesk(app)) }
    await book(desk, { times: [saturdayAtTwo] })
    const { answer } = await say(other, 'cancel the tour')
    expect(answer).toContain('no tour')
    expect(await toursOf(desk)).toMatchObject([{ status: 'requested' }])
  })
})
