import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const entry = (Key: string, value: string) => ({ Key, value })

const homes = [
  street(11, {
    SalePrice: 300_000,
    PropertyType: 'House',
    Description: 'Terrace with a bedroom in the loft and a gravel garden in front.',
    ExtensionColumn: [
      entry('Building control', 'Loft signed off in 2015'),
      entry('Taxes 2025', '$2,660'),
      entry('Cellar', 'Earth floor, dry'),
      entry('Upstairs lease', 'Ends June 30'),
      entry('Shown by', 'Orla Devane – 206 555 0142'),
    ],
  }),
  street(12, {
    SalePrice: 420_000,
    PropertyType: 'Loft',
    Description: 'One tall room with iron columns over the canal.',
    ExtensionColumn: [
      entry('Taxes 2025', '$4,100'),
      entry('Lift', 'Goods lift to all floors'),
      entry('Dogs', 'Two'),
      entry('Shown by', 'Tam Sproule – 206 555 0177'),
    ],
  }),
]

const { last } = talkOf(homes)
const inView = 'how much is 11 Birch Lane'

describe('a question of the home in view stays with it', () => {
  test.each([
    ['was the loft done properly', '2015'],
    ['can a second story go on it, whats the cellar like', 'Earth floor'],
    ['yikes. and taxes a year', '2,660'],
    ['ouch. and when does the lease upstairs end', 'June 30'],
    ['what are they asking', '300,000'],
  ])('“%s” is answered with %s', async (question, told) => {
    const answer = await last(inView, question)
    expect(answer).toContain('11 Birch Lane')
    expect(answer).toContain(told)
    expect(answer).not.toContain('12 Birch Lane')
  })

  test.each([
    ['au fait, la cave est comment ?', 'Earth floor'],
    ['aïe. et la cave ?', 'Earth floor'],
    ['wie ist denn der keller', 'Earth floor'],
  ])('in other languages: “%s”', async (question, told) => {
    expect(await last(inView, question)).toContain(told)
  })
})

describe('whom to call is told however the listing writes it', () => {
  test.each(['who do i speak to', 'whos the agent and the number', 'wer ist zuständig, nummer?', '¿quién la lleva?'])(
    '“%s”',
    async (question) => {
      const answer = await last(inView, question)
      expect(answer).toContain('Orla Devane')
      expect(answer).toContain('206 555 0142')
    },
  )
})

describe('what somebody of the firm has to do goes to a person, whatever words of homes it has', () => {
  test.each([
    'the boiler is dead at ours, no hot water since saturday',
    'the ac quit in our unit and nobody calls back',
    'plus de chauffage depuis hier soir, je suis locataire chez vous',
    'bei mir tropft es von der decke, ich bin mieterin bei ihnen',
    'llevamos tres días sin agua caliente en el piso que nos alquilan, y nadie contesta',
    'sou inquilino de vocês e o chuveiro queimou',
    '我是你们的租客，马桶堵了三天了',
  ])('“%s”', async (message) => {
    const answer = await last(message)
    expect(answer).not.toContain('Birch Lane')
    expect(answer).toMatch(/person|firm|team|équipe|agence|Firma|jemand|persona|agencia|pessoa|imobiliária|公司|人/iu)
  })

  test.each([
    'what are your office hours',
    'what commission do you take',
    'wie viel provision nehmt ihr',
    '你们中介费收几个点',
  ])('of the firm itself: “%s”', async (question) => {
    expect(await last(inView, question)).not.toMatch(/300,000|Terrace with/)
  })

  test('heating that is asked of a home is no repair', async () => {
    expect(await last(inView, 'is the heating any good')).toContain('11 Birch Lane')
  })
})

test('what comes nearest is told where the words of a question are not in the record', async () => {
  const answer = await last(inView, 'is the basement damp at all')
  expect(answer).toContain('Earth floor')
})
