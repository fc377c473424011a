import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsLink, nameForMail } from './name-for-mail.ts'

test.each([
  ['Ana Ruiz', 'Ana Ruiz'],
  ['José María O’Neill-Smith, Jr.', 'José María O’Neill-Smith, Jr.'],
  ['J.R. Tolkien', 'J. R. Tolkien'],
  ['St.John', 'St. John'],
  ['李小龍', '李小龍'],
  ['Win at https://evil.example/x?y=1 now', 'Win at evil. example/x?y=1 now'],
  ['www.evil.example', 'www. evil. example'],
  ['HTTPS : //evil.example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['ｅｖｉｌ．example', 'evil. example'],
  ['pay@evil.example', 'pay at evil. example'],
  ['e\u200bvil.\u200bexample', 'e vil. example'],
  ['<a href=evil.example>Ana</a>', 'a href=evil. example Ana /a'],
  ['Ana\r\nBcc: all@evil.example', 'Ana Bcc: all at evil. example'],
])('%j is written as %j', (name, written) => {
  expect(nameForMail(name)).toBe(written)
})

/** What programs such as those of Google and Apple make a link of. */
const linked = /:\/\/|\bwww\.[\p{L}\d]|[\p{L}\d_-]\.[\p{L}\d]|\S@\S/iu

test('nothing that anybody calls themselves is a link in a mail', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'https://',
      'www.',
      '.',
      '@',
      ':',
      '/',
      'evil',
      'com',
      ' ',
      '。',
      '．',
      '\u200b',
      '\u00ad',
      'http:',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const written = nameForMail(parts.join(''))
      expect(written).not.toMatch(linked)
      expect(nameForMail(written)).toBe(written)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['Ana Ruiz', false],
  ['J.R. Tolkien', false],
  ['St. John', false],
  ['Dr.Ana', false],
  ['evil.example', true],
  ['https://evil', true],
  ['www.x', true],
  ['ana@example.com', true],
  ['ｅｖｉｌ．example', true],
])('%j holds a link: %s', (name, isLink) => {
  expect(holdsLink(name)).toBe(isLink)
})
