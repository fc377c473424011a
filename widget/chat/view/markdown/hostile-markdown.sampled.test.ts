import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeMarkdown } from '../../../../src/conversation/guide/escape-markdown.ts'
import { howMany, sampleOf } from '../../../../test/run/how-much.ts'
import { processorTime } from '../../../../test/timing/processor-time.ts'
import { allElements, textOf } from './markdown.fixture.ts'
import { parseMarkdown } from './parse-markdown.ts'

const signs = '\\`*_[]{}<>~()!#+-.|&:/"\'=@ \n\t\r19aZ'.split('')
const pieces = [
  ...signs,
  '**',
  '__',
  '***',
  '~~',
  '```',
  '[x](',
  '](https://a.example)',
  '![',
  'https://',
  'www.',
  '&amp;',
  '&lt;',
  '&amp;lt;',
  '<script>',
  '</a>',
  '| a | b |',
  '|---|---|',
  '- ',
  '1. ',
  '> ',
  '# ',
  '---',
  'javascript:',
  'text',
  'été',
  '家',
  'مرحبا',
  '🏡',
  '\u202E',
  '\u2066',
  '\u200B',
  '\u2028',
  '\0',
  '\uD800',
  '  \n',
  '\n\n',
]
const hostile = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 60 })

/** What of a text may be shown: one line, without signs that turn the direction; addresses are kept from being links. */
function lineOf(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('\u200B', '')
}

describe('what the server has escaped is shown as it is, and is nothing else', () => {
  const places: [string, (escaped: string) => string, string][] = [
    ['at the start', (escaped) => escaped, ''],
    ['in a sentence', (escaped) => `Home: ${escaped}.`, 'Home: .'],
    ['in a list', (escaped) => `1. ${escaped}, 3 beds\n2. x`, ', 3 bedsx'],
    ['in bold', (escaped) => `say **“${escaped}”** now`, 'say “” now'],
    ['as the name of a link', (escaped) => `[${escaped}](https://homes.example/1): nice`, ': nice'],
    ['in a table', (escaped) => `| a | b |\n|---|---|\n| ${escaped.replace(/\|/g, '\\|')} | 1 |`, 'ab1'],
  ]
  test.each(places)('%s', (_name, put, around) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const escaped = escapeMarkdown(text, 10_000)
        fc.pre(lineOf(text) !== '')
        const nodes = parseMarkdown(put(escaped))
        const expected = textOf(parseMarkdown(put('QQ'))).replace('QQ', () => lineOf(text))
        const small = allElements(nodes).filter(({ tag }) => tag === 'small')
        const shown = textOf(nodes).replaceAll('\u200B', '').replace(textOf(small), '')
        expect(shown).toBe(expected)
        expect(shown.length).toBeGreaterThanOrEqual(around.length)
        const tags = (each: ReturnType<typeof parseMarkdown>) =>
          allElements(each).flatMap(({ tag }) => (tag === 'small' ? [] : [tag]))
        expect(tags(nodes)).toEqual(tags(parseMarkdown(put('QQ'))))
      }),
      { seed: 41, numRuns: howMany(300, 1500) },
    )
  })
})

test('no text makes a link but to the web, mail or a phone, and no element but those of markdown', () => {
  fc.assert(
    fc.property(hostile, fc.boolean(), (text, isUnfinished) => {
      for (const { tag, href } of allElements(parseMarkdown(text, isUnfinished))) {
        expect(tag).toMatch(/^(p|strong|em|del|code|pre|a|small|br|hr|ul|ol|li|blockquote|div|table|tr|th|td)$/)
        if (href !== undefined) expect(href).toMatch(/^(https?:\/\/[^@/]+\/|mailto:|tel:)/)
      }
    }),
    { seed: 42, numRuns: howMany(800, 3000) },
  )
})

test('every beginning of a text is shown, and grows: nothing that stood there is made anew', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (let length = 0; length <= text.length; length++) {
        const nodes = parseMarkdown(text.slice(0, length), true)
        expect(textOf(nodes).length).toBeLessThanOrEqual(length * 4 + 40)
      }
    }),
    { seed: 43, numRuns: howMany(100, 400) },
  )
})

test('a plain answer keeps its elements while it is written', () => {
  const answer =
    'I found **3 homes** in *Seattle*:\n\n1. [12 Birch Lane, Seattle](https://homes.example/1): $560,000, 3 beds\n2. [4 Elm St](https://homes.example/2): $1\n   - has a `pool`\n\n| | 1 | 2 |\n|---|--:|---|\n| Price | $1 | **$2** |\n\n> Quote\n\nMore at https://homes.example/ or call.'
  let before: string[] = []
  for (let length = 1; length <= answer.length; length++) {
    const tags = allElements(parseMarkdown(answer.slice(0, length), true)).map(({ tag }) => tag)
    expect(tags.slice(0, before.length), answer.slice(0, length)).toEqual(before)
    before = tags
    const shown = textOf(parseMarkdown(answer.slice(0, length), true))
    expect(shown, answer.slice(0, length)).not.toMatch(/[*[\]`|>#]|\]\(|^\d\.|---/m)
  }
  expect(before).toEqual(allElements(parseMarkdown(answer)).map(({ tag }) => tag))
})

describe('time grows with the length alone', () => {
  const length = 100_000
  const attacks = [
    ...[
      '*',
      '**',
      '_',
      '~~',
      '`',
      '[',
      '](',
      '![',
      ']',
      '<',
      '&',
      '\\',
      '|',
      '> ',
      '- ',
      '#',
      '1. ',
      '(',
      ')',
      ' ',
      '\n',
      '\t',
      '-',
      '=',
      '.',
      ':',
      '"',
      'a',
      '\0',
    ],
    '*a ',
    '**a ',
    '*a **b ',
    'a** ',
    '_a ',
    '[a](',
    '[a](b',
    '[a](b "',
    "[a](b '",
    '[](',
    '](a (',
    '[a](((',
    '[a]()',
    '![a](b',
    '<http:',
    '<mailto:a',
    'http://',
    'https://a.',
    'www.',
    'https://)',
    '`a``b',
    '&amp',
    '\\\\',
    '> > ',
    '  - ',
    '- a\n  ',
    '>\n',
    '- \n',
    '1. a\n',
    '| a ',
    '|a\n',
    '|-|\n',
    '|--',
    'a|b\n--|--\n',
    '# #',
    '#  ',
    '```\n',
    '~~~a\n',
    '***',
    '* * ',
    '-- ',
    '[[',
    ']]',
    '[a] ',
    '*[a',
    '**[*',
    '***a',
    '~~a',
    '_*a',
    'a.b.',
    'é.',
    '家。',
  ]
  const texts: [string, string][] = [
    ...attacks.map((unit): [string, string] => [unit, unit.repeat(Math.ceil(length / unit.length))]),
    ...attacks.map((unit): [string, string] => [`${unit} … x`, `${unit.repeat(Math.ceil(length / unit.length))}x`]),
    ['ticks of every length', Array.from({ length: 440 }, (_, index) => '`'.repeat(index + 1)).join(' ')],
    ['ever deeper', Array.from({ length: 440 }, (_, index) => `${' '.repeat(index)}- a`).join('\n')],
    ['quotes in quotes', Array.from({ length: 300 }, (_, index) => `${'> '.repeat(index)}a`).join('\n')],
    ['wide and long', `${'|a'.repeat(20_000)}\n${'|-'.repeat(20_000)}\n${'|\n'.repeat(10_000)}`],
    ['a label of an address', `[${'a.'.repeat(length / 2)}](https://a.example)`],
    ['words of links', `[${'a'.repeat(300)}](https://a.example) `.repeat(length / 330)],
    [
      'words of links that grow when they are compared',
      `[${'\u3316'.repeat(300)}](https://a.example) `.repeat(length / 330),
    ],
    ['a line below a row that ends in something else', `a|b\n${'-'.repeat(length)}x`],
    ['columns that end in something else', `a|b\n${'|-'.repeat(length / 2)}x`],
    ['blanks around the dash of a column', `a|\n${'\t'.repeat(length / 2)}-${'\t'.repeat(length / 2)}x`],
    ['blanks in a target', `[a](${' '.repeat(length / 2)}x`],
    ['blank lines in lists', `- a${'\n'.repeat(length / 2)}- b${'\n \n- c'.repeat(5000)}`],
    ['lists that end', '- a\n\n\n\nb\n'.repeat(length / 10)],
  ]
  test.each(sampleOf(texts, 40))('%j', (_name, text) => {
    const times = [false, true, false].map((isUnfinished) => {
      const from = processorTime()
      parseMarkdown(text, isUnfinished)
      return processorTime() - from
    })
    // 10 to 60 ms on a quiet machine; reading 100,000 signs once for each of them takes many seconds.
    expect(Math.min(...times)).toBeLessThan(500)
  })
})
