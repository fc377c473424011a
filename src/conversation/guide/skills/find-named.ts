import { checkListings, findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { findByPairs } from '../meant/find-by-pairs.ts'
import type { Sign } from '../meant/read-signs.ts'
import { tellApart } from '../meant/tell-apart.ts'
import { addressOf } from './address-of.ts'
import { findByName } from './find-by-name.ts'
import { streetKinds } from './street-kinds.ts'

/** More homes than these are a search and not a name. */
const mostNamed = 4
const shortestStreet = 5
/** "el de Uría": few short words of other languages are names. */
const shortestElsewhere = 4
/** "88 Brook Street or 4 Miller Lane" */
const mostAlternatives = 3
const mostWords = 3

/** A clause that may name homes. */
interface Naming {
  text: string
  understood: Understood
  signs: readonly Sign[]
  /** Another one than this is meant: "the other one on old mill road". */
  not?: number | null
  /** It sets homes side by side: each that it names is meant, and none of them for being in talk. */
  compares?: boolean
  /** It looks for homes, so that words of an address alone name none: "a shop round elk hollow". */
  looksOn?: boolean
}

/**
 * The homes that a clause names, whether they are on offer or not: by number, link or address, or by the name of their
 * street ("the condo on Dipperstone"), first among those that were shown. Empty where it names none or too many.
 */
export async function findNamedHomes(
  context: GuideContext,
  { text, understood, signs, not = null, compares = false, looksOn = false }: Naming,
  previous: GuideState | null,
): Promise<number[]> {
  const narrow = (found: readonly FoundListing[]) =>
    narrowDown(
      context,
      found.filter(({ id }) => id !== not),
      { understood, signs },
      compares ? null : previous,
    )
  const { db, scope } = context
  const byAddress = async (): Promise<number[]> => {
    const named: number[] = []
    for (const words of addressesIn(text)) {
      const found = await findFirst(db, scope, [addressOf(words), anyStatus], null, mostNamed + 1)
      if (found.length > 0 && found.length <= mostNamed) named.push(...(wholly(found, text) ?? (await narrow(found))))
    }
    return named
  }
  const streets = unreadWords(understood)
  const byWord = async (): Promise<number[] | null> => {
    for (const word of streets) {
      const found = await findFirst(db, scope, [addressOf([word]), anyStatus], null, mostNamed + 1)
      if (found.length > 0) return narrow(found)
    }
    return null
  }
  // "88 Harbour and 4 Gumnut Close" are two names, of one of several homes each.
  const names = understood.criteria
    .filter(namesHome)
    .flatMap(({ topic, mode, anyOf }) => anyOf.map((each): Criterion => ({ topic, mode, anyOf: [each] })))
  if (names.length > 0) {
    const found = await Promise.all(names.map((name) => findFirst(db, scope, [name, anyStatus], null, mostNamed + 1)))
    const kept = found.map(async (homes) => wholly(homes, text) ?? (await narrow(homes)))
    const named = (await Promise.all(kept)).flat()
    return compares && named.length === 1
      ? [...new Set([...named, ...(await byAddress()), ...((await byWord()) ?? [])])]
      : named
  }
  const isNear = understood.criteria.some(({ anyOf }) => anyOf.some(({ is }) => is === 'near'))
  // "within a mile of 11 Birch Lane" looks for others around it.
  if (isNear || understood.sortNear !== null || understood.radius !== null) return []
  const named = await byAddress()
  if (named.length > 0) return [...new Set(named)]
  const numbers = understood.counts.map(({ value }) => String(value))
  const shown = previous === null ? [] : await lookUpListings(db, scope, previous.shown)
  const numbered = shown.filter(({ Address }) => numbers.includes(/^\d+/.exec(Address ?? '')?.[0] ?? ''))
  if (numbered.length === 1) return numbered.map(({ id }) => id)
  // "die 52 im Birkenring" is none of those shown where only another house of the street was.
  const ofNumber = signs.filter(({ text: sign, isNumber }) => isNumber && /^\d/u.test(sign)).map((sign) => sign.text)
  const among = shown.filter(
    ({ Address }) => isOnStreet(Address, streets) && (ofNumber.length === 0 || isOnStreet(Address, ofNumber)),
  )
  if (among.length > 0) return narrow(among)
  const ofWord = await byWord()
  if (ofWord !== null) return ofWord
  const called = await findByName(context, understood, text)
  return narrow(called.length > 0 || looksOn ? called : await findByPairs(context, signs))
}

/** "8017 Kingletwood", "the one on Quarry Road": a house number before a name, or a name before what streets are called. */
const numbered =
  /(?<![\p{L}\p{N}$€£.,])(\d{1,5}[a-z]?)\s+(?:(?:n|s|e|w|north|south|east|west)\s+)?(\p{Script=Latin}{3,})/giu
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
 * Of several homes of a street or house those that are what else is said ("the condo on Dipperstone", "the Heron Cove one for sale"), of
 * these the one that the conversation speaks of or has shown, else the one of the kind of sale that is looked for.
 */
async function narrowDown(
  { db, scope }: GuideContext,
  found: readonly FoundListing[],
  { understood: { criteria }, signs }: { understood: Understood; signs: readonly Sign[] },
  previous: GuideState | null,
): Promise<number[]> {
  const apart = tellApart(found, { signs, telling: new Set(), traits: [] })
  if (apart !== null) return [apart]
  let kept = ofKind(found, criteria)
  for (const { topic, mode, anyOf } of criteria.filter(tellsHomes)) {
    if (kept.length < 2) break
    const ids = kept.map(({ id }) => id)
    const meant = await checkListings(db, scope, ids, [{ topic, mode, anyOf }])
    if (meant.size > 0) kept = kept.filter(({ id }) => meant.has(id))
  }
  if (kept.length > 1 && previous !== null)
    for (const isMeant of waysToTell(previous)) {
      const meant = kept.filter(isMeant)
      const [only] = meant
      if (only !== undefined && meant.length === 1) return [only.id]
    }
  return kept.length > mostNamed ? [] : kept.map(({ id }) => id)
}

/** What is said of a home to tell it from its neighbors; what it has is rather asked of it. */
const tellsHomes = ({ topic, mode }: Criterion): boolean => mode === 'must' && telling.has(topic)
const telling: ReadonlySet<string> = new Set(['SaleType', 'PropertyType', 'Bedrooms', 'Bathrooms', 'Price'])

/** Those that call themselves by the word that was said; all where none does. */
function ofKind(found: readonly FoundListing[], criteria: Understood['criteria']): readonly FoundListing[] {
  const family = criteria
    .flatMap(({ topic, anyOf }) => (topic === 'PropertyType' ? anyOf : []))
    .flatMap((condition) => (condition.is === 'family' ? [foldText(condition.word)] : []))
  const called = found.filter(({ PropertyType }) =>
    family.some((word) => foldText(PropertyType).startsWith(word.slice(0, 5))),
  )
  return called.length > 0 ? called : found
}

function waysToTell({ focus, shown, criteria }: GuideState): ((home: FoundListing) => boolean)[] {
  const sale = criteria
    .filter(({ topic, mode }) => topic === 'SaleType' && mode === 'must')
    .flatMap(({ anyOf }) => anyOf.flatMap((each) => (each.is === 'value' ? [each.value] : [])))
  return [({ id }) => id === focus, ({ id }) => shown.includes(id), ({ SaleType }) => sale.includes(SaleType)]
}

/** Words that mean nothing to the search, and could be the name of a street. */
function unreadWords({ lexemes, language }: Understood): string[] {
  const shortest = language === 'en' ? shortestStreet : shortestElsewhere
  const words = lexemes
    .filter(({ tags, text }) => tags.every((tag) => tag === 'unknown') && text.length >= shortest)
    .map(({ text }) => foldText(text))
    .filter((text) => /^\p{L}+$/u.test(text))
  return [...new Set(words)].slice(0, mostWords)
}

function isOnStreet(address: string | null, streets: readonly string[]): boolean {
  const words = new Set(foldText(address ?? '').split(/[^\p{L}\p{N}]+/u))
  return streets.some((street) => words.has(street))
}
