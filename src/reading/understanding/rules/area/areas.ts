import { isAbout, readAmountsOf } from '../amounts/amount-rule.ts'
import type { Rule } from '../rule.ts'

export const livingAreaRule: Rule = {
  name: 'living-area',
  dimension: 'area',
  read: readAmountsOf(isAbout('BuildingArea')),
  examples: [
    ['2000 sq ft', 'BuildingArea at least 2000 Square Feet'],
    ['150 m²', 'BuildingArea at least 150 Square Meters'],
    ['under 100 square meters', 'BuildingArea at most 100 Square Meters'],
  ],
  not: ['lot over 5000 sq ft', 'under $300 per sq ft'],
}

export const lotAreaRule: Rule = {
  name: 'lot-area',
  dimension: 'area',
  read: readAmountsOf(isAbout('LotArea')),
  examples: [
    ['half an acre', 'LotArea at least 0.5 acres'],
    ['lot over 5000 sq ft', 'LotArea at least 5000 Square Feet'],
    ['1 acre lot', 'LotArea at least 1 acres'],
  ],
  not: ['2000 sq ft', 'a lot of light'],
}
