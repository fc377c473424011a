import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import type { Speech, WordKey } from '../../words/speech.ts'
import { isMetric, tellArea, tellPrice } from './card-text.ts'

interface ComparedCell {
  /** "" when the listing does not say it. */
  text: string
  /** Whether it alone has the best value of the row. */
  isBest: boolean
}

export interface ComparedRow {
  label: WordKey
  cells: ComparedCell[]
  isSame: boolean
  /** What the best value is called: "Lowest". */
  best: WordKey
}

interface Fact {
  label: WordKey
  /** How the best value is found and called; null where none is better. */
  best: { is: 'low' | 'high'; called: WordKey } | null
  /** What the amount is measured in: amounts in different measures are not compared. */
  measure?(card: ListingCard): string
  /** The amount to compare; null when unknown. */
  amount(card: ListingCard): number | null
  tell(speech: Speech, card: ListingCard): string
}

const known = (amount: number | null): number | null => (amount !== null && amount > 0 ? amount : null)
const lowest = { is: 'low', called: 'lowest' } as const
const largest = { is: 'high', called: 'largest' } as const
const most = { is: 'high', called: 'most' } as const

/** Nothing can be said of the rooms of land, nor of a home that names neither beds nor baths. */
const hasRooms = ({ bedrooms, bathrooms }: ListingCard): boolean => bedrooms !== null && bedrooms + bathrooms > 0

const unitPrice = ({ price, area }: ListingCard): number | null => (price && area > 0 ? price / area : null)

const facts: readonly Fact[] = [
  {
    label: 'price',
    best: lowest,
    measure: ({ currency, forRent }) => `${currency} ${forRent}`,
    amount: ({ price }) => known(price),
    tell: tellPrice,
  },
  {
    label: 'pricePerArea',
    best: lowest,
    measure: ({ currency, forRent, areaUnit }) => `${currency} ${forRent} ${areaUnit}`,
    amount: unitPrice,
    tell(speech, card) {
      const amount = unitPrice(card)
      if (amount === null) return ''
      const rounded = amount < 100 ? Math.round(amount * 100) / 100 : Math.round(amount)
      const price = speech.money(rounded, card.currency)
      return speech.say(isMetric(card.areaUnit) ? 'perSquareMeter' : 'perSquareFoot', { price })
    },
  },
  {
    label: 'bedrooms',
    best: most,
    amount: (card) => (hasRooms(card) ? card.bedrooms : null),
    tell({ say, number }, card) {
      if (!hasRooms(card)) return ''
      return card.bedrooms ? number(card.bedrooms) : say('studio')
    },
  },
  {
    label: 'bathrooms',
    best: most,
    amount: ({ bathrooms }) => known(bathrooms),
    tell: ({ number }, { bathrooms }) => (bathrooms > 0 ? number(bathrooms) : ''),
  },
  {
    label: 'livingArea',
    best: largest,
    measure: ({ areaUnit }) => areaUnit,
    amount: ({ area }) => known(area),
    tell: (speech, { area, areaUnit }) => tellArea(speech, area, areaUnit),
  },
  {
    label: 'lotArea',
    best: largest,
    measure: ({ areaUnit }) => areaUnit,
    amount: ({ lotArea }) => known(lotArea),
    tell: (speech, { lotArea, areaUnit }) => tellArea(speech, lotArea, areaUnit),
  },
  {
    label: 'yearBuilt',
    best: { is: 'high', called: 'newest' },
    amount: ({ yearBuilt }) => known(yearBuilt),
    // A year is written without a sign between its digits.
    tell: (_, { yearBuilt }) => (yearBuilt > 0 ? String(yearBuilt) : ''),
  },
  {
    label: 'parking',
    best: most,
    amount: ({ parkingSpots }) => known(parkingSpots),
    tell: ({ number }, { parkingSpots }) => (parkingSpots > 0 ? number(parkingSpots) : ''),
  },
  {
    label: 'hoaFee',
    best: lowest,
    measure: ({ currency }) => currency,
    amount: ({ hoaMonth }) => known(hoaMonth),
    tell: ({ say, money }, { hoaMonth, currency }) =>
      hoaMonth ? say('rent', { price: money(hoaMonth, currency) }) : '',
  },
  {
    label: 'daysOnMarket',
    best: { is: 'low', called: 'newest' },
    amount: ({ daysOnMarket }) => daysOnMarket,
    tell: ({ number }, { daysOnMarket }) => (daysOnMarket === null ? '' : number(daysOnMarket)),
  },
  { label: 'homeType', best: null, amount: () => null, tell: (_, { propertyType }) => propertyType },
]

/** The rows of a comparison: what at least one of the homes says of itself. */
export function compareRows(speech: Speech, cards: readonly ListingCard[]): ComparedRow[] {
  return facts.flatMap((fact) => {
    const texts = cards.map((card) => fact.tell(speech, card))
    if (texts.every((text) => text === '')) return []
    const best = findBest(fact, cards)
    return [
      {
        label: fact.label,
        cells: texts.map((text, index) => ({ text, isBest: index === best })),
        isSame: new Set(texts).size === 1,
        best: fact.best?.called ?? 'most',
      },
    ]
  })
}

/** Position of the home with the best amount; -1 when none is alone with it, or they cannot be compared. */
function findBest({ best, measure, amount }: Fact, cards: readonly ListingCard[]): number {
  if (best === null || (measure && new Set(cards.map(measure)).size > 1)) return -1
  const sign = best.is === 'low' ? -1 : 1
  const amounts = cards.map((card) => {
    const value = amount(card)
    return value === null ? Number.NEGATIVE_INFINITY : sign * value
  })
  const top = Math.max(...amounts)
  const isAlone = amounts.filter((value) => value === top).length === 1
  const isContest = amounts.filter(Number.isFinite).length > 1
  return isAlone && isContest ? amounts.indexOf(top) : -1
}
