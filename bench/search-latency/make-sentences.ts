import { cityNames } from '../sample-listings.ts'
import type { Dice } from './dice.ts'

const homes = [
  'homes',
  'houses',
  'condos',
  'townhouses',
  'apartments',
  'a house',
  'a home',
  'land',
  'duplexes',
  'places',
]
// Common ones and rare ones, ones with many synonyms, and ones that no table of features knows.
const features =
  'a pool|a swimming pool|a garage|a fireplace|pets allowed|a view|a lake view|waterfront|a basement|a fenced yard|hardwood floors|air conditioning|a hot tub|solar panels|an EV charger|a home office|laundry in unit|a rooftop deck|RV parking|a greenhouse|a dog run|granite counters|a walk-in pantry|vaulted ceilings|skylights|a gym|an elevator|a doorman|wheelchair access|a sunroom|a wine cellar|a fire pit|a mother-in-law suite|an open floor plan|new construction|a renovated kitchen|a farmhouse sink|a breakfast bar|a mudroom|crown molding|radiant heat|a private dock|a tennis court|a workshop|recessed lighting|heated floors|a sprinkler system|horses|a barn|a library|furnished|double-pane windows|a bonus room|mature trees|an attached garage|a patio|a deck|a clubhouse|a covered patio|quartz countertops'.split(
    '|',
  )
const orders = ['cheapest', 'most expensive', 'biggest', 'newest', 'the 3 cheapest', 'the 5 biggest', 'oldest']
const streets = ['Alder Lane', 'Birch Street', 'Cedar Avenue', 'Hazel Road']

/** Sentences as visitors write them, each one different. */
export function makeSentences(dice: Dice, count: number): string[] {
  const sentences = new Set<string>()
  while (sentences.size < count) sentences.add(makeSentence(dice))
  return [...sentences]
}

function makeSentence(dice: Dice): string {
  const city = () => dice.one(cityNames)
  const feature = () => dice.one(features)
  const price = () => `${(2 + dice.below(14)) * 50}k`
  const beds = () => 1 + dice.below(5)
  switch (dice.below(20)) {
    case 0:
      return `${beds()} bedroom ${dice.one(homes)} in ${city()} under ${price()}`
    case 1:
      return `${dice.one(homes)} with ${feature()}`
    case 2:
      return `${dice.one(homes)} with ${feature()} and ${feature()} in ${city()}`
    case 3:
      return `${dice.one(homes)} with ${feature()} but no ${feature().replace(/^an? /, '')}`
    case 4:
      return `${dice.one(orders)} ${dice.one(['homes', 'houses', 'condos'])} in ${city()}`
    case 5:
      return `average price of ${dice.one(['homes', 'houses', 'condos'])} in ${city()}`
    case 6:
      return `how many ${dice.one(homes)} with ${feature()} under ${price()}`
    case 7:
      return `apartments for rent in ${city()}, ${beds()} beds, under ${1 + dice.below(4)}500 a month, ideally with ${feature()}`
    case 8:
      return `homes near ${city()} with at least ${beds()} bathrooms and ${1000 + dice.below(20) * 100} sq ft`
    case 9:
      return `homes within ${5 + dice.below(30)} miles of ${city()}, built after ${1950 + dice.below(70)}`
    case 10:
      return `${beds()}+ bed ${dice.one(homes)}, ${1 + dice.below(3)} baths, ${price()} max, ${feature()}`
    case 11:
      return `homes on ${dice.one(streets)} in ${city()}`
    case 12:
      return `median price of ${beds()} bedroom houses`
    case 13:
      return `houses closest to ${city()} with ${feature()}`
    case 14:
      return `${dice.one(homes)} in ${city()} or ${city()} with a lot over ${1 + dice.below(3)},000 sq ft`
    case 15:
      return `new listings this week in ${city()}`
    case 16:
      return `homes between ${price()} and 900k with ${feature()}, ideally ${feature()}`
    case 17:
      return `something ${dice.one(['quiet', 'charming', 'immaculate', 'sunny', 'rustic'])} in ${city().slice(0, -1)}, ${beds()} br`
    case 18:
      return `no HOA, ${beds()} bedrooms, ${feature()}, not in ${city()}`
    default:
      return dice.one([
        'homes',
        'cheapest homes',
        'biggest houses for sale',
        'newest condos',
        'homes for rent',
        'homes for sale',
        'show me everything',
        'sold homes',
        'townhouses under 400k',
        'land over 2000 sq ft',
        'price range of condos',
        'homes under 500k',
        'oldest houses',
      ])
  }
}
