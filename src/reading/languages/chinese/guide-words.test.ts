import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { answerFromListings } from '../../../conversation/guide/built-in-guide.ts'
import { asksForPerson } from '../../../conversation/guide/wishes/asks-for-person.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import type { Database, OpenDatabase } from '../../../platform/database/connect.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase
let db: Database

beforeAll(async () => {
  open = await openTestDatabase()
  db = open.db
  await addListings(db, scope, testListings)
})
afterAll(() => open.close())

async function lastAnswer(turns: readonly string[]): Promise<string> {
  let previous: Parameters<typeof answerFromListings>[2]['previous'] = null
  let content = ''
  for (const turn of turns) {
    const answer = await answerFromListings(db, scope, {
      content: turn,
      previous,
      chatbotName: 'Maple',
      now,
      language: '',
    })
    previous = answer.state
    content = answer.content
  }
  return content
}

const search = 'Kent的独立屋'

describe('the guide answers in Chinese', () => {
  test.each([
    [['你好'], /^您好，我是Maple/m],
    [[search], /^找到3套房源：独立屋，位于Kent/m],
    [[search, '第二套有泳池吗？'], /12 Main St.*不带泳池，房源写道/],
    [[search, '第二套有泳池嗎？'], /12 Main St.*不带泳池，房源写道/],
    [[search, '比较前两套'], /\| 价格 \| \$480,000 \| \$610,000 \|/],
    [[search, '第一套是哪年建的？'], /77 Main Street.*1995年建/],
    [[search, '第二套多少钱？'], /12 Main St.*\$610,000/],
    [[search, '第一套有泳池吗？', '离Bellevue多远？'], /距Bellevue直线约25\.7公里（16英里）/],
    [[search, '哪套最便宜？'], /40 Oak Avenue.*最便宜：\$390,000/],
    [[search, '看更多'], /^全部都看完了：独立屋，位于Kent；一共3套。/m],
    [[search, '平均价格是多少？'], /\$493,333/],
    [[search, '第一套月供多少？'], /月供大约\$2,427/],
    [[search, '第一套月供多少？', '首付三成'], /首付\$144,000（30%）/],
    [['Kent 带桑拿的独立屋'], /^没有符合的房源[\s\S]*最接近的是：[\s\S]*（未提到桑拿）/m],
    [['Kent 带桑拿的独立屋', '好'], /^找到3套房源/m],
    [['巴黎的公寓'], /Paris/],
    [['谢谢'], /^不客气/m],
    [['你是谁'], /不是真人/],
    [['今天天气怎么样'], /^这个我不懂/m],
    [['Kent安全的社区'], /警方/],
  ] as const)('%j', async (turns, said) => {
    expect(await lastAnswer(turns)).toMatch(said)
  })

  test.each(['我想跟真人说话', '转人工', '请联系我', '我要找经纪人', '轉人工客服'])(
    '“%s” asks for a person',
    (sentence) => {
      expect(asksForPerson(sentence)).toBe(true)
    },
  )

  test.each(['带院子的房子', '中介费多少？', '需要找中介吗'])('“%s” does not', (sentence) => {
    expect(asksForPerson(sentence)).toBe(false)
  })
})
