import { describe, expect, test } from 'vitest'
import { Languages } from '../languages/languages.ts'
import { decodeModel, encodeModel, loadAnsweringModel } from './model-file.ts'
import type { Passage } from './passage.ts'
import { rankPassages } from './rank-passages.ts'
import { likest, sameness, wordsOfText } from './words-of-text.ts'

const languages = new Languages()

const entry = (name: string, value: string): Passage => ({ kind: 'entry', name, text: `${name}: ${value}` })
const sentence = (text: string): Passage => ({ kind: 'sentence', name: '', text })
const field = (name: string, value: string): Passage => ({ kind: 'field', name, text: `${name}: ${value}` })

const cottage: Passage[] = [
  field('Price', '$412,000'),
  field('Bedrooms', '3'),
  field('Year built', '1931'),
  entry('HtgSys', 'Oil furnace, 2014'),
  entry('Sewage', 'Septic, pumped 2022'),
  entry('Pets', 'One cat'),
  entry('Lot rent', '$495 a month'),
  entry('Frontage', '40 m on the lane'),
  sentence('The roof was done in 2019 and the gutters with it.'),
  sentence('School bus stops at the end of the drive.'),
]

const firstOf = (question: string, passages: readonly Passage[]): string | undefined =>
  rankPassages(languages, question, passages).ranked[0]?.passage.text

describe('the passage that answers', () => {
  test('is found in either script of Chinese', () => {
    const record = [entry('電費', '每度五元'), entry('車位', '機械式'), entry('寵物', '可養貓')]
    expect(firstOf('电费怎么算', record)).toBe('電費: 每度五元')
    expect(firstOf('電費怎麼算', record)).toBe('電費: 每度五元')
    expect(firstOf('宠物可以吗', record)).toBe('寵物: 可養貓')
  })

  test.each([
    ['how old is the roof', 'The roof was done in 2019 and the gutters with it.'],
    ['whats the lot rent', 'Lot rent: $495 a month'],
    ['frontage?', 'Frontage: 40 m on the lane'],
    ['how do you heat it', 'HtgSys: Oil furnace, 2014'],
    ['septic or sewer', 'Sewage: Septic, pumped 2022'],
    ['can i bring my dog', 'Pets: One cat'],
    ['how many bedrooms', 'Bedrooms: 3'],
    ['when was it built', 'Year built: 1931'],
    ['womit wird geheizt', 'HtgSys: Oil furnace, 2014'],
    ['¿aceptan mascotas?', 'Pets: One cat'],
  ])('“%s” is answered by “%s”', (question, text) => {
    expect(firstOf(question, cottage)).toBe(text)
  })

  test.each([
    [
      '哪儿停车',
      [entry('车位', '地下一个'), entry('物业费', '每月480元'), sentence('小区门口就是地铁站。')],
      '车位: 地下一个',
    ],
    [
      'e o condomínio, quanto é',
      [entry('IPTU', 'R$ 180 por mês'), entry('Taxa condominial', 'R$ 640'), entry('Vagas', '1 coberta')],
      'Taxa condominial: R$ 640',
    ],
    [
      'il y a un ascenseur ?',
      [entry('Étage', '4e, avec ascenseur'), entry('Chauffage', 'Collectif au gaz'), entry('Charges', '120 €')],
      'Étage: 4e, avec ascenseur',
    ],
  ])('in other languages: “%s”', (question, passages, text) => {
    expect(firstOf(question, passages)).toBe(text)
  })
})

test('what a record does not tell is rather told by none of it', () => {
  const { ranked, none } = rankPassages(languages, 'is the attic insulated', cottage)
  expect(none).toBeGreaterThan(ranked[0]?.likely ?? 1)
})

describe('whatever is asked', () => {
  test.each(['', ' ', '???', '🏠🏠', 'a'.repeat(5_000), 'toilet '.repeat(2_000), '\u0000', '房'.repeat(900)])(
    'all of it comes to 1, the likeliest first, and again the same (%#)',
    (question) => {
      const once = rankPassages(languages, question, [...cottage, sentence(question), entry(question, question)])
      const sum = once.ranked.reduce((total, { likely }) => total + likely, once.none)
      expect(sum).toBeCloseTo(1, 4)
      expect(once.ranked.map(({ likely }) => likely)).toEqual(
        once.ranked.map(({ likely }) => likely).toSorted((a, b) => b - a),
      )
      expect(rankPassages(languages, question, [...cottage, sentence(question), entry(question, question)])).toEqual(
        once,
      )
    },
  )

  test('of a record without passages none answers', () => {
    expect(rankPassages(languages, 'how old is it', [])).toEqual({ ranked: [], none: 1 })
  })
})

describe('words', () => {
  test('are folded; names that are written as one are parted; Chinese goes two by two', () => {
    expect(wordsOfText('LeaseTerm: 12 Months')).toEqual(['lease', 'term', '12', 'months'])
    expect(wordsOfText('物业费 ok')).toEqual(['物业', '业费', 'ok'])
    expect(wordsOfText('Étage élevé')).toEqual(['etage', 'eleve'])
  })

  test('of different endings are nearly the same, others are not', () => {
    expect(sameness('insulated', 'insulated')).toBe(1)
    expect(sameness('insulated', 'insulation')).toBeGreaterThan(0.5)
    expect(sameness('rent', 'reno')).toBe(0)
    expect(likest('parking', ['park', 'dark'])).toBe(0)
    expect(likest('heated', ['price', 'heater'])).toBeGreaterThan(0.4)
  })
})

test('the model comes out of its file as it went in', () => {
  const model = loadAnsweringModel()
  expect(decodeModel(encodeModel(model))).toEqual(model)
})
