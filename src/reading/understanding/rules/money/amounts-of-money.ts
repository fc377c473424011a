import { isAbout, readAmountsOf } from '../amounts/amount-rule.ts'
import type { Rule } from '../rule.ts'

export const priceRule: Rule = {
  name: 'price',
  dimension: 'money',
  read: readAmountsOf(isAbout('Price')),
  examples: [
    ['under 500k', 'Price at most 500000'],
    ['between 400 and 500k', 'Price 400000 to 500000'],
    ['$1.2M', 'Price at most 1200000; CurrencySymbol $'],
    ['2.5k a month', 'Price at most 2500; SaleType for_rent'],
  ],
  not: ['HOA under 300', 'with 80k down', 'built before 1950'],
}

export const feeRule: Rule = {
  name: 'fee',
  dimension: 'money',
  read: readAmountsOf(isAbout('HOAMonth', 'DepositFee')),
  examples: [
    ['HOA 400 a month', 'HOAMonth at most 400'],
    ['deposit under 1500', 'DepositFee at most 1500'],
    ['under 300 HOA', 'HOAMonth at most 300'],
  ],
  not: ['no HOA'],
}

export const pricePerAreaRule: Rule = {
  name: 'price-per-area',
  dimension: 'money',
  read: readAmountsOf(isAbout('UnitAreaPrice', 'ZestimatePrice')),
  examples: [
    ['under $300 per sq ft', 'UnitAreaPrice at most 300; CurrencySymbol $'],
    ['price per square foot below 250', 'UnitAreaPrice at most 250'],
  ],
  not: ['2000 sq ft'],
}

export const otherMoneyRule: Rule = {
  name: 'other-money',
  dimension: 'money',
  read: readAmountsOf(([first]) => first?.kind === 'aside'),
  examples: [
    ['with 80k down', 'nothing that listings know'],
    ['I make 90k a year', 'nothing that listings know'],
  ],
  not: ['under 500k'],
}
