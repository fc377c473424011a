import { makeTest, type StoredListing } from './evaluate/holds.ts'
import { priceOf } from './evaluate/measure.ts'
import type { Criterion, Meaning } from './meaning.ts'
import type { PairResult } from './run-pairs.ts'
import type { Result } from './run-sentences.ts'

const examples = 3

/** A failing sentence with what was expected, what came, and the listings that tell. */
export function describeFailure(result: Result, listings: readonly StoredListing[]): string {
  const { answer, meaning } = result
  const lines = [
    `"${[...result.earlier, result.text].join('" \u2192 "')}" (${result.language})`,
    `  faults: ${result.faults.map(({ text }) => text).join('; ')}`,
  ]
  if (meaning) lines.push(`  meaning: ${describeMeaning(meaning)} \u2192 ${result.expectedTotal}`)
  if (answer) {
    lines.push(`  understood: ${JSON.stringify(answer.filters)} sort ${answer.sort} \u2192 ${answer.total}`)
    if (answer.ignored.length > 0) lines.push(`  ignored: ${answer.ignored.join(', ')}`)
  }
  for (const { kind, listings: told = [] } of result.faults) {
    for (const listing of told.slice(0, examples)) {
      lines.push(`  ${kind} ${describeListing(listing, meaning, kind === 'extra' ? listings : null)}`)
    }
  }
  return lines.join('\n')
}

export function describePair({ withPerson, without, isRefused, totals, filters }: PairResult): string {
  return [
    `"${withPerson}" against "${without}"${isRefused ? ' (refused)' : ''}: ${totals.join(' and ')}`,
    `  understood: ${JSON.stringify(filters[0])} and ${JSON.stringify(filters[1])}`,
  ].join('\n')
}

function describeMeaning({ all, wishes, sort, limit, figures, isRefused, pagesBefore }: Meaning): string {
  const parts = [
    all.map(describeCriterion).join(', '),
    wishes.length > 0 ? `wishes ${wishes.map(describeCriterion).join(', ')}` : '',
    sort ? `sort ${JSON.stringify(sort)}` : '',
    limit === null ? '' : `limit ${limit}`,
    figures.length > 0 ? `figures ${figures.map(({ kind }) => kind).join(', ')}` : '',
    pagesBefore > 0 ? `page ${pagesBefore + 1}` : '',
    isRefused ? 'refused' : '',
  ]
  return parts.filter((part) => part !== '').join('; ')
}

function describeCriterion(criterion: Criterion): string {
  const { kind, ...rest } = criterion
  return `${kind} ${JSON.stringify(rest)}`
}

function describeListing(
  listing: StoredListing,
  meaning: Meaning | null,
  all: readonly StoredListing[] | null,
): string {
  const { id, PropertyType, SaleType, Status, Bedrooms, Bathrooms, City, ZIP, YearBuilt, HOAMonth } = listing
  const area = `${listing.BuildingArea}/${listing.LotArea} ${listing.AreaUnit}`
  const facts = `#${id} ${PropertyType}, ${SaleType}, ${Status}, ${listing.CurrencySymbol}${priceOf(listing)}, ${Bedrooms} bd ${Bathrooms} ba, ${area}, ${City} ${ZIP}, built ${YearBuilt}, days ${listing.DaysOnMarket}, parking ${listing.ParkingSpots}, HOA ${HOAMonth ?? 'absent'}`
  const spoken = `${listing.Description ?? ''} ${JSON.stringify(listing.ExtensionColumn ?? [])}`
  const broken =
    all && meaning
      ? meaning.all.filter(
          (criterion) =>
            criterion.kind !== 'beyondShown' && !makeTest(criterion, { listings: all, shown: [] })(listing),
        )
      : []
  const why = broken.length > 0 ? ` breaks ${broken.map(describeCriterion).join(', ')}` : ''
  const needsText = (meaning?.all ?? []).some((criterion) => JSON.stringify(criterion).includes('"feature"'))
  return `${facts}${why}${needsText ? ` says: ${spoken}` : ''}`
}
