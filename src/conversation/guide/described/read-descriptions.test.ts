import { expect, test } from 'vitest'
import type { LanguageCode } from '../../../reading/languages/language-code.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { readDescriptions } from './read-descriptions.ts'

const described = (message: string, code: LanguageCode = 'en') =>
  readDescriptions(message, languages.tablesOf(code)).map(({ start, end }) => message.slice(start, end))

test.each([
  ['has the brick ranch got a fenced yard?', 'the brick ranch'],
  ['the one over the bakery, whats the fee cover', 'the one over the bakery'],
  ['ooh the 1948 one', 'the 1948 one'],
  ['whats the triplex rent for', 'the triplex'],
  ['can i see the cheaper one on saturday', 'the cheaper one'],
  ['the one with the pool please', 'the one with the pool'],
  ['the big one on Oak', 'the big one on Oak'],
  ['and the one bedroom, what are the fees', 'the one bedroom'],
  ['that townhouse, whats the hoa', 'that townhouse'],
])('%j speaks of one home', (message, said) => {
  expect(described(message)).toEqual([said])
})

test.each([
  ['la de ladrillo tiene garaje?', 'la de ladrillo', 'es'],
  ['y el adosado, cuanto cuesta?', 'el adosado', 'es'],
  ['celle avec le sauna est encore libre?', 'celle avec le sauna', 'fr'],
  ['le 88 est toujours dispo?', 'le 88', 'fr'],
  ['hat das mit der Sauna eine Garage?', 'das mit der Sauna', 'de'],
  ['das Reihenhaus gefällt mir', 'das Reihenhaus', 'de'],
  ['a com sauna tem garagem?', 'a com sauna', 'pt'],
  ['带桑拿的那套有车库吗', '带桑拿的那套', 'zh'],
  ['那个联排多少钱', '那个联排', 'zh'],
] as const)('%j speaks of one home as well', (message, said, code) => {
  expect(described(message, code)).toEqual([said])
})

test.each([
  ['is the house near a school?', 'en'],
  ['how big is the house', 'en'],
  ['are there open houses this weekend', 'en'],
  ['the open house on saturday', 'en'],
  ['i like the second one', 'en'],
  ['the other one', 'en'],
  ['the ones with a pool', 'en'],
  ['how big is the main bedroom', 'en'],
  ['la segunda casa', 'es'],
  ['la maison est grande ?', 'fr'],
  ['ist das Haus frei?', 'de'],
  ['a casa ainda está disponível?', 'pt'],
  ['第二套多少钱', 'zh'],
] as const)('%j describes none', (message, code) => {
  expect(described(message, code)).toEqual([])
})
