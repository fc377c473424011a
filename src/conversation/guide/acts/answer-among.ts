import { isDenyingValue } from '../../../homes/listing-text/denial-words.ts'
import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { wordsOfText } from '../../../reading/answering/words-of-text.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { keep, turnTo } from '../guide-memory.ts'
import type { PassageOfHome } from '../record/passages-of-home.ts'
import { readRecord, surelyAnswers } from '../record/read-record.ts'
import { tellPassages } from '../record/tell-passages.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { type AskedOfHome, answerOfHome } from './answer-in-view.ts'
import { comparesHomes } from './asks-of-one-home.ts'

interface Told {
  home: FoundListing
  passage: PassageOfHome
  passages: readonly PassageOfHome[]
  /** How likely they answer. */
  likely: number
}

/**
 * Which of a few homes is so, by what their records answer: the only one that answers and does not deny it; of several that tell an amount
 * the one that has most of it, or least; else a line each. The talk is of the first from then on. null where no record answers.
 */
export async function answerAmong(
  context: GuideContext,
  asked: AskedOfHome,
  previous: GuideState,
  ids: readonly number[],
): Promise<GuideAnswer | null> {
  const homes = await lookUpListings(context.db, context.scope, ids)
  const told = homes.flatMap((home): Told[] => {
    const { told: passages, likely } = readRecord(context, asked.sentence, home)
    const [passage] = passages
    return passage === undefined || tellPassages(context, home, passages).length === 0
      ? []
      : [{ home, passage, passages, likely }]
  })
  const having = told.filter(({ passage }) => !denies(passage))
  const isMore = asksForMore(asked)
  // "which one did nobody live in yet": the only record that surely says so, where nothing is compared.
  const [likeliest, next] = having.toSorted((a, b) => b.likely - a.likely)
  const isSure =
    !isMore && likeliest !== undefined && likeliest.likely >= Math.max(surelyAnswers, likelierBy * (next?.likely ?? 0))
  const saying = isMore ? [] : having.filter(({ passages }) => sayWordOf(asked.sentence, passages))
  const [only, another] = isSure ? [likeliest] : saying.length === 1 ? saying : having
  if (only === undefined) return null
  if (another === undefined) {
    const understood = { ...asked.understood, sort: null, follow: [], criteria: [] }
    const answer = await answerOfHome(context, { ...asked, understood }, turnTo(previous, only.home.id), only.home)
    return { ...answer, view: answer.view ?? showHomes([only.home.id], { content: answer.content }) }
  }
  const ordered = isMore ? ordersBy(asked.understood, having) : null
  const first = ordered === null ? null : ordered[0]
  const content = (ordered ?? told).map((each) => `- ${tellOf(context, each)}`).join('\n')
  const shown = first ? [first.home.id] : told.map(({ home }) => home.id)
  return {
    content,
    noAnswer: false,
    state: { ...keep(previous, context.asked), ...(first ? { focus: first.home.id } : {}) },
    trace: { kind: 'about-shown', listing: first?.home.id ?? null },
    view: showHomes(shown, { content, ...(first ? {} : { part: content }) }),
  }
}

const tellOf = (context: GuideContext, { home, passages }: Told): string =>
  context.words.about(
    linkHome(context, home),
    context.words.row(tellPassages(context, home, passages).map(({ text }) => text)),
  )

/** Whether passages have a word of the question: the garage, and not mere spots to park. */
function sayWordOf(sentence: string, passages: readonly PassageOfHome[]): boolean {
  const said = foldText(passages.map(({ text }) => text).join(' '))
  return wordsOfText(sentence).some((word) => word.length >= shortestWord(word) && said.includes(word.slice(0, stem)))
}

const stem = 6
const shortestWord = (word: string): number => (/\p{Script=Han}/u.test(word) ? 2 : 5)

/** So much likelier than the next one an answer has to be to be the only one. */
const likelierBy = 1.3
const surelyCompares = 0.85

/** "more slips", "the lower dues", "better on energy" */
const asksForMore = ({ understood: { lexemes, sort }, act }: AskedOfHome): boolean =>
  sort !== null ||
  (act !== null && comparesHomes(act, surelyCompares)) ||
  lexemes.some(({ tags }) => tags.some((tag) => tag === 'follow.more' || less.test(tag)))

const denies = ({ kind, name, text }: PassageOfHome): boolean =>
  kind === 'entry' && isDenyingValue(text.slice(name.length + 1).trim())

/** By the amounts that the passages tell, the one that is asked for first; null where not each of them tells one, or they are alike. */
function ordersBy({ lexemes, sort }: Understood, having: readonly Told[]): Told[] | null {
  const known = having.flatMap((each) => {
    const amount = amountOf(each.passage)
    return amount === null ? [] : [{ each, amount }]
  })
  if (known.length < having.length) return null
  const asksLess = sort?.direction === 'up' || lexemes.some(({ tags }) => tags.some((tag) => less.test(tag)))
  const ordered = known.toSorted((a, b) => (asksLess ? a.amount - b.amount : b.amount - a.amount))
  const [best, next] = ordered
  return best?.amount === next?.amount ? null : ordered.map(({ each }) => each)
}

/** Words by which less of something is asked for. */
const less = /^(?:step\.(?:less|lower|oneLess)|follow\.(?:cheaper|smaller|older)|sort\.[A-Za-z]+\.up)$/u

/** The first number of what a passage says; of a grade of energy ("B83", "D") how near the best it is. */
function amountOf({ name, text }: PassageOfHome): number | null {
  const value = name === '' ? text : text.slice(name.length + 1).trim()
  const [, grade] = /^([A-G])(?:\d{1,3}|\+{1,3}|(?!\p{L}))/u.exec(value) ?? []
  if (grade !== undefined) return bestGrade - grade.charCodeAt(0)
  const [said] = /\d[\d.,'’\u00a0 ]*/u.exec(value) ?? []
  if (said === undefined) return null
  const plain = said
    .replace(/['’\s]/gu, '')
    .replace(/[.,](?=\d{3}(?!\d))/gu, '')
    .replace(',', '.')
  const amount = Number.parseFloat(plain)
  return Number.isFinite(amount) ? amount : null
}

const bestGrade = 'G'.charCodeAt(0) + 1
