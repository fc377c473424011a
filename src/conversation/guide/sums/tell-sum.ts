import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { sumWordsOf } from '../../../reading/languages/all-sum-words.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import type { Counted, SumWords } from '../../../reading/languages/tables/sum-words.ts'
import { formatArea, formatNumber } from '../../../reading/languages/wording.ts'
import {
  squareFeetInAcre,
  squareFeetInSquareMeter,
  squareMetersInAcre,
  squareMetersInSquareFoot,
} from '../../../reading/measures/measures.ts'
import type { AskedSum } from '../../../reading/sums/asked-sum.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { factOf, moneyIn, type Speech, tellFact } from '../about-homes/home-facts.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { unitsOfHome } from './units-of-home.ts'
import { divide, isAmount, percentOf, times, type WorkedOut } from './work-out.ts'

/** A sum of one home in words, or what of it its record does not say. */
export type ToldSum = { told: string } | { unknown: string }

type Of<Kind extends AskedSum['kind']> = Extract<AskedSum, { kind: Kind }>
export type SumOfOne = Exclude<AskedSum, { kind: 'together' | 'apart' }>

/** The sum with the figures that it is made of; null where the home has no such sum: the land of a home for rent by the acre. Pure. */
export function tellSum(speech: Speech, home: FoundListing, sum: SumOfOne): ToldSum | null {
  switch (sum.kind) {
    case 'per':
      return tellPer(speech, home, sum)
    case 'split':
      return tellSplit(speech, home, sum)
    case 'months':
      return tellMonths(speech, home, sum)
    case 'upfront':
      return home.SaleType === 'for_rent' ? tellUpfront(speech, home) : null
    case 'share':
      return tellShare(speech, home, sum)
  }
}

function tellPer(speech: Speech, home: FoundListing, { thing, ofLand = false }: Of<'per'>): ToldSum | null {
  const sums = sumWordsOf(speech.words.code)
  if (thing === 'foot' || thing === 'meter') return tellPerArea(speech, home, { thing, ofLand })
  if (thing === 'acre') {
    const { value } = factOf(speech, home, 'LotArea')
    const acres = home.LotArea / (home.AreaUnit === 'Square Meters' ? squareMetersInAcre : squareFeetInAcre)
    if (home.SaleType === 'for_rent') return null
    return value === null
      ? unknownOf(speech, home, 'LotArea')
      : tellDivided(speech, home, sums.per.acre, count(speech, sums, 'acre', acres), acres)
  }
  const isUnit = thing === 'unit'
  const parts = isUnit ? unitsOfHome(home) : home.Bedrooms
  if (isUnit && parts === null)
    return { unknown: speech.words.row([tellFact(speech, home, 'Price'), sums.unknownUnits]) }
  if (!isAmount(parts))
    return factOf(speech, home, 'Bedrooms').value === null ? unknownOf(speech, home, 'Bedrooms') : null
  return tellDivided(speech, home, sums.per[thing], count(speech, sums, thing, parts), parts)
}

function tellPerArea(
  speech: Speech,
  home: FoundListing,
  { thing: asked, ofLand }: { thing: 'foot' | 'meter'; ofLand: boolean },
): ToldSum {
  const { words } = speech
  const isInMeters = home.AreaUnit === 'Square Meters'
  const unit = asked === 'meter' ? words.unitNames.meters : words.unitNames.feet
  const own = asked === 'meter' ? isInMeters : !isInMeters
  const perArea = (amount: string) => words.perArea(amount, unit)
  const living = factOf(speech, home, 'BuildingArea').value
  const land = factOf(speech, home, 'LotArea').value
  // A house whose living area is unknown is not told by its land.
  const isOfLand = land !== null && (ofLand || (living === null && home.Bedrooms === 0))
  // As the listing says it, where it does.
  if (own && !isOfLand && home.UnitAreaPrice !== null && home.UnitAreaPrice > 0)
    return { told: perArea(amountOf(speech, home, home.UnitAreaPrice)) }
  const area = isOfLand ? land : living
  if (area === null) return unknownOf(speech, home, 'BuildingArea')
  const measure = isOfLand ? home.LotArea : home.BuildingArea
  const size = own ? measure : measure * (isInMeters ? squareFeetInSquareMeter : squareMetersInSquareFoot)
  const converted = formatArea(speech.wording, size, asked === 'meter' ? 'Square Meters' : 'Square Feet')
  const parts = own ? area : escapeMarkdown(converted)
  return tellDivided(speech, home, perArea, isOfLand ? words.facts.LotArea.known(parts, size) : parts, size)
}

/** The price in so many parts. */
function tellDivided(
  speech: Speech,
  home: FoundListing,
  per: (amount: string) => string,
  parts: string,
  size: number,
): ToldSum {
  const each = divide(home.Price, size)
  if (each === null || home.Price === null) return unknownOf(speech, home, 'Price')
  const amount = per(amountOf(speech, home, each.value))
  return { told: `${rounded(speech, each, amount)} (${moneyIn(speech, home.Price, home)} ÷ ${parts})` }
}

function tellSplit(speech: Speech, home: FoundListing, { among }: Of<'split'>): ToldSum {
  const sums = sumWordsOf(speech.words.code)
  return tellDivided(speech, home, sums.per.person, count(speech, sums, 'person', among), among)
}

function tellMonths(speech: Speech, home: FoundListing, { months, of, withDeposit }: Of<'months'>): ToldSum | null {
  const sums = sumWordsOf(speech.words.code)
  const monthly = of === 'fee' ? home.HOAMonth : home.SaleType === 'for_rent' ? home.Price : null
  if (of === 'fee' && !isAmount(monthly)) return unknownOf(speech, home, 'HOAMonth')
  if (home.SaleType !== 'for_rent' && of === 'rent') return null
  const deposit = withDeposit && of === 'rent' ? home.DepositFee : null
  const worked = times(monthly, months, ...(isAmount(deposit) ? [deposit] : []))
  if (worked === null || monthly === null) return unknownOf(speech, home, 'Price')
  const label = of === 'fee' ? [speech.words.facts.HOAMonth.label] : []
  const made = [
    `${moneyIn(speech, monthly, home)} × ${count(speech, sums, 'month', months)}`,
    ...(isAmount(deposit) ? [tellFact(speech, home, 'DepositFee')] : []),
  ].join(' + ')
  const told = `${[...label, moneyIn(speech, worked.value, home)].join(' ')} (${made})`
  const isMissing = withDeposit && of === 'rent' && !isAmount(deposit)
  return { told: isMissing ? speech.words.row([told, speech.words.facts.DepositFee.unknown]) : told }
}

/** What is paid before one moves in: the first month, and the deposit as far as it is known. */
function tellUpfront(speech: Speech, home: FoundListing): ToldSum {
  const { firstMonth } = sumWordsOf(speech.words.code)
  const { DepositFee: deposit, Price: rent } = home
  if (!isAmount(rent)) return unknownOf(speech, home, 'Price')
  const first = firstMonth(moneyIn(speech, rent, home))
  const worked = isAmount(deposit) ? times(rent, 1, deposit) : null
  return worked === null
    ? { unknown: speech.words.row([first, speech.words.facts.DepositFee.unknown]) }
    : { told: `${moneyIn(speech, worked.value, home)} (${first} + ${tellFact(speech, home, 'DepositFee')})` }
}

function tellShare(speech: Speech, home: FoundListing, { percent }: Of<'share'>): ToldSum {
  const sums = sumWordsOf(speech.words.code)
  const worked = percentOf(home.Price, percent)
  if (worked === null || home.Price === null) return unknownOf(speech, home, 'Price')
  const share = rounded(speech, worked, moneyIn(speech, worked.value, home))
  const said = (percent / 100).toLocaleString(speech.wording.locale, { style: 'percent', maximumFractionDigits: 2 })
  return { told: `${sums.down(share)} (${said} × ${moneyIn(speech, home.Price, home)})` }
}

/** Of a home for rent it is an amount a month. */
function amountOf(speech: Speech, home: FoundListing, value: number): string {
  const amount = moneyIn(speech, value, home)
  return home.SaleType === 'for_rent' ? speech.words.aMonth(amount) : amount
}

function rounded({ words }: Speech, { isExact }: WorkedOut, amount: string): string {
  return isExact ? amount : sumWordsOf(words.code).roughly(amount)
}

function count({ wording }: Speech, { counted }: SumWords, thing: Counted, value: number): string {
  return counted[thing](formatNumber(wording, value), value)
}

/** What is not known, beside the price. */
function unknownOf(speech: Speech, home: FoundListing, name: FactName): ToldSum {
  const price = name === 'Price' ? [] : [tellFact(speech, home, 'Price')]
  const { unknown } = speech.words.facts[name]
  return { unknown: speech.words.row([...price, unknown]) }
}

/** "[52 Main Street](…): $155,000 per unit ($465,000 ÷ 3 units)." */
export function sayOfHome(speech: Speech, home: FoundListing, told: string): string {
  return speech.words.sentence(speech.words.about(linkHome(speech, home), told))
}
