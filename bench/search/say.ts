// The words that sentences and their meanings are written with.

import { saysSaleType } from './implied-sale-type.ts'
import {
  type AreaMeasure,
  type Bound,
  type Center,
  type CountField,
  type Criterion,
  type Family,
  type Meaning,
  mean,
  type Part,
  type Sort,
  type WantedFigure,
} from './meaning.ts'
import type { RowName } from './rows.ts'

export type LanguageName = 'English' | 'Spanish' | 'French' | 'German' | 'Portuguese' | 'Chinese'

export const languageNames: readonly LanguageName[] = [
  'English',
  'Spanish',
  'French',
  'German',
  'Portuguese',
  'Chinese',
]

export interface Turn {
  text: string
  rows: readonly RowName[]
  /** More than one where the specification leaves two readings open: each is right. */
  readings: readonly Meaning[]
}

export interface Sentence extends Turn {
  language: LanguageName
  /** Set where no listing may match, as for a place that no listing has. */
  isEmptyMeant: boolean
}

export interface Conversation {
  language: LanguageName
  turns: readonly Turn[]
}

const orMark = Symbol('or')

/** Between the pieces of two readings that are both right. */
export const or = { [orMark]: true }

export type Piece = Part | typeof or

function readPieces(pieces: readonly Piece[]): Meaning[] {
  const readings: Part[][] = [[]]
  for (const piece of pieces) {
    if (piece === or) readings.push([])
    else readings.at(-1)?.push(piece as Part) // every other piece is a part
  }
  return readings.map((parts) => mean(...parts)).flatMap((meaning) => [meaning, ...alsoForSale(meaning)])
}

/** Whether land of which no price is said is looked for for sale only is left open. */
function alsoForSale(meaning: Meaning): Meaning[] {
  const isLand = meaning.all.some((each) => each.kind === 'family' && each.family === 'land')
  return isLand && !saysSaleType(meaning.all) ? [withSaleType(meaning, 'for_sale')] : []
}

const withSaleType = (meaning: Meaning, is: 'for_sale' | 'for_rent'): Meaning => ({
  ...meaning,
  all: [{ kind: 'saleType', is, isImplied: true }, ...meaning.all],
})

/** Whether what an amount implied stays when a later turn takes the amount back is left open. */
function keepImplied(turns: readonly Turn[]): Turn[] {
  let implied: 'for_sale' | 'for_rent' | null = null
  return turns.map((turn) => {
    const before = implied
    const [first] = turn.readings
    const said = first?.all.find((each) => each.kind === 'saleType')
    if (said?.kind === 'saleType') implied = said.isImplied ? said.is : null
    if (before === null) return turn
    const open = turn.readings.filter(({ all }) => !saysSaleType(all) && !all.some(({ kind }) => kind === 'nothing'))
    return { ...turn, readings: [...turn.readings, ...open.map((meaning) => withSaleType(meaning, before))] }
  })
}

export function makeTeller(language: LanguageName) {
  const turn = (text: string, rows: readonly RowName[], ...pieces: readonly Piece[]): Turn => ({
    text,
    rows,
    readings: readPieces(pieces),
  })
  const say = (text: string, rows: readonly RowName[], ...pieces: readonly Piece[]): Sentence => ({
    ...turn(text, rows, ...pieces),
    language,
    isEmptyMeant: false,
  })
  return {
    say,
    /** A sentence that nothing may match. */
    sayNothing: (text: string, rows: readonly RowName[]): Sentence => ({
      ...say(text, rows, nothing),
      isEmptyMeant: true,
    }),
    /** One of which only the refusal is judged. */
    sayLawfully: (text: string, rows: readonly RowName[]): Sentence => ({ ...say(text, rows), readings: [] }),
    turn,
    /** A turn that only leads on: what it shows is left open. */
    unjudged: (text: string): Turn => ({ text, rows: [], readings: [] }),
    talk: (...turns: readonly Turn[]): Conversation => ({ language, turns: keepImplied(turns) }),
  }
}

export const part = (criterion: Criterion): Part => ({ all: [criterion] })

const toBound = (bound: number | Bound, bare: keyof Bound): Bound =>
  typeof bound === 'number' ? { [bare]: bound } : bound

const count =
  (field: CountField, bare: keyof Bound) =>
  (bound: number | Bound): Part =>
    part({ kind: 'count', field, bound: toBound(bound, bare) })

export const bedrooms = count('Bedrooms', 'is')
export const bathrooms = count('Bathrooms', 'min')
export const built = count('YearBuilt', 'is')
export const parking = count('ParkingSpots', 'min')
export const listedWithin = count('DaysOnMarket', 'max')

/** Bare: at most. */
export const price = (bound: number | Bound): Part => part({ kind: 'price', bound: toBound(bound, 'max') })
/** Within ten percent either way. */
export const about = (amount: number): Bound => ({ min: amount * 0.9, max: amount * 1.1 })
/** Bare: at least. */
export const living = (bound: number | Bound, measure: AreaMeasure = 'square feet'): Part =>
  part({ kind: 'area', field: 'BuildingArea', bound: toBound(bound, 'min'), measure })
export const lot = (bound: number | Bound, measure: AreaMeasure = 'square feet'): Part =>
  part({ kind: 'area', field: 'LotArea', bound: toBound(bound, 'min'), measure })
export const hoa = (max: number): Part => part({ kind: 'hoa', max })
export const noHoa = hoa(0)
export const currency = (symbol: string): Part => part({ kind: 'currency', symbol })

const family = (name: Family): Part => part({ kind: 'family', family: name })
export const house = family('house')
export const condo = family('condo')
export const townhouse = family('townhouse')
export const multiFamily = family('multi-family')
export const land = family('land')
export const mobile = family('mobile')
export const spelling = (word: string): Part => part({ kind: 'spelling', word })

export const sale = part({ kind: 'saleType', is: 'for_sale' })
export const rent = part({ kind: 'saleType', is: 'for_rent' })
/** Beside a price that tells neither sale nor rent. */
export const saleOrRent: Part = { isSaleTypeOpen: true }
export const sold = part({ kind: 'status', is: 'Sold' })
export const comingSoon = part({ kind: 'status', is: 'PreOnMarket' })
export const openHouse = part({ kind: 'tours', is: 'OpenHouse' })
export const tour3d = part({ kind: 'tours', is: '3D' })
export const entirePlace = part({ kind: 'spaceType', is: 'Entire place' })
export const room = part({ kind: 'spaceType', is: 'Room' })

export const city = (...names: readonly string[]): Part => either(...names.map((is) => part({ kind: 'city', is })))
export const state = (is: string): Part => part({ kind: 'state', is })
export const zip = (...codes: readonly string[]): Part => either(...codes.map((is) => part({ kind: 'zip', is })))
export const street = (is: string): Part => part({ kind: 'street', is })
export const mls = (is: string): Part => part({ kind: 'mls', is })
/** A neighbourhood or county. */
export const district = (is: string): Part => part({ kind: 'district', is })
/** Nothing said: five miles. */
export const near = (center: Center, miles = 5): Part => part({ kind: 'near', center, miles })
export const kilometers = (value: number): number => value / 1.609344
export const nothing = part({ kind: 'nothing' })

export const feature = (name: string): Part => part({ kind: 'feature', name })

const asOne = ({ all = [] }: Part): Criterion => {
  const [first] = all
  return all.length === 1 && first ? first : { kind: 'every', criteria: all }
}
export const not = (excluded: Part): Part => part({ kind: 'not', criterion: asOne(excluded) })
/** One of these. */
export function either(...parts: readonly Part[]): Part {
  return part(parts.length === 1 && parts[0] ? asOne(parts[0]) : { kind: 'any', criteria: parts.map(asOne) })
}
/** No bedroom of its own; never land. */
export const studio: Part = { all: [...(bedrooms(0).all ?? []), ...(not(land).all ?? [])] }

export const wish = (...parts: readonly Part[]): Part => ({ wishes: parts.map(asOne) })

/** "More wishes met first, then the order said": the order of the wishes, where it is not that of the homes. */
export const rankedAsSaid: Part = { areWishesRanked: true }

const order = (sort: Sort): Part => ({ sort })
export const cheapest = order({ by: 'Price', direction: 'up' })
export const dearest = order({ by: 'Price', direction: 'down' })
export const biggest = order({ by: 'BuildingArea', direction: 'down' })
export const newest = order({ by: 'newest listing' })
export const newestBuilt = order({ by: 'YearBuilt', direction: 'down' })
export const oldest = order({ by: 'YearBuilt', direction: 'up' })
export const closestTo = (center: Center): Part => order({ by: 'distance', center })
export const top = (limit: number): Part => ({ limit })

const figure = (kind: WantedFigure['kind'], of: WantedFigure['of']): Part => ({ figures: [{ kind, of }] })
export const howMany = figure('count', null)
export const average = figure('average', 'Price')
export const median = figure('median', 'Price')
export const lowest = figure('min', 'Price')
export const highest = figure('max', 'Price')
export const priceRange: Part = { figures: [...(lowest.figures ?? []), ...(highest.figures ?? [])] }

/** As follow-ups, measured against what the turn of that number (from 0) showed. */
export const cheaperThan = (turn: number): Part => part({ kind: 'beyondShown', field: 'Price', side: 'below', turn })
export const biggerThan = (turn: number): Part =>
  part({ kind: 'beyondShown', field: 'BuildingArea', side: 'above', turn })
export const newerThan = (turn: number): Part => part({ kind: 'beyondShown', field: 'YearBuilt', side: 'above', turn })
export const moreAfter = (pagesBefore: number): Part => ({ pagesBefore })

export const refused: Part = { isRefused: true }
export const ignored = (...words: string[]): Part => ({ ignored: words })
