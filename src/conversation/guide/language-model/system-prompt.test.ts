import { expect, test } from 'vitest'
import { defaultSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import { localTime, makeSystemPrompt, readTemperature } from './system-prompt.ts'
import { skillTools } from './tools/tool-table.ts'

const now = new Date('2026-03-01T07:05:00Z')

test("the firm's own words come first, then name, local time and language", () => {
  const prompt = makeSystemPrompt(
    {
      ...defaultSettings,
      Name: 'Harbour Homes',
      SystemMessage: 'Be brief.',
      TimeZone: 'America/Los_Angeles',
      AIResponseLanguage: 'Spanish',
    },
    now,
  )
  expect(prompt.startsWith('Be brief.\n\n')).toBe(true)
  expect(prompt).toContain('"Harbour Homes"')
  expect(prompt).toContain('It is Saturday, 28 February 2026, 23:05 (America/Los_Angeles)')
  expect(prompt).toContain('Always answer in Spanish')
})

test('every tool is named, so that a model knows when to use which', () => {
  const rules = makeSystemPrompt(defaultSettings, now)
  for (const { name } of skillTools) expect(rules).toContain(name)
})

test('without a language the visitor decides', () => {
  const prompt = makeSystemPrompt(defaultSettings, now)
  expect(prompt).toContain('Answer in the language of the visitor.')
  expect(prompt).toContain('It is Sunday, 1 March 2026, 07:05 (UTC)')
})

test.each([
  ['Asia/Kathmandu', 'Sunday, 1 March 2026, 12:50 (Asia/Kathmandu)'],
  ['Pacific/Kiritimati', 'Sunday, 1 March 2026, 21:05 (Pacific/Kiritimati)'],
])('the time in %s', (zone, text) => {
  expect(localTime(now, zone)).toBe(text)
})

test('midnight is 00:00', () => {
  expect(localTime(new Date('2026-03-01T00:00:00Z'), 'UTC')).toContain(', 00:00 ')
})

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 0.03],
  [70, 0.7],
  [100, 1],
])('the setting %d is the temperature %d', (setting, temperature) => {
  expect(readTemperature(setting)).toBe(temperature)
})
