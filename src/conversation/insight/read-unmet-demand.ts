import { Type } from 'typebox'
import { narrowedOperation } from '../define-operation.ts'
import { askedDaysFields, readAskedDays, toldDaysFields } from './asked-days.ts'
import { placeByListings, readDemand } from './demand-store.ts'
import { sumBy } from './sum-demand.ts'

/** Different searches that are looked through; a year of a busy firm has fewer. */
const mostWishes = 5_000
const mostShown = 200
const mostOfEach = 50

const text = (description: string) => Type.String({ description })
const count = (description: string) => Type.Integer({ description })

const searches = count('Searches that found nothing')

export const UnmetSearch = Type.Object({
  place: text('City, ZIP or state; "" where none was named'),
  state: text('State of the city, where it was named'),
  saleType: text('for_sale, for_rent or ""'),
  currency: text('Sign of the amount; ""'),
  priceFrom: count('The band in which the amount lies: from'),
  priceTo: count('To; 0 where no amount was named'),
  kind: text('house, condo, townhouse, multiFamily, land, mobile or ""'),
  bedrooms: count('At least so many; 0 where none were named'),
  features: Type.Array(Type.String(), { description: 'By their English names' }),
  searches,
  lastDay: text('The last day on which it was searched for'),
})

export const UnmetPlace = Type.Object({
  place: text('City, ZIP or state'),
  searches,
  latitude: Type.Union([Type.Number(), Type.Null()], {
    description: 'Of the middle of the homes there; null: no home says where it is',
  }),
  longitude: Type.Union([Type.Number(), Type.Null()], { description: 'The same' }),
})

const UnmetPrice = Type.Object({
  saleType: text('for_sale, for_rent or ""'),
  currency: text('Sign of the amount; ""'),
  priceFrom: count('From'),
  priceTo: count('To'),
  searches,
})

export const UnmetName = Type.Object({ name: text('The feature, the kind, or the number of bedrooms'), searches })

/** What visitors look for and do not find, in some days. */
export const UnmetDemand = Type.Object({
  ...toldDaysFields,
  total: count('Searches that found nothing'),
  searches: Type.Array(UnmetSearch, { description: `The most often made first, at most ${mostShown}` }),
  places: Type.Array(UnmetPlace, { description: 'Places, the most often named first' }),
  prices: Type.Array(UnmetPrice, { description: 'Bands of amounts, from the lowest' }),
  kinds: Type.Array(UnmetName, { description: 'Kinds of homes' }),
  bedrooms: Type.Array(UnmetName, { description: 'Bedrooms, at least' }),
  features: Type.Array(UnmetName, { description: 'Features' }),
})

/** GET /v1/insight/unmet-demand */
export const readUnmetDemand = narrowedOperation({
  id: 'readUnmetDemand',
  summary: 'Read what visitors look for and do not find',
  description:
    'Searches that found nothing, by what was understood of them, never by what was written: those alike together, and by place, price, kind, bedrooms and feature. A search counts once for each place that it names, and each time that it is made.',
  tag: 'Insight',
  access: 'secret-key',
  input: Type.Object(askedDaysFields),
  output: UnmetDemand,
  example: { serialNumber: '0123456789abcdef0123456789abcdef', from: '2026-01-01', to: '2026-01-31' },
  errors: [],
  async run(app, { workspaceId }, asked) {
    const { scope, told } = await readAskedDays(app, workspaceId, asked)
    const wishes = await readDemand(app.db, workspaceId, scope, mostWishes)
    const places = sumBy(wishes, ({ place }) => (place === '' ? [] : [place])).slice(0, mostOfEach)
    const points = await placeByListings(
      app.db,
      workspaceId,
      places.map(({ name }) => name),
    )
    const byPlace = new Map(points.map((point) => [point.place, point]))
    const prices = sumBy(
      wishes.filter(({ priceTo }) => priceTo > 0),
      ({ saleType, currency, priceFrom, priceTo }) => [JSON.stringify([saleType, currency, priceFrom, priceTo])],
    )
    return {
      ...told,
      total: wishes.reduce((sum, wish) => sum + wish.searches, 0),
      searches: wishes.slice(0, mostShown),
      places: places.map(({ name, searches: made }) => ({
        place: name,
        searches: made,
        latitude: byPlace.get(name)?.latitude ?? null,
        longitude: byPlace.get(name)?.longitude ?? null,
      })),
      prices: prices
        .slice(0, mostOfEach)
        .map(({ searches: made, first: { saleType, currency, priceFrom, priceTo } }) => ({
          saleType,
          currency,
          priceFrom,
          priceTo,
          searches: made,
        }))
        .sort((a, b) => a.saleType.localeCompare(b.saleType) || a.priceTo - b.priceTo),
      kinds: named(sumBy(wishes, ({ kind }) => (kind === '' ? [] : [kind]))),
      bedrooms: named(sumBy(wishes, ({ bedrooms }) => (bedrooms === 0 ? [] : [String(bedrooms)]))).sort(
        (a, b) => Number(a.name) - Number(b.name),
      ),
      features: named(sumBy(wishes, ({ features }) => features)),
    }
  },
})

function named(sums: readonly { name: string; searches: number }[]): { name: string; searches: number }[] {
  return sums.slice(0, mostOfEach).map(({ name, searches: made }) => ({ name, searches: made }))
}
