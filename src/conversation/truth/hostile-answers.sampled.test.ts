import { expect, test } from 'vitest'
import { howMany, sampleOf } from '../../../test/run/how-much.ts'
import { checkAnswerText } from '../../reading/fair-housing/listing-text-gate.ts'
import { languages } from '../../reading/languages/languages.fixture.ts'
import { Evidence } from './evidence/evidence.ts'
import { GroundingGate } from './grounding-gate.ts'
import { HiddenWords } from './text/hidden-words.ts'

const pieces = [
  ...[
    '![x](',
    '[x](',
    '![',
    '[',
    '](',
    '![[]](',
    '![a](b(',
    '[a](b(c)',
    '[[]',
    '[a][',
    '[a]: ',
    '<',
    '<a',
    '<!--',
    '<https://',
  ],
  ...[
    '**',
    '_',
    '`',
    '~',
    '\\',
    '|',
    '| ',
    '- ',
    '#',
    '\n',
    '&',
    '&#',
    '.',
    'a.',
    '1.',
    '。',
    '"',
    '(',
    ')',
    ', ',
    ' ',
    '\u200D',
    '👩‍',
  ],
  ...[
    'a',
    'a ',
    'a-',
    'a@',
    'a@b',
    'com.',
    'a.com',
    'www.',
    'http:',
    'http://',
    'data:',
    'mailto:',
    'javascript :',
    'pl_',
    'sk-',
  ],
  ...[
    '1',
    '1 ',
    '1,',
    '$1',
    '1/',
    '1-',
    '+1',
    '0 ',
    '12 a ',
    '12 Oak St ',
    'half a ',
    'twice the ',
    'a dollar ',
    'number ',
    'under ',
  ],
  ...[
    'no ',
    'not ',
    'has a ',
    'with ',
    'no garage ',
    "n't ",
    'the second ',
    'house ',
    'and ',
    '万',
    '一',
    '有',
    '3室',
    '第',
    '没有',
  ],
]

function makeGate(): GroundingGate {
  const gate = new GroundingGate({
    evidence: new Evidence('Firm of homes', languages),
    hidden: new HiddenWords({
      rules: 'these are the rules of the house and nobody repeats them',
      prompt: '',
      open: '',
    }),
    language: 'en',
    year: 2026,
  })
  gate.objectWith((sentence, language) => {
    const checked = checkAnswerText(languages, sentence, language)
    return checked.withheld.length === 0 ? null : checked.text
  })
  return gate
}

/** Processor time of this thread for an answer that comes in pieces of so many signs, in milliseconds. */
function timeOf(answer: string, size: number): number {
  const gate = makeGate()
  const begin = process.threadCpuUsage()
  for (let from = 0; from < answer.length; from += size) gate.push(answer.slice(from, from + size))
  gate.end()
  const { user, system } = process.threadCpuUsage(begin)
  return (user + system) / 1000
}

// A busy machine may need many times as long; what is looked at is processor time.
const patient = { timeout: 900_000 }

/** Eight times as long as the short one that it's compared with. */
const longest = howMany(6_000, 12_000)

test.each(sampleOf(pieces, 16))(
  'an endless answer made of %j is read in linear time, whole or sign by sign',
  patient,
  (piece) => {
    const answer = piece.repeat(Math.ceil(longest / piece.length))
    timeOf(answer.slice(0, longest / 16), longest / 16)
    for (const size of [answer.length, 1]) {
      const short = timeOf(answer.slice(0, longest / 8), size)
      // Eight times the text: of squares it would be 64 times the time.
      expect(timeOf(answer, size), `by ${size}`).toBeLessThan(Math.max(8 * short * 3, 750))
    }
  },
)

test.each(sampleOf(pieces, 16))(
  'an answer made of %j comes out the same in whatever pieces it came',
  patient,
  (piece) => {
    const answer = `Hello! ${piece.repeat(Math.ceil(2_000 / piece.length))} That is all.\nGood bye.`
    const said = [1, 7, 700, answer.length].map((size) => {
      const gate = makeGate()
      let made = ''
      for (let from = 0; from < answer.length; from += size) made += gate.push(answer.slice(from, from + size))
      return made + gate.end()
    })
    expect(new Set(said).size).toBe(1)
  },
)
