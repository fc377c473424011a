import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import { sampleOf } from '../../../../test/run/how-much.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { birchLane, street } from '../about-homes/birch-lane.fixture.ts'
import type { CriterionChip } from '../answer-view.ts'
import { type ClickedChatbot, type Clicker, openClicking } from '../conversations/clicking.fixture.ts'

let app: TestApp
let chatbot: ClickedChatbot
beforeAll(async () => {
  app = await borrowTestApp()
  chatbot = await openClicking(app, birchLane)
  await untilCounted(chatbot)
})
afterAll(() => app.close())

/** While its index is made a chatbot's chips have no counts: asks as other visitors until they have some. */
async function untilCounted(own: ClickedChatbot): Promise<void> {
  const isCounted = async (): Promise<boolean> => {
    const { view } = await (await own.visit()).ask('homes for sale under 500k')
    return (view?.criteria ?? []).some(({ options }) => options.some((option) => /\(\d+\)$/.test(option)))
  }
  const end = performance.now() + 50_000
  while (!(await isCounted())) if (performance.now() > end) throw new Error('the options of chips never got counts')
}

/** A visitor who has asked something, and the chips that came with the answer. */
async function asking(sentence: string): Promise<{ visitor: Clicker; chips: CriterionChip[]; ids: number[] }> {
  const visitor = await chatbot.visit()
  const { view } = await visitor.ask(sentence)
  return { visitor, chips: view?.criteria ?? [], ids: (view?.cards ?? []).map(({ id }) => id) }
}

/** Numbers are grouped by blanks of several kinds. */
const plain = (text: string) => text.replace(/\s/g, ' ')

const chipOf = (chips: readonly CriterionChip[], label: string): CriterionChip => {
  const chip = chips.find((each) => plain(each.label) === label)
  if (!chip) throw new Error(`There is no chip ${label} but ${chips.map((each) => each.label).join(' | ')}`)
  return chip
}

interface Wish {
  code: string
  sentence: string
  price: string
  dearer: string
  without: RegExp
  withDearer: RegExp
  similar: RegExp
  compared: RegExp
  changed: RegExp
  gone: RegExp
}

const wishes: Wish[] = [
  {
    code: 'en',
    sentence: 'homes for sale in Tacoma under 500k',
    price: 'at most $500,000',
    dearer: 'at most $630,000 (5)',
    without: /^6 homes match: for sale, in Tacoma; newest listings first\./m,
    withDearer: /^5 homes match: for sale, in Tacoma, price at most \$630,000;/m,
    similar: /^Homes like \[12 Birch Lane, Tacoma\]/m,
    compared: /\| Price \| \$400,000 \| \$450,000 \|/,
    changed:
      /^Your search has changed since then; this is how it stands now\.\n\n.*\n\n4 homes match: for sale, in Tacoma/m,
    gone: /^That home is no longer listed here\.$/m,
  },
  {
    code: 'es',
    sentence: 'casas en venta en Tacoma por menos de 500 mil',
    price: 'como máximo $500.000',
    dearer: 'como máximo $630.000 (5)',
    without: /^Coinciden 6 viviendas/m,
    withDearer: /^Coinciden 5 viviendas/m,
    similar: /^Viviendas parecidas a \[12 Birch Lane, Tacoma\]/m,
    compared: /\| Precio \|/,
    changed: /^Su búsqueda ha cambiado desde entonces; así está ahora\.\n\n/m,
    gone: /^Esa vivienda ya no está anunciada aquí\.$/m,
  },
  {
    code: 'fr',
    sentence: 'maisons à vendre à Tacoma à moins de 500 000',
    price: 'au plus 500 000 $',
    dearer: 'au plus 630 000 $ (5)',
    without: /^6 /m,
    withDearer: /^5 /m,
    similar: /^Logements semblables à \[12 Birch Lane, Tacoma\]/m,
    compared: /\| Prix \|/,
    changed: /^Votre recherche a changé depuis ; voici où elle en est\.\n\n/m,
    gone: /^Ce logement n’est plus annoncé ici\.$/m,
  },
  {
    code: 'de',
    sentence: 'Häuser zum Kauf in Tacoma bis 500.000',
    price: 'höchstens 500.000 $',
    dearer: 'höchstens 630.000 $ (5)',
    without: /^6 passende Angebote/m,
    withDearer: /^5 passende Angebote/m,
    similar: /^Ähnlich wie \[12 Birch Lane, Tacoma\]/m,
    compared: /\| Preis \|/,
    changed: /^Ihre Suche hat sich seitdem geändert; so steht sie jetzt\.\n\n/m,
    gone: /^Dieses Angebot gibt es hier nicht mehr\.$/m,
  },
  {
    code: 'zh',
    sentence: 'Tacoma出售的独立屋，50万以下',
    price: '不超过$500,000',
    dearer: '不超过$630,000（5）',
    without: /6套/,
    withDearer: /5套/,
    similar: /^与\[12 Birch Lane, Tacoma\]/m,
    compared: /\| 价格 \|/,
    changed: /^您的搜索条件之后已经变了，现在是这样的。\n\n/m,
    gone: /^这套房源已经不在这里了。$/m,
  },
]

describe.each(sampleOf(wishes, 2))('clicks in $code', (wish) => {
  test('change and take away, back again, and speak the language of the conversation', async () => {
    const { visitor, chips } = await asking(wish.sentence)
    const { key, options: labels } = chipOf(chips, wish.price)
    const options = labels.map(plain)
    expect(options).toContain(wish.dearer)
    const changed = await visitor.click({ kind: 'change', criterion: key, option: options.indexOf(wish.dearer) })
    expect(changed.text).toMatch(wish.withDearer)
    expect(changed.view?.total).toBe(5)
    const dearer = chipOf(changed.view?.criteria ?? [], wish.dearer.replace(/ ?[(（]5[)）]$/, ''))
    const removed = await visitor.click({ kind: 'remove', criterion: dearer.key })
    expect(removed.text).toMatch(wish.without)
    expect(removed.view).toMatchObject({ total: 6, more: true })
    expect(removed.view?.cards).toHaveLength(5)
    const more = await visitor.click({ kind: 'more' })
    expect(more.text).toMatch(/^6\. /m)
    expect(more.view?.cards).toHaveLength(1)
    expect((await visitor.state()).history).toHaveLength(2)
  })

  test('similar homes, a comparison, and what is no more', async () => {
    const { visitor, chips, ids } = await asking(wish.sentence)
    const similar = await visitor.click({ kind: 'similar', listing: ids[1] ?? 0 })
    expect(similar.text).toMatch(wish.similar)
    expect(similar.view?.cards.map(({ price }) => price)).toEqual([400_000, 500_000, 380_000])
    const compared = await visitor.click({ kind: 'compare', listings: ids.slice(0, 2) })
    expect(compared.text).toMatch(wish.compared)
    expect(compared.view).toMatchObject({ compared: true, total: 0, cards: [{ id: ids[0] }, { id: ids[1] }] })
    expect((await visitor.click({ kind: 'similar', listing: 999_999 })).text).toMatch(wish.gone)
    const { key } = chipOf(chips, wish.price)
    const stale = await asking(wish.sentence)
    await stale.visitor.click({ kind: 'remove', criterion: key })
    await stale.visitor.click({ kind: 'remove', criterion: chips[0]?.key ?? '' })
    expect((await stale.visitor.click({ kind: 'remove', criterion: key })).text.split('\n\n')[0]).toMatch(
      new RegExp(wish.changed.source.split('\\n')[0] ?? ''),
    )
  })
})

describe('a chip', () => {
  test('that is no part of the search any more changes nothing, and says so', async () => {
    const { visitor, chips } = await asking('homes for sale in Tacoma under 500k')
    const other = await asking('condos with a pool')
    const before = await visitor.state()
    for (const action of [
      { kind: 'remove' as const, criterion: other.chips.find(({ label }) => label.includes('pool'))?.key ?? '' },
      { kind: 'change' as const, criterion: `${chipOf(chips, 'at most $500,000').key}`, option: 20 },
      { kind: 'change' as const, criterion: 'a.b.c', option: 0 },
      { kind: 'remove' as const, criterion: '__proto__' },
    ]) {
      const { text, view } = await visitor.click(action)
      expect(text).toMatch(wishes[0]?.changed ?? /^$/)
      expect(view?.total).toBe(4)
    }
    const { criteria, history } = await visitor.state()
    expect({ criteria, history }).toEqual({ criteria: before.criteria, history: before.history })
  })

  test('means what its label said, also after the listings changed', async () => {
    const own = await openClicking(app, birchLane)
    await untilCounted(own)
    const visitor = await own.visit()
    await visitor.ask('homes for sale under 500k')
    const { view } = await visitor.ask('homes for sale under 450k')
    const { key, options } = chipOf(view?.criteria ?? [], 'at most $450,000')
    expect(options).toEqual(['at most $410,000 (2)', 'at most $500,000 (4)', 'at most $680,000 (5)'])
    await app.app.db
      .deleteFrom('listings')
      .where('chatbotId', '=', own.scope.chatbotId)
      .where('SalePrice', '<', 410_000)
      .execute()
    const { text } = await visitor.click({ kind: 'change', criterion: key, option: 2 })
    expect(text).toContain('price at most $680,000')
  })

  test('of the order can be changed at any time, and taken away only when it was asked for', async () => {
    const { visitor, chips } = await asking('homes for sale')
    const order = chips.at(-1)
    expect(order).toMatchObject({ label: 'newest listings first', stays: true })
    const option = order?.options.indexOf('cheapest first') ?? -1
    const sorted = await visitor.click({ kind: 'change', criterion: order?.key ?? '', option })
    expect(sorted.view?.cards.map(({ price }) => price)).toEqual([380_000, 400_000, 450_000, 500_000, 600_000])
    const chosen = sorted.view?.criteria.at(-1)
    expect(chosen?.stays).toBeUndefined()
    const back = await visitor.click({ kind: 'remove', criterion: chosen?.key ?? '' })
    expect(back.view?.cards[0]?.price).toBe(400_000)
    const again = await visitor.click({ kind: 'remove', criterion: back.view?.criteria.at(-1)?.key ?? '' })
    expect(again.text).toMatch(/^6 homes match/m)
  })

  test('that turns a purchase into a rent lets the price go', async () => {
    const { visitor, chips } = await asking('homes for sale in Tacoma under 500k')
    const { key, options } = chipOf(chips, 'for sale')
    expect(options).toEqual(['for rent (1)'])
    const { view } = await visitor.click({ kind: 'change', criterion: key, option: 0 })
    expect(view?.criteria.map(({ label }) => label)).toEqual(['for rent', 'in Tacoma'])
    expect((await visitor.ask('go back')).text).toContain('for sale, in Tacoma, price at most $500,000')
  })
})

describe('what clicks leave behind', () => {
  test('“the second one” is the second of the table; the search goes on behind it', async () => {
    const { visitor, ids } = await asking('homes for sale in Tacoma')
    await visitor.click({ kind: 'compare', listings: [ids[3] ?? 0, ids[1] ?? 0] })
    const { text, view } = await visitor.ask('tell me about the second')
    expect(text).toContain('12 Birch Lane')
    expect(view?.cards.map(({ id }) => id)).toEqual([ids[1]])
    expect((await visitor.ask('show me more')).text).toMatch(/^6\. /m)
  })

  test('nothing clicked brings back what was refused', async () => {
    const { visitor, chips } = await asking('homes in Tacoma without immigrants under 500k')
    expect(chips.map(({ label }) => label)).toEqual([
      'for sale',
      'in Tacoma',
      'at most $500,000',
      'newest listings first',
    ])
    const { text } = await visitor.click({ kind: 'remove', criterion: chips[2]?.key ?? '' })
    expect(text).not.toMatch(/immigrant/)
  })

  test('similar homes are found farther away where none is near, and that is said', async () => {
    const lone = street(40, { City: 'Spokane', Latitude: 47.66, Longitude: -117.43, SalePrice: 2_000_000, Bedrooms: 9 })
    const own = await openClicking(app, [...birchLane, lone])
    const visitor = await own.visit()
    const { view } = await visitor.ask('homes in Spokane')
    const { text, view: found } = await visitor.click({ kind: 'similar', listing: view?.cards[0]?.id ?? 0 })
    expect(text).toMatch(
      /^Homes like \[40 Birch Lane, Spokane\].*\n\nNo other home here is like it in all of that, so I looked beyond/m,
    )
    expect(found?.cards[0]?.price).toBe(700_000)
    expect(found?.cards.map(({ id }) => id)).not.toContain(view?.cards[0]?.id)
  })

  test('without a search there is nothing to go on with', async () => {
    const visitor = await chatbot.visit()
    for (const action of [{ kind: 'more' as const }, { kind: 'remove' as const, criterion: 'x' }]) {
      const { text, view } = await visitor.click(action)
      expect(text).toMatch(/^I have not shown you a home yet/m)
      expect(view).toBeNull()
    }
  })
})

describe('hostile actions', () => {
  test.each([
    [{ kind: 'explode' }, 'action.kind'],
    [{}, 'action.kind'],
    ['more', 'action'],
    [{ kind: 'remove' }, 'action.criterion'],
    [{ kind: 'remove', criterion: '' }, 'action.criterion'],
    [{ kind: 'remove', criterion: 'x'.repeat(65) }, 'action.criterion'],
    [{ kind: 'remove', criterion: { key: 1 } }, 'action.criterion'],
    [{ kind: 'change', criterion: 'x' }, 'action.option'],
    [{ kind: 'change', criterion: 'x', option: -1 }, 'action.option'],
    [{ kind: 'change', criterion: 'x', option: 1.5 }, 'action.option'],
    [{ kind: 'change', criterion: 'x', option: '0' }, 'action.option'],
    [{ kind: 'similar' }, 'action.listing'],
    [{ kind: 'similar', listing: 0 }, 'action.listing'],
    [{ kind: 'similar', listing: 9_007_199_254_740_992 }, 'action.listing'],
    [{ kind: 'similar', listing: '1; DROP TABLE listings' }, 'action.listing'],
    [{ kind: 'compare' }, 'action.listings'],
    [{ kind: 'compare', listings: [1] }, 'action.listings'],
    [{ kind: 'compare', listings: [1, 2, 3, 4] }, 'action.listings'],
    [{ kind: 'compare', listings: [1, null] }, 'action.listings'],
  ])('%j is refused, and the field named', async (action, field) => {
    const visitor = await chatbot.visit()
    const { status, failure } = await visitor.send({ content: 'x', action })
    expect(status).toBe(400)
    expect(failure).toContain(field)
  })

  test('homes of another chatbot are no homes here', async () => {
    const other = await openClicking(app, birchLane)
    const theirs = (await (await other.visit()).ask('homes')).view?.cards.map(({ id }) => id) ?? []
    const visitor = await chatbot.visit()
    expect((await visitor.click({ kind: 'similar', listing: theirs[0] ?? 0 })).text).toBe(
      'That home is no longer listed here.',
    )
    expect((await visitor.click({ kind: 'compare', listings: theirs.slice(0, 2) })).text).toBe(
      'Those homes are no longer listed here.',
    )
    expect((await visitor.click({ kind: 'compare', listings: [5, 5] })).text).toMatch(/^To compare I need two homes/m)
  })
})
