import { expect, test } from 'vitest'
import { escapeMarkup } from './markup.ts'

test('text cannot leave the element or the attribute that it stands in', () => {
  expect(escapeMarkup(`<b title="x" lang='y'>&amp;`)).toBe('&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;&amp;amp;')
})

test('characters that XML forbids are replaced', () => {
  expect(escapeMarkup('a\u0000b\u001Fc\uFFFEd\uD800e\tf\ng')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\tf\ng')
})

test('other text stays as it is', () => {
  expect(escapeMarkup('Café №5, 東京 🏡')).toBe('Café №5, 東京 🏡')
})
