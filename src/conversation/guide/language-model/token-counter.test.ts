import { afterAll, expect, test } from 'vitest'
import { estimateTokens } from './estimate-tokens.ts'
import { TokenCounter } from './token-counter.ts'

const counter = new TokenCounter()
afterAll(() => counter.close())
const countTokens = (text: string) => counter.count(text)

test('counts by the public cl100k tokenizer', async () => {
  expect(await countTokens('hello world')).toBe(2)
  expect(await countTokens('')).toBe(0)
})

test('what looks like a special token is text', async () => {
  expect(await countTokens('<|endoftext|> <|im_start|>')).toBeGreaterThan(2)
})

test.each([
  'Which homes with three bedrooms are for sale in Seattle under $600,000, and which of them have a garage?',
  '¿Qué casas de tres dormitorios están a la venta en Seattle por menos de 600 000 dólares?',
  'Welche Häuser mit drei Schlafzimmern stehen in München zum Verkauf?',
  '西雅图有哪些三居室的房子正在出售，价格低于六十万美元？',
  '[2, 4.5, 1234567, "98103-4411", null] {"a":{"b":"c"}}',
])('the estimate is not below the count and at most twice as high: %s', async (text) => {
  const count = await countTokens(text)
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(count * 0.9)
  expect(estimateTokens(text)).toBeLessThanOrEqual(count * 2)
})

test.each([
  ['Han characters', '你'.repeat(32_000), 32_000],
  ['thumbs', '👍'.repeat(32_000), 96_000],
  ['one letter', 'a'.repeat(32_000), 4_000],
  ['blanks', ' '.repeat(32_000), 250],
  ['exclamation marks', '!'.repeat(32_000), 4_000],
])('the longest question made of %s is counted without holding others up', async (_what, text, tokens) => {
  await countTokens('loaded')
  const begin = process.threadCpuUsage()
  const count = await countTokens(text)
  const { user, system } = process.threadCpuUsage(begin)
  // In microseconds: the tables and the counting are beside this thread.
  expect(user + system).toBeLessThan(50_000)
  // Of a text this long samples are counted.
  expect(count).toBeGreaterThanOrEqual(tokens * 0.99)
  expect(count).toBeLessThanOrEqual(tokens * 1.3 + 350)
})
