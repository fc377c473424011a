import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { asksFact } from '../about-homes/targets.ts'
import type { Asks } from '../wishes/read-asks.ts'

/** Words that mean something are of so many letters, and are the same by so many of the first. */
const shortestWord = 4
const stem = 4

/**
 * Whether the words of a listing leave something of a question open: how old, how big or how much was asked and they have no number
 * ("how old is the boiler", of "Heating: Propane"), or a word of the question stands nowhere in them ("is the dryer gas or electric").
 * Pure.
 */
export function leavesOpen(quote: string, { asks, understood }: { asks: Asks; understood: Understood }): boolean {
  if (asksFact(asks) && !/\p{N}/u.test(quote)) return true
  const said = foldText(quote)
  return understood.lexemes.some(({ tags, text }) => {
    const asksOf = tags.every((tag) => tag === 'unknown') || tags.some((tag) => tag.startsWith('feature.'))
    return asksOf && text.length >= shortestWord && !said.includes(foldText(text).slice(0, stem))
  })
}
