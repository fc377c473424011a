import { expect, test } from 'vitest'
import { defaultSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import { localTime, makeMoment, makeSystemPrompt, readTemperature } from './system-prompt.ts'
import { skillTools } from './tools/tool-table.ts'

const now = new Date('2026-03-01T07:05:00Z')

test('name and language come first, then the words of the firm; the time stands behind both', () => {
  const settings = {
    ...defaultSettings,
    Name: 'Harbour Homes',
    SystemMessage: 'Be brief.',
    TimeZone: 'America/Los_Angeles',
    AIResponseLanguage: 'Spanish',
  }
  const prompt = makeSystemPrompt(settings)
  expect(prompt.endsWith('\n\nBe brief.')).toBe(true)
  expect(prompt).toContain('"Harbour Homes"')
  expect(prompt).toContain('Always answer in Spanish')
  expect(prompt).not.toContain('2026')
  expect(makeMoment(settings, now)).toBe(
    'It is Saturday, 28 February 2026, 23:05 (America/Los_Angeles) where the firm is.',
  )
})

test('every tool is named, so that a model knows when to use which', () => {
  const rules = makeSystemPrompt(defaultSettings)
  for (const { name } of skillTools) expect(rules).toContain(name)
})

test('without a language the visitor decides', () => {
  const prompt = makeSystemPrompt(defaultSettings)
  expect(prompt).toContain('Answer in the language of the visitor.')
  expect(makeMoment(defaultSettings, now)).toContain('It is Sunday, 1 March 2026, 07:05 (UTC)')
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
