import { tablesFor } from '../../../homes/search/search-listings.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { plainly } from '../../../reading/contact/read-contact.ts'
import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { type Languages, type LanguageTables, languageNamed, wordingOf } from '../../../reading/languages/languages.ts'
import { talkKinds } from '../../../reading/languages/tables/ask-tags.ts'
import { dropUnanswered } from '../acts/drop-unanswered.ts'
import { talkOfAct } from '../acts/route-of-act.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { turnTo } from '../guide-memory.ts'
import type { GuideRequest, GuideScope, GuideTurn } from '../guide-request.ts'
import { readSmallTalk, type SmallTalk } from '../wishes/small-talk.ts'
import { TurnReading } from './turn-reading.ts'

/** A message as it is about to be answered. */
export interface OpenGuideTurn {
  turn: GuideTurn
  previous: GuideState | null
  /** What it is that consists of small talk and nothing else. */
  talk: SmallTalk | null
  /** That each of its words is small talk, so that it names nothing else. */
  isAllTalk: boolean
  isClick: boolean
}

/** Finds out in which language a message is read and answered, and which home it names by its id. */
export function openGuideTurn(db: Database, scope: GuideScope, request: GuideRequest): OpenGuideTurn {
  const { content, action, now } = request
  const isClick = Boolean(action && action.kind !== 'ask')
  const home = action?.kind === 'ask' ? action.listing : null
  const before = home === null ? request.previous : turnTo(request.previous, home)
  const own = isClick ? null : readSmallTalk(scope.languages, content, before?.language ?? 'en')
  const tables = readTables(scope.languages, { content, isClick, previous: before }, own)
  const asked = own?.language ?? tables.language.code
  const answered = languageNamed(request.language) ?? asked
  const words = guideWordsOf(answered)
  const context: GuideContext = { db, scope, asked, words, wording: wordingOf(answered), now }
  const first = new TurnReading(context, tables, before)
  const previous = isClick ? before : dropUnanswered(content, before, (state) => first.acts(content, state))
  const reading = previous === before ? first : new TurnReading(context, tables, previous)
  const turn: GuideTurn = { request, context, tables, reading, home }
  const talk = own ?? (isClick || home !== null ? null : talkByAct(reading, content, previous, asked))
  return { turn, previous, talk, isAllTalk: own !== null, isClick }
}

/** "gracias y que dios lo bendiga", "lol worth a try. bye": all of its clauses are talk, and surely. */
function talkByAct(
  reading: TurnReading,
  content: string,
  previous: GuideState | null,
  language: LanguageCode,
): SmallTalk | null {
  if (content.length > longestTalk) return null
  const kinds = reading
    .acts(content, previous)
    .map(({ acts: [first] }) => (first !== undefined && first.likely >= surelyTalk ? talkOfAct[first.act] : undefined))
  const kind = talkKinds.findLast((each) => kinds.includes(each))
  return kind === undefined || kinds.includes(undefined) ? null : { kind, language }
}

const longestTalk = 120
const surelyTalk = 0.7

/** Of a click, and of a mere address, it is the language of the conversation. */
function readTables(
  languages: Languages,
  { content, isClick, previous }: { content: string; isClick: boolean; previous: GuideState | null },
  talk: SmallTalk | null,
): LanguageTables {
  if (talk) return languages.tablesOf(talk.language)
  const { language } = previous ?? {}
  // "com" of an e-mail address is no word of Portuguese.
  const said = plainly(content).replace(links, ' ').replace(directions, ' ')
  return (isClick || !/\p{L}/u.test(said)) && language !== undefined
    ? languages.tablesOf(language)
    : tablesFor(languages, said, previous)
}

/** Of an address ("7109 Miller Ln NE"), and no words of French or German. */
const directions = /(?<=\p{L}\s)(?:N|S|E|W|NE|NW|SE|SW|SO|NO)\b(?=\s*(?:#|,|$))/gu
const links = /https?:\/\/\S{1,2000}/giu
