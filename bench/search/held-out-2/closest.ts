import { type ClosestCase, closest, noneClosest } from '../closest/run-closest.ts'

/** Homes of `closest/homes.ts` that miss least; where levels of the order may be read in two ways, both. */
export const heldOutClosest: readonly ClosestCase[] = [
  closest('houses to buy in Denver with a koi pond', [1, 2, 3]),
  closest('house for sale in Denver with a pool and a balcony', [2, 3], [1, 2, 3]),
  closest('3 bedroom condo in Denver to buy', [1, 2, 5]),
  closest('5 bedroom house for sale in Boulder', [10]),
  closest('3 bedroom home in Denver for sale under 400k', [4]),
  closest('Denver homes to buy, at most 285k', [4]),
  closest('Denver homes, at most 285k', [6, 7]),
  closest('house for sale in Denver under 470k', [4, 5]),
  closest('apartment to rent in Lakewood with 2 bedrooms', [6]),
  closest('house for rent in Boulder under 2000 a month', [11]),
  closest('Denver homes to buy built after 2020', [1, 2, 3, 4, 5]),
  closest('house for sale in Denver, at least 2600 sq ft', [3]),
  closest('house for sale in Denver with parking for 3 cars', [1, 2, 3]),
  closest('house for rent in Denver with a sauna', [7]),
  closest('townhouse for sale in Denver without HOA', [5], [1, 2, 5]),
  closest('condo for sale in Denver with HOA under 300', [4], [1, 2, 3, 4, 5]),
  noneClosest('home for sale in Boulder under 500k'),
  noneClosest('house for sale in Honolulu with a sauna'),
  noneClosest('condo in Denver for sale'),
]
