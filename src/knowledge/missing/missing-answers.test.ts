import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { type FirmChatbot, openFirmChatbot } from '../../conversation/guide/knowledge/firm-chatbot.fixture.ts'
import { testListings } from '../../homes/search/listings.fixture.ts'
import { WordReaders } from '../words/word-readers.ts'
import { answerMissing } from './answer-missing.ts'
import { groupQuestions } from './group-questions.ts'
import type { MissingAnswer } from './list-missing-answers.ts'
import { makeKeysOf } from './question-keys.ts'

let app: TestApp
let chatbot: FirmChatbot

beforeAll(async () => {
  app = await startTestApp({ learns: true })
  chatbot = await openFirmChatbot(app, { listings: testListings })
})
afterAll(() => app.close())

async function list(query = '', key = app.secretKey): Promise<{ groups: MissingAnswer[]; nextCursor: string | null }> {
  const address = `${app.url}/v1/chatbots/${chatbot.serialNumber}/missing-answers${query}`
  const response = await fetch(address, { headers: { authorization: key } })
  if (response.status !== 200) throw new Error(`${response.status}`)
  // The answer of our own operation, as openapi.json has it.
  return (await response.json()) as { groups: MissingAnswer[]; nextCursor: string | null }
}

/** Makes an answer of the firm of a group, and waits until it is learned. */
async function answerGroup(id: number, answer: string, question: string): Promise<void> {
  const { workspaceId } = app
  const { serialNumber } = chatbot
  const { id: chatbotId } = await app.app.db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  await answerMissing(app.app, { workspaceId, chatbotId, serialNumber, by: 'a test' }, { id, answer, question })
  const learned = () =>
    app.app.db.selectFrom('knowledgeSources').select('status').where('name', '=', question).execute()
  await expect.poll(learned).toEqual([{ status: 2 }])
}

test('what nothing answers is told once, counted, and answered from then on by one command', async () => {
  await chatbot.talk(['What are your office hours?'])
  await chatbot.talk(['Do you have a refund policy?'])
  await chatbot.talk(['tell me the office hours please'])
  const { groups, nextCursor } = await list()
  expect(nextCursor).toBeNull()
  expect(groups.map(({ count }) => count)).toEqual([2, 1])
  expect(groups[0]).toMatchObject({
    question: 'tell me the office hours please',
    examples: ['What are your office hours?'],
  })
  const first = await list('?limit=1')
  expect(first.groups).toEqual(groups.slice(0, 1))
  expect((await list(`?limit=1&cursor=${first.nextCursor}`)).groups).toEqual(groups.slice(1))

  await answerGroup(groups[0]?.id ?? 0, 'Nine to five.', 'What are your office hours?')
  const [reply] = await chatbot.talk(['What are your office hours?'])
  expect(reply?.content).toContain('Nine to five.')
  expect((await list()).groups.map(({ question }) => question)).toEqual(['Do you have a refund policy?'])
})

test('one answer answers all wordings of its group, whatever language they are in', async () => {
  const wordings = [
    'do you take cats?',
    'are cats allowed?',
    'Can I have a cat?',
    '¿aceptan gatos?',
    '你们可以养猫吗？',
  ]
  for (const wording of wordings) expect((await chatbot.talk([wording]))[0]?.noAnswer).toBe(true)
  const group = (await list()).groups.find(({ question }) => question === wordings.at(-1))
  expect(group?.count).toBe(wordings.length)
  await answerGroup(group?.id ?? 0, 'Two cats at most, $30 a month each.', 'Do you take cats?')
  for (const wording of wordings) {
    const [reply] = await chatbot.talk([wording])
    expect(reply?.content, wording).toContain('Two cats at most')
  }
  expect((await list()).groups.map(({ question }) => question)).toEqual(['Do you have a refund policy?'])
})

test('what has no answer is found by an index, however much was said', async () => {
  const { rows } = await app.app.pool.query(
    `EXPLAIN (FORMAT JSON) SELECT id FROM messages WHERE "workspaceId" = $1 AND "chatbotId" = $2 AND role = 'answer'
     AND "noAnswer" AND "createdAt" > now() - interval '90 days' ORDER BY "createdAt" DESC, id DESC LIMIT 2000`,
    [app.workspaceId, 1],
  )
  expect(JSON.stringify(rows)).toContain('messagesWithoutAnswer')
})

test('another workspace sees none of it', async () => {
  const other = await app.addWorkspace()
  await expect(list('', other.secretKey)).rejects.toThrow('404')
})

describe('grouping', () => {
  const keysOf = makeKeysOf(new WordReaders())
  const group = (questions: readonly string[]) =>
    groupQuestions(
      questions.map((question, at) => ({ questionId: 100 - at, question, askedAt: new Date(1_000_000 - at) })),
      keysOf,
    ).map(({ questions: together }) => together.map(({ question }) => question))

  test('puts together what asks for the same, in each language', () => {
    expect(
      group([
        'Can I break my lease early?',
        '¿Cobran cuota de solicitud?',
        'how do i break my lease early',
        '营业时间是什么？',
        '¿Cuál es la cuota de solicitud?',
        '你们的营业时间',
        'Do you allow waterbeds?',
        'do you take cats?',
        'are cats allowed?',
        'Sind Katzen erlaubt?',
        'do you take dogs?',
        'is there a deposit for cats?',
        'is there an application fee',
        'When are you open?',
      ]).map(([first, ...others]) => [first, others.length]),
    ).toEqual([
      ['¿Cobran cuota de solicitud?', 2],
      ['营业时间是什么？', 2],
      ['do you take cats?', 2],
      ['Can I break my lease early?', 1],
      ['Do you allow waterbeds?', 0],
      ['do you take dogs?', 0],
      ['is there a deposit for cats?', 0],
    ])
  })

  test('is bounded: two thousand different ones take no time to speak of', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `What about topic${at % 700} and thing${at % 900}?`)
    expect(group(many).flat()).toHaveLength(2_000)
  })

  test('takes anything for a question', () => {
    expect(group(['', '???', '\u0000\u202E', 'a'.repeat(50_000), '???']).flat()).toHaveLength(5)
  })
})
