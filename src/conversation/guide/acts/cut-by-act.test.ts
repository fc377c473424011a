import { expect, test } from 'vitest'
import type { Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { cutByAct, withoutCry } from './cut-by-act.ts'

function clause(text: string, act: Act, likely = 0.9): ReadClause {
  return {
    text,
    start: 0,
    end: text.length,
    acts: [{ act, likely }],
    topic: null,
    topics: [],
    anyTopic: null,
    about: 'none',
  }
}

test('what is said beside a wish needs no answer of its own', () => {
  expect(cutByAct([clause('omg there is a sauna.', 'like'), clause('how much land', 'ask-home')])).toEqual([
    'how much land',
  ])
  const second = { ...clause('I like the second one.', 'like'), about: 'nth' as const }
  expect(cutByAct([second, clause('can we see it', 'tour')])).toEqual(['I like the second one.', 'can we see it'])
  expect(cutByAct([clause('hi!', 'greet'), clause('how much is it', 'ask-home')])).toEqual(['how much is it'])
})

test('clauses of one search stay one', () => {
  expect(cutByAct([clause('3 beds in Kent.', 'seek'), clause('under 600k', 'refine')])).toBeNull()
  expect(cutByAct([clause('3 beds.', 'seek'), clause('under 600k.', 'refine'), clause('can I visit', 'tour')])).toEqual(
    ['3 beds. under 600k.', 'can I visit'],
  )
})

test('a message is left whole where one clause is not surely read, or none wants anything', () => {
  expect(cutByAct([clause('hm.', 'unclear', 0.3), clause('how much is it', 'ask-home')])).toBeNull()
  expect(cutByAct([clause('hi!', 'greet'), clause('bye', 'part')])).toBeNull()
  expect(cutByAct([clause('how much is it', 'ask-home')])).toBeNull()
})

test('how one feels is no wish beside a question of the home', () => {
  expect(cutByAct([clause('ouch.', 'reject'), clause('and the taxes', 'ask-home')])).toEqual(['and the taxes'])
  expect(cutByAct([clause('too pricey.', 'reject'), clause('anything in Kent?', 'seek')])).toEqual([
    'too pricey.',
    'anything in Kent?',
  ])
  const asked = (text: string) => clause(text, 'ask-home')
  expect(withoutCry('yikes. and taxes a year', asked)).toBe('and taxes a year')
  expect(withoutCry('aïe! et le DPE', asked)).toBe('et le DPE')
  expect(withoutCry('that is far too much. and taxes?', asked)).toBe('that is far too much. and taxes?')
  expect(withoutCry('No. 12? has it a garage', asked)).toBe('No. 12? has it a garage')
  expect(withoutCry('hm. 3 beds in Kent', (text) => clause(text, 'seek'))).toBe('hm. 3 beds in Kent')
})
