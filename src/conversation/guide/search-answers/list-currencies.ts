import { findFirst, lookUpOnlyCurrency } from '../../../homes/search/listing-questions.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { GuideContext } from '../guide-context.ts'

/** The currencies of the homes that a search finds, as many as asked for; one short look-up each where they differ. */
export async function listCurrencies(
  { db, scope }: GuideContext,
  criteria: readonly Criterion[],
  most: number,
): Promise<string[]> {
  const only = await lookUpOnlyCurrency(db, scope, criteria)
  if (only !== null) return [only]
  const symbols: string[] = []
  while (symbols.length < most) {
    const others: Criterion[] = symbols.length === 0 ? [] : [{ ...inCurrency(symbols), mode: 'not' }]
    const [home] = await findFirst(db, scope, [...criteria, ...others], null, 1)
    if (!home) break
    symbols.push(home.CurrencySymbol)
  }
  return symbols
}

export function inCurrency(symbols: string[]): Criterion {
  const lower = symbols.map((symbol) => symbol.toLowerCase())
  return { topic: 'CurrencySymbol', mode: 'must', anyOf: [{ is: 'currency', name: symbols[0] ?? '', symbols: lower }] }
}
