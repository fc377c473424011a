import { describe, expect, test } from 'vitest'
import { product } from '../acts/vectors.ts'
import { loadWeightOfWord } from '../answering/weight-of-word.ts'
import { wordsOfText } from '../answering/words-of-text.ts'
import { decodeMeaning, encodeMeaning, loadMeaning } from './meaning-file.ts'
import { meaningOfWords, nearestPieces } from './meaning-table.ts'

const table = loadMeaning()
const weights = loadWeightOfWord()
const meaningOf = (text: string) => meaningOfWords(table, weights, wordsOfText(text))
const near = (one: string, other: string): number => product(meaningOf(one).whole, meaningOf(other).whole)

describe('what people say is near to what records say of it', () => {
  test.each([
    ['somewhere for my wine', 'Brick wine cellar', 'Two-car garage'],
    ['can i barbecue', 'Outdoor kitchen with built-in grill', 'Basement storage room'],
    ['who shovels', 'Snow removal: by the association', 'Roof: metal, 2019'],
    ['do i need a washing machine', 'Laundry: coin laundry on site', 'Floors: oak'],
    ['wo kann ich grillen', 'Große Dachterrasse mit Gartenküche', 'Kaution: drei Monatsmieten'],
    ['¿me caben las bicis?', 'Cuarto útil y bicicletero', 'Estrato: 4'],
    ['je peux venir avec mon chien', 'Animaux: acceptés', 'Chauffage: gaz'],
    ['da para carregar o carro elétrico', 'Garagem com tomada de carregamento', 'Condomínio: 45 €'],
    ['能烧烤吗', '露台很大，可以明火', '朝向：南'],
  ])('“%s” is nearer to “%s” than to “%s”', (asked, right, wrong) => {
    expect(near(asked, right)).toBeGreaterThan(near(asked, wrong))
  })
})

describe('whatever is said', () => {
  test.each(['', ' ', '???', '🏠', 'x'.repeat(5_000), 'toilet '.repeat(2_000), '\u0000', '房'.repeat(900)])(
    'numbers come of “%s”',
    (text) => {
      const { whole, pieces, tells } = meaningOf(text)
      expect([...whole, ...pieces, ...tells].every(Number.isFinite)).toBe(true)
      const { mean, most } = nearestPieces(meaningOf(text), meaningOf('Cellar: dry'))
      expect([mean, most].every(Number.isFinite)).toBe(true)
    },
  )
})

test('a table is read as it was written', () => {
  const read = decodeMeaning(encodeMeaning(table))
  expect(read.learnedFrom).toBe(table.learnedFrom)
  expect(read.table.scales).toEqual(table.table.scales)
  expect(read.table.bytes.every((byte, at) => byte === table.table.bytes[at])).toBe(true)
})
