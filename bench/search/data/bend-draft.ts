import type { Bound, Criterion } from '../meaning.ts'
import { copyDraft, type ListingDraft } from './listing-draft.ts'
import type { ListingSet } from './listing-set.ts'
import { chooseWords } from './make-draft.ts'
import type { Place } from './places.ts'
import { propertyKinds } from './property-kinds.ts'
import type { Random } from './random.ts'

const unitsPerMeasure = {
  'square feet': { 'Square Feet': 1, 'Square Meters': 0.3048 ** 2 },
  'square meters': { 'Square Feet': 1 / 0.3048 ** 2, 'Square Meters': 1 },
  acres: { 'Square Feet': 43_560, 'Square Meters': 43_560 * 0.3048 ** 2 },
}

/**
 * A copy that meets the criterion by a hair, or misses it by one; null where a listing cannot be bent to it. A near miss
 * is what tells "at least" from "more than", and a feature from a feature denied.
 */
export function bendDraft(
  set: ListingSet,
  draft: ListingDraft,
  criterion: Criterion,
  isMet: boolean,
  random: Random,
): ListingDraft | null {
  const bent = copyDraft(draft)
  const { listing } = bent
  switch (criterion.kind) {
    case 'count':
      listing[criterion.field] = pickNumber(criterion.bound, isMet, criterion.field === 'Bathrooms' ? 0.5 : 1, random)
      return bent
    case 'price': {
      const field = listing.SaleType === 'for_rent' ? 'RentPrice' : 'SalePrice'
      listing[field] = pickNumber(criterion.bound, isMet, 1, random)
      return bent
    }
    case 'area': {
      const factor = unitsPerMeasure[criterion.measure][listing.AreaUnit]
      listing[criterion.field] = pickArea(criterion.bound, isMet, factor, random)
      return bent
    }
    case 'hoa':
      listing.HOAMonth = isMet ? criterion.max : criterion.max + 1
      return bent
    case 'family': {
      const kinds = propertyKinds.filter(({ family }) => family !== null && (family === criterion.family) === isMet)
      listing.PropertyType = random.weighted(random.pick(kinds).spellings)
      return bent
    }
    case 'saleType':
      return switchSaleType(bent, (listing.SaleType === criterion.is) === isMet)
    case 'status':
      listing.Status = isMet ? criterion.is : criterion.is === 'Active' ? 'PreOnMarket' : 'Active'
      return bent
    case 'tours':
      listing.Tours = isMet === (criterion.is === '3D') ? '3D' : 'OpenHouse'
      return bent
    case 'spaceType':
      listing.SpaceType = isMet === (criterion.is === 'Room') ? 'Room' : 'Entire place'
      return bent
    case 'city':
      return moveTo(
        bent,
        set.places.filter(({ city }) => (city === criterion.is) === isMet),
        random,
      )
    case 'state':
      return moveTo(
        bent,
        set.places.filter(({ states }) => states.some(([name]) => name === criterion.is) === isMet),
        random,
      )
    case 'zip':
      return moveToZip(set, bent, criterion.is, isMet, random)
    case 'feature':
      return speak(set, bent, criterion.name, isMet, random)
    case 'not':
      return bendDraft(set, draft, criterion.criterion, !isMet, random)
    case 'any':
      return isMet
        ? bendDraft(set, draft, random.pick(criterion.criteria), true, random)
        : bendAll(set, draft, criterion.criteria, false, random)
    case 'every':
      return isMet
        ? bendAll(set, draft, criterion.criteria, true, random)
        : bendDraft(set, draft, random.pick(criterion.criteria), false, random)
    case 'nothing':
      return null
    default:
      // The draft was chosen because it meets these.
      return isMet ? bent : null
  }
}

export function bendAll(
  set: ListingSet,
  draft: ListingDraft,
  criteria: readonly Criterion[],
  isMet: boolean,
  random: Random,
): ListingDraft | null {
  return criteria.reduce<ListingDraft | null>(
    (bent, criterion) => bent && bendDraft(set, bent, criterion, isMet, random),
    draft,
  )
}

/** Just inside the bound, or just outside of it. */
function pickNumber(bound: Bound, isMet: boolean, step: number, random: Random): number {
  const low = bound.is ?? bound.min ?? (bound.over === undefined ? undefined : bound.over + step)
  const high = bound.is ?? bound.max ?? (bound.under === undefined ? undefined : bound.under - step)
  const isLowSide = high === undefined || (low !== undefined && random.chance(0.5))
  const inside = (isLowSide ? low : high) ?? 0
  if (isMet) return Math.round(inside / step) * step
  return Math.max(0, Math.round((isLowSide ? inside - step : inside + step) / step) * step)
}

function pickArea(bound: Bound, isMet: boolean, factor: number, random: Random): number {
  const scaled: Bound = Object.fromEntries(Object.entries(bound).map(([side, value]) => [side, value * factor]))
  const { is, min, max } = scaled
  const low = is ?? min
  const high = is ?? max
  const isLowSide = high === undefined || (low !== undefined && random.chance(0.5))
  const edge = (isLowSide ? low : high) ?? 0
  // Never within half a unit of a converted bound, where the last digit of a factor would decide.
  const inward = isLowSide === isMet ? Math.ceil(edge) : Math.floor(edge)
  if (Number.isInteger(edge)) return isMet ? edge : edge + (isLowSide ? -1 : 1)
  return inward
}

function switchSaleType(bent: ListingDraft, isKept: boolean): ListingDraft {
  if (isKept) return bent
  const { SaleType, RentPrice: _rent, SalePrice: _sale, SpaceType: _space, ...rest } = bent.listing
  bent.listing =
    SaleType === 'for_rent'
      ? { ...rest, SaleType: 'for_sale', SalePrice: 300_000 + rest.BuildingArea * 100 }
      : { ...rest, SaleType: 'for_rent', RentPrice: 1_200 + rest.Bedrooms * 350, SpaceType: 'Entire place' }
  return bent
}

function moveTo(bent: ListingDraft, candidates: readonly Place[], random: Random, isFar = false): ListingDraft | null {
  const { listing } = bent
  const stays = candidates.find(({ city, zips }) => city === listing.City && zips.includes(listing.ZIP ?? ''))
  if (stays && !isFar) return bent
  // Prices stay believable, and the currency right, between places of one kind.
  const alike = candidates.filter(({ symbol }) => symbol === listing.CurrencySymbol)
  const [first] = candidates
  if (!first) return null
  bent.areas = []
  const place = alike.length > 0 ? random.pick(alike) : first
  listing.City = place.city
  listing.State = random.weighted(place.states)
  listing.ZIP = random.pick(place.zips)
  listing.CurrencySymbol = place.symbol
  if (listing.Latitude !== undefined) {
    listing.Latitude = Math.round((place.latitude + (random.next() - 0.5) * 0.06) * 1e5) / 1e5
    listing.Longitude = Math.round((place.longitude + (random.next() - 0.5) * 0.08) * 1e5) / 1e5
  }
  return bent
}

function moveToZip(
  set: ListingSet,
  bent: ListingDraft,
  zip: string,
  isMet: boolean,
  random: Random,
): ListingDraft | null {
  const home = set.places.filter(({ zips }) => zips.includes(zip))
  const moved = moveTo(bent, home, random)
  const others = home.flatMap(({ zips }) => zips).filter((code) => code !== zip)
  if (moved && isMet) moved.listing.ZIP = zip
  else if (moved && others.length > 0) moved.listing.ZIP = random.pick(others)
  else
    return moveTo(
      bent,
      set.places.filter(({ zips }) => !zips.includes(zip)),
      random,
    )
  return moved
}

function speak(
  set: ListingSet,
  bent: ListingDraft,
  name: string,
  isSaid: boolean,
  random: Random,
): ListingDraft | null {
  const animal = animalTexts[name]
  const feature = set.features.find((candidate) => candidate.name === (animal ? 'pets allowed' : name))
  if (!feature) return null
  bent.spoken = bent.spoken.filter((spoken) => spoken.feature !== feature && !isAlsoSaidBy(spoken.words, name))
  const words = animal
    ? { feature, isDenied: !isSaid && !animal.denied.startsWith('Cats'), words: isSaid ? animal.said : animal.denied }
    : chooseWords(feature, !isSaid, bent.language, random)
  if (animal || words.isDenied !== isSaid) bent.spoken.push(words)
  return bent
}

/** What tells one animal from another. */
const animalTexts: Record<string, { said: string; denied: string }> = {
  'dogs allowed': { said: 'Pets welcome.', denied: 'Cats only.' },
  'cats allowed': { said: 'Pets considered.', denied: 'No pets.' },
}

/** "There is no pool or hot tub" speaks of two. */
function isAlsoSaidBy(words: string | readonly [string, string], name: string): boolean {
  return typeof words === 'string' && words.toLowerCase().includes(name)
}
