import { inTellingOrder, labelCriterion, type Money } from '../../../homes/search/describe-criteria.ts'
import { countAtHand, findMiddleOf } from '../../../homes/search/listing-questions.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { formatNumber } from '../../../reading/languages/wording.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'
import type { CriterionChip } from '../answer-view.ts'
import type { GuideContext } from '../guide-context.ts'
import { changeCriterion } from './change-criterion.ts'
import { keyOfCriterion, offerOptions } from './criterion-key.ts'
import { type Centre, type CriterionOption, listOptions } from './criterion-options.ts'
import { showOrder } from './order-chip.ts'

const mostChips = 20
const mostOptions = 5

/** What a search understood, a chip each, with what it can be changed to and how many homes that would find. */
export async function showCriteria(
  context: Omit<GuideContext, 'asked'>,
  plan: SearchPlan,
  money: Money,
  total: number,
): Promise<CriterionChip[]> {
  const chips: CriterionChip[] = []
  for (const criterion of inTellingOrder(plan.criteria).slice(0, mostChips))
    chips.push(await showCriterion(context, plan, criterion, money, total))
  if (total > 1) chips.push(showOrder(context, plan))
  return chips
}

async function showCriterion(
  context: Omit<GuideContext, 'asked'>,
  plan: SearchPlan,
  criterion: Criterion,
  money: Money,
  total: number,
): Promise<CriterionChip> {
  const { wording, words } = context
  const options = listOptions(criterion, await centreOf(context, criterion))
  const counts = await countOptions(context, plan, criterion, options)
  const offered = chooseOptions(options, counts, total)
  const label = ({ criterion: changed }: CriterionOption, count: number | undefined) => {
    const text = labelCriterion(wording, changed, money)
    return count === undefined ? text : words.clicks.counted(text, formatNumber(wording, count))
  }
  return {
    key: offerOptions(keyOfCriterion(criterion), offered),
    label: labelCriterion(wording, criterion, money),
    options: options.flatMap((option, at) => (offered[at] ? [label(option, counts?.[at])] : [])),
    // What an amount implies holds as long as the amount does.
    ...(criterion.implied ? { stays: true } : {}),
  }
}

/** The middle of the homes at a place that one may look around. */
export async function centreOf(
  { db, scope }: Pick<GuideContext, 'db' | 'scope'>,
  { mode, anyOf: [place], anyOf }: Criterion,
): Promise<Centre> {
  const isPlace = mode === 'must' && anyOf.length === 1 && (place?.is === 'city' || place?.is === 'zip')
  return isPlace ? findMiddleOf(db, scope, place) : null
}

/** How many homes each option finds; null when that would take long. */
async function countOptions(
  { db, scope }: Pick<GuideContext, 'db' | 'scope'>,
  plan: SearchPlan,
  criterion: Criterion,
  options: readonly CriterionOption[],
): Promise<number[] | null> {
  const searches = options.map(({ criterion: changed }) => {
    const { criteria } = changeCriterion(plan, criterion, changed)
    // What differs comes last: the index then matches what is common once.
    return [...criteria.filter((each) => each !== changed), changed]
  })
  return countAtHand(db, scope, searches)
}

/** Which options to offer: those that find something, and not what is found already. */
function chooseOptions(
  options: readonly CriterionOption[],
  counts: readonly number[] | null,
  total: number,
): boolean[] {
  let left = mostOptions
  return options.map((_, at) => {
    const isUseful = counts === null || isDifferent(options, counts, at, total)
    if (!isUseful || left === 0) return false
    left -= 1
    return true
  })
}

function isDifferent(
  options: readonly CriterionOption[],
  counts: readonly number[],
  at: number,
  total: number,
): boolean {
  const { finds, step } = options[at] ?? { finds: 'others' }
  const count = counts[at] ?? 0
  if (count === 0 || (finds === 'more' && count <= total)) return false
  if ((finds === 'fewer' || finds === 'some') && count >= total) return false
  // Of those that go ever farther, one that finds as many as a nearer one finds the same.
  const isNearer = (other: CriterionOption) =>
    other.finds === finds && step !== undefined && other.step !== undefined && other.step < step
  return !options.some((other, index) => isNearer(other) && counts[index] === count)
}
