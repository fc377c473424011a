import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { birchLane } from '../about-homes/birch-lane.fixture.ts'
import { openChatbot, type Reply } from './conversation.fixture.ts'

let app: TestApp
let talk: (turns: readonly string[]) => Promise<Reply[]>
beforeAll(async () => {
  app = await borrowTestApp()
  talk = await openChatbot(app, birchLane)
})
afterAll(() => app.close())

const last = async (...turns: string[]): Promise<string> => (await talk(turns)).at(-1)?.content ?? ''

test.each([
  ['11 Birch Lane', 'what year was it built', 'and 12 Birch Lane?', /12 Birch Lane.*(?:19|20)\d\d/s],
  ['11 Birch Lane', 'how many bedrooms', 'same for 13 birch lane', /13 Birch Lane.*3 beds/s],
  ['11 Birch Lane', '¿cuántas habitaciones tiene?', '¿y 12 Birch Lane?', /12 Birch Lane.*4/s],
])('%s, %s, %s: the same is asked of the other home', async (home, question, other, told) => {
  expect(await last(home, question, other)).toMatch(told)
})

test.each(['what about the other one?', 'how big is the other one', '¿y la otra?'])(
  '“%s” is the one that was spoken of before',
  async (said) => {
    const answer = await last('11 Birch Lane', '12 Birch Lane', 'how big is it', said)
    expect(answer).toContain('11 Birch Lane')
    expect(answer).not.toContain('12 Birch Lane')
  },
)

test.each(['others?', 'another one', 'the other day I saw one', 'any other homes in Tacoma'])(
  '“%s” is no home that was spoken of',
  async (said) => {
    const replies = await talk(['11 Birch Lane', '12 Birch Lane', said])
    expect(replies.at(-1)?.content).not.toMatch(/^\[11 Birch Lane/)
  },
)
