import { expect, test } from 'vitest'
import { processorTime } from '../../test/timing/processor-time.ts'
import { asksForPerson } from './asks-for-person.ts'

test.each([
  'talk to a human',
  'Can I speak with an agent?',
  'call me',
  'Call me back please',
  'real person please',
  'I want to talk to a real person',
  'agent',
  'human please!',
  'connect me with your broker',
  'could you have someone call me',
  'I need a real human',
  'can someone contact me about this home?',
  'Please transfer me to a representative.',
  'I’d like to speak to somebody',
])('%j asks for a person', (content) => {
  expect(asksForPerson(content)).toBe(true)
})

test.each([
  'agent fees?',
  "is there a listing agent's number on that?",
  'human-friendly',
  'homes in Agent Grove',
  '3 bedroom homes in Kent',
  'what does the agent charge?',
  'do I need an agent to buy a house?',
  'houses called Cottage',
  'a home for two people',
  'is it a single person household',
  'call it 500k',
  'who is the listing agent?',
  'what is your name?',
  'room for one person',
  'pet friendly homes people like',
])('%j does not', (content) => {
  expect(asksForPerson(content)).toBe(false)
})

test('long text is read in time', () => {
  const start = processorTime()
  for (const piece of ['talk to a ', 'real live ', 'can i ', 'a']) asksForPerson(piece.repeat(5000))
  expect(processorTime() - start).toBeLessThan(200)
})
