import { missesOf } from '../../../homes/search/closest/misses-of.ts'
import { findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { splitSentences } from '../../../platform/text/split-sentences.ts'
import { wordsOfText } from '../../../reading/answering/words-of-text.ts'
import { describedWordsOf } from '../../../reading/languages/all-described-words.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { hearWishes } from '../../../reading/languages/words/hear-wishes.ts'
import { understoodNothing } from '../../../reading/understanding/understood-nothing.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import { nameHome } from '../about-homes/describe-home.ts'
import { answerClick } from '../clicks/answer-click.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { asQuestion, keep, turnTo } from '../guide-memory.ts'
import { wordsOfTexts } from '../meant/tell-apart.ts'
import { passagesOfHome } from '../record/passages-of-home.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { addressOf } from '../skills/address-of.ts'
import { sayOne } from '../skills/skill-turn.ts'
import { readAsks } from '../wishes/read-asks.ts'
import { findDescribed } from './find-described.ts'
import { type Description, readDescriptions } from './read-descriptions.ts'

interface Message {
  context: GuideContext
  tables: LanguageTables
  content: string
  previous: GuideState | null
  /** Whether it sets homes side by side. */
  compares: boolean
  /** Whether it does so, or perhaps does: enough where the home in talk and another one are spoken of. */
  perhapsCompares: boolean
  /** Whether it asks for a visit. */
  isOfVisit: boolean
}

/**
 * A message that says "that one" for the home that it described, of which the conversation speaks from now on; or an
 * answer that asks which one is meant.
 */
export type Named = { content: string; previous: GuideState | null; outside?: string } | { answer: GuideAnswer }

const mostShown = 10

/**
 * "has the brick ranch got a yard?" is "has that one got a yard?", of 4 Miller Lane. Homes that nobody can tell apart are
 * asked about; what fits none, or looks for others, is left as it was said.
 */
export async function nameDescribed(message: Message): Promise<Named> {
  const { context, tables, content, previous } = message
  const descriptions = readDescriptions(content, tables).filter((each) => isMeant(each, message))
  const units = unitsIn(content)
  const same = { content, previous }
  if (descriptions.length + units.length === 0) return same
  const shown = await lookUpListings(context.db, context.scope, (previous?.shown ?? []).slice(0, mostShown))
  const place = {
    context,
    tables,
    shown,
    focus: previous?.focus ?? null,
    inTalk: await inTalkOf(context, previous),
    compared: previous?.compared ?? null,
    talked: previous?.talked ?? [],
    searched: previous?.criteria ?? [],
  }
  const meant: Meant[] = []
  for (const description of descriptions) {
    const found = await findDescribed(place, { message: content, description })
    const [only] = found
    if (found.length > 1) return found.length > mostAlike ? same : { answer: askWhich(message, found, description) }
    if (only !== undefined && !isPartOf(description, only, place.inTalk)) meant.push({ ...description, home: only })
  }
  const unit = meant.length > 0 ? null : await findUnit(context, units, shown)
  const named = speakOf(message, unit === null ? meant : [unit], shown)
  const side = sideBySide(message, meant)
  if (side !== null) return { answer: await answerClick(context, side, understoodNothing(context.asked), previous) }
  const [only] = meant
  if (only === undefined || 'answer' in named || shown.some(({ id }) => id === only.home.id)) return named
  const outside = await tellOutside(message, only.home)
  return outside === null ? named : { ...named, outside }
}

/** A home that is none of those that were looked for, "the white one on 5th": what it misses; null where it is one. */
async function tellOutside({ context, previous }: Message, home: FoundListing): Promise<string | null> {
  const { db, scope, words, wording } = context
  const asked = (previous?.criteria ?? []).filter(({ topic }) => topic !== 'Shown' && topic !== 'Status')
  const [misses = []] = await missesOf(db, scope, [home], asked, words.code)
  if (misses.length === 0) return null
  const told = wording.list(misses.slice(0, mostMisses).map((miss) => escapeMarkdown(miss)))
  return sayOne(skillWordsOf(words.code).outsideSearch(told), previous ?? {})
}

const mostMisses = 3

/** More than these are a search. */
const mostAlike = 4

/** "compare it with the one on Ezcurdia": the home in talk beside it, or two that are described. */
function sideBySide(
  { perhapsCompares, previous }: Message,
  meant: readonly Meant[],
): { kind: 'compare'; listings: number[] } | null {
  const focus = previous?.focus ?? null
  const listings = [
    ...new Set([...(meant.length === 1 && focus !== null ? [focus] : []), ...meant.map(({ home }) => home.id)]),
  ]
  return perhapsCompares && listings.length === 2 ? { kind: 'compare', listings } : null
}

async function inTalkOf({ db, scope }: GuideContext, previous: GuideState | null): Promise<FoundListing | null> {
  const [home] = previous === null || previous.focus === null ? [] : await lookUpListings(db, scope, [previous.focus])
  return home ?? null
}

/**
 * A word for something that the home in talk has names no home: "what is the lot size", where its record calls something so; "was the loft
 * done properly", of a house that speaks of its loft and is none.
 */
function isPartOf({ words, kind, comparison }: Description, home: FoundListing, inTalk: FoundListing | null): boolean {
  if (inTalk === null || words.length > 0 || comparison !== null || kind === null) return false
  if (home.id === inTalk.id) return passagesOfHome(home).some(({ name }) => wordsOfText(name).includes(kind))
  const isKind = wordsOfText(inTalk.PropertyType).includes(kind)
  return !isKind && wordsOfTexts(inTalk).has(kind)
}

interface Meant {
  start: number
  end: number
  home: FoundListing
}

function speakOf(
  { tables, content, previous, compares }: Message,
  meant: readonly Meant[],
  shown: readonly FoundListing[],
): Named {
  const [only, another] = meant
  if (only === undefined) return { content, previous }
  const isCompared = compares || readAsks(content, tables).has('ask.compare')
  const rest = `${content.slice(0, only.start)} ${content.slice(only.end)}`
  const says = isCompared || another !== undefined || saysLittle(rest) ? nameOf : () => pronoun
  const { pronoun } = describedWordsOf(tables.language.code)
  const named = meant.toReversed().reduce((text, each) => replace(text, each, says(each.home, shown)), content)
  if (isCompared) return { content: named, previous }
  return { content: withoutMereName(named, tables), previous: turnTo(previous, only.home.id) }
}

/** "and the brick one? does it have a garage": what is asked of it, without the sentence that only says which. */
function withoutMereName(message: string, tables: LanguageTables): string {
  const { pronoun } = describedWordsOf(tables.language.code)
  const sentences = splitSentences(message)
  const kept = sentences.filter(
    (sentence) => !sentence.includes(pronoun) || countWords(sentence.replace(pronoun, ' ')) > 1,
  )
  return kept.length === 0 ? message : kept.join(' ')
}

/** "ooh the 1948 one": nothing is asked but the home itself. */
const saysLittle = (rest: string): boolean => !/[?？]/u.test(rest) && countWords(rest) <= 1

const countWords = (text: string): number => (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length

/** "the condo with a gym under 800k" looks for one. */
const hasAmount = /[$€£]\s?\d|\d(?:k\b|[.,]?000)|\d+ ?mil\b/iu

/** "a mais barata tem garagem?": something is asked of it. */
const saysMore = (behind: string): boolean => countWords(behind) >= 2

const lastDay = 31

const romance: ReadonlySet<string> = new Set(['es', 'fr', 'pt', 'de'])

/** "the cheapest one" looks for it, unless something is wanted of it. */
function isMeant(description: Description, { content, tables, previous, isOfVisit }: Message): boolean {
  const { isSuperlative, words, kind, start, end, isLinked, isNumber } = description
  // "agenda visita a la casa el 14 a las 10": a day.
  if (isNumber && isOfVisit && Number(words[0]) <= lastDay) return false
  const hasShown = (previous?.shown.length ?? 0) > 0
  if (!hasShown && (isSuperlative || words.length === 0)) return false
  // "¿está cerca del metro?", before any home was shown: an article, and no home.
  if (!hasShown && kind === null && romance.has(tables.language.code) && !isLinked) return false
  if (hasAmount.test(`${content.slice(0, start)} ${content.slice(end)}`)) return false
  if (!isSuperlative || saysMore(content.slice(end))) return true
  const signals = hearWishes(content, tables)
  return (['tour', 'likes', 'save', 'available', 'send', 'pictures', 'map', 'offer', 'agent'] as const).some((wish) =>
    signals.has(wish),
  )
}

const replace = (text: string, { start, end }: { start: number; end: number }, name: string): string =>
  `${text.slice(0, start)}${padded(text.slice(0, start))}${name}${/^\p{L}/u.test(text.slice(end)) ? ' ' : ''}${text.slice(end)}`

const padded = (before: string): string => (/\p{L}$/u.test(before) ? ' ' : '')

/** By its address, unless another of those shown begins with it. */
function nameOf(home: FoundListing, shown: readonly FoundListing[]): string {
  const { Address, MLSNumber, id } = home
  const isShared = shown.some((each) => each.id !== id && each.Address?.startsWith(Address ?? ' '))
  const hasNumber = /^\d/.test(Address ?? '')
  return Address && hasNumber && (!isShared || !MLSNumber) ? Address : MLSNumber ? `MLS ${MLSNumber}` : (Address ?? '')
}

interface Unit {
  start: number
  end: number
  text: string
  after: string
}

/** "is 7D still going?": a door, and neither a dimension, a time nor a count. */
function unitsIn(content: string): Unit[] {
  const found = [...content.matchAll(/(?<![\p{L}\p{N}$€£.,#-])#?(\d{1,4}[a-zA-Z])(?![\p{L}\p{N}])/gu)]
  return found
    .map(({ 0: whole, 1: text = '', index }) => ({
      start: index,
      end: index + whole.length,
      text: foldText(text),
      after: content.slice(index + whole.length).trim(),
    }))
    .filter(({ text, start }) => !/^(?:3d|[12]d)$|[kmxhps]$/.test(text) && !isOfAddress.test(content.slice(0, start)))
    .slice(0, 1)
}

/** "5 Saltlantern St #": a door of a home that is named already. */
const isOfAddress = /\d{1,5}[a-z]?\s+\p{L}{3,}[^?!;:]{0,24}$/iu

async function findUnit(
  { db, scope }: GuideContext,
  [unit]: readonly Unit[],
  shown: readonly FoundListing[],
): Promise<(Unit & { home: FoundListing }) | null> {
  if (unit === undefined) return null
  const has = ({ Address }: FoundListing) =>
    foldText(Address ?? '')
      .split(/[^\p{L}\p{N}]+/u)
      .includes(unit.text)
  const among = shown.filter(has)
  const found = among.length > 0 ? among : await findFirst(db, scope, [addressOf([unit.text]), anyStatus], null, 2)
  const [home] = found
  // "7B Depot Street" is named already.
  const next = foldText(home?.Address ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .slice(1, 2)
  const isNamed = next.some((word) => word !== '' && foldText(unit.after).startsWith(word))
  return home === undefined || found.length > 1 || !has(home) || isNamed ? null : { ...unit, home }
}

/** Which of those that fit is meant; each is one click away. */
function askWhich(
  { context, content, previous, tables }: Message,
  found: readonly FoundListing[],
  description: Description,
): GuideAnswer {
  const skill = skillWordsOf(context.words.code)
  const { pronoun } = describedWordsOf(tables.language.code)
  const text = sayOne(skill.which, previous ?? {})
  const buttons = found.map((home) => ({
    kind: 'search' as const,
    label: home.Address ?? nameHome(context, home),
    say: replace(content, description, nameOf(home, found)),
  }))
  return {
    content: text,
    noAnswer: false,
    state: {
      ...keep(previous, context.asked),
      question: asQuestion(replace(content, description, pronoun)),
    },
    trace: { kind: 'skill', skill: 'home' },
    view: {
      ...showHomes(
        found.map(({ id }) => id),
        { content: text },
      ),
      buttons,
    },
  }
}
