import { amountsIn } from '../../../homes/listings/intake/values/read-money.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { type RankedPassage, rankPassages } from '../../../reading/answering/rank-passages.ts'
import { sumWordsOf } from '../../../reading/languages/all-sum-words.ts'
import type { LanguageCode } from '../../../reading/languages/language-code.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import type { SumPart } from '../../../reading/sums/parts-of-sum.ts'
import { isOfLastMonth } from '../../../reading/sums/rents-in.ts'
import { type AmountTold, amountOfPassage } from '../record/amounts-of-passages.ts'
import { incomeOfHome } from '../record/income-of-home.ts'
import { monthlyOfHome } from '../record/monthly-of-home.ts'
import { type PassageOfHome, passagesOfHome } from '../record/passages-of-home.ts'
import { likelyOfTopics } from '../record/record-topics.ts'

/** What of a home's record is meant by the parts of a question. */
export interface AmountsOfParts {
  amounts: readonly AmountTold[]
  /** What was named and cannot be reckoned with: what the record says of it, or the words where it says nothing. */
  untold: readonly (PassageOfHome | string)[]
  /** All that is to be paid was named within what asks for the amount: "what are the dues in total". */
  isInFrame: boolean
  /** What stands first is put on top of something that is not named: "with power and the locker, what's a month". */
  isOnTop: boolean
  /** Something else of the record is asked for: "how many baths in total". */
  isElse: boolean
}

export interface SumOf {
  languages: Languages
  code: LanguageCode
  home: FoundListing
  /** How many people there are, where it was said. */
  people: number | null
  /** Whether words that no passage answers are of something to be paid. */
  isToBePaid: (text: string) => boolean
}

const surely = 0.5
/** Of what also asked for the amount, and may name nothing at all. */
const surelyInFrame = 0.6
const longestUntold = 40

/** Finds for each part the passage that it means, and the amount of it. The same for the same values. */
export function amountsOfParts(of: SumOf, parts: readonly SumPart[]): AmountsOfParts {
  const amounts: AmountTold[] = []
  const untold: (PassageOfHome | string)[] = []
  const taken = new Set<string>()
  let isInFrame = true
  let isElse = false
  let isOnTop: boolean | null = null
  // "first month, deposit and the cleaning, all in?": what is meant by all is named.
  const isNamed = parts.filter((part) => part.of !== 'all' && !part.isFrame).length > 1
  for (const part of parts.filter((each) => each.of !== 'all' || !isNamed)) {
    for (const found of findPart(of, part)) {
      if ('isElse' in found) {
        isElse = true
        continue
      }
      isInFrame &&= part.isFrame
      isOnTop ??= part.isOnTop
      if ('untold' in found) {
        if (!untold.includes(found.untold)) untold.push(found.untold)
        continue
      }
      const key = keyOf(found.amount)
      if (!taken.has(key)) amounts.push(found.amount)
      taken.add(key)
    }
  }
  // "Deposit: $7,800 (first and last month)" is paid with the first month in it; and the rent is paid once before one moves in.
  const covers = amounts.some(({ coversFirst }) => coversFirst === true)
  const isCovered = ({ name }: AmountTold): boolean =>
    covers
      ? name === '#First' || name === '#Last'
      : name === '#First' && taken.has(keyOf({ name: '#Price', amount: of.home.Price ?? 0 }))
  return { amounts: amounts.filter((each) => !isCovered(each)), untold, isInFrame, isElse, isOnTop: isOnTop === true }
}

const keyOf = ({ name, amount }: Pick<AmountTold, 'name' | 'amount'>): string => `${name}=${amount}`

type FoundPart = { amount: AmountTold } | { untold: PassageOfHome | string } | { isElse: true }

function findPart(of: SumOf, part: SumPart): FoundPart[] {
  if (part.of === 'other') return named(of, part)
  if (part.of === 'all') return monthlyOfHome(of.languages, of.home).map((amount) => ({ amount }))
  const rent = rentOf(of, part)
  const rest = part.text.replace(new RegExp(sumWordsOf(of.code).asks.rent.source, 'gu'), ' ').trim()
  // "aluguel condominio": words without a sign between them.
  const further = part.of === 'rent' && rest !== '' && rest !== part.text && part.count === null
  return [...rent, ...(further ? named(of, { ...part, text: rest, of: 'other', isFrame: true }) : [])]
}

function rentOf({ languages, home }: SumOf, { of, count }: SumPart): FoundPart[] {
  if (home.SaleType !== 'for_rent') {
    const income = of === 'rent' ? incomeOfHome(languages, home) : null
    return income === null ? [] : [{ amount: income }]
  }
  const rent = home.Price
  if (rent === null || rent <= 0) return [{ untold: { kind: 'field', name: '', text: '', fact: 'Price' } }]
  if (of === 'last') {
    const said = entriesOf(home).find(
      ({ text }) => isOfLastMonth(text) && amountOfPassage(languages, home, passage(text)) !== null,
    )
    const amount = said === undefined ? null : amountOfPassage(languages, home, said)
    return [{ amount: amount ?? { name: '#Last', amount: rent, period: 'once' } }]
  }
  if (of === 'first') return [{ amount: { name: '#First', amount: rent, period: 'once' } }]
  return count === null || count === 1
    ? [{ amount: { name: '#Price', amount: rent, period: 'month' } }]
    : [{ amount: { name: '', amount: rent * count, period: 'once', worked: { by: 'rent', count } } }]
}

const passage = (text: string): PassageOfHome => ({ kind: 'entry', name: text.split(':')[0] ?? '', text })
const entriesOf = (home: FoundListing): PassageOfHome[] => passagesOfHome(home).filter(({ kind }) => kind === 'entry')

/** What the words of a part are of, whatever they are. */
function named(of: SumOf, { text, count, isFrame, isOnTop }: SumPart): FoundPart[] {
  const { languages, home, people } = of
  const { ranked, none } = rankPassages(languages, text, passagesOfHome(home))
  const least = isFrame ? surelyInFrame : surely
  const isSure = (each: RankedPassage | undefined, among = 1): boolean =>
    each !== undefined && each.likely >= least * among && each.likely > none
  // Beside "Parking spots: 1" it is the entry with the amount that is to be paid.
  const fieldsAlone = ranked.filter(({ passage: { fact } }) => fact !== undefined && !ofMoney.has(fact))
  const others = ranked.filter((each) => !fieldsAlone.includes(each))
  const [first] = others
  const shareOfOthers = 1 - fieldsAlone.reduce((sum, { likely }) => sum + likely, 0)
  const isFound = first !== undefined && isSure(first, shareOfOthers)
  const amount = isFound ? amountOfPassage(languages, home, first.passage) : null
  if (amount === null || !isFound) {
    if (
      isSure(ranked[0]) &&
      !(isFound && (isOfCosts(languages, first.passage) || amountsIn(first.passage.text).length > 0))
    )
      return isOnTop ? [{ untold: text }] : [{ isElse: true }]
    if (isFound && !isFrame && isOfCosts(languages, first.passage)) return [{ untold: first.passage }]
    return (!isFrame || isOnTop) && !isFound && text.length <= longestUntold && of.isToBePaid(text)
      ? [{ untold: text }]
      : []
  }
  if (amount.isInRent === true) return [{ untold: first.passage }]
  if (amount.isEach !== true) return [{ amount }]
  const times = count ?? people
  return [
    times === null
      ? { untold: first.passage }
      : { amount: { ...amount, isEach: false, amount: amount.amount * times, times } },
  ]
}

const ofMoney: ReadonlySet<FactName> = new Set<FactName>(['Price', 'HOAMonth', 'DepositFee'])
const costs = ['deposit', 'move-in-cost', 'hoa', 'monthly-costs', 'utilities', 'taxes', 'insurance', 'internet'].map(
  (name) => `ask-home:${name}`,
)

/** Whether a passage that tells no amount is still of something that is paid: "Utilities: extra, in the tenant's name". */
function isOfCosts(languages: Languages, { fact, text }: PassageOfHome): boolean {
  return fact === undefined && likelyOfTopics(languages, text, costs) >= surely
}
