import { readAmount } from './amount.ts'
import { hasTag, type Lexeme } from './lexeme.ts'

/**
 * "+/- 10%", "± 5 %", "give or take 20k" behind an amount: the ends of the range that it makes, and the lexeme behind
 * it. Null: nothing of the kind stands there. A share is of the amount; more than half of it is meant as something else.
 */
export function readTolerance(
  lexemes: readonly Lexeme[],
  start: number,
  value: number,
): { values: [number, number]; end: number } | null {
  const led = endOfLead(lexemes, start)
  const amount = led === null ? null : readAmount(lexemes, led)
  if (amount === null || amount.unit !== null || amount.plus) return null
  const isShare = lexemes[amount.end]?.text === '%' || hasTag(lexemes[amount.end], 'glue.percent')
  const width = isShare ? (value * amount.value) / 100 : amount.value
  if (!isShare && !amount.lexeme.number?.scaled && !amount.lexeme.number?.grouped) return null
  if (width <= 0 || width > value / 2) return null
  return { values: [Math.round(value - width), Math.round(value + width)], end: amount.end + (isShare ? 1 : 0) }
}

/** Where the words or signs end that say that it may be more or less; null where there are none. */
function endOfLead(lexemes: readonly Lexeme[], start: number): number | null {
  const at = lexemes[start]?.text === ',' ? start + 1 : start
  const texts = lexemes.slice(at, at + 3).map(({ text }) => text)
  if (texts[0] === '±' || hasTag(lexemes[at], 'post.about')) return at + 1
  if (texts.join('') === '+/-') return at + 3
  return texts[0] === '+' && texts[1] === '-' ? at + 2 : null
}
