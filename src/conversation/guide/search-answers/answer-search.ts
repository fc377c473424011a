import { findClosestHomes } from '../../../homes/search/closest/closest-homes.ts'
import { findNearestHomes } from '../../../homes/search/closest/nearest-homes.ts'
import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { boundsOf } from '../../../homes/search/next-state.ts'
import { explainResult, runSearch, type SearchResult } from '../../../homes/search/search-listings.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { AnswerButton } from '../../../reading/answer-button.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { emptyState, pushHistory, type SearchPlan } from '../../../reading/understanding/search-state.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { measures } from '../about-homes/resolve-targets.ts'
import type { AnswerView } from '../answer-view.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { searchedBefore, withoutHome } from '../guide-memory.ts'
import { standsAlone } from '../is-about-homes.ts'
import { namesHome } from '../skills/find-named.ts'
import { button, searchButton } from '../skills/skill-turn.ts'
import { withClosestByWords } from '../sought/closest-by-words.ts'
import { withKindOfRecords } from '../sought/kind-of-records.ts'
import { inOtherTown } from '../sought/other-place.ts'
import { findStandingOut, withWordsOfRecords } from '../sought/wishes-of-words.ts'
import { withinRecords } from '../sought/within-records.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { asRecordsCount } from './as-records-count.ts'
import { withBeyond } from './beyond-search.ts'
import { listsHomes } from './list-homes.ts'
import { searchInThousands } from './search-in-thousands.ts'
import { moveSpan, showSearch } from './search-view.ts'
import type { SplitQuestion } from './split.ts'
import { namePlacesNowhere } from './tell-closest.ts'
import { type ToldSearch, tellSearch } from './tell-search.ts'
import { withinKind } from './within-kind.ts'

export interface GuideAnswer {
  /** Markdown that also reads well as plain text. */
  content: string
  noAnswer: boolean
  state: GuideState | null
  trace: Record<string, unknown>
  /** What to show beside the words; absent for small talk and the like. */
  view?: AnswerView
  /** Homes of the view, as they were just read. */
  homes?: readonly FoundListing[]
  /** What it asks at its end, where nothing follows it. */
  asks?: SplitQuestion
}

export const shownAtOnce = 5

/** Answers a sentence, or a wish for more, by searching. */
export async function answerSearch(
  context: GuideContext,
  said: { sentence: string; asks: Asks | null },
  heard: Understood,
  remembered: GuideState | null,
): Promise<GuideAnswer> {
  const { db, scope, words, now } = context
  const before = searchedBefore(remembered)
  // What was only counted is listed from its beginning.
  const listed = before?.unlisted && heard.follow.includes('more') ? { ...before, shown: [], offset: 0 } : before
  const { said: compared, before: previous } = await comparedAlike(context, heard, listed)
  const called = await withKindOfRecords(context, said.sentence, inOtherTown(compared, previous))
  const counted = await asRecordsCount(context, called)
  const understood = await withWordsOfRecords(context, said.sentence, counted)
  const search = { q: said.sentence, limit: shownAtOnce, now, language: words.code, previous }
  const orAlone = standsAlone(understood)
  const within = await withinKind(context, understood)
  const narrow = within === null ? null : await runSearch(db, scope, within, { ...search, orAlone: false })
  const read =
    narrow !== null && narrow.total > 0 ? narrow : await runSearch(db, scope, understood, { ...search, orAlone })
  const other =
    orAlone && isAllShown(read, previous)
      ? await runSearch(db, scope, understood, { ...search, orAlone, previous: null })
      : null
  const { result, unmentioned } = await withinRecords(
    context,
    {
      sentence: said.sentence,
      understood,
      result: other === null || other.total === 0 ? read : { ...other, reading: { ...other.reading, isAlone: true } },
    },
    (other) => runSearch(db, scope, other, { ...search, orAlone: false }),
  )
  const inThousands = await searchInThousands(context, result)
  if (inThousands !== null) {
    const opening = skillWordsOf(words.code).search.inThousands(inThousands.amount)
    return sayBefore(opening, await tellResult(context, inThousands.result, remembered, { sentence: '', asks: null }))
  }
  const nearest = await withNearest(context, await withBeyond(context, result, previous))
  const near = await withClosestByWords(context, said.sentence, understood, nearest)
  const told = await tellResult(context, near, remembered, said)
  const answer = unmentioned.length === 0 ? told : sayBehind(tellUnmentioned(context, unmentioned), told)
  return result.reading.isAlone ? sayBefore(words.aloneOnly, answer) : answer
}

/** "anything else with 3 bedrooms": nothing but what was shown already. */
function isAllShown({ listings, total, reading }: SearchResult, before: GuideState | null): boolean {
  const asksElse = reading.understood.follow.includes('more') && reading.understood.criteria.length > 0
  return asksElse && total === listings.length && listings.every(({ id }) => before?.shown.includes(id))
}

const tellUnmentioned = ({ words, wording }: GuideContext, names: readonly string[]): string =>
  words.noneMeets(escapeMarkdown(wording.or([...names]), longestNamed))

const longestNamed = 80

/**
 * "cheaper", while one home is spoken of: than that one. Where homes for sale and for rent were shown together: than those
 * that are offered as the first, for no rent is cheaper than a price.
 */
async function comparedAlike(
  { db, scope }: GuideContext,
  said: Understood,
  before: GuideState | null,
): Promise<{ said: Understood; before: GuideState | null }> {
  const { follow, criteria } = said
  if (before === null || !follow.some((action) => action in measures)) return { said, before }
  const isOffered = [...criteria, ...before.criteria].some(({ topic }) => topic === 'SaleType')
  if (before.focus === null && isOffered) return { said, before }
  const shown = await lookUpListings(db, scope, before.focus === null ? before.shown : [before.focus])
  const [first] = shown
  if (first === undefined) return { said, before }
  const offered: Criterion = {
    topic: 'SaleType',
    mode: 'must',
    anyOf: [{ is: 'value', field: 'SaleType', value: first.SaleType }],
  }
  const alike = shown.filter(({ SaleType }) => SaleType === first.SaleType)
  const isMixed = before.focus !== null || alike.length < shown.length
  return {
    before: { ...before, bounds: boundsOf(alike, before) },
    said: isOffered || !isMixed ? said : { ...said, criteria: [...criteria, { ...offered, from: 0, to: 0 }] },
  }
}

/** Where nothing matches and nothing comes close, the homes that come nearest: nobody is left with nothing. */
export async function withNearest({ db, scope, words }: GuideContext, result: SearchResult): Promise<SearchResult> {
  const { state, total, closest, refused } = result
  const isSettled = total > 0 || refused !== null || namePlacesNowhere(state.criteria).length > 0
  if (isSettled || state.criteria.some(namesHome)) return result
  const wanted = { ...state, criteria: state.criteria.map(({ implied: _implied, ...criterion }) => criterion) }
  const [offer] = wanted.criteria.flatMap(({ topic, anyOf: [value] }) =>
    topic === 'SaleType' && value?.is === 'value' ? [value.value] : [],
  )
  // Who names a price to buy for is shown no rents, though nobody said "for sale".
  const isMixed = closest?.listings.some(({ SaleType }) => offer !== undefined && SaleType !== offer) === true
  if (closest !== undefined && !isMixed) return result
  const unmixed = isMixed ? await findClosestHomes(db, scope, wanted, words.code) : null
  const nearest = unmixed ?? (await findNearestHomes(db, scope, wanted, words.code))
  return nearest === null ? result : { ...result, closest: nearest }
}

/** Runs a search that was offered or clicked together, from its beginning; the one before stays for "go back". */
export async function answerPlan(
  context: GuideContext,
  nothing: Understood,
  previous: GuideState | null,
  plan: SearchPlan,
): Promise<GuideAnswer> {
  const { db, scope, words, now } = context
  const asked = { q: '', limit: shownAtOnce, now, language: words.code }
  const before = { ...(previous ?? emptyState()), ...plan }
  const result = await runSearch(db, scope, nothing, { ...asked, previous: before })
  result.state.history = previous === null ? [] : pushHistory(previous)
  return tellResult(context, result, previous, { sentence: '', asks: null })
}

/** Makes the answer of a search, and what the session remembers of it. */
export async function tellResult(
  context: GuideContext,
  result: SearchResult,
  previous: GuideState | null,
  { sentence, asks }: { sentence: string; asks: Asks | null },
): Promise<GuideAnswer> {
  const { slices } = context.scope
  await slices.next()
  const told = await tellSearch(context, result, sentence, {
    asksForDetail: asks?.has('ask.detail') === true,
    variant: previous ?? {},
  })
  const { content, offer, asks: question } = told
  const { loan } = previous ?? {}
  const { figures } = result.reading.understood
  const isListed = result.listings.length === 0 || listsHomes(result)
  const { shown, offset, bounds, focus } = previous ?? emptyState()
  const closest = result.total === 0 ? (result.closest?.listings ?? []) : []
  const [only, another] = closest.length > 0 ? closest : result.listings
  const isOnly = closest.length > 0 ? another === undefined : result.total === 1
  const best = closest.length > 0 ? closest : result.listings
  const standsOut = isListed && !isOnly ? await findStandingOut(context, result.state.criteria, best) : null
  const state: GuideState = {
    ...result.state,
    ...(isListed ? {} : { shown, offset, bounds, focus, unlisted: true }),
    // What comes closest is seen and numbered like what was found.
    ...(closest.length === 0 ? {} : { shown: closest.map(({ id }) => id), offset: 0 }),
    // One home alone is the one that is spoken of from now on.
    ...(isListed && isOnly && only !== undefined ? { focus: only.id } : {}),
    ...(standsOut === null ? {} : { focus: standsOut }),
    language: context.asked,
    total: result.total,
    ...(offer === undefined ? {} : { offer }),
    // "Shall I let you know when it comes?"
    ...(result.total === 0 && result.closest === undefined && offer === undefined ? { pending: 'alert' as const } : {}),
    ...(figures.length === 0 ? {} : { figures }),
    ...(loan === undefined ? {} : { loan: withoutHome(loan) }),
  }
  await slices.next()
  const view = { ...(await showSearch(context, result, told)), buttons: buttonsOfSearch(context, result, told) }
  return {
    content,
    noAnswer: false,
    state,
    trace: traceOf(result),
    view,
    homes: result.closest?.listings ?? result.listings,
    ...(question === null ? {} : { asks: question }),
  }
}

/** A search in one click that leaves about half, news of more like these, and where there are few or none, what opens up more. */
function buttonsOfSearch(
  { words }: GuideContext,
  { total }: SearchResult,
  { narrows, offer, asks }: ToldSearch,
): AnswerButton[] {
  const skill = skillWordsOf(words.code)
  const isOpened = total === 0 && offer !== undefined
  const halves = narrows ?? [asks?.yes, asks?.no].find((reply) => reply?.plan)?.say ?? null
  return [
    ...(halves === null ? [] : [searchButton(halves)]),
    ...(isOpened ? [{ kind: 'search' as const, label: skill.buttons.more, say: skill.say.yes }] : []),
    button(skill, 'alert'),
    ...(total === 0 ? [button(skill, 'restart', { say: skill.say.startOver }), button(skill, 'person')] : []),
  ]
}

const sayBehind = (text: string, answer: GuideAnswer): GuideAnswer => ({
  ...answer,
  content: `${answer.content}\n\n${text}`,
})

/** The same answer behind a sentence. */
export function sayBefore(text: string, answer: GuideAnswer): GuideAnswer {
  const { content, view } = answer
  const opening = `${text}\n\n`
  return {
    ...answer,
    content: `${opening}${content}`,
    ...(view === undefined ? {} : { view: moveSpan(view, opening.length) }),
  }
}

function traceOf(result: SearchResult): Record<string, unknown> {
  return {
    kind: 'search',
    filters: result.filters,
    sort: result.sort,
    total: result.total,
    ...(result.reading.nothingLeft === null ? {} : { nothingLeft: result.reading.nothingLeft }),
    listings: result.listings.map((listing) => listing.id),
    ...(result.closest ? { closest: result.closest.listings.map(({ id, misses }) => ({ id, misses })) } : {}),
    figures: result.figures,
    ignored: result.ignored,
    refused: result.refused?.code ?? null,
    explanation: explainResult(result),
  }
}
