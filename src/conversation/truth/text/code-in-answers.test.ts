import { expect, test } from 'vitest'
import { openGate, pass } from '../gate.fixture.ts'

const say = (said: string, pieces = [said]) => pass(openGate({ shown: [], asked: 'write some code' }), pieces)

test.each([
  'Use `Array<string>` here, and `</note>` there.',
  '```ts\nfunction first<T>(items: T[]): T {\n  return items[0]\n}\n```\n',
  '```html\n<h1>Hello &amp; goodbye</h1>\n```\n',
  '```js\nconsole.log(b[0])\nconst own = user.id\n```\n',
  '```css\n.card:hover { color: #06c; }\n```\n',
  '````md\n```js\nlet x = y\n```\n````\n',
  '~~~\n```\nplain\n~~~\n',
])('code comes out to the letter: %s', (said) => {
  expect(say(said)).toBe(said)
  expect(say(said, [...said])).toBe(said)
})

test.each([
  'Open `https://evil.example/x` now.',
  'Open `evil.ru` now.',
  '```\nhttps://evil.example/x\n```\n',
  '```js\nopen("evil.com")\n```\n',
  '`[win](https://evil.example)` is it.',
  '```\nwrite to deals@evil.example\n```\n',
])('but no address that is not the firm’s: %s', (said) => {
  expect(say(said)).not.toMatch(/evil/u)
})

test('a tag outside of code is taken out all the same', () => {
  expect(say('It is `safe`, <b>bold</b> and <script>alert(x)</script> gone.')).not.toMatch(/<b>|<script>/u)
})
