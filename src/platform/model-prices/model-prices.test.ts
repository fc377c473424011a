import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitUsage, totalOf } from '../models/token-usage.ts'
import { priceUse } from './model-prices.ts'
import { readModelPrices } from './read-model-prices.ts'

const two =
  '{"currency":"EUR","models":{"a":{"input":2,"cached":0.5,"output":8,"reasoning":4},"b":{"input":3,"output":15}}}'
const usage = { input: 1_000, cached: 2_000, output: 300, reasoning: 40 }

test('a million tokens cost what the operator says; cache and thoughts as the rest where nothing is said of them', async () => {
  const prices = readModelPrices(two)
  expect(priceUse(prices, 'a', usage)).toEqual({ model: 'a', ...usage, costMicros: 5_560, currency: 'EUR' })
  expect(priceUse(prices, 'b', usage).costMicros).toBe(3 * 3_000 + 15 * 340)
  expect(priceUse(prices, 'c', usage)).toMatchObject({ costMicros: null, currency: null })
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-prices-'))
  try {
    await writeFile(join(folder, 'prices.json'), `\n${two}\n`)
    expect(readModelPrices(join(folder, 'prices.json'))).toEqual(prices)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each([
  ['{', /must be JSON such as/],
  ['[]', /can be read/],
  ['no/such/file.json', /can be read/],
  ['{"currency":"EUR"}', /prices by the keys of models/],
  ['{"currency":"euro","models":{}}', /currency such as USD/],
  ['{"models":{"a":{"input":1}}}', /a million tokens of a cost \(output\)/],
  ['{"models":{"a":{"input":-1,"output":1}}}', /a million tokens of a cost \(input\)/],
  ['{"models":{"a":{"input":"1","output":1}}}', /a million tokens of a cost \(input\)/],
  ['{"models":{"a":{"input":1,"output":1,"cache":1}}}', /no place for "cache" of a/],
  ['{"models":{"a":3}}', /amounts for a/],
  ['{"modles":{}}', /no place for "modles"/],
])('%s is refused in a sentence', (text, sentence) => {
  expect(() => readModelPrices(text)).toThrow(sentence)
})

test('whatever a server says it used, each token is counted once and none is negative', () => {
  const told = fc.oneof(fc.nat(1e7), fc.double(), fc.constantFrom(undefined, null, '7', -1, Number.NaN, Infinity, {}))
  fc.assert(
    fc.property(fc.record({ input: told, cached: told, output: told, reasoning: told }), (said) => {
      const split = splitUsage(said)
      for (const part of Object.values(split)) expect(Number.isSafeInteger(part) && part >= 0).toBe(true)
      const whole = splitUsage({ input: said.input, output: said.output })
      expect(totalOf(split)).toBe(totalOf(whole))
    }),
  )
})
