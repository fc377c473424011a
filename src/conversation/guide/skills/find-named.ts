import { findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { findByName } from './find-by-name.ts'
import { streetKinds } from './street-kinds.ts'

/** More homes than these are a search and not a name. */
const mostNamed = 4
const shortestStreet = 5
/** "88 Brook Street or 4 Miller Lane" */
const mostAlternatives = 3
const mostWords = 3

/**
 * The homes that a clause names, whether they are on offer or not: by number, link or address, or by the name of their
 * street ("the condo on Dipperstone"), first among those that were shown. Empty where it names none or too many.
 */
export async function findNamedHomes(
  context: GuideContext,
  understood: Understood,
  previous: GuideState | null,
  text: string,
): Promise<number[]> {
  const { db, scope } = context
  const names = understood.criteria.filter(namesHome)
  if (names.length > 0) {
    const found = await Promise.all(names.map((name) => findFirst(db, scope, [name, anyStatus], null, mostNamed + 1)))
    return found.flatMap((homes) => wholly(homes, text) ?? narrow(homes, understood, previous))
  }
  const isNear = understood.criteria.some(({ anyOf }) => anyOf.some(({ is }) => is === 'near'))
  // "within a mile of 11 Birch Lane" looks for others around it.
  if (isNear || understood.sortNear !== null || understood.radius !== null) return []
  for (const words of addressesIn(text)) {
    const found = await findFirst(db, scope, [addressOf(words), anyStatus], null, mostNamed + 1)
    if (found.length > 0 && found.length <= mostNamed) return wholly(found, text) ?? narrow(found, understood, previous)
  }
  const streets = unreadWords(understood)
  const numbers = understood.counts.map(({ value }) => String(value))
  if (streets.length + numbers.length === 0)
    return narrow(await findByName(context, understood, text), understood, previous)
  const shown = previous === null ? [] : await lookUpListings(db, scope, previous.shown)
  const numbered = shown.filter(({ Address }) => numbers.includes(/^\d+/.exec(Address ?? '')?.[0] ?? ''))
  if (numbered.length === 1) return numbered.map(({ id }) => id)
  const among = shown.filter(({ Address }) => isOnStreet(Address, streets))
  if (among.length > 0) return narrow(among, understood, previous)
  for (const word of streets) {
    const found = await findFirst(db, scope, [addressOf([word]), anyStatus], null, mostNamed + 1)
    if (found.length > 0) return narrow(found, understood, previous)
  }
  return narrow(await findByName(context, understood, text), understood, previous)
}

/** Homes whose address has these words. */
export const addressOf = (words: readonly string[]): Criterion => ({
  topic: 'Place',
  mode: 'must',
  anyOf: [{ is: 'address', words: words.map((word) => [word]), name: words.join(' ') }],
})

/** "8017 Kingletwood", "the one on Quarry Road": a house number before a name, or a name before what streets are called. */
const numbered =
  /(?<![\p{L}\p{N}$€£.,])(\d{1,5}[a-z]?)\s+(?:(?:n|s|e|w|north|south|east|west)\s+)?(\p{Script=Latin}{4,})/giu
const street = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\p{Script=Latin}{3,})\s+(?:${[...streetKinds].join('|')})(?![\p{L}\p{N}])`,
  'giu',
)
const mostAddresses = 3

function addressesIn(text: string): string[][] {
  const said = foldText(text.slice(0, longestRead))
  const withNumber = [...said.matchAll(numbered)].map(([, number = '', name = '']) => [number, name])
  const named = [...said.matchAll(street)].map(([, name = '']) => [name])
  return [...withNumber, ...named]
    .filter(([name]) => !/^(?:the|that|this|one|your|our)$/u.test(name ?? ''))
    .slice(0, mostAddresses)
}

const longestRead = 300

/** "52 Main Street" is that house, and none of its apartments; "52 Main Street apt 2" is the apartment. */
function wholly(found: readonly FoundListing[], text: string): number[] | null {
  if (found.length < 2) return null
  const said = plain(text)
  const whole = found
    .map(({ id, Address }) => ({ id, address: plain(Address ?? '') }))
    .filter(({ address }) => address !== '  ' && said.includes(address))
    .sort((a, b) => b.address.length - a.address.length)
  const [longest, next] = whole
  return longest === undefined || longest.address.length === next?.address.length ? null : [longest.id]
}

const plain = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{Script=Han})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Han})/gu, ' ')
    .trim()} `

/** By its number, its link or its address with a house number. */
export function namesHome({ mode, anyOf }: Criterion): boolean {
  const [named] = anyOf
  return (
    mode === 'must' &&
    anyOf.length <= mostAlternatives &&
    anyOf.every(({ is }) => is === named?.is) &&
    (named?.is === 'mls' || named?.is === 'ids' || (named?.is === 'address' && /^\d/.test(named.name)))
  )
}

/** By a street: "the one on main st". */
export const namesStreet = ({ anyOf }: Criterion): boolean => anyOf.every(({ is }) => is === 'address')

/**
 * Of several homes of a street or house the one of the kind that is said ("the condo on Dipperstone"), else the one that the
 * conversation speaks of or has shown, else the one of the kind of sale that is looked for.
 */
function narrow(found: readonly FoundListing[], { criteria }: Understood, previous: GuideState | null): number[] {
  const family = criteria
    .flatMap(({ topic, anyOf }) => (topic === 'PropertyType' ? anyOf : []))
    .flatMap((condition) => (condition.is === 'family' ? [foldText(condition.word)] : []))
  const ofKind = found.filter(({ PropertyType }) =>
    family.some((word) => foldText(PropertyType).startsWith(word.slice(0, 5))),
  )
  const kept = ofKind.length > 0 ? ofKind : found
  if (kept.length > 1 && previous !== null)
    for (const isMeant of waysToTell(previous)) {
      const meant = kept.filter(isMeant)
      const [only] = meant
      if (only !== undefined && meant.length === 1) return [only.id]
    }
  return kept.length > mostNamed ? [] : kept.map(({ id }) => id)
}

function waysToTell({ focus, shown, criteria }: GuideState): ((home: FoundListing) => boolean)[] {
  const sale = criteria
    .filter(({ topic, mode }) => topic === 'SaleType' && mode === 'must')
    .flatMap(({ anyOf }) => anyOf.flatMap((each) => (each.is === 'value' ? [each.value] : [])))
  return [({ id }) => id === focus, ({ id }) => shown.includes(id), ({ SaleType }) => sale.includes(SaleType)]
}

/** Words that mean nothing to the search, and could be the name of a street. */
function unreadWords({ lexemes }: Understood): string[] {
  const words = lexemes
    .filter(({ tags, text }) => tags.every((tag) => tag === 'unknown') && text.length >= shortestStreet)
    .map(({ text }) => foldText(text))
    .filter((text) => /^\p{L}+$/u.test(text))
  return [...new Set(words)].slice(0, mostWords)
}

function isOnStreet(address: string | null, streets: readonly string[]): boolean {
  const words = new Set(foldText(address ?? '').split(/[^\p{L}\p{N}]+/u))
  return streets.some((street) => words.has(street))
}
