import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { SaidNumber } from './read-numbers.ts'

const currencies: readonly (readonly [RegExp, RegExp])[] = [
  [/€|\beuros?\b|\beur\b|欧元/u, /€|eur/iu],
  [/£|\bpounds?(?: sterling)?\b|\bgbp\b|\blibras?\b|英镑/u, /£|gbp|pound/iu],
  [/¥|￥|\byuan\b|\brmb\b|\byen\b|人民币|日元/u, /¥|元|cny|rmb|jpy|yen|yuan/iu],
  [/\bpesos?\b|\bmxn\b|比索/u, /peso|mx/iu],
  [/r\$|\breais\b|\breal\b/u, /r\$|brl|real/iu],
  [/\$|\bdollars?\b|\bdolar(?:es)?\b|\busd\b|\bdollarn?\b|美元|美金/u, /\$|usd|dollar|cad|aud/iu],
]

/** Whether words have the sign or the name of a currency. */
export function namesCurrency(folded: string): boolean {
  return currencies.some(([pattern]) => pattern.test(folded))
}

/** Whether an amount is said in the currency of a listing; without a sign it may be. */
export function isInCurrency({ CurrencySymbol }: FoundListing, number: SaidNumber, folded: string): boolean {
  if (number.kind !== 'money') return true
  const near = folded.slice(Math.max(0, number.start - 4), number.start) + folded.slice(number.start, number.end + 12)
  const said = currencies.find(([pattern]) => pattern.test(near.split(/[,;|]\s/u)[0] ?? near))
  return said === undefined || said[1].test(CurrencySymbol)
}
