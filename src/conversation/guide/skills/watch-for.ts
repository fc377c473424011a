import { describeCriteria, type Money, moneyOf } from '../../../homes/search/describe-criteria.ts'
import { runSearch } from '../../../homes/search/search-listings.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { alertWordsOf } from '../../../reading/languages/all-alert-words.ts'
import { formatNumber } from '../../../reading/languages/wording.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { showCriteria } from '../chips/show-criteria.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideState } from '../guide-context.ts'
import { keep, searchedBefore } from '../guide-memory.ts'
import { homeOfTurn, homesShown, mostShown } from './home-of-turn.ts'
import { button, type SkillAnswer, type SkillTurn, say } from './skill-turn.ts'

/** What is to be watched: a home, or a search. */
interface Watched {
  home: FoundListing | null
  plan: Pick<GuideState, 'criteria' | 'sort' | 'limit'>
  money: Money
  total: number
  /** Where the message itself says what to look for: what the conversation remembers of it from now on. */
  searched: GuideState | null
}

/**
 * News about the search of the conversation, or about the home that is named or spoken of. Where an address is said with
 * it, or behind it, the alert is opened at once; else its form is one click away.
 */
export async function answerAlert(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context, previous } = turn
  const pending = previous?.pending === 'alert' ? previous.watches : undefined
  const watched = await findWatched(turn, pending)
  const { home, plan, searched, total } = watched
  // "daily is fine", of an alert that stands, says when; before, it may have been said already.
  const atOnce = turn.wantsNewsAtOnce || (pending?.atOnce === true && pending.email === undefined)
  const email = turn.contact?.email || pending?.email || ''
  const named = home === null ? { listing: null } : { listing: home.id }
  const made = await openSaid(turn, { ...named, criteria: plan.criteria, atOnce, email })
  const chips = home === null && plan.criteria.length > 0 ? await showCriteria(context, plan, watched.money, total) : []
  const answer = {
    skill: 'alert' as const,
    chips,
    ...(home === null ? {} : { home }),
    ...(searched ? { searched } : {}),
  }
  if (made !== null) {
    const isTold = pending !== undefined && searched === null
    return {
      ...answer,
      content: isTold ? made : joined(turn, skill.alert.watching(nameWatched(turn, watched)), made),
      buttons: [],
      pending: 'alert',
      watches: { ...named, atOnce, email },
    }
  }
  const isThere = searched !== null && total > 0
  const already = isThere ? `\n\n${skill.alert.already(formatNumber(context.wording, total), total)}` : ''
  return {
    ...answer,
    content: `${offer(turn, watched)}${already}`,
    buttons:
      home === null
        ? [button(skill, 'alert')]
        : [button(skill, 'alert', { listing: home.id }), button(skill, 'save', { listing: home.id })],
    ...(isThere ? { cards: searched.shown } : {}),
    pending: 'alert',
    watches: { ...named, atOnce },
  }
}

function offer(turn: SkillTurn, watched: Watched): string {
  const { alert } = turn.skill
  if (watched.home !== null) return say(turn, alert.ofHome(linkHome(turn.context, watched.home)))
  const described = describeWatched(turn, watched)
  return say(turn, described === '' ? alert.none : alert.offer(described))
}

const joined = ({ context }: SkillTurn, ...sentences: string[]): string =>
  sentences.join(context.wording.betweenSentences)

/** By what the conversation is about, unless the message says it itself; `pending`: what was asked about just before. */
async function findWatched(turn: SkillTurn, pending: GuideState['watches']): Promise<Watched> {
  const { context, previous, named, asks } = turn
  const said = named.length > 0 ? null : await searchSaid(turn)
  if (said !== null) return said
  const { criteria = [], sort = null, limit = null, total = 0 } = previous ?? {}
  // "sagen Sie mir, wenn es etwas gibt", where nothing fits: of the search, and not of the home that came closest.
  const isNoneFound = previous?.total === 0 && previous.question === undefined
  const pointsAtHome = asks.has('point.one') && !isNoneFound
  const isOfHome =
    named.length > 0 || (pending === undefined ? pointsAtHome || criteria.length === 0 : pending.listing !== null)
  const home = isOfHome ? await homeOfTurn(turn) : null
  const money = moneyOf(criteria, await homesShown(turn), context.scope.currency ?? '$')
  return { home, plan: { criteria, sort, limit }, money, total, searched: null }
}

/** What is no wish for new homes: "new on the market", "sold". */
const ofToday: ReadonlySet<Criterion['topic']> = new Set(['DaysOnMarket', 'Status', 'Shown'])

/** "tell me when a house in Kent comes up": what the message looks for, with what was looked for before; null for none. */
async function searchSaid(turn: SkillTurn): Promise<Watched | null> {
  const { context, understood, previous } = turn
  const criteria = understood.criteria.filter(({ topic }) => !ofToday.has(topic))
  if (criteria.every(({ topic }) => topic === 'Feature') && !(criteria.length > 0 && understood.saysHome)) return null
  const { db, scope, words, now, asked } = context
  const { state, total, reading } = await runSearch(
    db,
    scope,
    { ...understood, criteria, figures: [], follow: [] },
    { q: '', limit: mostShown, now, language: words.code, previous: searchedBefore(previous) },
  )
  const searched = { ...keep(previous, asked), ...state, language: asked, total }
  return { home: null, plan: state, money: reading.money, total, searched }
}

function describeWatched({ context }: SkillTurn, { plan, money }: Watched): string {
  const described = describeCriteria(context.wording, plan.criteria, money)
  // An address on the web is no wish, and is not said back.
  return /:\/\/|\bwww\./iu.test(described) ? '' : escapeMarkdown(described, longestDescription)
}

const longestDescription = 300

function nameWatched(turn: SkillTurn, watched: Watched): string {
  const { words } = turn.context
  if (watched.home !== null) return linkHome(turn.context, watched.home)
  return describeWatched(turn, watched) || alertWordsOf(words.code).anyHome
}

/** Opens the alert for the address that was said, and tells what becomes of it; null where none was said or it must not be. */
async function openSaid(
  turn: SkillTurn,
  {
    listing,
    criteria,
    atOnce,
    email,
  }: { listing: number | null; criteria: readonly Criterion[]; atOnce: boolean; email: string },
): Promise<string | null> {
  const { openAlert, skill, context } = turn
  if (email === '' || openAlert === undefined) return null
  const when = atOnce ? 'atOnce' : 'daily'
  const became = await openAlert({ email, when, listing, criteria, language: context.words.code })
  if (became === null) return null
  const { made, confirmed, waiting } = skill.alert
  const told = escapeMarkdown(email, 100)
  return say(turn, became === 'asked' ? made(told) : became === 'confirmed' ? confirmed(told) : waiting)
}

export function answerAlertEnds(turn: SkillTurn): SkillAnswer {
  const { skill } = turn
  return { skill: 'alert', content: say(turn, skill.alert.ends), buttons: [button(skill, 'person')] }
}
