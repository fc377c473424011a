import { type ClosestCase, closest, noneClosest } from './run-closest.ts'

/** Those of the seen set. */
export const closestCases: readonly ClosestCase[] = [
  closest('house in Denver for sale with a wine cellar', [1, 2, 3]),
  closest('2 bedroom house in Denver for sale', [4]),
  closest('5 bedroom house in Denver for sale', [3]),
  closest('home in Denver for sale under 290k', [4]),
  closest('home in Denver under 290k', [6, 7]),
  closest('house in Lakewood for rent', [7]),
  noneClosest('condo in Paris for sale'),
  noneClosest('house in Denver for sale'),
]
