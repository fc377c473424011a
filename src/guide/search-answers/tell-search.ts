import type { Criterion } from '../../criteria/condition.ts'
import { describeTotal, formatNumber } from '../../language/wording.ts'
import { describeCriteria, describeSort } from '../../listing-search/describe-criteria.ts'
import type { SearchResult } from '../../listing-search/search-listings.ts'
import { detailHome } from '../about-homes/detail-home.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { listHomes, listsHomes } from './list-homes.ts'
import { nextStep } from './next-step.ts'
import { namePlacesNowhere, tellClosest, withoutNowhere } from './tell-closest.ts'
import { tellFigures } from './tell-figures.ts'

const longestDescription = 600
const mostIgnored = 6
/** What was not understood of a whole letter would be longer than the answer. */
const longestListened = 2000

export interface ToldSearch {
  content: string
  /** The part of it that cards stand for: the homes, and that there are more; null when it lists none. */
  list: string | null
  /** What the list says of each home beyond what a card shows. */
  notes: string[]
  offer: GuideState['offer']
}

/** What was understood, how many match, the homes, and one useful step from there. */
export async function tellSearch(
  context: GuideContext,
  result: SearchResult,
  message: string,
  asksForDetail: boolean,
): Promise<ToldSearch> {
  const { words, wording } = context
  const { state, reading, listings, total } = result
  const { understood, refinement, nothingLeft, money } = reading
  const parts: string[] = []
  if (result.refused) parts.push(wording.fairHousing)
  const note = openingNote(context, result)
  if (note !== null) parts.push(note)
  const isRemarked = total === 0 && namePlacesNowhere(state.criteria).length > 0
  const spoken = isRemarked ? withoutNowhere(wording) : wording
  const described = escapeMarkdown(describeCriteria(spoken, state.criteria, money), longestDescription)
  const hasWishes = state.criteria.some(({ mode }) => mode === 'wish')
  const closest = total === 0 ? await tellClosest(context, result) : null
  const order = total > 1 ? escapeMarkdown(describeSort(wording, state.sort, hasWishes)) : null
  if (nothingLeft !== null && total > 0)
    parts.push([wording.nothingLeft[nothingLeft], words.inThatOrder].join(wording.betweenSentences))
  if (total > 0 && listings.length === 0) parts.push(words.thatWasAll(described, formatNumber(wording, total)))
  else if (understood.figures.length > 0) parts.push(await tellFigures(context, result, described))
  else if (closest?.isWhole !== true && (!refinement.isMore || total === 0))
    parts.push(wording.found(describeTotal(wording, total), described, order))
  const [only] = listings
  const tellsAll = only !== undefined && total === 1 && (asksForDetail || namesOneHome(state.criteria))
  if (tellsAll) parts.push(detailHome(context, only))
  const { list, notes } = !tellsAll && listsHomes(result) ? listHomes(context, result) : { list: null, notes: [] }
  if (list !== null) parts.push(list)
  if (understood.opinionHint) parts.push(wording.officialSources)
  const step = total > 0 ? await nextStep(context, result) : null
  if (step?.line) parts.push(step.line)
  if (closest) parts.push(...closest.lines)
  // What the hint to official sources has answered is not said to be lost as well.
  const hinted = understood.lexemes.filter(({ tags }) => tags.includes('opinion.hint')).map(({ text }) => text)
  const isHinted = (word: string) => understood.opinionHint && hinted.includes(word)
  const ignored = result.ignored
    .filter((word) => word !== '…' && !/^\d+$/.test(word) && !understood.selfWords.includes(word) && !isHinted(word))
    .slice(0, mostIgnored)
  if (ignored.length > 0 && message.length < longestListened)
    parts.push(words.ignored(words.and(ignored.map((word) => words.quote(escapeMarkdown(word, 40)))), ignored.length))
  if (understood.isCut) parts.push(words.readInPart)
  const { criteria, sort, limit } = state
  const offer = step?.offers === 'these' ? { criteria, sort, limit } : step?.offers
  // Where cards stand for the list, "show me more" is a button below them.
  const isButton = list !== null && step?.isButton === true && !understood.opinionHint
  return {
    content: parts.join('\n\n'),
    list: closest?.list ?? (isButton ? `${list}\n\n${step?.line}` : list),
    notes: closest?.notes ?? notes,
    offer: closest?.offer ?? offer ?? undefined,
  }
}

/** By its number, its link or its address with a house number. */
function namesOneHome(criteria: readonly Criterion[]): boolean {
  return criteria.some(
    ({ mode, anyOf: [named], anyOf }) =>
      mode === 'must' &&
      anyOf.length === 1 &&
      (named?.is === 'mls' || named?.is === 'ids' || (named?.is === 'address' && /^\d/.test(named.name))),
  )
}

/** What became of the search before. */
function openingNote({ words }: GuideContext, { reading }: SearchResult): string | null {
  const { refinement } = reading
  return refinement.wentBack > 0 ? words.wentBack : null
}
