import { expect, test } from 'vitest'
import { readAgent } from '../../homes/listings/agent.ts'

const entries = (fields: Record<string, string>) => Object.entries(fields).map(([Key, value]) => ({ Key, value }))

test('the agent of a home is read from the entries that name one', () => {
  const all = {
    'Agent Name': 'Kim Lee',
    'Agent Email': 'kim@firm.example',
    'Agent Phone': '206 555',
    'Office Name': 'Lake',
  }
  const agent = { name: 'Kim Lee', email: 'kim@firm.example', phone: '206 555', office: 'Lake' }
  expect(readAgent(entries({ Heating: 'Gas', ...all }))).toEqual(agent)
  const spelled = {
    ' AGENT  name': 'Kim\n Lee ',
    'agent email': ' kim@firm.example',
    'Agent Phone': '206 555',
    'office Name': 'Lake',
  }
  expect(readAgent(entries(spelled))).toEqual(agent)
})

test('what says nothing, or is no address, is left out', () => {
  for (const none of [null, undefined, [], entries({ Agent: 'Kim', 'Agent Name': '  ' })])
    expect(readAgent(none)).toBeNull()
  const two = [...entries({ 'Agent Name': '' }), ...entries({ 'agent name': 'Kim', 'Agent Email': 'kim at firm' })]
  expect(readAgent(two)).toEqual({ name: 'Kim', email: '', phone: '', office: '' })
})
