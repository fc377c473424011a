import type { StoredListing } from '../evaluate/holds.ts'
import { type Evidence, verifyNumbers } from './verify-numbers.ts'

/** Proves that the checker of numbers passes what is true and fails on a wrong number of each kind; answers what it gets wrong. */
export function checkNumberChecker(listings: readonly StoredListing[]): string[] {
  const home = listings.find(
    ({ SalePrice, Address, YearBuilt, Bedrooms, BuildingArea, AreaUnit }) =>
      SalePrice && Address && YearBuilt > 0 && Bedrooms > 1 && BuildingArea > 0 && AreaUnit === 'Square Feet',
  )
  if (!home) return ['no listing to check with']
  const link = `[${home.Address}](${home.Url})`
  const evidence: Evidence = {
    ...{
      listings,
      said: ['homes under 123456'],
      meant: [],
      earlier: [],
      counts: new Set([41]),
      figures: [],
      places: [],
    },
    areQuotesSuggestions: false,
  }
  const price = (home.SalePrice ?? 0).toLocaleString('en')
  const good = [
    `41 homes match.\n\n1. ${link}: $${price}, ${home.Bedrooms} beds, ${home.Bathrooms} baths, built in ${home.YearBuilt}`,
    `${link} cuesta ${price.replaceAll(',', '.')} € y tiene ${home.Bedrooms} dormitorios.`,
    `Homes up to $123,456.`,
    `${link} tem ${home.Bedrooms} quartos e ${home.Bathrooms} banheiros.`,
  ]
  const bad = [
    '42 homes match.',
    `${link} costs $${((home.SalePrice ?? 0) + 1_000).toLocaleString('en')}.`,
    `${link} costs $123,456.`,
    `${link}: ${home.Bedrooms + 3} beds`,
    `${link} has ${home.Bedrooms === 7 ? 'eight' : 'seven'} bedrooms.`,
    `${link} hat ${home.Bathrooms + 4} Bäder.`,
    `${link} was built in ${home.YearBuilt - 11}.`,
    `${link}: ${home.BuildingArea + 777} sq ft`,
    `${link} is 0.3 miles from the school.`,
    `${link} 售价${Math.round((home.SalePrice ?? 0) / 10_000) + 21}万。`,
    `${link} is on offer. It costs $123,456.`,
    `${link} returns 14% a year.`,
    `${link} tem ${home.Bedrooms + 3} quartos.`,
    `${link} tem ${home.Bathrooms + 4} banheiros.`,
    `${link} fica a 0,3 milhas da escola.`,
    `${link} rende 14 por cento.`,
  ]
  const paying: Evidence = { ...evidence, said: ['we can pay 2,000 a month'] }
  // 2,000 a month over 30 years at 6 % pay back 333,583.
  const loan = (amount: string): string =>
    `That pays for $416,979: a loan of ${amount} over 30 years at 6%, and 20% down.`
  return [
    ...(verifyNumbers(loan('$333,583'), paying).unverified.length > 0 ? ['wrongly doubts: a loan'] : []),
    ...(verifyNumbers(loan('$343,583'), paying).unverified.length === 0 ? ['wrongly believes: a loan'] : []),
    ...good
      .filter((text) => verifyNumbers(text, evidence).unverified.length > 0)
      .map((text) => `wrongly doubts: ${text}`),
    ...bad
      .filter((text) => verifyNumbers(text, evidence).unverified.length === 0)
      .map((text) => `wrongly believes: ${text}`),
  ]
}
