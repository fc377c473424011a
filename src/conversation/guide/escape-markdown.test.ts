import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeMarkdown, linkTarget } from './escape-markdown.ts'

test('text of a listing is no markup and stays on one line', () => {
  expect(escapeMarkdown('**Buy** <script>alert(1)</script>')).toBe('\\*\\*Buy\\*\\* \\<script\\>alert(1)\\</script\\>')
  expect(escapeMarkdown('a\n\n# b')).toBe('a # b')
  expect(escapeMarkdown('![x](http://evil.example/x.png)')).not.toMatch(/(?<!\\)\]\(|http:\/\//)
})

test('no text makes a link, a picture or a tag', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('[', ']', '(', ')', '!', '<', '>', 'a', 'http://', '\\', '`', '\n', '*') }),
      (text) => {
        const escaped = escapeMarkdown(text)
        expect(escaped.replace(/\\\\/g, '').match(/(?<!\\)[[\]<>`*]/)).toBeNull()
        expect(escaped).not.toContain('\n')
      },
    ),
    { seed: 7, numRuns: 2000 },
  )
})

test.each([
  ['https://homes.example/1', 'https://homes.example/1'],
  ['http://homes.example/a(b)', 'http://homes.example/a%28b%29'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://user:pass@homes.example/', null],
  ['homes.example/1', null],
])('the link target of %j is %j', (url, target) => {
  expect(linkTarget(url)).toBe(target)
})

test.each([
  ['# 5 Main', '\\# 5 Main'],
  ['- a', '\\- a'],
  ['1. a', '1\\. a'],
  ['---', '\\---'],
  ['-$5', '-$5'],
  ['12 Main St', '12 Main St'],
  ['1.5 acres', '1.5 acres'],
])('%j begins no heading, list or rule: %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped)
})
