import { checkListings, findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import { readSentence } from '../../../homes/search/read-sentence.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import { measures } from '../about-homes/resolve-targets.ts'
import type { GuideContext } from '../guide-context.ts'
import { addressOf } from '../skills/address-of.ts'
import { singular } from '../skills/said-in.ts'
import type { Description } from './read-descriptions.ts'
import { readFloor } from './read-floor.ts'

interface Place {
  context: GuideContext
  tables: LanguageTables
  /** The homes that were shown last. */
  shown: readonly FoundListing[]
  /** The one that the conversation speaks of. */
  focus: number | null
  /** Homes that were put side by side last: "the newer one" is one of them. */
  compared: readonly number[] | null
  /** The two that were spoken of one by one last: "the cheaper of the two". */
  talked: readonly number[]
  /** What was searched for last. */
  searched: readonly Criterion[]
}

/** What a home has to be to fit one thing that is said of it. */
interface Element {
  /** As the search reads it; null for a comparison or a number. */
  criterion: Criterion | null
  fits: ReadonlySet<number>
}

/** Homes of the chatbot that a kind is looked for among. */
const mostOfKind = 12
/** So many that were searched for are asked about. */
const mostAlike = 3

/**
 * The homes that a description fits: among those that were shown, else the only one of the chatbot. Empty where it fits
 * all of them or none, so that it tells nobody apart.
 */
export async function findDescribed(
  place: Place,
  { message, description }: { message: string; description: Description },
): Promise<FoundListing[]> {
  const { context, shown, focus } = place
  if (description.isNumber) {
    const [number = ''] = description.words
    const isNumbered = ({ Address }: FoundListing) => Address?.startsWith(`${number} `) === true
    const numbered = shown.filter(isNumbered)
    if (numbered.length > 0) return numbered.length === 1 ? numbered : []
    const { db, scope } = context
    const all = await findFirst(db, scope, [addressOf([number]), anyStatus], null, mostOfKind)
    return all.filter(isNumbered).length === 1 ? all.filter(isNumbered) : []
  }
  const read = await readPhrase(place, message.slice(description.start, description.end))
  if (read.criteria.some(({ topic }) => topic === 'Price' || topic === 'SaleType')) return []
  const floor = readFloor(description.words, place.tables.language.code)
  const elements =
    floor === null
      ? await Promise.all(description.words.map((word) => elementOf(place, read, word)))
      : [await elementOfFloor(place, floor)]
  if (elements.some((element) => element === null)) return []
  const known = elements.flatMap((element) => element ?? [])
  const ofKind = description.kind === null ? null : await findOfKind(place, read, description.kind)
  const fitting = shown.filter(
    ({ id }) => known.every(({ fits }) => fits.has(id)) && (ofKind === null || ofKind.has(id)),
  )
  if (description.comparison !== null) {
    for (const few of fewOf(place, description)) {
      const among =
        known.length > 0 || ofKind !== null
          ? fitting.filter(({ id }) => few.includes(id))
          : await lookUpListings(context.db, context.scope, few)
      if (among.length > 1) return mostOf(among, description.comparison)
    }
    return mostOf(fitting, description.comparison)
  }
  if (fitting.length === 0) return findInAll(place, read, { known, kind: description.kind })
  const isFocus = description.words.length === 0 && fitting.some(({ id }) => id === focus)
  if (isFocus) return fitting.filter(({ id }) => id === focus)
  // "the basement one" is a basement flat before it is a house that has a basement.
  const called = fitting.filter((home) => description.words.some((word) => isNamedSo(home, word)))
  if (fitting.length > 1 && called.length === 1) return called
  if (fitting.length === shown.length && shown.length > 1) return []
  return fitting
}

/** Homes that "the newer one" is one of, before all that were shown: those put side by side, or the two spoken of last. */
function fewOf({ compared, talked, shown }: Place, { isSuperlative }: Description): (readonly number[])[] {
  const two = !isSuperlative && shown.length > pair && talked.length >= pair ? [talked.slice(0, pair)] : []
  return [...(compared === null ? [] : [compared]), ...two]
}

const pair = 2

function readPhrase({ context, tables }: Place, phrase: string): Promise<Understood> {
  return readSentence(context.db, context.scope, phrase, tables, context.now)
}

/** One word of the description: by what the search reads in it, by the words of the listing, or by its address. */
async function elementOf(place: Place, read: Understood, word: string): Promise<Element | null> {
  const { context, shown } = place
  const ids = shown.map(({ id }) => id)
  const year = /^(?:1[789]|20)\d\d$/.test(word) ? Number(word) : null
  if (year !== null)
    return { criterion: yearIs(year), fits: new Set(shown.filter((h) => h.YearBuilt === year).map(idOf)) }
  const criterion = read.criteria.find(
    ({ mode, topic, from, to, anyOf }) =>
      mode === 'must' &&
      topic !== 'PropertyType' &&
      !anyOf.every(({ is }) => is === 'nowhere') &&
      read.lexemes.slice(from, to).some(({ text }) =>
        foldText(text)
          .split(/[^\p{L}\p{N}]+/u)
          .includes(word),
      ),
  )
  const { topic, anyOf } = criterion ?? {}
  // "the one with the mosaics", to the search tiles: that a record says the word itself counts as much.
  const said: Criterion = topic === 'Feature' ? mentions(singular(word)) : mentions(word)
  const asked: Criterion =
    topic === undefined || anyOf === undefined
      ? said
      : { topic, mode: 'must', anyOf: topic === 'Feature' ? [...anyOf, ...said.anyOf] : anyOf }
  const met = await checkListings(context.db, context.scope, ids, [asked])
  const named = shown.filter((home) => isNamedSo(home, word)).map(idOf)
  const fits = new Set([...met, ...named])
  return criterion === undefined && fits.size === 0 && word.length < shortestWord && !/\p{Script=Han}/u.test(word)
    ? null
    : { criterion: asked, fits }
}

/** "the fifth-floor condo", however its listing says it. */
async function elementOfFloor({ context, shown }: Place, said: readonly string[]): Promise<Element> {
  const [name = ''] = said
  const criterion: Criterion = { topic: 'Feature', mode: 'must', anyOf: [{ is: 'text', name, mentions: said }] }
  return { criterion, fits: await checkListings(context.db, context.scope, shown.map(idOf), [criterion]) }
}

const shortestWord = 4
const idOf = ({ id }: FoundListing): number => id

const mentions = (word: string): Criterion => ({
  topic: 'Feature',
  mode: 'must',
  anyOf: [
    { is: 'text', name: word, mentions: [word] },
    { is: 'address', words: [[word]], name: word },
  ],
})

const yearIs = (year: number): Criterion => ({
  topic: 'YearBuilt',
  mode: 'must',
  anyOf: [{ is: 'number', field: 'YearBuilt', min: year, max: year }],
})

function isNamedSo({ Address, City, PropertyType }: FoundListing, word: string): boolean {
  return foldText([Address ?? '', City ?? '', PropertyType].join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word)
}

/** Of a kind by its own word ("triplex", "ranch"), else by the family of it ("townhome"). */
async function findOfKind({ context, shown }: Place, read: Understood, kind: string): Promise<ReadonlySet<number>> {
  const ids = shown.map(idOf)
  const exact = shown.filter((home) => isNamedSo(home, kind)).map(idOf)
  if (exact.length > 0) return new Set(exact)
  const said = await checkListings(context.db, context.scope, ids, [mentions(kind)])
  const type = typeOf(read)
  const family = type === null ? new Set<number>() : await checkListings(context.db, context.scope, ids, [type])
  const both = [...said].filter((id) => family.has(id))
  return type === null ? said : both.length > 0 ? new Set(both) : family
}

function typeOf({ criteria }: Understood): Criterion | null {
  const type = criteria.find(({ topic, mode }) => topic === 'PropertyType' && mode === 'must')
  return type === undefined ? null : { topic: type.topic, mode: 'must', anyOf: type.anyOf }
}

function mostOf(homes: readonly FoundListing[], comparison: keyof typeof measures): FoundListing[] {
  const { of, most } = measures[comparison]
  const known = homes.flatMap((home) => {
    const value = of(home)
    return value === null ? [] : [{ home, value }]
  })
  const [best] = known.toSorted((a, b) => (most ? b.value - a.value : a.value - b.value))
  return best === undefined || homes.length < 2 ? [] : [best.home]
}

/** None of those shown: the only one that was searched for, or else of the chatbot, that is so. */
async function findInAll(
  { context: { db, scope }, searched }: Place,
  read: Understood,
  { known, kind }: { known: readonly Element[]; kind: string | null },
): Promise<FoundListing[]> {
  const type = typeOf(read)
  const criteria = [...known.flatMap(({ criterion }) => criterion ?? []), ...(type === null ? [] : [type])]
  if (criteria.length === 0) return []
  const places = searched.filter(({ topic, mode }) => topic === 'Place' && mode === 'must')
  const whole = searched.filter(({ mode, topic }) => mode !== 'wish' && topic !== 'Shown')
  const ways = [
    ...(whole.length > 0 ? [[...whole, ...criteria]] : []),
    ...(places.length > 0 ? [[...places, ...criteria]] : []),
    criteria,
  ]
  for (const among of ways) {
    const found = await findFirst(db, scope, among, null, mostOfKind)
    if (
      found.length === 1 ||
      (known.length > 0 && found.length > 0 && found.length <= mostAlike && whole.length > 0 && among === ways[0])
    )
      return found
    const exact = kind === null ? [] : found.filter((home) => isNamedSo(home, kind))
    if (exact.length === 1 && found.length < mostOfKind) return exact
  }
  return []
}
