import { describeCriteria, describeSort } from '../../../homes/search/describe-criteria.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { describeTotal, formatNumber } from '../../../reading/languages/wording.ts'
import { detailHome } from '../about-homes/detail-home.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { isBeyondKind } from './beyond-search.ts'
import { listHomes, listsHomes } from './list-homes.ts'
import { nextStep } from './next-step.ts'
import type { SplitQuestion } from './split.ts'
import { splitQuestion } from './split-question.ts'
import { namePlacesNowhere, tellClosest, withoutNowhere } from './tell-closest.ts'
import { tellFigures } from './tell-figures.ts'
import { tellLead } from './tell-lead.ts'

const longestDescription = 600
const mostIgnored = 6
/** What was not understood of a whole letter would be longer than the answer. */
const longestListened = 2000

export interface ToldSearch {
  content: string
  /** The part of it that chips and cards stand for: what was understood, the homes, and that there are more; null where there is none. */
  list: string | null
  /** What the list says of each home beyond what a card shows. */
  notes: string[]
  offer: GuideState['offer']
  /** What would leave about half of them, as one says it; null where nothing does. */
  narrows: string | null
  /** What the answer asks at its end; null where it asks nothing. */
  asks: SplitQuestion | null
}

/** What was understood, how many match, the homes, and one useful step from there. */
export async function tellSearch(
  context: GuideContext,
  result: SearchResult,
  message: string,
  { asksForDetail, variant }: { asksForDetail: boolean; variant: Partial<GuideState> },
): Promise<ToldSearch> {
  const { words, wording } = context
  const { state, reading, listings, total } = result
  const { understood, refinement, nothingLeft, money } = reading
  const before: string[] = []
  if (result.refused) before.push(wording.fairHousing)
  const note = openingNote(context, result)
  if (note !== null) before.push(note)
  const isRemarked = total === 0 && namePlacesNowhere(state.criteria).length > 0
  const spoken = isRemarked ? withoutNowhere(wording) : wording
  const described = escapeMarkdown(describeCriteria(spoken, state.criteria, money), longestDescription)
  const hasWishes = state.criteria.some(({ mode }) => mode === 'wish')
  const closest = total === 0 ? await tellClosest(context, result) : null
  const order = total > 1 ? escapeMarkdown(describeSort(wording, state.sort, hasWishes)) : null
  if (nothingLeft !== null && total > 0)
    before.push([wording.nothingLeft[nothingLeft], words.inThatOrder].join(wording.betweenSentences))
  const isFigure = understood.figures.length > 0
  const isEnd = total > 0 && listings.length === 0
  // What was looked for is there, and nothing beyond it.
  const isBeyond = total === 0 && isBeyondKind(nothingLeft)
  const [only] = listings
  const tellsAll = only !== undefined && total === 1 && (asksForDetail || namesOneHome(state.criteria))
  const { list, notes } = !tellsAll && listsHomes(result) ? listHomes(context, result) : { list: null, notes: [] }
  // What the chips say stands with the list: a window draws chips and cards instead of both.
  const found =
    isEnd || isFigure || closest?.isWhole === true || isBeyond || (refinement.isMore && total > 0)
      ? null
      : wording.found(describeTotal(wording, total), described, order)
  if (isEnd) before.push(words.thatWasAll(described, formatNumber(wording, total)))
  else if (isFigure) before.push(await tellFigures(context, result, described))
  const isToldElse = isEnd || isFigure || tellsAll || closest?.isWhole === true || closest?.isHopeless === true
  const lead = isToldElse ? null : await tellLead(context, result, closest?.list ?? null, variant)
  if (lead !== null) before.push(lead)
  else if (found !== null) before.push(found)
  if (closest !== null) before.push(...closest.before)
  const asks = await splitQuestion(context, result, variant)
  const step = total > 0 ? await nextStep(context, result, asks !== null) : null
  const isButton = list !== null && step?.isButton === true && !understood.opinionHint
  const listed = [lead === null ? null : found, list, closest?.list ?? null, isButton ? step?.line : null].filter(
    (part) => typeof part === 'string',
  )
  const after: string[] = []
  if (tellsAll) after.push(detailHome(context, only))
  if (understood.opinionHint) after.push(wording.officialSources)
  if (step?.line && !isButton) after.push(step.line)
  if (closest) after.push(...closest.after)
  // What the hint to official sources has answered is not said to be lost as well.
  const hinted = understood.lexemes.filter(({ tags }) => tags.includes('opinion.hint')).map(({ text }) => text)
  const isHinted = (word: string) => understood.opinionHint && hinted.includes(word)
  const ignored = result.ignored
    .filter((word) => word !== '…' && !/^\d+$/.test(word) && !understood.selfWords.includes(word) && !isHinted(word))
    .slice(0, mostIgnored)
  if (ignored.length > 0 && message.length < longestListened)
    after.push(words.ignored(words.and(ignored.map((word) => words.quote(escapeMarkdown(word, 40)))), ignored.length))
  if (understood.isCut) after.push(words.readInPart)
  const { criteria, sort, limit } = state
  const offer = step?.offers === 'these' ? { criteria, sort, limit } : step?.offers
  const standsFor = listed.join('\n\n')
  return {
    content: [...before, standsFor, ...after].filter(Boolean).join('\n\n'),
    list: standsFor === '' ? null : standsFor,
    notes: closest?.notes ?? notes,
    offer: closest?.offer ?? offer ?? undefined,
    narrows: step?.narrows ?? null,
    asks,
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
