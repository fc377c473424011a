import type {
  AreaCondition,
  Condition,
  Criterion,
  Limits,
  NumberCondition,
} from '../../../reading/criteria/condition.ts'
import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { wordingOf } from '../../../reading/languages/languages.ts'
import { nameFeature } from '../../../reading/languages/linked-features.ts'
import type { FactName, GuideWords } from '../../../reading/languages/tables/guide-words.ts'
import {
  formatArea,
  formatDistance,
  formatMoney,
  formatNumber,
  limitWords,
  nameValue,
  type Wording,
} from '../../../reading/languages/wording.ts'
import { MentionHearing } from '../../listing-text/mention-hearing.ts'
import { isSaid } from '../../listings/marks/filled-in.ts'
import { describeCriterion, moneyFields } from '../describe-criteria.ts'
import { milesBetween } from '../miles-between.ts'
import type { FoundListing } from '../search-schema.ts'
import { type CentreOf, isPlace, namePlace } from './give-up.ts'

interface Speech {
  words: GuideWords
  wording: Wording
}

/** What a listing misses of the criteria, a short sentence each, without a full stop. */
export function tellMisses(
  language: LanguageCode,
  listing: FoundListing,
  missed: readonly Criterion[],
  centreOf: CentreOf,
): string[] {
  const speech = { words: guideWordsOf(language), wording: wordingOf(language) }
  return missed.map((criterion) => tellMiss(speech, listing, criterion, centreOf))
}

function tellMiss(speech: Speech, listing: FoundListing, criterion: Criterion, centreOf: CentreOf): string {
  const { anyOf, mode } = criterion
  const away = mode === 'must' ? tellDistance(speech, listing, anyOf, centreOf) : null
  if (away !== null) return away
  const texts = anyOf.flatMap((condition) => (condition.is === 'text' ? [condition] : []))
  if (texts.length === anyOf.length) return tellFeatures(speech, listing, texts, mode)
  const [only] = anyOf
  const value = only && anyOf.length === 1 ? tellValue(speech, listing, only, mode) : null
  const money = { symbol: listing.CurrencySymbol }
  return value ?? speech.wording.not(describeCriterion(speech.wording, { ...criterion, mode: 'must' }, money), false)
}

/** From the nearest of the places; null where it is about something else, or the listing has no position. */
function tellDistance(
  { words, wording }: Speech,
  listing: FoundListing,
  places: readonly Condition[],
  centreOf: CentreOf,
): string | null {
  const distances = places.flatMap((place) => {
    const centre = place.is === 'near' ? place : isPlace(place) ? centreOf(place) : null
    const miles = centre && milesBetween(listing, centre)
    return miles === null ? [] : [{ miles, name: namePlace(place) }]
  })
  const [nearest] = distances.toSorted((a, b) => a.miles - b.miles)
  return nearest ? words.away(formatDistance(wording, nearest.miles), nearest.name) : null
}

/** "no pool" where the listing denies it, "no pool mentioned" where it is silent. */
function tellFeatures(
  { words, wording }: Speech,
  listing: FoundListing,
  texts: readonly Extract<Condition, { is: 'text' }>[],
  mode: Criterion['mode'],
): string {
  const name = wording.or(texts.map((condition) => nameFeature(wording.code, condition.name)))
  if (mode === 'not') return words.mentions(name)
  const { PropertyType, Description, ExtensionColumn } = listing
  const said = { PropertyType, Description, ExtensionColumn: ExtensionColumn && JSON.stringify(ExtensionColumn) }
  const isDenied = texts.every(({ mentions }) => new MentionHearing(mentions).hear(said) === 'denied')
  return isDenied ? wording.not(name, true) : wording.misses.unmentioned(name)
}

/** What the listing has, and what was asked for; null for what has no words of its own. */
function tellValue(
  speech: Speech,
  listing: FoundListing,
  condition: Condition,
  mode: Criterion['mode'],
): string | null {
  const { words, wording } = speech
  const against = (actual: string, wanted: string) =>
    mode === 'not' ? actual : wording.misses.insteadOf(actual, wanted)
  switch (condition.is) {
    case 'family':
      return against(listing.PropertyType, wording.families[condition.family])
    case 'value':
      if (condition.field === 'Tours') return words.facts.Tours.unknown
      return condition.field === 'SaleType'
        ? against(nameValue(wording, listing.SaleType), nameValue(wording, condition.value))
        : null
    case 'number':
      return unknownFact(speech, listing, condition.field) ?? tellNumber(speech, listing, condition, against)
    case 'area':
      return unknownFact(speech, listing, condition.field) ?? tellArea(speech, listing, condition, against)
    default:
      return null
  }
}

/** "area unknown", where the listing does not say it. */
function unknownFact({ words }: Speech, listing: FoundListing, name: FactName & keyof FoundListing): string | null {
  const value = listing[name]
  const zeroIsUnknown = name === 'YearBuilt' || name === 'BuildingArea' || name === 'LotArea'
  const isKnown = value !== null && isSaid(listing, name) && !(zeroIsUnknown && value === 0)
  // No fee that is listed is none.
  return isKnown || name === 'HOAMonth' ? null : words.facts[name].unknown
}

type Against = (actual: string, wanted: string) => string

function tellNumber(
  { words, wording }: Speech,
  listing: FoundListing,
  condition: NumberCondition,
  against: Against,
): string {
  const { field } = condition
  const value = listing[field] ?? 0
  const isMoney = moneyFields.has(field)
  const show = (amount: number) =>
    isMoney ? formatMoney(wording, amount, listing.CurrencySymbol) : formatNumber(wording, amount)
  const wanted = boundWords(wording, condition, show)
  if (field === 'YearBuilt') return against(wording.years({ min: value, max: value }), wording.years(condition))
  if (field === 'Price')
    return against(listing.SaleType === 'for_rent' ? words.aMonth(show(value)) : show(value), wanted)
  if (field === 'ParkingSpots' && value === 0) return against(wording.noParking, wanted)
  if (field === 'HOAMonth' && value === 0) return wording.noHoa
  const isNone = condition.max === 0 || condition.below === 1
  const none = field === 'HOAMonth' ? wording.noHoa : wording.noParking
  return against(
    wording.limited[field](show(value), value),
    isNone && (field === 'HOAMonth' || field === 'ParkingSpots') ? none : wanted,
  )
}

function tellArea(
  { wording }: Speech,
  listing: FoundListing,
  { field, said }: AreaCondition,
  against: Against,
): string {
  const { unit, ...limits } = said
  const wanted = boundWords(wording, limits, (value) => formatNumber(wording, value))
  const named = isUnit(wording, unit) ? wording.units[unit](wanted, limits.max ?? limits.min ?? 0) : wanted
  return against(wording.areas[field](formatArea(wording, listing[field], listing.AreaUnit)), named)
}

function isUnit(wording: Wording, unit: string): unit is keyof Wording['units'] {
  return unit in wording.units
}

/** "at least 3"; what must be exact needs no word for it: "3". */
function boundWords(wording: Wording, limits: Limits, show: (value: number) => string): string {
  const { min, max } = limits
  return min !== undefined && min === max ? show(min) : limitWords(wording, limits, show)
}
