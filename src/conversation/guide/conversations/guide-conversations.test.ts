import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { birchLane, street } from '../about-homes/birch-lane.fixture.ts'
import { openChatbot, type Reply } from './conversation.fixture.ts'

let app: TestApp
let talk: (turns: readonly string[]) => Promise<Reply[]>
beforeAll(async () => {
  app = await borrowTestApp()
  talk = await openChatbot(app, birchLane)
})
afterAll(() => app.close())

/** The last reply of a conversation. */
const last = async (...turns: string[]): Promise<string> => (await talk(turns)).at(-1)?.content ?? ''
const link = (number: number) => `[${number} Birch Lane, Tacoma](https://homes.example/birch/${number})`

describe('a list', () => {
  test('says what was understood, how many match, the homes, and one step from there', async () => {
    expect(await last('homes for sale in Tacoma under 500k')).toBe(
      [
        '4 homes fit, from $380,000 to $500,000.',
        '4 homes match: for sale, in Tacoma, price at most $500,000; newest listings first.',
        [
          `1. ${link(11)}: $400,000, 3 beds, 2 baths, 1,600 sq ft`,
          `2. ${link(12)}: $450,000, 4 beds, 2 baths, 2,000 sq ft`,
          `3. ${link(13)}: $380,000, 3 beds, 2 baths, 1,500 sq ft`,
          `4. ${link(15)}: $500,000, 4 beds, 2 baths, 2,500 sq ft`,
        ].join('\n'),
        'Ask about any of them, for example “compare the first two”.',
      ].join('\n\n'),
    )
  })

  test.each([
    [
      'homes with a pool',
      '$400,000, 3 beds, 2 baths, 1,600 sq ft, pool: “Corner house with a pool.”',
      'swimming pool: “Corner house with a pool.”',
    ],
    ['homes with an HOA under 400', 'HOA $300 a month', 'HOA $300 a month'],
    ['homes built after 2016', 'built in 2020', 'built in 2020'],
    ['biggest lot', '600,000, 5 beds, 2 baths, area unknown, lot 9,000 sq ft', 'lot 9,000 sq ft'],
    ['homes with 2 parking spots', '2 parking spots', '2 parking spots'],
    ['apartments to rent', '$2,000 a month, 2 beds, 2 baths, 1,800 sq ft', '$2,000 a month'],
    ['homes within 1 mile of 11 Birch Lane', '0 miles from', 'miles from'],
  ])('“%s” tells what was asked for', async (sentence, _example, told) => {
    expect((await last(sentence)).split('\n').find((line) => line.startsWith('1. '))).toContain(told)
  })

  test('goes on, and back', async () => {
    const replies = await talk(['homes in Tacoma', 'show me more', 'cheaper', 'go back', 'yes'])
    const [first, more, cheaper, back] = replies.map(({ content }) => content)
    expect(first).toContain('7 homes match')
    expect(more).toMatch(/^6\. .*\n7\. /m)
    // Of those shown, the one for sale: no rent is cheaper than a price.
    expect(cheaper).toContain('5 homes match: for sale, in Tacoma, price less than $700,000')
    expect(back).toMatch(/^Back to your search before that one\.\n\n.*\n\n7 homes match: in Tacoma/m)
    expect(await last('homes in Tacoma', 'yes')).toMatch(/^6\. /m)
    expect(await last('go back')).toBe('There is no earlier search to go back to.')
  })

  test('without a match shows the homes that come closest, and goes on from them', async () => {
    const asked = '5 bedroom homes for sale in Tacoma under 550k'
    const [none, second] = await talk([asked, 'when was the second one built?'])
    expect(none?.content).toBe(
      [
        'Nothing fits all of that today. These come close:',
        'No home matches: for sale, exactly 5 bedrooms, in Tacoma, price at most $550,000.',
        'These come closest:',
        [
          `1. ${link(12)}: $450,000, 4 beds, 2 baths, 2,000 sq ft – 4 bedrooms instead of 5`,
          `2. ${link(15)}: $500,000, 4 beds, 2 baths, 2,500 sq ft – 4 bedrooms instead of 5`,
        ].join('\n'),
      ].join('\n\n'),
    )
    expect(second?.content).toContain(link(15))
    expect(await last(asked, 'yes')).toMatch(/^2 homes match: for sale, from 4 to 6 bedrooms, in Tacoma/m)
  })

  test('names an unknown place, with what there is', async () => {
    expect(await last('houses in Atlantis')).toMatch(
      /^No home matches: houses, in Atlantis\.\n\nNo listing here is in Atlantis\. Most of the homes here are in Tacoma\.$/m,
    )
  })
})

const list = 'homes for sale in Tacoma'

describe('a question about homes that were shown', () => {
  test.each([
    [['does the first one have a pool?'], `${link(11)}: yes, swimming pool: “Corner house with a pool.”`],
    [
      ['does the third one have a pool?'],
      `${link(13)}: no swimming pool, as the listing says: “No pool, a quiet yard.”`,
    ],
    [
      ['does the second one have a pool?'],
      `${link(12)}: the listing says nothing about “swimming pool”, so that is unknown. The agent will know; ask with one click.`,
    ],
    [['the second one', "what's the HOA on that?"], `${link(12)}: no HOA fee listed.`],
    [["what's the HOA on the first?"], `${link(11)}: HOA $300 a month.`],
    [['when was number 3 built?'], `${link(13)}: year built unknown.`],
    [
      ['number 2', 'when was it built and how big is the lot?'],
      `${link(12)}: built in 2005.\n\n${link(12)}: lot 7,000 sq ft.`,
    ],
    [['how much per square foot is the first?'], `${link(11)}: $250 per sq ft ($400,000 ÷ 1,600 sq ft).`],
    [["what's the price per square foot of the fourth one"], `${link(14)}: $250 per sq ft.`],
    [['the last one', 'does it have 4 bedrooms?'], `${link(15)}: yes, 4 beds.`],
    [['the first one', 'is it under 300k?'], `${link(11)}: no, $400,000.`],
    [
      ['the first one', 'does it have a garage?'],
      `${link(11)}: 2 parking spots, the listing says nothing about “garage”, so that is unknown. The agent will know; ask with one click.`,
    ],
    [['the first one', 'is it in Tacoma?'], `${link(11)}: yes, the address is 11 Birch Lane, Tacoma, WA, 98402.`],
    [
      ['the first one', 'send me the link'],
      'Here is the page of 11 Birch Lane, Tacoma, to keep or pass on.\n\n<https://homes.example/birch/11>',
    ],
    [
      ['the first one', 'show me pictures'],
      `${link(11)} has 2 pictures; have a look.\n\n[picture 1](https://pictures.example/11-front.jpg), [picture 2](https://pictures.example/11-back.jpg)`,
    ],
    [
      ['the second one', 'any photos?'],
      `${link(12)} has no pictures yet. Its agent may have some, or see it yourself on a tour.`,
    ],
    [['what about the ninth one?'], 'I showed you 5 homes just now; tell me which of them you mean.'],
    [
      ['which of these has the biggest lot?'],
      `${link(14)} has the biggest lot: 9,000 sq ft. That holds for all 6 matches too.`,
    ],
    [
      ['which one is the biggest'],
      `${link(15)} is the biggest: 2,500 sq ft. Among all 6 matches it is ${link(16)}: 3,000 sq ft.`,
    ],
    [['which of these is the oldest?'], `${link(11)} is the oldest: 1980. That holds for all 6 matches too.`],
    [
      ['which of these have a garage?'],
      `Of the homes shown, this one matches “at least 1 parking spot”:\n\n- 1: ${link(11)}: $400,000, 3 beds, 2 baths, 1,600 sq ft, 2 parking spots`,
    ],
    [
      ['who owns the first one?'],
      `${link(11)}: the listing says nothing about “owns”, so that is unknown. That is one for its agent: one click asks.`,
    ],
    [['which of these have a sauna?'], 'None of the homes shown says so: “with sauna”.'],
  ])('%j', async (turns, expected) => {
    const replies = await talk([list, ...turns])
    expect(replies.at(-1)).toMatchObject({ content: expected, noAnswer: expected.includes('“owns”') })
  })

  test('“is it still available?” is answered as far as the listing says, in changing words', async () => {
    expect(await last(list, '#2', 'is it still available?')).toMatch(
      /12 Birch Lane.* is still (?:listed as )?available/,
    )
  })

  test('“compare” puts two homes side by side and says what sets them apart', async () => {
    expect(await last(list, 'compare 1 and 3')).toBe(
      [
        `- 1: ${link(11)}\n- 3: ${link(13)}`,
        [
          '| Home | 1 | 3 |',
          '| --- | --- | --- |',
          '| Price | $400,000 | $380,000 |',
          '| Beds | 3 | 3 |',
          '| Baths | 2 | 2 |',
          '| Living area | 1,600 sq ft | 1,500 sq ft |',
          '| Lot | 5,000 sq ft | 4,000 sq ft |',
          '| Built | 1980 | not said |',
          '| HOA | $300 a month | no HOA fee listed |',
          '| Parking | 2 | no parking listed |',
          '| Days on the market | 1 | 3 |',
        ].join('\n'),
        '13 Birch Lane costs $20,000 less. 11 Birch Lane has 100 sq ft more living area and has 1,000 sq ft more land.',
      ].join('\n\n'),
    )
    expect(await last(list, 'compare the first three')).toMatch(
      /13 Birch Lane is the cheapest: \$380,000\. 12 Birch Lane is the biggest: 2,000 sq ft\. 12 Birch Lane has the biggest lot: 7,000 sq ft\. 12 Birch Lane is the newest built: 2005\.$/,
    )
  })

  test('“the cheaper one” and “the condo” mean one of those that were shown', async () => {
    expect(await last(list, 'compare 1 and 3', 'when was the newer one built?')).toBe(`${link(11)}: built in 1980.`)
    expect(await last(list, 'compare 1 and 3', 'what would the monthly payment be on the cheaper one?')).toContain(
      link(13),
    )
    expect(await last(list, 'what would the monthly payment be on the cheapest one?')).toContain(link(13))
    expect(await last('homes in Tacoma', 'show me more', 'how many bedrooms does the apartment have?')).toBe(
      `${link(17)}: 2 beds.`,
    )
    expect(await last(list, 'the second one', 'is it a condo?')).toBe(`${link(12)}: no, Single Family.`)
  })

  test('“tell me more” tells a home in short: its facts, and its own words', async () => {
    expect(await last(list, 'tell me more about the first one')).toBe(
      [
        `${link(11)}: $400,000, 3 beds, 2 baths, 1,600 sq ft.`,
        'Also: Single Family, built in 1980, 2 parking spots, HOA $300 a month, 1 day on the market, lot 5,000 sq ft.',
        'The listing says: “Corner house with a pool. Close to the park.”',
      ].join('\n\n'),
    )
  })

  test('distances are measured, and unknown places said to be so', async () => {
    // 4 thousandths of a degree of latitude, from the middle of 11 to 17.
    expect(await last(list, 'how far is the first one from 98402?')).toBe(
      `${link(11)}: about 0.2 miles from 98402 as the crow flies, measured to the middle of the listings there.`,
    )
    expect(await last(list, 'how far is the first one from Atlantis?')).toContain('no listing here is in Atlantis')
  })
})

describe('figures', () => {
  test.each([
    [
      ['average price of homes for sale in Tacoma'],
      'Average price: $505,000. That is over 6 homes: for sale, in Tacoma.',
    ],
    [[list, 'average price of those'], 'Average price: $505,000. That is over 6 homes: for sale, in Tacoma.'],
    [[list, 'how many under 480k'], '3 homes match: for sale, in Tacoma, price at most $480,000.'],
    [
      ['price range in Tacoma'],
      'Lowest price for sale: $380,000, highest price for sale: $700,000, lowest price a month for rent: $2,000, highest price a month for rent: $2,000. That is over 7 homes: in Tacoma.',
    ],
    [['how many homes have a sauna'], 'No home matches: with sauna.'],
  ])('%j', async (turns, expected) => {
    expect((await last(...turns)).split('\n')[0]).toBe(expected)
  })

  test('“what about” asks for the same figure again', async () => {
    const talked = await talk([
      'average price of 3 bedroom homes in Tacoma',
      'and with 4 bedrooms?',
      'what about 98402?',
    ])
    expect(talked[2]?.content).toMatch(
      /^Average price: \$475,000\. That is over 2 homes: exactly 4 bedrooms, in 98402\./m,
    )
  })

  test('the homes behind a figure are shown on a yes, or when asked for', async () => {
    expect(await last('average price of homes for sale in Tacoma', 'show them')).toMatch(/^6 homes match.*\n\n1\. /m)
    expect(await last('average price of homes for sale in Tacoma', 'yes')).toMatch(
      /^6 homes match: for sale, in Tacoma.*\n\n1\. /m,
    )
  })

  test('amounts are in the currency of the listings, also when nothing is found', async () => {
    const abroad = await openChatbot(app, [street(22, { CurrencySymbol: '€', SalePrice: 250_000 })])
    const [none] = await abroad(['homes under 100,000'])
    expect(none?.content).toContain('price at most €100,000')
  })

  test('prices in two currencies are told apart', async () => {
    const abroad = await openChatbot(app, [...birchLane, street(21, { CurrencySymbol: '€', SalePrice: 250_000 })])
    const [figures, bound] = await abroad(['average price of homes for sale', 'homes for sale under 300,000'])
    expect(figures?.content).toMatch(
      /^Average price: (?:€250,000, average price: \$505,000|\$505,000, average price: €250,000)\./m,
    )
    expect(bound?.content).toContain('€250,000, 3 beds')
  })
})

describe('a monthly payment', () => {
  test('says its assumptions, takes other terms, and adds a known HOA fee', async () => {
    const replies = await talk([
      list,
      'what would the monthly payment be on the first one with 20% down at 6.5%?',
      'and with 10% down?',
      'what about 15 years',
    ])
    const said = replies.map(({ content }) => content)
    // PMT(6.5%/12; 360; -320000) = 2022.62
    expect(said[1]).toBe(
      [
        `About $2,023 a month for ${link(11)}: principal and interest on a loan of $320,000 over 30 years at 6.5%, with $80,000 (20%) down of $400,000. With the HOA fee of $300 a month it is $2,323. Taxes and insurance are not included.`,
        'I assumed 30 years, because you did not say. Say for example “with 10% down at 5% for 15 years” to change that; it is an estimate, not an offer.',
      ].join('\n\n'),
    )
    // PMT(6.5%/12; 360; -360000) = 2275.44; PMT(6.5%/12; 180; -360000) = 3135.99
    expect(said[2]).toContain('About $2,275 a month')
    expect(said[3]).toContain('About $3,136 a month')
    expect(said[3]).not.toContain('assumed')
  })

  test('a figure that was asked of the visitor is taken as the answer', async () => {
    expect(await last('how much house can I afford?', '2500 a month')).toMatch(/^With \$2,500 a month you could pay/m)
    expect(await last('what would a mortgage cost?', '450k')).toMatch(/^About \$2,275 a month: /m)
    expect(await last('what would a mortgage cost?', 'houses in Tacoma')).toMatch(/^6 homes match/m)
  })

  test.each([
    [
      ['monthly payment on 450k with 20% down'],
      /^About \$2,275 a month: .* \$450,000\. Taxes and insurance are not included\.\n\nI assumed a rate of 6\.5% and 30 years/m,
    ],
    [['what is the mortgage?'], /^For which price\?/m],
    [
      ['apartments to rent', 'what would the mortgage be on that?'],
      /is for rent, so there is no mortgage to pay on it\.$/,
    ],
    [[list, 'monthly payment on the first with 150% down'], /^I cannot work with those figures/m],
    [['how much house can I afford?'], /^Tell me how much you want to pay a month/m],
    [['I earn 90k a year, what can I afford?'], /^Tell me how much you want to pay a month/m],
    // PV(6.5%/12; 360; -2500) = 395,527; divided by 0.8
    [
      ['how much house can I afford for 2500 a month?'],
      /^With \$2,500 a month you could pay for a home of about \$494,409: a loan of \$395,527 over 30 years at 6\.5%, and \$98,882 \(20%\) down\..*\n\n3 of the homes for sale here cost \$490,000 or less; say “under \$490,000” to see them\. I assumed/m,
    ],
  ])('%j', async (turns, expected) => {
    expect(await last(...turns)).toMatch(expected)
  })
})

describe('in the language of the visitor', () => {
  test.each([
    [
      'Casas en Tacoma por menos de 500.000',
      '¿la primera tiene piscina?',
      /^\[11 Birch Lane, Tacoma\]\(.*\): sí, .*Corner house with a pool/m,
    ],
    ['Häuser in Tacoma unter 500.000', 'Wann wurde das zweite gebaut?', /^\[12 Birch Lane, Tacoma\]\(.*2005/m],
    ['Maisons à Tacoma à moins de 500 000', 'comparez les deux premières', /\| 400\s000 \$ \| 450\s000 \$ \|/],
    ['Tacoma的房子，50万以下', '第二套是什么时候建的？', /^\[12 Birch Lane, Tacoma\]\(.*2005/m],
  ])('“%s”, then “%s”', async (search, question, expected) => {
    const [found, answer] = await talk([search, question])
    expect(found?.content.match(/^\d\. .*Birch Lane/gm)?.length).toBeGreaterThanOrEqual(4)
    expect(answer?.content).toMatch(expected)
    expect(found?.content).not.toMatch(/homes match|Say “/)
  })

  test('AIResponseLanguage decides when it is set, whatever the visitor writes', async () => {
    const german = await openChatbot(app, birchLane, { AIResponseLanguage: 'German' })
    const [greeting, found] = await german(['hello', 'homes in Tacoma under 400k'])
    expect(greeting?.content).toMatch(/^Guten Tag|^Hallo/m)
    expect(found?.content).toMatch(/400\.000 \$, 3 Schlafzimmer/)
  })
})

describe('talk', () => {
  test.each([
    'hi there',
    'Thanks a lot!',
    'who are you?',
    'how are you?',
    'ok thanks, bye',
    'you are useless',
    'what can you do?',
  ])('“%s” gets one friendly sentence', async (sentence) => {
    const [reply] = await talk([sentence])
    expect(reply?.noAnswer).toBe(false)
    expect(reply?.content.split(/[.!?](?= |$)/).filter(Boolean).length).toBeLessThanOrEqual(3)
  })

  test.each(['what is the capital of France?', 'write me a poem', 'what are your office hours'])(
    '“%s” is no question for listings, and is said to be none',
    async (sentence) => {
      const [reply] = await talk([sentence])
      expect(reply).toMatchObject({ noAnswer: true, content: expect.stringMatching(/homes|listings/i) })
    },
  )

  test('opinions are left to official sources, people to nobody', async () => {
    expect(await last('safe homes in Tacoma with good schools')).toContain('official sources')
    expect(await last('homes in a white neighborhood')).toContain('Homes are never chosen by who lives there')
    expect(await last('I am Muslim')).not.toMatch(/muslim/i)
  })

  test('starting over forgets', async () => {
    expect(await last(list, 'start over', 'under 450k')).toContain('3 homes match: for sale, price at most $450,000')
  })

  test('before anything was shown, “it” is nothing', async () => {
    expect(await last('compare the first two')).toContain('I have not shown you a home yet')
  })
})
