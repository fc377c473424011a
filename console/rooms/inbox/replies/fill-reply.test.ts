import { expect, test } from 'vitest'
import { fillReply, findReplies, soughtReply } from './fill-reply.ts'

test('the places of a reply are filled, and a name that is not known leaves no gap', () => {
  const content = 'Hello {{name}}, we are here from nine. {{ me }}'
  expect(fillReply(content, { visitorName: 'Eva Lind', myName: 'Ana Ruiz' })).toBe(
    'Hello Eva, we are here from nine. Ana Ruiz',
  )
  expect(fillReply(content, { visitorName: '', myName: 'Ana' })).toBe('Hello, we are here from nine. Ana')
  // What a visitor calls themselves is no pattern.
  expect(fillReply('{{name}}!', { visitorName: '$& {{me}}', myName: 'Ana' })).toBe('$&!')
})

test('a slash at the beginning looks for a reply, and nothing else does', () => {
  expect(['/', '/ho', '/hours on sunday'].map(soughtReply)).toEqual(['', 'ho', 'hours on sunday'])
  expect(['', 'a/b', 'see /hours', '/a\nb'].map(soughtReply)).toEqual([null, null, null, null])
})

test('replies are found by name and words; those of the visitor’s language and with that beginning come first', () => {
  const reply = (id: number, name: string, content: string, language = '') => ({ id, name, content, language })
  const all = [
    reply(1, 'Our hours', 'From nine.'),
    reply(2, 'Hours', 'De nueve a seis.', 'es'),
    reply(3, 'Hours', 'From nine to six.'),
    reply(4, 'Fees', 'None.'),
  ]
  const ids = (sought: string, language: string) => findReplies(all, sought, language).map(({ id }) => id)
  expect(ids('hours', 'en')).toEqual([3, 1, 2])
  expect(ids('HÓURS', 'es')).toEqual([2, 3, 1])
  expect(ids('none', 'en')).toEqual([4])
  expect(ids('', 'en').length).toBe(4)
})
