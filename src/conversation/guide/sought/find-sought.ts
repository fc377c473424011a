import { checkListings, countAtHand, findFirst } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { type RankedRecord, rankPassages } from '../../../reading/answering/rank-passages.ts'
import { loadWeightOfWord, type WeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import { isSaidBy, wordsOfText } from '../../../reading/answering/words-of-text.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import type { FoundCriterion } from '../../../reading/understanding/understanding.ts'
import type { GuideContext } from '../guide-context.ts'
import { type PassageOfHome, passagesOfHome } from '../record/passages-of-home.ts'
import { isOfAgent } from '../record/record-topics.ts'
import { saidIn, singular } from '../skills/said-in.ts'

/** Homes whose records are looked through: those that come first of what is searched for. */
const mostRead = 30
const mostOfMany = 12
/** What more of the homes bear out tells none of them apart. */
const mostShare = 0.5
/** All that is sought stands in one passage, as far as it weighs. */
const whole = 0.9
/** Some of it does, and the passage likely answers. */
const someWords = 0.4
const likely = 0.6
/** Where nobody surely looks for homes, or no word of it stands there: "a swimming coach" is borne out by no swimming pool. */
const surely = 0.85
/** So much less than the best is not what is sought. */
const ofBest = 0.75
const ofName = 0.2
const longestShown = 6
const longestClause = 8
const han = /\p{Script=Han}/u

/** How surely the record of a home bears out what is sought, and the passage that does. */
interface Borne {
  home: FoundListing
  passage: PassageOfHome
  /** The words of the passage that are words of what is sought. */
  shared: readonly string[]
  /** Which part of what is sought they are, by what they tell. */
  covered: number
  score: number
}

/**
 * What is sought, as a criterion in the words of the passages that bear it out: of the homes that are searched for, some records surely
 * tell of it and most do not. null where none does. `mayMean`: also where a passage only means it ("e-auto laden", of a wallbox).
 */
export async function findSought(
  { db, scope }: GuideContext,
  {
    question,
    words,
    among,
    mayMean,
    isAsked,
  }: {
    /** What was said, without what is looked for otherwise. */
    question: string
    words: readonly string[]
    among: readonly Criterion[]
    mayMean: boolean
    /** Nothing says that homes are looked for. */
    isAsked: boolean
  },
): Promise<FoundCriterion | null> {
  if (words.length === 0) return null
  const { languages } = scope
  const first = await findFirst(db, scope, among, null, mostRead + 1)
  const areMany = first.length > mostRead
  // Of many those are read that have a word of it, and all of it has to be said: to rank a record that nobody has read yet costs ten milliseconds.
  const read = areMany ? await findFirst(db, scope, [...among, holdingAny(words)], null, mostOfMany) : first
  // Without a word of it a record can only mean it.
  const looked = read.map((home) => ({ home, all: passagesOfHome(home) }))
  const homes = mayMean ? looked : looked.filter(({ all }) => all.some(({ text }) => sharesWord(words, text)))
  if (homes.length === 0) return null
  const weights = languages.derive(loadWeightOfWord)
  const borne = homes.flatMap(({ home, all }): Borne[] => {
    const inWords = all.filter(({ kind, fact }) => kind !== 'field' || named.has(fact ?? ''))
    const passages = areMany ? inWords.filter(({ text }) => sharesWord(words, text)) : inWords
    const ofHome = passages.filter((passage) => !isOfAgent(languages, passage))
    const { ranked, none } = areMany ? unranked(ofHome) : rankPassages(languages, question, ofHome)
    const [best] = ranked
      .map(({ passage, likely: share }) =>
        bear(weights, words, { home, passage, share: share > none ? share : 0 }, { mayMean, isAsked }),
      )
      .flatMap((each) => each ?? [])
      .toSorted((a, b) => b.score - a.score)
    return best === undefined ? [] : [best]
  })
  const most = Math.max(0, ...borne.map(({ score }) => score))
  const widest = Math.max(0, ...borne.map(({ covered }) => covered))
  const chosen = borne.filter(({ score, covered }) => score >= most * ofBest && covered >= widest * ofBest)
  const criterion = chosen.length === 0 ? null : asCriterion(words, chosen)
  if (criterion === null) return null
  const [total = homes.length, many = 0] = (await countAtHand(db, scope, [among, [...among, criterion]])) ?? [
    homes.length,
    chosen.length,
  ]
  if (many === 0 || many > Math.max(1, total * mostShare)) return null
  // What a record denies, its own words do not bear out.
  const ids = chosen.map(({ home }) => home.id)
  return (await checkListings(db, scope, ids, [criterion])).size === 0 ? null : { ...criterion, from: 0, to: 0 }
}

const unranked = (passages: readonly PassageOfHome[]): RankedRecord<PassageOfHome> => ({
  ranked: passages.map((passage) => ({ passage, likely: 0 })),
  none: 1,
})

function holdingAny(words: readonly string[]): Criterion {
  const anyOf = words.flatMap((word) => wordsOfText(word)).flatMap((word) => saidIn(singular(word)).anyOf)
  return { topic: 'Feature', mode: 'must', anyOf }
}

function sharesWord(words: readonly string[], text: string): boolean {
  const own = wordsOfText(text)
  return words.some((word) => wordsOfText(word).some((part) => isSaidBy(part, own)))
}

/** Fields in words; all others are numbers that a search reads. */
const named: ReadonlySet<string> = new Set(['Address', 'PropertyType'])

/** How surely a passage bears out what is sought; null where it does not. Pure. */
export function bear<Of extends { passage: PassageOfHome; share: number }>(
  weights: WeightOfWord,
  words: readonly string[],
  found: Of,
  { mayMean, isAsked }: { mayMean: boolean; isAsked: boolean },
): (Of & Pick<Borne, 'shared' | 'covered' | 'score'>) | null {
  const sought = words.flatMap((word) => wordsOfText(word))
  const own = wordsOfText(found.passage.text)
  const shared = sought.filter((word) => isSaidBy(word, own))
  const weigh = (some: readonly string[]): number => some.reduce((sum, word) => sum + weights.of(word), 0)
  const isSaid = shared.length > 0 && words.every((word) => isSaidOtherwise(word, found.passage.text))
  const covered = isSaid ? 1 : weigh(shared) / Math.max(1, weigh(sought))
  const isSome = covered >= someWords && (isAsked ? mayMean && found.share >= surely : found.share >= likely)
  const isBorne = covered >= whole || isSome || (mayMean && found.share >= surely)
  // The words of a sentence say it more closely than a value with the name of its entry.
  const { kind, name, text } = found.passage
  const value = wordsOfText(kind === 'sentence' ? text : text.slice(name.length + 1))
  const isByName = shared.some((word) => !isSaidBy(word, value))
  return isBorne ? { ...found, shared, covered, score: covered + found.share - (isByName ? ofName : 0) } : null
}

/** "没人住过的", of "从没住过人": all its characters in one clause, in whatever order. */
function isSaidOtherwise(word: string, text: string): boolean {
  const own = [...word].filter((each) => han.test(each) && !particles.includes(each))
  if (own.length < leastHan) return false
  return text.split(/[^\p{L}\p{N}]+/u).some((clause) => own.every((each) => clause.includes(each)))
}

const leastHan = 3
const particles = '的了吗嗎呢吧啊'

function asCriterion(words: readonly string[], chosen: readonly Borne[]): Criterion | null {
  const anyOf = chosen.flatMap(({ home, passage, shared }) => conditionOf(home, passage, shared, nameOf(words, chosen)))
  return anyOf.length === 0 ? null : { topic: 'Feature', mode: 'must', anyOf: joinTexts(anyOf) }
}

/** What was said of it and stands in the passages; all of it where they only mean it. */
function nameOf(words: readonly string[], chosen: readonly Borne[]): string {
  const shared = new Set(chosen.flatMap((each) => each.shared))
  const told = words.flatMap((word) => {
    const parts = wordsOfText(word)
    if (!han.test(word)) return parts.some((part) => shared.has(part)) ? [word] : []
    const [first, last] = [parts.findIndex((part) => shared.has(part)), parts.findLastIndex((part) => shared.has(part))]
    return first < 0 ? [] : [word.slice(first, last + 2)]
  })
  return (told.length > 0 ? told : words).slice(0, longestShown).join(' ')
}

/** The passages of homes that mean what is sought, as texts that these homes have. */
export function asTexts(homes: readonly { home: FoundListing; passage: PassageOfHome }[], said: string): Condition[] {
  return joinTexts(homes.flatMap(({ home, passage }) => conditionOf(home, passage, [], said)))
}

function conditionOf(
  { Address }: FoundListing,
  { fact, name, text, kind }: PassageOfHome,
  shared: readonly string[],
  said: string,
): Condition[] {
  if (fact === 'Address') {
    const own = wordsOfText(Address ?? '').filter((word) => isSaidBy(word, shared))
    return own.length === 0 ? [] : [{ is: 'address', words: own.map((word) => [word]), name: said }]
  }
  const value = kind === 'sentence' ? text : text.slice(name.length + 1)
  const piece = pieceOf(value, shared) ?? (kind === 'entry' ? pieceOf(name, shared) : null) ?? pieceOf(value, [])
  return piece === null ? [] : [{ is: 'text', name: said, mentions: [piece] }]
}

/** The words of a text from the first to the last that is shared, at most so many; its beginning where none is to be shared. */
function pieceOf(text: string, shared: readonly string[]): string | null {
  if (han.test(text)) return pieceOfHan(text, shared)
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)]
  const isShared = (word: string): boolean => wordsOfText(word).some((part) => isSaidBy(part, shared))
  const first = shared.length === 0 ? 0 : words.findIndex(({ 0: word }) => isShared(word))
  if (first < 0 || words.length === 0) return null
  const last = shared.length === 0 ? longestShown : words.findLastIndex(({ 0: word }) => isShared(word)) + 1
  return words
    .slice(first, Math.min(last, first + longestShown))
    .map(({ 0: word }) => word.toLowerCase())
    .join(' ')
}

function pieceOfHan(text: string, shared: readonly string[]): string | null {
  if (shared.length === 0) return text.match(/[\p{L}\p{N}]{2,8}/u)?.[0] ?? null
  // With what stands around it: "从没住过人" denies nothing that "没人住过" asks for.
  const clauses = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const clause = clauses.find((each) => shared.some((pair) => each.includes(pair)))
  if (clause === undefined) return null
  const at = clause.indexOf(shared.find((pair) => clause.includes(pair)) ?? '')
  return clause.length <= longestClause ? clause : clause.slice(Math.max(0, at - 2), at + longestClause - 2)
}

/** Texts that were said by one name are one condition. */
function joinTexts(conditions: readonly Condition[]): Condition[] {
  const texts = conditions.flatMap((each) => (each.is === 'text' ? [each] : []))
  const [first] = texts
  const mentions = [...new Set(texts.flatMap((each) => each.mentions))]
  return [...(first === undefined ? [] : [{ ...first, mentions }]), ...conditions.filter(({ is }) => is !== 'text')]
}
