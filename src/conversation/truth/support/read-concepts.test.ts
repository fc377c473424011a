import { expect, test } from 'vitest'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { conceptReaderOf } from './read-concepts.ts'

const reader = conceptReaderOf(languages)

test.each([
  ['Laundry happens inside your own unit.', 'laundry'],
  ['Ma też własny garaż.', 'garage'],
  ['Квартира меблирована, отопление газовое.', 'furnished'],
  ['エレベーターとバルコニーがあります。', 'elevator'],
  ['Căn hộ có hồ bơi riêng.', 'pool'],
  ['Im Haus gibt es einen Fahrradkeller.', 'basement'],
])('%s names: %s', (text, name) => {
  expect([...reader.read(text).said]).toContain(name)
})

test.each([
  ['駐車場はありません。', 'parking'],
  ['Es gibt keinen Keller, aber einen Garten.', 'basement'],
  ['The building takes cats, but no dogs.', 'dogs'],
])('%s denies: %s', (text, name) => {
  const { said, denied } = reader.read(text)
  expect([...denied]).toContain(name)
  expect([...said]).not.toContain(name)
})

test('what is denied in one clause is said in another', () => {
  expect([...reader.read('Es gibt keinen Keller, aber einen Garten.').said]).toContain('garden')
})

test('the words that name a thing are found at their place', () => {
  const text = 'A small, heated pool.'
  const found = reader.read(text).found.find(({ name }) => name === 'pool')
  expect(text.slice(found?.start, found?.end)).toBe('pool')
})
