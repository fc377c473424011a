import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '../../reading/languages/language.ts'
import { brokenLines, brokenRepair } from './broken-answer.fixture.ts'
import { homes, openGate, pass } from './gate.fixture.ts'

// What is withheld by itself is withheld behind whatever was said before: a home of another name, broken words, the model's second try.

const said: Readonly<Record<LanguageCode, { lies: readonly string[]; truths: readonly string[] }>> = {
  en: {
    lies: [
      '12 Main St has 8 bedrooms.',
      '12 Main St costs $399,000.',
      '12 Main St has a helipad.',
      '12 Main St was built in 1987.',
      '12 Main St is for rent.',
      '12 Main St is a condo.',
      '12 Main St has 2,900 square feet.',
      '12 Main St has been on the market for 90 days.',
      'The first one has eight bathrooms.',
    ],
    truths: [
      '12 Main St has 3 bedrooms.',
      '12 Main St costs $450,000.',
      '12 Main St has a swimming pool.',
      '12 Main St was built in 1995.',
      '12 Main St is for sale.',
      '12 Main St is 3 miles from the harbour.',
      'Would you like to see 12 Main St?',
    ],
  },
  es: {
    lies: [
      '12 Main St tiene 8 dormitorios.',
      '12 Main St cuesta 399.000 $.',
      '12 Main St se construyó en 1987.',
      '12 Main St está en alquiler.',
      '12 Main St tiene sauna.',
    ],
    truths: ['12 Main St tiene 3 dormitorios.', '12 Main St cuesta 450.000 $.'],
  },
  fr: {
    lies: [
      '12 Main St a 8 chambres.',
      '12 Main St coûte 399 000 $.',
      '12 Main St date de 1987.',
      '12 Main St est à louer.',
      '12 Main St a un sauna.',
    ],
    truths: ['12 Main St a 3 chambres.', '12 Main St date de 1995.'],
  },
  de: {
    lies: [
      '12 Main St hat 8 Schlafzimmer.',
      '12 Main St kostet 399.000 $.',
      '12 Main St wurde 1987 gebaut.',
      '12 Main St ist zu vermieten.',
      '12 Main St hat eine Sauna.',
    ],
    truths: ['12 Main St hat 3 Schlafzimmer.', '12 Main St wurde 1995 gebaut.'],
  },
  pt: {
    lies: [
      '12 Main St tem 8 quartos.',
      '12 Main St custa US$ 399.000.',
      '12 Main St foi construída em 1987.',
      '12 Main St é para alugar.',
      '12 Main St tem sauna.',
    ],
    truths: ['12 Main St tem 3 quartos.', '12 Main St foi construída em 1995.'],
  },
  zh: {
    lies: [
      '12 Main St有8个卧室。',
      '12 Main St售价399,000美元。',
      '12 Main St建于1987年。',
      '12 Main St已售出。',
      '12 Main St有桑拿房。',
    ],
    truths: ['12 Main St有3个卧室。', '12 Main St建于1995年。'],
  },
}
const tongues = Object.keys(said) as LanguageCode[]
const broken = `${brokenLines.join('\n')}\n`

/** What stands before the sentence, and what the visitor asked. */
const before: readonly { name: string; text: string; asked?: string }[] = [
  { name: 'nothing', text: '' },
  { name: 'broken lines', text: broken },
  { name: 'broken lines, eight times', text: broken.repeat(8) },
  { name: 'a home that nobody knows', text: '99 Elm Street has 5 bedrooms.\n' },
  { name: 'a place in the list that it has not', text: 'The ninth one has 5 bedrooms.\n' },
  { name: 'a home that the visitor asked of and nobody knows', text: '', asked: 'What does 99 Elm Street cost?' },
  { name: 'broken lines, and that question', text: broken, asked: 'What does 99 Elm Street cost?' },
]
const known = [
  { name: 'one home', shown: homes.slice(0, 1) },
  { name: 'four homes', shown: homes },
]

describe.each(known)('$name known', ({ shown }) => {
  describe.each(before)('behind $name', ({ text, asked = 'Does it have a sauna?' }) => {
    test.each(tongues)('%s: lies stay out and truths come out', (language) => {
      const open = () => openGate({ language, question: asked, shown })
      for (const lie of said[language].lies) expect(pass(open(), [text, `${lie}\n`])).not.toContain(lie)
      for (const truth of said[language].truths) expect(pass(open(), [text, `${truth}\n`])).toContain(truth)
    })

    test.each(tongues)('%s: also where the model says them when it mends its answer', (language) => {
      const { lies, truths } = said[language]
      for (const lie of lies) {
        const gate = openGate({ language, question: asked, shown })
        const first = pass(gate, [text, `${lie}\n`])
        gate.beginRepair()
        const second = pass(gate, [`${brokenRepair.join('\n')}\n`, `${lie}\n`, `- ${lie}\n`, `${truths.join('\n')}\n`])
        expect(first + second).not.toContain(lie)
        for (const truth of truths) expect(second).toContain(truth)
      }
    })
  })
})
