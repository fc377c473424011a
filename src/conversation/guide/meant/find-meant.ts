import { checkListings, findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import { readSentence } from '../../../homes/search/read-sentence.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { About } from '../../../reading/acts/act.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { Lexeme } from '../../../reading/understanding/words/lexeme.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import type { GuideContext } from '../guide-context.ts'
import { addressOf } from '../skills/address-of.ts'
import { streetKinds } from '../skills/street-kinds.ts'
import { type Sign, wordsOf } from './read-signs.ts'
import { tellApart, wordsOfTexts } from './tell-apart.ts'

/** Homes of a street that one of them is told apart from by its number. */
const mostNeighbours = 20
const shortestName = 4

/**
 * The home on the street of the one in talk that a message names by its number alone: "what about 17", "number 3 next door", "die 18 in
 * derselben Straße". `positions`: so many homes stand in the list, whose places small numbers name.
 */
export async function findNeighbour(
  context: GuideContext,
  focus: number,
  { signs, positions }: { signs: readonly Sign[]; positions: number },
): Promise<number | null> {
  const numbers = signs.filter(
    ({ text, isNumber, isNumbered }) =>
      /^\d+[a-z]?$/u.test(text) && isNumber && !(isNumbered && Number(text) <= positions),
  )
  if (numbers.length === 0) return null
  const [home] = await lookUpListings(context.db, context.scope, [focus])
  const [name] = wordsOf(home?.Address ?? '')
    .filter((word) => word.length >= shortestName && /^\p{L}+$/u.test(word) && !streetKinds.has(word))
    .toSorted((a, b) => b.length - a.length)
  if (name === undefined) return null
  const all = await findFirst(context.db, context.scope, [addressOf([name]), anyStatus], null, mostNeighbours)
  return tellApart(all, { signs: numbers, telling: new Set(), traits: [] })
}

/**
 * The only home of the chatbot that is what is said of one behind its article, where none that is known is: "the townhouse in Westbrook
 * that's coming soon", "el ático que teneis en Puerto Lindes". null where that is not at least two things, or several homes are so.
 */
export async function findByPhrase(
  { db, scope }: GuideContext,
  { signs, told: reading }: Pointer,
): Promise<number | null> {
  const told = await reading()
  const topics = new Set(told.map(({ topic }) => topic))
  if (topics.size < leastTold || ![...topics].some((topic) => topic === 'Place' || topic === 'Price')) return null
  const found = await findFirst(db, scope, [...told, anyStatus], null, mostAlike)
  const [only, another] = found
  if (only === undefined || another === undefined) return only?.id ?? null
  return found.length === mostAlike ? null : tellApart(found, { signs, telling: new Set(), traits: [] })
}

const leastTold = 2
const mostAlike = 12

/** What a message says of the home that it means. */
interface Pointer {
  signs: readonly Sign[]
  /** What it says of it behind its article; see readPhrase. Read once it is asked for. */
  told: () => Promise<readonly Criterion[]>
}

interface Message extends Pointer {
  understood: Understood
  about: About
  /** The home in talk. */
  focus: number | null
}

/** Of homes that the conversation knows the one that a message means; null where it tells none apart. */
export async function findMeant(
  context: GuideContext,
  ids: readonly number[],
  { understood, signs, told, about, focus }: Message,
): Promise<number | null> {
  if (ids.length < 2) return null
  const homes = await lookUpListings(context.db, context.scope, ids)
  // "hows the well", of a home in talk that has one: no other is meant, whatever it has.
  const [inTalk] = focus === null ? [] : await lookUpListings(context.db, context.scope, [focus])
  const own = inTalk === undefined ? new Set<string>() : wordsOfTexts(inTalk)
  const isDescribed = (about === 'described' || about === 'named') && !understood.saysHome
  const words = understood.lexemes.filter(tellsApart).flatMap(({ text }) => text.split(/\s+/u).map(foldText))
  const telling = words.filter(
    (word) =>
      !own.has(word) && (isDescribed || signs.some(({ text, isHead, isPlain }) => isHead && !isPlain && text === word)),
  )
  const said = { signs, telling: new Set(telling), traits: [] }
  const apart = tellApart(homes, said)
  if (apart !== null) return apart
  const checked = (await told()).map((criterion) => checkListings(context.db, context.scope, ids, [criterion]))
  return tellApart(homes, { ...said, traits: await Promise.all(checked) })
}

/** What is said of a home behind its article, as the search reads it: "the 2 bed one", "the one for sale". */
export async function readPhrase(
  { db, scope, now }: GuideContext,
  signs: readonly Sign[],
  tables: LanguageTables,
): Promise<Criterion[]> {
  const phrase = signs.filter(({ isOfHome }) => isOfHome).map(({ raw }) => raw)
  if (phrase.length === 0) return []
  const { criteria } = await readSentence(db, scope, phrase.join(' '), tables, now)
  return criteria
    .filter(({ topic, mode }) => mode === 'must' && traits.has(topic))
    .slice(0, mostTraits)
    .map(({ topic, mode, anyOf }) => ({ topic, mode, anyOf }))
}

const mostTraits = 4
/** What a home is told from others by; what it has is rather asked of it. */
const traits: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>([
  'Price',
  'Bedrooms',
  'Bathrooms',
  'SaleType',
  'PropertyType',
  'Place',
  'YearBuilt',
  'Status',
])

/** What a home may have or be, and what nobody knows. */
const tellsApart = ({ tags }: Lexeme): boolean =>
  tags.every((tag) => tag === 'unknown') || tags.some((tag) => tag.startsWith('feature.') || tag.startsWith('family.'))
