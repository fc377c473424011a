import type { Bound } from '../../words/bound.ts'
import { hasTag, type Lexeme } from '../../words/lexeme.ts'
import type { Context, Found } from '../meaning.ts'

const farthest = 4
const largestPayment = 20_000

/**
 * "3k a month" of somebody who wants to buy, "mortgage payment under 2500": what can be paid each month, which is neither
 * a price nor a rent.
 */
export function readPayment(context: Context, at: number, bound: Bound | null): Found {
  if (bound === null || bound.unit !== null) return null
  if (saysDownPaymentBefore(context, at)) return { meanings: [{ kind: 'aside' }], end: bound.end }
  if (bound.values.some((value) => value >= largestPayment)) return null
  const isMonthly = bound.perMonth && context.saysSale && !isOfFee(context, at)
  const behind = hasTag(context.lexemes[bound.end], 'glue.payment')
  if (!isMonthly && !behind && !saysPaymentBefore(context, at)) return null
  return { meanings: [{ kind: 'aside' }], end: behind ? bound.end + 1 : bound.end }
}

/** "a down payment of 50k" */
function saysDownPaymentBefore(context: Context, at: number): boolean {
  return saysBefore(
    context,
    at,
    (lexeme) => hasTag(lexeme, 'glue.downPayment') && !['down', 'saved'].includes(lexeme.key),
  )
}

function saysPaymentBefore(context: Context, at: number): boolean {
  return saysBefore(context, at, (lexeme) => hasTag(lexeme, 'glue.payment'))
}

function saysBefore({ lexemes }: Context, at: number, isIt: (lexeme: Lexeme) => boolean): boolean {
  for (let index = at - 1; index >= Math.max(0, at - farthest); index--) {
    const lexeme = lexemes[index]
    if (lexeme && isIt(lexeme)) return true
    if (!lexeme || lexeme.number || (hasTag(lexeme, 'sign') && lexeme.text !== ':')) return false
  }
  return false
}

/** "HOA 400 a month", "under 300 a month in fees". */
function isOfFee({ lexemes }: Context, at: number): boolean {
  return lexemes
    .slice(Math.max(0, at - farthest), at + farthest + 2)
    .some((lexeme) => hasTag(lexeme, 'field.HOAMonth') || hasTag(lexeme, 'sort.HOAMonth.up'))
}
