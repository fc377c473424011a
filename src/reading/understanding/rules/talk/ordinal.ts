import type { Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

/** "the second one", "#2", "number three", "the last one". */
const read: Recogniser = ({ lexemes, lexicon, folded }, at) => {
  const number = lexemes[at]?.number
  const word = lexicon.language.numbers.ordinals[folded[at] ?? '']
  const value = number?.ordinal ? number.value : word
  if (value === undefined || value < 1 || value > 100) return null
  return { meanings: [{ kind: 'ordinal', position: value }], end: at + 1 }
}

export const ordinalRule: Rule = {
  name: 'ordinal',
  dimension: 'talk',
  read,
  examples: [
    ['the second one', 'number 2'],
    ['the 3rd home', 'number 3'],
  ],
  not: ['the 3 cheapest'],
}
