import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { splitSentences } from '../../../platform/text/split-sentences.ts'
import { type RankedPassage, type RankedRecord, rankPassages } from '../../../reading/answering/rank-passages.ts'
import { wordsOfText } from '../../../reading/answering/words-of-text.ts'
import { describedWordsOf } from '../../../reading/languages/all-described-words.ts'
import { firmWordsOf } from '../../../reading/languages/all-firm-words.ts'
import type { Languages, LanguageTables } from '../../../reading/languages/languages.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import type { GuideContext } from '../guide-context.ts'
import { withoutName } from '../meant/without-name.ts'
import { type PassageOfHome, passagesOfHome } from './passages-of-home.ts'

/** What a home's record answers to a question. */
export interface ReadRecord {
  /** What is told, best first: one passage, or two that both answer; none where the record says nothing of it. */
  told: readonly PassageOfHome[]
  /** Nothing is told, and something comes near to it. */
  hasNear: boolean
  /** How likely the first of what is told answers, from 0 to 1. */
  likely: number
  /** It may be something else that is asked; somebody who knows is to be named beside it. */
  isUnsure: boolean
  /** All passages, the likeliest first. */
  ranked: readonly RankedPassage<PassageOfHome>[]
  /** Fields of which the question hardly is, though words of it may sound so: "where would my wine live" is of no address. */
  doubted: ReadonlySet<FactName>
}

/**
 * From so much on a passage may answer, where it is not likelier that none does; and from so much on it does. Of what is told below 0.4
 * less than half is right, of questions that were kept apart; above 0.5 it is three of four.
 */
const leastLikely = 0.4
export const surelyAnswers = 0.5
/** A second one is told from so much on, and where it is so much of the first: "service charge + ground rent?" */
const leastFurther = 0.15
const shareOfFirst = 0.2
/** Beside one that is so sure nothing else is told. */
const sureAlone = 0.85
const longestFurther = 120
/** Something comes near from so much on: of questions that were kept apart it then answers more than two of five, and one of five has no answer. */
const leastNear = 0.25
const leastOfNone = 0.5
/** So unlikely it is that the question is of a field. */
const hardlyOf = 0.03
/** What else is asked in one breath ("the dues, and what do they cover") is told where it is so likely among all other passages. */
const surelyOther = 0.6

/** The question without the name of the home, or a word that stands for it. */
function ofAnyHome(question: string, home: FoundListing, tables: LanguageTables): string {
  const { pronoun } = describedWordsOf(tables.language.code)
  return withoutName(question, home, tables).replaceAll(pronoun, ' ').trim()
}

const mostSentences = 4
const leastOfSentence = 2

/** "does it have ac? i run hot": all that is said, or the sentence of it that is answered most surely. */
function rankBest(
  languages: Languages,
  question: string,
  passages: readonly PassageOfHome[],
): RankedRecord<PassageOfHome> {
  const sentences = splitSentences(question).filter((sentence) => wordsOfText(sentence).length >= leastOfSentence)
  const said = sentences.length > 1 ? [question, ...sentences.slice(0, mostSentences)] : [question]
  return said
    .map((each) => rankPassages(languages, each, passages))
    .reduce((best, each) => ((each.ranked[0]?.likely ?? 0) > (best.ranked[0]?.likely ?? 0) ? each : best))
}

/** Which passages of a home's record answer a question, as it would be asked of any home. */
export function readRecord({ scope, asked }: GuideContext, question: string, home: FoundListing): ReadRecord {
  const { languages } = scope
  const tables = languages.tablesOf(asked)
  const plain = ofAnyHome(question, home, tables)
  const passages = passagesOfHome(home)
  const parts = partsOf(plain, tables)
  const several = answersOfParts(languages, parts, passages)
  if (several.length > 1) return tellSurely(several)
  const { ranked, none } = rankBest(languages, plain, passages)
  const [first, second] = ranked
  if (first === undefined || first.likely < leastLikely || first.likely < none) return tellNothing(ranked, none)
  const other = parts.length > 1 ? surelyBeside(ranked, none) : isToldToo(first, second) ? second : undefined
  return {
    told: [first, ...(other === undefined ? [] : [other])].map(({ passage }) => passage),
    hasNear: false,
    likely: first.likely,
    isUnsure: first.likely < surelyAnswers,
    ranked,
    doubted: doubtedOf(ranked),
  }
}

const tellSurely = (several: readonly RankedPassage<PassageOfHome>[]): ReadRecord => ({
  ...{ told: several.map(({ passage }) => passage), hasNear: false, ranked: several },
  ...{ likely: surelyOfPart, isUnsure: false, doubted: new Set() },
})

const doubtedOf = (ranked: readonly RankedPassage<PassageOfHome>[]): ReadonlySet<FactName> =>
  new Set(ranked.flatMap(({ passage: { fact }, likely }) => (fact !== undefined && likely < hardlyOf ? [fact] : [])))

function tellNothing(ranked: readonly RankedPassage<PassageOfHome>[], none: number): ReadRecord {
  const hasNear = isNear(ranked, Math.max(leastNear, leastOfNone * none))
  // Where all is far, the words are all that there is to go by.
  return { told: [], hasNear, likely: 0, isUnsure: true, ranked, doubted: hasNear ? doubtedOf(ranked) : new Set() }
}

/** Fields do not count: who asks for one names it. */
function isNear(ranked: readonly RankedPassage<PassageOfHome>[], least: number): boolean {
  return ranked.some(({ passage, likely }) => passage.fact === undefined && likely >= least)
}

/** The second passage, where it would be sure if the first one were not there. */
function surelyBeside(
  [first, second]: readonly RankedPassage<PassageOfHome>[],
  none: number,
): RankedPassage<PassageOfHome> | undefined {
  const rest = 1 - (first?.likely ?? 0)
  return second !== undefined && second.likely > none && second.likely >= surelyOther * rest ? second : undefined
}

const mostParts = 4
const surelyOfPart = 0.6
const signs = /^[+,;&/?!。？、，；]+$/u

/** "taxes + age of roof?", "cuántos baños y cuántos metros": what stands between signs and words that join. */
function partsOf(question: string, tables: LanguageTables): string[] {
  const joins = tables.derive(joinsOf)
  const parts = ['']
  for (const piece of question.split(/(\s+|[+,;&/?!。？、，；]+)/u)) {
    if (signs.test(piece) || joins.has(foldText(piece))) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${piece}`)
  }
  const said = parts.map((part) => part.trim()).filter((part) => wordsOfText(part).length > 0)
  return said.length > mostParts ? [] : said
}

/** Named, as what is made of a language's tables is kept under the function that makes it. */
function joinsOf({ language }: LanguageTables): ReadonlySet<string> {
  return new Set(
    firmWordsOf(language.code)
      .joins.split(',')
      .map((word) => foldText(word.trim())),
  )
}

/** What answers each of several parts for sure, each passage once; fewer than two where it is one question. */
function answersOfParts(
  languages: Languages,
  parts: readonly string[],
  passages: readonly PassageOfHome[],
): RankedPassage<PassageOfHome>[] {
  if (parts.length < 2) return []
  const answers = parts.flatMap((part) => {
    const [first] = rankPassages(languages, part, passages).ranked
    return first !== undefined && first.likely >= surelyOfPart ? [first] : []
  })
  return answers.filter(({ passage }, at) => answers.findIndex((other) => other.passage === passage) === at)
}

function isToldToo(
  first: RankedPassage<PassageOfHome>,
  second: RankedPassage<PassageOfHome> | undefined,
): second is RankedPassage<PassageOfHome> {
  if (second === undefined || first.likely >= sureAlone || second.passage.text.length > longestFurther) return false
  return second.likely >= leastFurther && second.likely >= shareOfFirst * first.likely
}
