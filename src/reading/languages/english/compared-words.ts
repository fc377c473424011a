import type { ClaimTable } from '../tables/claim-table.ts'

/** Further ways to hold two homes against each other; a sign of 0 says that they are alike. */
export const englishCompared: ClaimTable['compares'] = [
  {
    field: 'Price',
    sign: 0,
    isMost: false,
    words: `about the same price, cost about the same, costs about the same, similarly priced, comparably priced, priced
      similarly, a similar price, similar prices, cost much the same, the same price, same price, costs the same, cost the same, equally expensive, equally priced, priced the
      same, priced identically, as expensive as, just as expensive, just as much, as much as, identical price,
      identical prices`,
  },
  {
    field: 'BuildingArea',
    sign: 0,
    isMost: false,
    words: `the same size, same size, equally large, equally big, equally spacious, as large as, as big as, as
      spacious as, the same living area, the same floor area, the same square footage`,
  },
  {
    field: 'YearBuilt',
    sign: 0,
    isMost: false,
    words: `the same year, same year, the same age, equally old, as old as, as new as`,
  },
  {
    field: 'Bedrooms',
    sign: 0,
    isMost: false,
    words: `as many bedrooms, the same number of bedrooms, equally many bedrooms, as many beds`,
  },
  {
    field: 'Price',
    sign: -1,
    isMost: false,
    words: `not as expensive, not as pricey, not cost as much, pay less, paying less, lower asking price, lower in
      price, priced below, priced under, less money, undercuts, easier on the wallet, easier on the budget, saves you
      money`,
  },
  {
    field: 'Price',
    sign: 1,
    isMost: false,
    words: `pay more, paying more, higher asking price, higher in price, more costly, priced above, more money, not
      as cheap, not as affordable`,
  },
  {
    field: 'BuildingArea',
    sign: -1,
    isMost: false,
    words: `not as large, not as big, not as spacious, less room, less floor area, less living area, smaller floor
      area, less square footage, more compact`,
  },
  {
    field: 'BuildingArea',
    sign: 1,
    isMost: false,
    words: `more room, more floor area, more living area, bigger floor area, larger floor area, more square footage,
      more square feet, greater floor area, larger living area, outsizes, not as small`,
  },
  {
    field: 'YearBuilt',
    sign: 1,
    isMost: false,
    words: `built after, built more recently, more modern, not as old, later built, built later than`,
  },
  {
    field: 'YearBuilt',
    sign: -1,
    isMost: false,
    words: `built before, built earlier than, not as new, not as modern, predates, more dated`,
  },
]
