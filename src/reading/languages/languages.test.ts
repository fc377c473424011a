import { describe, expect, test } from 'vitest'
import { recogniseItems } from '../understanding/rules/recognise.ts'
import { readLexemes } from '../understanding/words/lexeme.ts'
import { type LanguageCode, languageCodes } from './language.ts'
import { languages } from './languages.fixture.ts'
import { knownLanguages, languageNamed } from './languages.ts'
import { nameFeature } from './linked-features.ts'
import { tokenize } from './words/tokens.ts'

describe('the language of a sentence', () => {
  test.each<[string, LanguageCode]>([
    ['3 bedroom houses in Kent under 500k', 'en'],
    ['houses in San Jose near El Camino', 'en'],
    ['homes in Des Moines', 'en'],
    ['villa in La Conner', 'en'],
    ["condos in Coeur d'Alene", 'en'],
    ['house with patio in Los Altos', 'en'],
    ['homes in Paris', 'en'],
    ['Renton', 'en'],
    ['2/2', 'en'],
    ['150 m²', 'en'],
    ['saint louis', 'en'],
    ['casas en Kent', 'es'],
    ['en Kent', 'es'],
    ['depto 2 rec en renta', 'es'],
    ['q tenga alberca xfa', 'es'],
    ['más baratas', 'es'],
    ['¿y en Renton?', 'es'],
    ['casas em Kent', 'pt'],
    ['em Kent', 'pt'],
    ['no máximo 600 mil', 'pt'],
    ['entre 300 e 400 mil', 'pt'],
    ['casa construída antes de 1950', 'pt'],
    ['apartamento 2 dormitórios', 'pt'],
    ['apartamento de 2 dormitorios en Kent', 'es'],
    ['apartamento com 2 quartos ate 300 mil', 'pt'],
    ['casa hasta 300 mil', 'es'],
    ['casa con garaje', 'es'],
    ['casa com garagem', 'pt'],
    ['vc tem casa com piscina?', 'pt'],
    ['tá caro', 'pt'],
    ['más barato', 'es'],
    ['mais barato', 'pt'],
    ['e em Renton?', 'pt'],
    ['T2 em Kent', 'pt'],
    ['T0 para arrendar', 'pt'],
    ['não quero apartamento', 'pt'],
    ['no quiero departamento', 'es'],
    ['sem garagem', 'pt'],
    ['casas anunciadas nos últimos 10 dias', 'pt'],
    ['casas anunciadas en los últimos 10 días', 'es'],
    ['quero alugar um apê', 'pt'],
    ['aluga-se moradia', 'pt'],
    ['maisons à Kent', 'fr'],
    ['à 5 km de Bellevue', 'fr'],
    ['T3 à Kent', 'fr'],
    ['en Californie', 'fr'],
    ['code postal 98103', 'fr'],
    ['moins cher', 'fr'],
    ['appart 2 ch stp', 'fr'],
    ["qu'avez-vous à louer ?", 'fr'],
  ])('%s: %s', (sentence, code) => {
    expect(languages.detect(sentence)).toBe(code)
  })

  test('what does not tell is in the language of the sentence before', () => {
    expect(languages.detect('Renton', 'es')).toBe('es')
    expect(languages.detect('casas baratas', 'pt')).toBe('pt')
    expect(languages.detect('casas baratas', 'es')).toBe('es')
    expect(languages.detect('en Renton', 'pt')).toBe('es')
    expect(languages.detect('98103', 'fr')).toBe('fr')
    expect(languages.detect('show me houses with a garage', 'es')).toBe('en')
  })
})

test('a setting names a language by its code, its English or its own name', () => {
  expect(languageNamed('Spanish')).toBe('es')
  expect(languageNamed('Español')).toBe('es')
  expect(languageNamed('es-MX')).toBe('es')
  expect(languageNamed('Français (Canada)')).toBe('fr')
  expect(languageNamed('Portuguese')).toBe('pt')
  expect(languageNamed('pt-BR')).toBe('pt')
  expect(languageNamed('Portuguese (Brazil)')).toBe('pt')
  expect(languageNamed('Brazilian Portuguese')).toBe('pt')
  expect(languageNamed('Klingon')).toBeNull()
})

test('a feature has a name in every language, and what a listing says in English proves it', () => {
  expect(nameFeature('fr', 'piscina')).toBe('piscine')
  expect(nameFeature('en', 'piscine')).toBe('swimming pool')
  for (const { code } of knownLanguages()) {
    if (code === 'en') continue
    const pool = languages.tablesOf(code).language.features.find((row) => row.english === 'swimming pool')
    expect(pool?.saidBy).toContain('pool')
  }
})

/** Tags that only some languages have words for. */
const own = new Set(['unit.Rooms', 'time.agoBefore', 'place.aroundAfter', 'figure.howMuch', 'glue.ofYear'])

test('no language names a tag that none of the meanings knows from English', () => {
  const english = new Set(Object.keys(languages.tablesOf('en').language.phrases))
  for (const code of ['es', 'fr', 'pt'] as const) {
    const unknown = Object.keys(languages.tablesOf(code).language.phrases).filter(
      (tag) => !english.has(tag) && !own.has(tag) && !tag.startsWith('glue.'),
    )
    expect([code, unknown]).toEqual([code, []])
  }
})

/** Tags that say nothing in a language. */
const needless: Partial<Record<LanguageCode, readonly string[]>> = { zh: ['glue.my', 'self.animal.led'] }

test.each(languageCodes)('%s has words for every meaning that all other languages have words for', (code) => {
  const tagsOf = (each: LanguageCode) => Object.keys(languages.tablesOf(each).language.phrases)
  const others = languageCodes.filter((each) => each !== code).map((each) => new Set(tagsOf(each)))
  const wanted = [...(others[0] ?? [])].filter((tag) => others.every((tags) => tags.has(tag)))
  const known = new Set([...tagsOf(code), ...(needless[code] ?? [])])
  expect(wanted.filter((tag) => !known.has(tag))).toEqual([])
})

describe('a word that every object of the program has', () => {
  const sentences = [
    '$',
    'number $',
    'under $',
    '$ homes',
    'the $ one',
    '3 $ bedrooms',
    '$ thousand',
    'one $',
    '1/2 $',
    'veinti $',
    '$er',
  ]
  const words = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__proto__', 'prototype']
  const kindsIn = (code: LanguageCode, sentence: string) => {
    const { lexicon } = languages.tablesOf(code)
    const known = { places: [], taken: new Set<number>(), corrections: new Map() }
    return recogniseItems(readLexemes(tokenize(sentence), lexicon, known), lexicon, 2026).map(({ kind }) => kind)
  }
  // Of as many words as the program's: "__proto__" is three.
  const like = (word: string) => word.replace(/[a-z]+/i, 'xqzzt')

  test.each(languageCodes.flatMap((code) => words.map((word) => [code, word] as const)))(
    '%s: %s is a word that nobody knows',
    (code, word) => {
      for (const sentence of sentences)
        expect(kindsIn(code, sentence.replace('$', word)), sentence).toEqual(
          kindsIn(code, sentence.replace('$', like(word))),
        )
    },
  )
})
