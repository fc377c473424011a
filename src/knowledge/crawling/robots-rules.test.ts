import { expect, test } from 'vitest'
import { readRobotsText } from './robots-rules.ts'

const lines = (...list: string[]): string => list.join('\n')

test.each<[string, string, Record<string, boolean>]>([
  ['nothing', '', { '/': true }],
  ['a path', lines('User-agent: *', 'Disallow: /a'), { '/a': false, '/ab': false, '/b': true }],
  ['an empty rule', lines('User-agent: *', 'Disallow:'), { '/a': true }],
  [
    'our own group alone',
    lines('User-agent: *', 'Disallow: /', '', 'User-agent: PORCHLIGHT/2', 'Disallow: /x'),
    { '/a': true, '/x': false },
  ],
  [
    'several agents of a group',
    lines('User-agent: other', 'User-agent: porchlight', 'Disallow: /x', 'User-agent: more', 'Disallow: /y'),
    { '/x': false, '/y': true },
  ],
  ['the longest that fits', lines('User-agent: *', 'Disallow: /a', 'Allow: /a/b'), { '/a/b/c': true, '/a/c': false }],
  ['of two as long the one that allows', lines('User-agent: *', 'Disallow: /a', 'Allow: /a'), { '/a': true }],
  ['stars', lines('User-agent: *', 'Disallow: /*/x*.pdf'), { '/a/x1.pdf?y': false, '/a/y.pdf': true, '/x.pdf': true }],
  [
    'an end',
    lines('User-agent: *', 'Disallow: /*.pdf$', 'Disallow: /z$'),
    { '/a.pdf': false, '/a.pdf?b': true, '/z': false, '/zz': true },
  ],
  [
    'an end that begins before the last star ended',
    lines('User-agent: *', 'Disallow: /ab*ba$'),
    { '/aba': true, '/abba': false },
  ],
  [
    'letters beyond ASCII, and escapes',
    lines('User-agent: *', 'Disallow: /ä', 'Disallow: /%c3%b6'),
    { '/%C3%A4': false, '/%c3%a4': false, '/%C3%B6': false },
  ],
  [
    'remarks and old line ends',
    'User-agent: * # all\r\nDisallow: /a # not this\rDisallow: /b',
    { '/a': false, '/b': false },
  ],
  ['half a surrogate', lines('User-agent: *', 'Disallow: /\ud800'), { '/a': true }],
])('%s', async (_what, text, paths) => {
  const { allows } = readRobotsText(text, 'Porchlight')
  for (const [path, isAllowed] of Object.entries(paths)) expect(await allows(path), path).toBe(isAllowed)
})

test('how fast it may be asked', () => {
  const text = lines(
    'User-agent: *',
    'Crawl-delay: 9',
    'User-agent: porchlight',
    'Crawl-delay: 2.5',
    'Crawl-delay: soon',
  )
  expect(readRobotsText(text, 'Porchlight').crawlDelay).toBe(2.5)
  expect(readRobotsText('User-agent: *\nDisallow: /', 'Porchlight').crawlDelay).toBeNull()
})
