import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '../../reading/languages/language.ts'
import { languages } from '../../reading/languages/languages.fixture.ts'
import { Evidence } from './evidence/evidence.ts'
import { homes, pass, rules, total } from './gate.fixture.ts'
import { GroundingGate } from './grounding-gate.ts'
import { HiddenWords } from './text/hidden-words.ts'

const firm = 'We are Harbour Homes. Call us at (555) 123-4567. Our buyer commission is 2.5% of the price.'

interface Talk {
  /** What the visitor said, the last at the end. */
  asked: readonly string[]
  language?: LanguageCode
  /** Ids of the homes that tools have told; none where nothing was looked up. */
  known?: readonly number[]
}

/** What leaves of an answer, said whole and in small pieces. */
function leaves({ asked, language = 'en', known = [] }: Talk, text: string): string {
  const said = [text.length, 3].map((size) => {
    const evidence = new Evidence(firm, languages)
    for (const words of asked.toReversed()) evidence.hear(words, language)
    const listings = homes.filter(({ id }) => known.includes(id))
    if (listings.length > 1) evidence.addSearch({ listings, total, figures: [], summary: '23 homes match' })
    else for (const home of listings) evidence.add(home)
    const gate = new GroundingGate({
      evidence,
      question: asked.at(-1) ?? '',
      hidden: new HiddenWords({ rules, prompt: firm, open: firm, names: [] }),
      language,
      year: 2026,
    })
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []
    return pass(gate, pieces).trim()
  })
  expect(said[1]).toBe(said[0])
  return said[0] ?? ''
}

interface Row extends Talk {
  lies: readonly string[]
  truths: readonly string[]
}

const rows: readonly Row[] = [
  {
    asked: ['What does 12 Main St in Kent cost?'],
    lies: [
      '12 Main St costs $399,000.',
      '12 Main St has 8 bedrooms.',
      '12 Main St has a helipad.',
      '$399,000.',
      '8 bedrooms, 4 bathrooms.',
      'Eight.',
      'It was built in 1987.',
      'It was sold last week.',
      'It is 2,400 square feet on a 0.3 acre lot.',
      'HOA dues are $250 a month.',
      'The price dropped 5% in March.',
      '**Price:** $399,000',
    ],
    truths: [
      "I'd need to look that up.",
      "I don't have a listing for 12 Main St.",
      "I'm sorry, I don't know the price of 12 Main St.",
      'Let me check 12 Main St for you.',
      'Would you like to see 12 Main St?',
      'You asked about 12 Main St in Kent.',
      'Closing usually takes 30 to 45 days.',
      'A 30-year mortgage is the most common one.',
      'Most lenders ask for 3% to 20% down.',
      'You can call us at (555) 123-4567.',
    ],
  },
  {
    asked: ['Is 12 Main St still $399,000?'],
    lies: ['Yes, it is $399,000.', '$399,000 is right.', 'The price of 12 Main St is $399,000.', 'Yes.'],
    truths: [
      'I cannot confirm that 12 Main St costs $399,000.',
      "You mentioned $399,000; I'd have to check that.",
      "I don't know whether it is still $399,000.",
    ],
  },
  {
    asked: ['I want a home for up to $399,000 with 3 bedrooms'],
    lies: [
      'We have 14 homes for you.',
      'Homes here start at $250,000.',
      'The cheapest one is $310,000.',
      'I have a home with 3 bedrooms for $399,000.',
    ],
    truths: [
      'You said up to $399,000.',
      'So you want 3 bedrooms for up to $399,000.',
      "I'll look for 3 bedroom homes under $399,000.",
      'Your limit is $399,000.',
      '20% of $399,000 is $79,800.',
    ],
  },
  {
    asked: ['What is PMI and when do I need it?'],
    lies: ['Our commission is 6%.', 'We charge a fee of $500.'],
    truths: [
      'PMI is usually needed below 20% down.',
      'It typically costs 0.3% to 1.5% of the loan a year.',
      'For example, on a $300,000 loan, 20% down is $60,000.',
      'You can ask to have it removed at 80% loan-to-value.',
    ],
  },
  {
    asked: ['What can I afford?'],
    lies: ['With $663,917 a month you could pay for a home of about $131,298,566.', 'You can afford $900,000.'],
    truths: [
      'How much would you like to pay a month?',
      'Many lenders keep the payment below 28% of your income.',
      'If you earn $5,000 a month, 28% of that is $1,400.',
    ],
  },
  {
    asked: ['¿Cuánto puedo permitirme?'],
    language: 'es',
    lies: ['Usted puede permitirse una casa de 900.000 €.'],
    truths: ['¿Cuánto quiere pagar al mes?', 'Los bancos suelen pedir un 20 % de entrada.'],
  },
  {
    asked: ['Was kann ich mir leisten?'],
    language: 'de',
    lies: ['Sie können sich ein Haus für 900.000 € leisten.'],
    truths: ['Wie viel möchten Sie im Monat zahlen?', 'Banken verlangen meist 20 % Eigenkapital.'],
  },
  {
    asked: ['How old is the Eiffel Tower?'],
    lies: [],
    truths: ['It was completed in 1889.', 'The Eiffel Tower is 330 metres tall.'],
  },
  {
    asked: ['homes under 600k'],
    known: [1, 2, 3, 4],
    lies: [
      'Many homes cost $399,000.',
      'Many of our homes have a price of $399,000.',
      'Some of our houses cost $275,000.',
      '8 bedroom home costs string?',
      'The house costs $700,000?',
      'Our commission is usually 6%.',
    ],
    truths: [
      'Would you like to see homes with 3 bedrooms?',
      'Is $600,000 your limit?',
      '12 Main St costs $450,000 and has 3 bedrooms.',
      'Prices run from $389,500 to $615,000.',
    ],
  },
  {
    asked: ['What does 99 Elm Street cost?'],
    known: [1, 2, 3, 4],
    lies: ['It costs $450,000.', '99 Elm Street costs $450,000.', 'It has 3 bedrooms.'],
    truths: ["I don't know 99 Elm Street.", '99 Elm Street is not among our listings.', '12 Main St costs $450,000.'],
  },
  {
    asked: ['I live at 99 Elm Street, which homes do you have?'],
    known: [1, 2, 3, 4],
    lies: [],
    truths: ['I found 23 homes.', '12 Main St has 3 bedrooms and costs $450,000.'],
  },
  {
    asked: ['My budget is $600,000. How about 12 Main St?'],
    known: [1],
    lies: ['It costs $600,000.', '12 Main St is $600,000.'],
    truths: ['12 Main St is within your budget of $600,000.', 'With $600,000 you could buy it.', 'It costs $450,000.'],
  },
  {
    asked: ['¿Cuánto cuesta Calle Mayor 8?'],
    language: 'es',
    lies: ['Calle Mayor 8 cuesta 399.000 €.', '399.000 €.', 'Tiene 8 dormitorios y 4 baños.', 'Tiene piscina.'],
    truths: [
      'Tendría que consultarlo.',
      'No tengo el precio de Calle Mayor 8.',
      'Normalmente el cierre tarda entre 30 y 45 días.',
    ],
  },
  {
    asked: ['Was kostet die Hauptstraße 12 in Bonn?'],
    language: 'de',
    lies: ['Die Hauptstraße 12 kostet 399.000 €.', '399.000 €.', 'Sie hat acht Zimmer.', 'Das Haus wurde 1987 gebaut.'],
    truths: ['Das müsste ich nachsehen.', 'Zur Hauptstraße 12 liegt mir nichts vor.', 'Wie hoch ist Ihr Budget?'],
  },
  {
    asked: ['Combien coûte le 12 rue de la Paix ?'],
    language: 'fr',
    lies: ['Le 12 rue de la Paix coûte 399 000 €.', 'Il a huit chambres.', 'La maison date de 1987.'],
    truths: ['Il faudrait que je vérifie.', 'Je ne connais pas le prix du 12 rue de la Paix.'],
  },
  {
    asked: ['Quanto custa a casa na Rua Augusta 500?'],
    language: 'pt',
    lies: ['A casa na Rua Augusta 500 custa R$ 399.000.', 'Tem 8 quartos.', 'R$ 399.000.'],
    truths: ['Preciso verificar isso.', 'Não tenho o preço da Rua Augusta 500.'],
  },
  {
    asked: ['中山路8号多少钱？'],
    language: 'zh',
    lies: ['中山路8号售价399,000元。', '它有8个卧室。'],
    truths: ['我需要查一下。', '我没有中山路8号的价格。'],
  },
  {
    asked: ['Сколько стоит 12 Main St?'],
    lies: ['12 Main St стоит 399 000 долларов.', 'Там 8 спален.'],
    truths: ['Мне нужно это проверить.'],
  },
]

describe.each(rows)('$asked, and homes $known are known', ({ lies, truths, ...talk }) => {
  if (lies.length > 0)
    test.each(lies)('%s stays out', (lie) => {
      expect(leaves(talk, lie)).toBe('')
    })
  test.each(truths)('%s comes out', (truth) => {
    expect(leaves(talk, truth)).toBe(truth)
  })
})

test('"it" is the home that was asked of before, also where nothing is known of it', () => {
  const talk = { asked: ['Tell me of 12 Main St', 'How many bedrooms does it have?'] }
  for (const lie of ['It has eight.', 'Eight bedrooms.', 'There are 4 bedrooms and 2 baths.'])
    expect(leaves(talk, lie)).toBe('')
  expect(leaves(talk, "I'm not sure which home you mean.")).not.toBe('')
})
