import { freezeDeep } from './freeze-deep.ts'
import type { Context, Item, Recogniser } from './item.ts'
import type { Lexeme } from './lexeme.ts'
import type { Lexicon } from './lexicon.ts'
import { recogniseDaysOnMarket } from './meanings/days-on-market.ts'
import { recogniseBareField, recogniseCurrency, recogniseKind, recogniseValue } from './meanings/kinds.ts'
import { recogniseNear } from './meanings/near.ts'
import { recogniseNearBehind } from './meanings/near-behind.ts'
import {
  recogniseDrop,
  recogniseFigure,
  recogniseFollowUp,
  recogniseOrdinal,
  recogniseSort,
} from './meanings/orders.ts'
import { recognisePlace } from './meanings/places.ts'
import { recogniseQuantity } from './meanings/quantity.ts'
import { recogniseFeature, recogniseRepair, recogniseRest, recogniseScope } from './meanings/scopes.ts'
import { recogniseYearBuilt } from './meanings/year-built.ts'
import { foldWord } from './tokens.ts'

const restAfter = 40

/** Every meaning, in the order of preference when two reach equally far. */
const recognisers: readonly Recogniser[] = [
  recogniseRepair,
  recogniseDrop,
  recogniseNear,
  recogniseNearBehind,
  recognisePlace,
  recogniseDaysOnMarket,
  recogniseYearBuilt,
  recogniseQuantity,
  recogniseFigure,
  recogniseSort,
  recogniseValue,
  recogniseCurrency,
  recogniseKind,
  recogniseFeature,
  recogniseFollowUp,
  recogniseBareField,
  recogniseScope,
  recogniseOrdinal,
  recogniseRest,
]

/** Reads a sentence from left to right: at each place the meaning that reaches furthest wins. */
export function recogniseItems(lexemes: readonly Lexeme[], lexicon: Lexicon, year: number): Item[] {
  const steps = recogniseInSteps(lexemes, lexicon, year)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, with a rest after every few meanings. */
export function* recogniseInSteps(lexemes: readonly Lexeme[], lexicon: Lexicon, year: number): Generator<void, Item[]> {
  const items: Item[] = []
  const says = (tag: string) => lexemes.some(({ tags }) => tags.includes(tag))
  const saysRent =
    ['SaleType.for_rent', 'field.rent', 'SpaceType.Room', 'field.DepositFee'].some(says) ||
    (says('per.month') && !says('field.HOAMonth'))
  const folded = lexemes.map(({ text }) => foldWord(text))
  const context: Context = { lexemes, folded, lexicon, year, items, saysRent }
  let at = 0
  let count = 0
  while (at < lexemes.length) {
    let best: ReturnType<Recogniser> = null
    for (const recognise of recognisers) {
      const found = recognise(context, at)
      if (found && found.end > at && found.end > (best?.end ?? at)) best = found
    }
    const end = best?.end ?? at + 1
    for (const meaning of best?.meanings ?? []) items.push(freezeDeep({ ...meaning, from: at, to: end }))
    at = end
    if (++count % restAfter === 0) yield
  }
  return items
}
