import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import { sampleOf } from '../../../../test/run/how-much.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { demoListings } from '../../../doors/demo/demo-listings.ts'
import { countSearches } from '../../../homes/search/listing-questions.ts'
import type { AnswerAction } from '../answer-action.ts'
import type { ShownView } from '../answer-view.ts'
import { keyOfCriterion, keyOfOrder } from '../chips/criterion-key.ts'
import { type ClickedChatbot, type Clicker, openClicking, type ShownAnswer } from '../conversations/clicking.fixture.ts'

let app: TestApp
let chatbot: ClickedChatbot
beforeAll(async () => {
  app = await borrowTestApp()
  chatbot = await openClicking(app, demoListings('https://demo.example'))
})
afterAll(() => app.close())

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const beginnings = [
  'homes for sale in Seattle',
  '3 bedroom houses with a garage under 900k, ideally with a view',
  'apartments to rent in Portland under 2500',
  'casas con jardín en Austin por menos de 800 mil',
  'Häuser mit mindestens 2 Bädern, nach 1950 gebaut, günstigste zuerst',
  'maisons à Seattle entre 400 000 et 900 000, au moins 100 m²',
  '西雅图三室以上的独立屋，最便宜的',
  'homes within 5 miles of Green Lake listed in the last 30 days without a pool',
]

/** What a label promises: "at most $660,000 (12)". */
const promised = (label: string): number | null => {
  const [, count] = /[(（]([\d.,\s {2}]+)[)）]$/.exec(label) ?? []
  return count === undefined ? null : Number(count.replace(/\D/g, ''))
}

interface Step {
  action: AnswerAction
  promise: number | null
}

function pickStep(view: ShownView, ids: readonly number[], random: () => number): Step {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const chip = pick(view.criteria)
  const kind = random()
  if (kind < 0.4 && chip && chip.options.length > 0) {
    const option = Math.floor(random() * chip.options.length)
    return {
      action: { kind: 'change', criterion: chip.key, option },
      promise: promised(chip.options[option] ?? ''),
    }
  }
  if (kind < 0.65 && chip) return { action: { kind: 'remove', criterion: chip.key }, promise: null }
  if (kind < 0.8) return { action: { kind: 'more' }, promise: null }
  const [one, another] = [pick(ids) ?? 1, pick(ids) ?? 2]
  if (kind < 0.9 || one === another) return { action: { kind: 'similar', listing: one }, promise: null }
  return { action: { kind: 'compare', listings: [one, another] }, promise: null }
}

/** The chips are the criteria of the session, and the total is what SQL alone counts for them. */
async function expectTrueView(visitor: Clicker, { view }: ShownAnswer): Promise<void> {
  if (view === null || view.compared) return
  const { criteria, sort } = await visitor.state()
  const keys = view.criteria.map(({ key }) => key.split('.')[0])
  const order = view.total > 1 ? [keyOfOrder(sort)] : []
  expect(keys.toSorted()).toEqual([...criteria.map(keyOfCriterion), ...order].toSorted())
  // Within a transaction no index answers.
  const counts = await app.app.db.transaction().execute((db) => countSearches(db, chatbot.scope, [criteria]))
  expect([view.total]).toEqual(counts)
  expect(view.cards.length).toBeLessThanOrEqual(view.total)
}

/** How many options were clicked whose label promised a number. */
let kept = 0

describe('random clicks', () => {
  test.each(sampleOf(beginnings, 3).map((sentence, seed) => [sentence, seed + 1]))(
    'after “%s”',
    async (sentence, seed) => {
      const random = seeded(seed)
      const visitor = await chatbot.visit()
      let answer = await visitor.ask(sentence)
      let view = answer.view
      const ids = new Set<number>()
      expect(view?.criteria.length).toBeGreaterThan(0)
      await expectTrueView(visitor, answer)
      for (let step = 0; step < 30 && view; step++) {
        for (const { id } of view.cards) ids.add(id)
        const { action, promise } = pickStep(view, [...ids], random)
        answer = await visitor.click(action)
        expect(answer, JSON.stringify(action)).toMatchObject({ status: 200, failure: '' })
        expect(answer.text).not.toBe('')
        await expectTrueView(visitor, answer)
        if (promise !== null) {
          expect(answer.view?.total, JSON.stringify({ action, view })).toBe(promise)
          kept += 1
        }
        // What a comparison or a few words show has no chips: the last search goes on.
        if (answer.view && !answer.view.compared) view = answer.view
      }
    },
  )

  test('kept many promises', () => {
    expect(kept).toBeGreaterThan(12)
  })

  test('what every option of every chip promises is what it finds', async () => {
    for (const sentence of beginnings.slice(0, 4)) {
      const visitor = await chatbot.visit()
      const { view } = await visitor.ask(sentence)
      for (const { key, options } of view?.criteria ?? [])
        for (const [option, label] of options.entries()) {
          const other = await chatbot.visit()
          await other.ask(sentence)
          const changed = await other.click({ kind: 'change', criterion: key, option })
          const isOrder = label === options[option] && promised(label) === null
          expect(changed.view?.total, `${sentence}: ${label}`).toBe(isOrder ? view?.total : promised(label))
          expect(changed.view?.criteria.map(({ key: each }) => each)).not.toContain(key)
        }
    }
  })
})
