import { expect, test } from 'vitest'
import { tablesOf } from '../languages.ts'
import { readTokens } from '../read-tokens.ts'

const tables = tablesOf('en')
const none: ReadonlySet<number> = new Set()

/** What steps come to, and how often they rested. */
function countRests<Result>(steps: Generator<void, Result>): { result: Result; rests: number } {
  for (let rests = 0; ; rests += 1) {
    const { done, value } = steps.next()
    if (done) return { result: value, rests }
  }
}

test.each([
  ['homes with a garage', 0],
  ['no quiero vecinos negros, 3 bedroom house', 4],
  ['I am Muslim, casa en Kent, keine Ausländer', 4],
  ['no quiero vecinos negros '.repeat(12), 4],
])('%s: others may be answered behind each of the languages that look at it', (text, rests) => {
  const tokens = readTokens(text, tables)
  const { gate } = tables
  expect(countRests(gate.checkInSteps(tokens, none))).toEqual({ result: gate.check(tokens, none), rests })
  expect(countRests(gate.findSelfInSteps(tokens))).toEqual({ result: gate.findSelf(tokens), rests })
})
