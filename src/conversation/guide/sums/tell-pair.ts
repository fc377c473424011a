import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { formatArea, formatNumber } from '../../../reading/languages/wording.ts'
import type { ApartBy, AskedSum } from '../../../reading/sums/asked-sum.ts'
import { linkHome, nameHome } from '../about-homes/describe-home.ts'
import { factOf, moneyIn, type Speech, tellFact } from '../about-homes/home-facts.ts'
import type { ToldSum } from './tell-sum.ts'
import { apart, isAmount, times } from './work-out.ts'

/** What two homes cost together, or how far they are apart; null where they are not told in the same unit. Pure. */
export function tellPair(
  speech: Speech,
  [a, b]: readonly [FoundListing, FoundListing],
  sum: Extract<AskedSum, { kind: 'together' | 'apart' }>,
): ToldSum | null {
  const isPrice = sum.kind === 'together' || sum.by === 'Price'
  if (isPrice && (a.CurrencySymbol !== b.CurrencySymbol || a.SaleType !== b.SaleType)) return null
  return sum.kind === 'together' ? tellTogether(speech, a, b) : tellApart(speech, a, b, sum.by)
}

function tellTogether(speech: Speech, a: FoundListing, b: FoundListing): ToldSum {
  const unpriced = [a, b].find(({ Price }) => !isAmount(Price))
  const worked = times(a.Price, 1, b.Price)
  if (unpriced !== undefined || worked === null) return unknownIn(speech, unpriced ?? a, 'Price')
  const sum = moneyIn(speech, worked.value, a)
  const all = a.SaleType === 'for_rent' ? speech.words.aMonth(sum) : sum
  const made = [a, b].map((home) => `${linkHome(speech, home)} ${moneyIn(speech, home.Price ?? 0, home)}`).join(' + ')
  return { told: speech.words.about(all, made) }
}

/** Less is told of a price, more of everything else; the newer has the higher year. */
function tellApart(speech: Speech, a: FoundListing, b: FoundListing, by: ApartBy): ToldSum | null {
  const [first, second] = [factOf(speech, a, by), factOf(speech, b, by)]
  const missing = first.value === null ? a : second.value === null ? b : null
  if (missing !== null) return unknownIn(speech, missing, by)
  if ((by === 'BuildingArea' || by === 'LotArea') && a.AreaUnit !== b.AreaUnit) return null
  const difference = apart(first.count, second.count)
  const { words, wording } = speech
  const [more, less] = first.count >= second.count ? [a, b] : [b, a]
  const [high, low] = first.count >= second.count ? [first, second] : [second, first]
  if (difference === 0)
    return { told: words.firstAlike(words.and([a, b].map((home) => nameHome(speech, home))), high.value ?? '') }
  const amount =
    by === 'Price'
      ? moneyIn(speech, difference, a)
      : by === 'BuildingArea' || by === 'LotArea'
        ? formatArea(wording, difference, a.AreaUnit)
        : formatNumber(wording, difference)
  const wins = by === 'Price' ? less : more
  return {
    told: `${words.saidOf(linkHome(speech, wins), [words.differences[by](amount, difference)])} (${high.value} − ${low.value})`,
  }
}

function unknownIn(speech: Speech, home: FoundListing, by: ApartBy): ToldSum {
  return { unknown: speech.words.about(linkHome(speech, home), tellFact(speech, home, by)) }
}
