import type { Chatbot } from 'porchlight/client'
import { expect, test } from 'vitest'
import { chatbotSettings } from '../../../../src/firm/chatbots/chatbot-settings.ts'
import { settingWords } from '../../../words/english/setting-words.ts'
import { change, readFaults, stillOpen } from './setting-changes.ts'
import { controlOf, findSettings, groupNames, type SettingName, settingGroups } from './setting-groups.ts'

const all = Object.keys(chatbotSettings.properties) as SettingName[]
const grouped = groupNames.flatMap((group): readonly SettingName[] => settingGroups[group])

test('each setting of the schema stands in exactly one group, with words of its own', () => {
  expect([...grouped].sort()).toEqual([...all].sort())
  expect(Object.keys(settingWords).sort()).toEqual([...all].sort())
})

test('the kind of control comes from the schema', () => {
  const kinds = Object.fromEntries(all.map((name) => [name, controlOf(name)]))
  expect(kinds).toMatchObject({
    Name: 'text',
    WelcomeMessage: 'lines',
    ChatIcon: 'picture',
    ChatBubbleColor: 'colour',
    VerifyDomain: 'switch',
    MessageLimit: 'number',
    TimeZone: 'zone',
    OfficeHours: 'hours',
  })
})

test('settings are found by every word, whatever its case and accents', () => {
  const found = (q: string) => findSettings(all, q, (name) => `${settingWords[name].label} ${settingWords[name].help}`)
  expect(found('')).toEqual(all)
  expect(found('colour BUTTON')).toEqual(['ChatBubbleColor'])
  expect(found('WelcomeMessage')).toEqual(['WelcomeMessage'])
  expect(found('colour nothing')).toEqual([])
})

test('what is changed back is no change, and what somebody else saved meanwhile neither', () => {
  const saved = { Name: 'Harbour', OfficeHours: { mon: ['09:00-12:00'] } } as unknown as Chatbot
  const changed = change(saved, {}, 'Name', 'Lake')
  expect(changed).toEqual({ Name: 'Lake' })
  expect(change(saved, changed, 'Name', 'Harbour')).toEqual({})
  expect(change(saved, {}, 'OfficeHours', { mon: ['09:00-12:00'] })).toEqual({})
  expect(stillOpen({ ...saved, Name: 'Lake' }, changed)).toEqual({})
})

test('a refusal names its fields, and what it quotes names none', () => {
  const message =
    'ChatBubbleColor: expected a colour as "rgb(r,g,b)", got "Name: x". OfficeHours.mon[0]: expected hours, got "9". '
  expect([...readFaults(message)]).toEqual(['ChatBubbleColor', 'OfficeHours'])
  expect([...readFaults('constructor: expected nothing')]).toEqual([])
})
