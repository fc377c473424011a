import { testListings } from '../../src/homes/search/listings.fixture.ts'
import { allGuideWords } from '../../src/reading/languages/all-words.ts'
import type { Language } from '../../src/reading/languages/language.ts'
import { knownLanguages } from '../../src/reading/languages/languages.ts'

/** Phrases that hostile texts are made of, by the table that they stand in. */
export interface FragmentTable {
  name: string
  phrases: readonly string[]
}

const longestPhrase = 60

/** What the reader of a language looks for: its words, numbers, units, features, denials, classes, places and questions. */
export function fragmentTablesOf(language: Language): FragmentTable[] {
  const { code, protectedClasses, phrases, numbers, features } = language
  const tables: Record<string, unknown> = {
    ...byName('phrases', phrases),
    ...byName('numbers', numbers),
    ...byName('classes', protectedClasses),
    features: features.map(({ name, also, saidBy, askedBy }) => [name, also, saidBy, askedBy]),
    currencies: language.currencies,
    fillers: language.fillers,
    ordinary: language.ordinary,
    opinions: language.opinions,
    drops: language.dropWords.map(([word]) => word),
    streets: [language.streetTypes, language.streetPrefixes, language.directions],
    states: language.states,
    exonyms: language.exonyms,
    particles: language.particles,
    elisions: language.elisions,
    bare: language.bareFields,
    ...byName('asks', allGuideWords().find((words) => words.code === code)?.asks),
  }
  return Object.entries(tables)
    .map(([name, value]) => ({ name: `${code}.${name}`, phrases: [...new Set(textsIn(value))] }))
    .filter((table) => table.phrases.length > 0)
}

/** The tables of every language, and of what belongs to none: places of the listings, signs, numbers, scripts. */
export function allFragmentTables(): FragmentTable[] {
  const cities = testListings.flatMap(({ City, State, ZIP, Address }) => [City, State, ZIP, Address])
  return [
    ...knownLanguages().flatMap(fragmentTablesOf),
    { name: 'places', phrases: [...new Set(cities.flatMap((text) => (text ? [text] : [])))] },
    ...Object.entries(pieces).map(([name, phrases]) => ({ name, phrases })),
  ]
}

/** Pieces that belong to no language, or that once took a reader long. */
const pieces: Record<string, readonly string[]> = {
  letters: ['a', 'é', 'ß', 'Z', 'I', '万', '的', 'あ', 'ك', 'ш', 'ก', '한', '\u{20000}', 'ﬃ', 'Ⅷ'],
  marks: ['\u0301', 'a\u0301', '\u0338', '\u200D', '\uFEFF', '\u202E', '\u00AD', '\u1160', '\uFE0F'],
  controls: ['\u0001', '\u007F', '\u0085', '\t', '\n', '\r\n', '\u2028', ' ', '\u3000', '\u00A0'],
  surrogates: ['\uD800', '\uDC00', '\uD800a'],
  emoji: ['😀', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🇺🇸', '1️⃣'],
  digits: [
    '1',
    '9',
    '0',
    '½',
    '1/',
    '3-',
    '1,000',
    '1.',
    '0.',
    '1,',
    '2½',
    '٣',
    '1e9',
    '3x',
    '12345',
    '98103 ',
    '1000000',
  ],
  signs: [
    '.',
    ',',
    '!',
    '?',
    ';',
    ':',
    "'",
    '"',
    '-',
    '–',
    '/',
    '\\',
    '|',
    '_',
    '*',
    '~',
    '`',
    '#',
    '%',
    '&',
    '$',
    '€',
    '¥',
    '，',
    '。',
    '、',
    '（',
    '’',
    '•',
    '…',
  ],
  brackets: ['(', ')', '[', ']', '{', '}', '<', '>', '((', '[(', '<a>', '</', '<!--'],
  markdown: [
    '![x](',
    '[x](',
    '](',
    '**',
    '__',
    '~~',
    '```',
    '`',
    '> ',
    '- ',
    '1. ',
    '# ',
    '|a',
    '<br>',
    '&amp;',
    '&#',
    '\\*',
    '[x]: ',
    '![',
    '[[',
    '***a',
  ],
  addresses: [
    'http://',
    'https://a.b/',
    'https://a.example/listing/1?x=',
    'www.',
    'a@',
    'a@b.c ',
    'mailto:',
    '123 Main St ',
    '12 Oak',
    'apt 4 #',
    'MLS# 1234 ',
  ],
  slips: ['Seatle ', 'Bellvue ', 'Kennt ', 'towhnouse ', 'batrooms ', 'swiming ', 'Rentonn ', 'mulsims '],
  pairs: [
    '万亿',
    '一亿万',
    'hundred thousand ',
    'million million ',
    'et demi ',
    'vingt ',
    'quatre-vingt-',
    'einundzwanzig',
    'hundert',
    'mil millones ',
    'y media ',
    'not ',
    'or ',
    'between ',
    'and ',
    'between 3 and ',
    'no wait, ',
    'ideally not ',
    'at least 2 but ',
    '3 to ',
    'or 3 in Kent ',
    'near ',
    'near Kent or ',
    'from ',
    'in in ',
    'I am ',
    'my ',
    'we are a ',
    'no ',
    'closest 3 homes ',
  ],
}

function byName(prefix: string, tables: object | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tables ?? {}).map(([name, value]) => [`${prefix}.${name}`, value]))
}

/** Every text within a value, the names of its fields where these are words ("hundred": 100), and lists cut at their commas. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .split(/[,\n]/)
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= longestPhrase)
  }
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => (typeof each === 'number' ? [name] : textsIn(each)))
}
