import { readMoney } from '../../../homes/listings/intake/values/read-money.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { valuesOfTopic } from './record-topics.ts'

/** From so much on an entry is of a deposit or of dues alone. */
const surelyOf = 0.6

/**
 * A home with its deposit and its monthly dues, where it has no such field but an entry that is one amount: "Kaution: 1.500 €", "Service
 * charge: £1,860 a year". As it is where no entry is, or two are.
 */
export function withAmountsOfEntries(languages: Languages, home: FoundListing): FoundListing {
  const deposit = home.DepositFee ?? amountOf(languages, 'ask-home:deposit', home)
  const dues = home.HOAMonth || amountOf(languages, 'ask-home:hoa', home)
  return { ...home, DepositFee: deposit, HOAMonth: dues ?? home.HOAMonth }
}

function amountOf(languages: Languages, topic: string, home: FoundListing): number | null {
  const amounts = valuesOfTopic(languages, topic, home, surelyOf).flatMap((value) => {
    const read = readMoney(value)
    return read.unknown === undefined ? [read.perMonth ?? read.amount] : []
  })
  const [only, another] = amounts
  return only === undefined || another !== undefined ? null : only
}
