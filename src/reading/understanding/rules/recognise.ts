import { freezeDeep } from '../../../platform/freeze-deep.ts'
import type { Lexicon } from '../../languages/words/lexicon.ts'
import { foldWord } from '../../languages/words/tokens.ts'
import type { Lexeme } from '../words/lexeme.ts'
import type { Context, Found, Item } from './meaning.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

const restAfter = 40

/** Reads a sentence from left to right: at each place the rule that reaches furthest wins. */
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
  const context = contextOf(lexemes, lexicon, year, items)
  let at = 0
  let count = 0
  while (at < lexemes.length) {
    const best = readAt(context, at)
    const end = best?.found.end ?? at + 1
    for (const meaning of best?.found.meanings ?? [])
      items.push(freezeDeep({ ...meaning, rule: best?.rule.name ?? '', from: at, to: end }))
    at = end
    if (++count % restAfter === 0) yield
  }
  return items
}

/** What the rules look at; `items` is filled while they read. */
export function contextOf(lexemes: readonly Lexeme[], lexicon: Lexicon, year: number, items: readonly Item[]): Context {
  const says = (tag: string) => lexemes.some(({ tags }) => tags.includes(tag))
  const namesRent = ['SaleType.for_rent', 'field.rent', 'SpaceType.Room', 'field.DepositFee'].some(says)
  const saysSale = says('SaleType.for_sale') && !namesRent
  const saysRent = namesRent || (says('per.month') && !says('field.HOAMonth') && !saysSale)
  const folded = lexemes.map(({ text }) => foldWord(text))
  return { lexemes, folded, lexicon, year, items, saysRent, saysSale, amounts: new Map() }
}

/** The rule that wins at a lexeme: the one that reaches furthest, and of those the first in the order of preference. */
function readAt(context: Context, at: number): { rule: Rule; found: NonNullable<Found> } | null {
  let best: { rule: Rule; found: NonNullable<Found> } | null = null
  for (const rule of rules) {
    const found = rule.read(context, at)
    if (found && found.end > at && found.end > (best?.found.end ?? at)) best = { rule, found }
  }
  return best
}

/** All rules that could take words from `at` on, in the order of preference; for tests and explanations. */
export function allReadingsAt(context: Context, at: number): { rule: Rule; found: NonNullable<Found> }[] {
  return rules.flatMap((rule) => {
    const found = rule.read(context, at)
    return found && found.end > at ? [{ rule, found }] : []
  })
}
