import { memoize } from '../../../platform/memoize.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { loadNetworks, type Networks } from '../../../reading/acts/load-networks.ts'
import { readActs } from '../../../reading/acts/read-acts.ts'
import { loadWeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { tokenize } from '../../../reading/languages/words/tokens.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { Lexeme } from '../../../reading/understanding/words/lexeme.ts'
import { isRemark, shareOfSearch } from '../acts/asks-of-one-home.ts'
import type { GuideContext } from '../guide-context.ts'
import { singular } from '../skills/said-in.ts'

const longestRead = 300
const mostWords = 12
/** What more visitors say tells nothing of a home: "got", "have", "place". */
const leastWeight = 4.2
const shortest = 2
const han = /\p{Script=Han}/u

/** What was read so may stand in a record in the same words; all else is a number, a place or an offer. */
const inWords: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>(['PropertyType', 'SpaceType', 'Feature'])

/** "keine", "two", "cheapest" are of the sentence and not of a home. What people own ("my ponies") is to have a place there; of pets the search knows by itself. */
const isGrammar = (tag: string): boolean =>
  /^(?:self\.have|self\.animal\.(?:cat|dog|pet)|family\.any|refused|scope|place|per|follow|step|time|sort|figure|repair)(?:\.|$)/u.test(
    tag,
  )

/**
 * What of a sentence may stand in the record of a home and is no number, place or offer that the search reads for sure, in the order in
 * which it is said: words, and of Chinese what stands between the words that were read. No word by which people are told apart.
 */
export function soughtIn(context: GuideContext, sentence: string, understood: Understood): string[] {
  const { scope, asked } = context
  const { criteria, lexemes } = understood
  const weights = scope.languages.derive(loadWeightOfWord)
  const { gate } = scope.languages.tablesOf(asked)
  const inKind = new Set(
    criteria.filter(({ topic }) => inWords.has(topic)).flatMap(({ from, to }) => lexemes.slice(from, to)),
  )
  const read = exactlyRead(understood)
    .filter((lexeme) => !inKind.has(lexeme))
    .map(({ text }) => text)
  const plain = lexemes
    .filter(({ tags, text }) =>
      han.test(text)
        ? text.length > 1 && tags.some((tag) => isGrammar(tag) || tag === 'filler')
        : tags.some(isGrammar) || (tags.length > 0 && tags.every((tag) => tag === 'filler' || tag.startsWith('glue.'))),
    )
    .map(({ text }) => text)
  const dropped = [...read, ...plain, ...ownWords(context, understood)]
  const taken = new Set(dropped.flatMap(wordsOf))
  let left = sentence.slice(0, longestRead)
  for (const text of dropped) if (han.test(text)) left = left.replaceAll(text, ' ')
  const tells = (word: string): boolean =>
    word.length >= shortest &&
    !gate.tellsPeople(word) &&
    (han.test(word) || (!taken.has(word) && [word, singular(word)].every((each) => weights.of(each) >= leastWeight)))
  return [...new Set(wordsOf(left).filter(tells))].slice(0, mostWords)
}

/** What visitors say of themselves, word by word; not what they own, which is to have a place and tells nobody apart: "my ponies". */
function ownWords({ scope, asked }: GuideContext, { selfWords }: Understood): string[] {
  const { lexicon } = scope.languages.tablesOf(asked)
  const isThing = (word: string): boolean =>
    lexicon.longestAt(tokenize(word), 0)?.tags.some((tag) => ownedThing.test(tag)) ?? false
  return selfWords.flatMap(wordsOf).filter((word) => !isThing(word))
}

const ownedThing = /^self\.(?:thing|animal\.led)/u

/** Whether a word that tells something is one by which people are told apart. */
export function tellsPeople({ scope, asked }: GuideContext, sentence: string): boolean {
  const weights = scope.languages.derive(loadWeightOfWord)
  const { gate } = scope.languages.tablesOf(asked)
  return wordsOf(sentence).some((word) => weights.of(word) >= leastWeight && gate.tellsPeople(word))
}

/** Words, folded; of Chinese all that is written on end. */
export const wordsOf = (text: string): string[] =>
  foldText(text).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu) ?? []

/**
 * What of a message looks for homes: clauses that seek, and those that name a kind of home, a place or a number of it ("une coloc de 4 vers
 * l'EPFL"); what people say of themselves finds none. What visitors say of themselves is left out where a part of the sentence looks for
 * homes, else all of that part is ("we go to church every Sunday; homes in Kent": "every" is no wish of its own); and so are words by which
 * people are told apart ("do you guys sell islands").
 */
export function soughtPart(context: GuideContext, sentence: string, understood: Understood): string {
  const { gate } = context.scope.languages.tablesOf(context.asked)
  const own = new Set(ownWords(context, understood))
  const ofHomes = new Set(
    understood.criteria
      .filter(({ topic }) => topic !== 'Feature')
      .flatMap(({ from, to }) => understood.lexemes.slice(from, to).flatMap(({ text }) => wordsOf(text))),
  )
  const parts = clausesOf(context.scope.languages, sentence).flatMap(({ text, seeks }) =>
    text.split(partEnd).map((part) => ({ part, seeks })),
  )
  return parts
    .flatMap(({ part, seeks }) => {
      const words = wordsOf(part)
      const namesHomes = words.some((word) => ofHomes.has(word))
      const ofPeople = new Set(words.filter((word) => gate.tellsPeople(word) && !ofHomes.has(word)))
      const isOwn = words.some((word) => own.has(word))
      if (ofPeople.size > 0) return namesHomes && !isOwn ? [without(part, ofPeople)] : []
      if (isOwn) return namesHomes ? [without(part, own)] : []
      return seeks || namesHomes ? [part] : []
    })
    .join(' ')
}

const partEnd = /[,;:.!?，；：。！？、]+/u

const without = (text: string, words: ReadonlySet<string>): string =>
  text.replace(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu, (word) =>
    words.has(foldText(word)) ? ' ' : word,
  )

interface SaidClause {
  text: string
  /** It rather looks for homes than it remarks something. */
  seeks: boolean
}

const clausesOf = (languages: Languages, sentence: string): readonly SaidClause[] =>
  languages.derive(makeClauseReader)(sentence.slice(0, longestRead))

/** Named, as what is made of the languages is kept under the function that makes it; one message asks several times. */
function makeClauseReader(languages: Languages): (sentence: string) => readonly SaidClause[] {
  const networks: Networks = languages.derive(loadNetworks)
  return memoize(
    (sentence) =>
      readActs(networks, sentence, 'list').map((clause) => ({
        text: clause.text,
        seeks: shareOfSearch(clause) >= ratherSeeks || !isRemark(clause, perhapsRemark),
      })),
    mostKept,
  )
}

const mostKept = 100
const ratherSeeks = 0.5
const perhapsRemark = 0.2

/** A sentence without the places, numbers and offers that were read of it: what is left is asked of the records. Pure. */
export function withoutRead(sentence: string, understood: Understood): string {
  const read = exactlyRead(understood).map(({ text }) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return read
    .reduce(
      (left, text) => left.replace(new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'iu'), ' '),
      sentence,
    )
    .replace(/\s+/gu, ' ')
    .trim()
}

/** What numbers, places and offers were read of. */
const exactlyRead = ({ criteria, lexemes }: Understood): Lexeme[] =>
  criteria.filter(({ topic }) => !inWords.has(topic)).flatMap(({ from, to }) => lexemes.slice(from, to))
