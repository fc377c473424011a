import { countsOf, isAbout, readAmountsOf } from '../amounts/amount-rule.ts'
import type { Rule } from '../rule.ts'

export const bedroomsRule: Rule = {
  name: 'bedrooms',
  dimension: 'rooms',
  read: readAmountsOf((meanings) => isAbout('Bedrooms')(meanings) && countsOf(meanings) === 1),
  examples: [
    ['3 bedrooms', 'Bedrooms 3'],
    ['three-bed', 'Bedrooms 3'],
    ['at least 2 bedrooms', 'Bedrooms at least 2'],
    ['more than 3 bedrooms', 'Bedrooms at least 4'],
    ['2 or 3 bedrooms', 'Bedrooms 2 or 3'],
  ],
  not: ['3 bathrooms', 'big bedrooms'],
}

export const bathroomsRule: Rule = {
  name: 'bathrooms',
  dimension: 'rooms',
  read: readAmountsOf(isAbout('Bathrooms')),
  examples: [
    ['2 bathrooms', 'Bathrooms at least 2'],
    ['fewer than 2 baths', 'Bathrooms below 2'],
    ['2½ baths', 'Bathrooms at least 2.5'],
  ],
  not: ['renovated bathrooms'],
}

export const parkingRule: Rule = {
  name: 'parking',
  dimension: 'rooms',
  read: readAmountsOf(isAbout('ParkingSpots')),
  examples: [
    ['2-car garage', 'ParkingSpots at least 2'],
    ['2 parking spots', 'ParkingSpots at least 2'],
    ['garage for 2 cars', 'ParkingSpots at least 2'],
  ],
  not: ['garage'],
}

export const bedsAndBathsRule: Rule = {
  name: 'beds-and-baths',
  dimension: 'rooms',
  read: readAmountsOf((meanings) => countsOf(meanings) > 1),
  examples: [
    ['3/2', 'Bedrooms 3; Bathrooms at least 2'],
    ['3b2b', 'Bedrooms 3; Bathrooms at least 2'],
  ],
  not: ['3 bedrooms', '2/3 bedrooms'],
}

export const comparedNumberRule: Rule = {
  name: 'compared-number',
  dimension: 'rooms',
  read: readAmountsOf(([first]) => first?.kind === 'number'),
  examples: [
    ['more than 3', 'a number 3'],
    ['at least 4', 'a number 4'],
  ],
  not: ['more than 3 bedrooms'],
}
