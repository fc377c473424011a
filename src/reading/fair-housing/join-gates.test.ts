import { expect, test } from 'vitest'
import { languageCodes } from '../languages/language.ts'
import { languages } from '../languages/languages.fixture.ts'
import { readTokens } from '../languages/words/read-tokens.ts'

const tables = languages.tablesOf('en')
const none: ReadonlySet<number> = new Set()

/** What steps come to, and how often they rested. */
function countRests<Result>(steps: Generator<void, Result>): { result: Result; rests: number } {
  for (let rests = 0; ; rests += 1) {
    const { done, value } = steps.next()
    if (done) return { result: value, rests }
  }
}

const others = languageCodes.length - 1

test.each([
  ['homes with a garage', 0],
  ['no quiero vecinos negros, 3 bedroom house', others],
  ['I am Muslim, casa en Kent, keine Ausländer', others],
  ['no quiero vecinos negros '.repeat(12), others],
])('%s: others may be answered behind each of the languages that look at it', (text, rests) => {
  const tokens = readTokens(text, tables)
  const { gate } = tables
  expect(countRests(gate.checkInSteps(tokens, none))).toEqual({ result: gate.check(tokens, none), rests })
  expect(countRests(gate.findSelfInSteps(tokens))).toEqual({ result: gate.findSelf(tokens), rests })
})
