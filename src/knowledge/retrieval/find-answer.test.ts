import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../test/borrow-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { cutPassages, cutQuestion } from '../passages/cut-passages.ts'
import type { Passage } from '../passages/passage.ts'
import type { KnowledgeScope } from '../source.ts'
import { findAnswer } from './find-answer.ts'

let server: TestApp
let scope: KnowledgeScope

const handbook = cutPassages({
  title: 'Handbook',
  language: 'en',
  note: null,
  blocks: [
    { kind: 'heading', level: 2, text: 'Security deposit' },
    {
      kind: 'text',
      text: "The security deposit equals one month's rent. It is returned within 21 days after you move out.",
    },
    { kind: 'heading', level: 2, text: 'Dogs' },
    { kind: 'text', text: 'Dogs of up to 60 pounds are welcome. They cost $40 a month.' },
    { kind: 'heading', level: 2, text: 'Laundry' },
    { kind: 'text', text: 'The laundry room is in the basement, open from 7 a.m. to 11 p.m.' },
  ],
})

async function learn(
  kind: 'file' | 'question',
  name: string,
  passages: readonly Passage[],
  of = scope,
): Promise<number> {
  const { id } = await server.app.db
    .insertInto('knowledgeSources')
    .values({ ...of, kind, key: name, name, status: 2, sourceLink: 'https://firm.example/handbook' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = passages.map(({ headings, text }, place) => ({
    ...of,
    sourceId: id,
    headings: JSON.stringify(headings),
    text,
    place,
  }))
  await server.app.db.insertInto('knowledgePassages').values(rows).execute()
  await raiseVersion(of)
  return id
}

async function raiseVersion(of: KnowledgeScope): Promise<void> {
  await server.app.db
    .insertInto('chatbotKnowledge')
    .values({ ...of, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'chatbotId'])
        .doUpdateSet((eb) => ({ version: eb('chatbotKnowledge.version', '+', 1) })),
    )
    .execute()
}

beforeAll(async () => {
  server = await borrowTestApp()
  scope = { workspaceId: server.workspaceId, chatbotId: 1 }
  await learn('file', 'handbook.pdf', handbook)
  await learn(
    'question',
    'Can I pay in installments?',
    cutQuestion('Can I pay the rent in installments?', 'Once a year. Ask first.'),
  )
})
afterAll(() => server.close())

test('the sentences that answer are quoted word for word, with their source', async () => {
  const { quotes, passages, isStored } = await findAnswer(server.app, scope, 'When do I get my deposit back?')
  expect(isStored).toBe(false)
  expect(quotes.map(({ text }) => text).join()).toContain('within 21 days')
  expect(quotes[0]?.source).toMatchObject({
    Type: 'FileList',
    Name: 'handbook.pdf',
    SourceLink: 'https://firm.example/handbook',
  })
  expect(handbook.map(({ text }) => text)).toContain(passages[0]?.text)
  expect(passages.every(({ score }) => score >= 0 && score <= 1)).toBe(true)
})

test.each([
  ['another language', '¿Cuánto es la fianza?', "one month's rent"],
  ['slips of the pen', 'whats the securty depsoit', "one month's rent"],
  ['a synonym', 'How much for a puppy?', '$40'],
])('a question is understood in %s', async (_, question, answer) => {
  const { quotes } = await findAnswer(server.app, scope, question)
  expect(quotes.map(({ text }) => text).join()).toContain(answer)
})

test('a question that means a stored one gets its answer, whole', async () => {
  const answer = await findAnswer(server.app, scope, 'May I pay my rent in installments?')
  expect(answer.isStored).toBe(true)
  expect(answer.quotes.map(({ text }) => text)).toEqual(['Once a year. Ask first.'])
})

test.each([
  'What does a cat cost a month?',
  'What is the capital of France?',
  'Do you have a sauna?',
  '',
  '   ',
  '\u0000\ud800 🙂',
])('nothing is quoted where nothing answers: “%s”', async (question) => {
  expect((await findAnswer(server.app, scope, question)).quotes).toEqual([])
})

test('what is learned and forgotten counts with the next question', async () => {
  const ask = async () =>
    (await findAnswer(server.app, scope, 'Is there a sauna?')).quotes.map(({ text }) => text).join()
  expect(await ask()).toBe('')
  const id = await learn('file', 'sauna.md', [
    { headings: ['Sauna'], text: 'There is a sauna on the roof.', page: null },
  ])
  expect(await ask()).toBe('There is a sauna on the roof.')
  await server.app.db
    .deleteFrom('knowledgeSources')
    .where('workspaceId', '=', scope.workspaceId)
    .where('id', '=', id)
    .execute()
  await raiseVersion(scope)
  expect(await ask()).toBe('')
})

test('nobody else is answered from it: no other chatbot, no other workspace', async () => {
  const other = await server.addWorkspace()
  for (const foreign of [
    { ...scope, chatbotId: 2 },
    { workspaceId: other.workspaceId, chatbotId: scope.chatbotId },
  ]) {
    expect((await findAnswer(server.app, foreign, 'When do I get my deposit back?')).passages).toEqual([])
    await raiseVersion(foreign)
    expect((await findAnswer(server.app, foreign, 'When do I get my deposit back?')).passages).toEqual([])
  }
})
