import { currencyCondition } from '../../../criteria/make-condition.ts'
import { hasTag, tagValue } from '../../words/lexeme.ts'
import type { Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

/** "in euros", "prices in pounds", "£": a currency without an amount. */
const read: Recogniser = ({ lexemes, lexicon }, at) => {
  const row = lexicon.language.currencies[Number(tagValue(lexemes[at], 'currency.') ?? Number.NaN)]
  const before = lexemes[at - 1]
  const isSaid = hasTag(before, 'glue.in') || hasTag(before, 'field.Price') || !/^\p{L}/u.test(lexemes[at]?.text ?? '')
  if (!row || !isSaid || lexemes[at + 1]?.number || before?.number) return null
  return { meanings: [{ kind: 'criterion', topic: 'CurrencySymbol', anyOf: [currencyCondition(row)] }], end: at + 1 }
}

export const currencyRule: Rule = {
  name: 'currency',
  dimension: 'money',
  read,
  examples: [
    ['prices in pounds', 'CurrencySymbol £'],
    ['in euros', 'CurrencySymbol €'],
  ],
  not: ['500 euros'],
}
