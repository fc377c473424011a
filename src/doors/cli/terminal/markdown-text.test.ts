import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeAnswerWriter } from './answer-writer.ts'
import { asTerminalLines, asTerminalText } from './markdown-text.ts'

test('homes are lines, with their addresses below them', () => {
  const answer =
    '2 homes match.\n\n1. [12 Fir Street, Kent](https://firm.example/12): $500,000\n2. [9 Elm\\_Way](https://firm.example/9): $450,000\n\nAsk about [any](https://firm.example/) of **them**.'
  expect(asTerminalText(answer)).toBe(
    [
      '2 homes match.',
      '',
      '1. 12 Fir Street, Kent: $500,000',
      '   https://firm.example/12',
      '2. 9 Elm_Way: $450,000',
      '   https://firm.example/9',
      '',
      'Ask about any (https://firm.example/) of them.',
    ].join('\n'),
  )
})

test('a comparison stands in columns, whatever the script', () => {
  expect(
    asTerminalText('| Home | 1 | 2 |\n| --- | --- | --- |\n| 价格 | $1 | $22 |\n| Built | 1990 | not said |'),
  ).toBe(['Home   1     2', '-----  ----  --------', '价格   $1    $22', 'Built  1990  not said'].join('\n'))
})

test('what a listing says moves no cursor, and reads as it was written', () => {
  expect(asTerminalText('1\\. A \u001b[31mred\u0007 house &amp; garden, http:\u200B//a.example')).toBe(
    '1. A \\u001b[31mred\\u0007 house & garden, http://a.example',
  )
  expect(asTerminalLines('- a\n- b', '    ')).toBe('- a\n    - b')
})

test('in pieces it says the same as at once, and no piece of any kind makes it fail', () => {
  const marks = fc.constantFrom(
    '**',
    '[a](http://b/)',
    '| a | b |\n| - | - |\n| c | d |',
    '```\n',
    '\n\n',
    '\n',
    '- ',
    '1. ',
    '> ',
    '# ',
    '<b>',
  )
  const words = fc.array(fc.oneof(marks, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 })
  fc.assert(
    fc.property(words, (parts) => {
      let said = ''
      const writer = makeAnswerWriter((text) => {
        said += text
      })
      for (const part of parts) writer.add(part)
      writer.end()
      // The ends of lines are ours; nothing else that steers a terminal is left.
      expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
    }),
    { seed: 13, numRuns: 200 },
  )
  const answer =
    'Two homes.\n\n1. [A](https://a.example/)\n2. [B](https://b.example/)\n\n| a | b |\n| - | - |\n| c | d |'
  let said = ''
  const writer = makeAnswerWriter((text) => {
    said += text
  })
  for (const piece of answer.match(/.{1,3}/gs) ?? []) writer.add(piece)
  writer.end()
  expect(said).toBe(`${asTerminalText(answer)}\n`)
})
