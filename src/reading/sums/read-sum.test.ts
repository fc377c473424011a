import { expect, test } from 'vitest'
import type { LanguageCode } from '../languages/language-code.ts'
import type { AskTag } from '../languages/tables/ask-tags.ts'
import type { AskedSum } from './asked-sum.ts'
import { readSum } from './read-sum.ts'

const per = (thing: 'foot' | 'meter' | 'acre' | 'unit' | 'bedroom'): AskedSum => ({ kind: 'per', thing })
const split = (among: number): AskedSum => ({ kind: 'split', among })
const months = (count: number, more: object = {}): AskedSum => ({
  ...{ kind: 'months', months: count, of: 'rent', withDeposit: false },
  ...more,
})
const share = (percent: number): AskedSum => ({ kind: 'share', percent })
const cheaper: AskedSum = { kind: 'apart', by: 'Price' }
const together: AskedSum = { kind: 'together' }

const asked: readonly (readonly [LanguageCode, string, AskedSum])[] = [
  ['en', 'price per unit', per('unit')],
  ['en', 'how much is that an acre', per('acre')],
  ['en', 'How much come out for one square foot', per('foot')],
  ['en', 'how much per bedroom', per('bedroom')],
  ['en', 'if I split that with a roommate what do I pay', split(2)],
  ['en', 'what does each of us pay if we split it three ways', split(3)],
  ['en', 'how much would that be for a whole year', months(12)],
  ['en', 'how much for half a year', months(6)],
  ['en', 'how much for six months with the deposit', months(6, { withDeposit: true })],
  ['en', 'HOA per year?', months(12, { of: 'fee' })],
  ['en', 'how much cash do i need up front', { kind: 'upfront' }],
  ['en', 'both together?', together],
  ['en', 'So that one is cheaper by how much?', cheaper],
  ['en', 'how much bigger is the other', { kind: 'apart', by: 'BuildingArea' }],
  ['en', 'how many years older is it', { kind: 'apart', by: 'YearBuilt' }],
  ['en', '25 pct down how much cash', share(25)],
  ['es', '¿Cuánto sale el metro... bueno, el pie cuadrado?', per('foot')],
  ['es', 'ese si lo comparto con una amiga cuanto nos toca a cada una', split(2)],
  ['es', 'cuánto es el alquiler de todo un año', months(12)],
  ['es', 'los dos juntos cuánto es', together],
  ['es', '¿cuánto más grande es la otra?', { kind: 'apart', by: 'BuildingArea' }],
  ['es', '¿Y cuánto sería el 25 % de entrada?', share(25)],
  ['es', 'si piden el 10 cuánto es', share(10)],
  ['fr', 'et si je prends une coloc, ca fait combien chacune', split(2)],
  ['fr', 'le prix au mètre carré', per('meter')],
  ['fr', 'un an de loyer ça fait combien', months(12)],
  ['fr', 'les deux ensemble ça fait combien', together],
  ['fr', 'combien de différence entre les deux', cheaper],
  ['fr', '20% de mise de fonds ça ferait combien', share(20)],
  ['de', 'wie viel ist das pro Quadratmeter', per('meter')],
  ['de', 'hälftig mit meiner Schwester, was zahl ich da', split(2)],
  ['de', 'was kostet das im Jahr', months(12)],
  ['de', 'beides zusammen wär dann?', together],
  ['de', 'um wie viel ist das andere teurer', cheaper],
  ['de', 'was wären 20 Prozent Anzahlung', share(20)],
  ['pt', 'quanto dá por quarto', per('bedroom')],
  ['pt', 'dividindo com um amigo quanto fica pra cada um', split(2)],
  ['pt', 'quanto dá o aluguel por ano', months(12)],
  ['pt', 'os dois juntos dá quanto', together],
  ['pt', 'qual a diferença de preço entre os dois', cheaper],
  ['pt', '20% de entrada dá quanto', share(20)],
  ['zh', '每平方英尺多少钱', per('foot')],
  ['zh', '三个人分摊每人多少', split(3)],
  ['zh', '跟朋友合租一人多少钱', split(2)],
  ['zh', '一年租金多少', months(12)],
  ['zh', '半年租金多少', months(6)],
  ['zh', '两套一起多少钱', together],
  ['zh', '差多少钱', cheaper],
  ['zh', '首付两成是多少', share(20)],
  ['zh', '頭期款兩成要準備多少', share(20)],
  ['zh', '首付百分之三十是多少', share(30)],
]

/** The word of a share that stands in each of these: its table is the guide's. */
const down = /down|entrada|mise de fonds|anzahlung|首付|頭期款/iu
const heard =
  (said: string, ...tags: readonly AskTag[]) =>
  (tag: AskTag): boolean =>
    tags.includes(tag) || (tag === 'loan.down' && down.test(said))

test.each(asked)('%s “%s”', (code, said, sum) => {
  expect(readSum(said, code, heard(said))).toEqual(sum)
})

test.each<[LanguageCode, string, ...AskTag[]]>([
  ['en', 'homes with 2 units'],
  ['en', 'taxes on it'],
  ['en', 'do they share a driveway'],
  ['en', 'houses with an acre under 400k'],
  ['en', 'both of us work at home, two bedrooms each with a bath'],
  ['en', "How many baths, my husband and I don't share!"],
  ['en', 'we make 95k together, what can we buy', 'loan.afford'],
  ['en', 'what would that run me monthly with 20% down', 'loan.month'],
  ['en', 'and with 10% down?'],
  ['en', 'would they take 10% less'],
  ['en', 'wait whats the soonest i could move in'],
  ['en', 'how much did it sell for a year ago'],
  ['es', 'tiene 80 metros y 2 baños'],
  ['fr', 'combien de chambres'],
  ['de', 'wie viele Zimmer hat es'],
  ['zh', '两个卧室的房子'],
])('%s “%s” asks for no sum', (code, said, ...tags) => {
  expect(readSum(said, code, heard(said, ...tags))).toBeNull()
})

test('what is long or strange is read without a throw, and quickly', () => {
  const parts = [
    'how much',
    'per',
    'an',
    'each',
    '99999999999999999999',
    '%',
    'down',
    '÷',
    'half',
    'a year',
    '三',
    '成',
    '个人',
  ]
  for (let seed = 1; seed < 400; seed++) {
    const said = Array.from({ length: 30 }, (_, at) => parts[(seed * 31 + at * at * 17) % parts.length]).join(' ')
    for (const code of ['en', 'es', 'fr', 'de', 'pt', 'zh'] as const) {
      const sum = readSum(said, code, () => false)
      if (sum?.kind === 'split') expect(sum.among).toBeLessThanOrEqual(20)
      if (sum?.kind === 'months') expect(sum.months).toBeLessThanOrEqual(120)
      if (sum?.kind === 'share') expect(sum.percent).toBeLessThan(100)
    }
  }
  expect(readSum('how much per unit '.repeat(400), 'en', () => false)).toBeNull()
})
