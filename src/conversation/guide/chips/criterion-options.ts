import type { AreaCondition, Condition, Criterion, Family } from '../../../reading/criteria/condition.ts'
import { type AreaUnitSaid, areaCondition } from '../../../reading/criteria/make-condition.ts'
import { type MovedLimits, moveAmounts } from './move-amounts.ts'
import { moveNumbers } from './move-numbers.ts'

/** What a criterion can be changed to. */
export interface CriterionOption {
  criterion: Criterion
  /** Homes that it finds: all of those before and more, fewer or some of them, or others. */
  finds: 'more' | 'fewer' | 'some' | 'others'
  /** How far it goes, where each further one finds all that the one before finds, or only some of it. */
  step?: number
}

/** The middle of the homes at a place, to look around it. */
export type Centre = { latitude: number; longitude: number } | null

const families: readonly Family[] = ['house', 'condo', 'townhouse', 'multiFamily', 'land', 'mobile']
const widestMiles = 50
const milesAround = { city: [5, 10, 20], zip: [2, 5, 10] }
const mostAlternatives = 5

const values: Record<string, readonly string[]> = {
  SaleType: ['for_sale', 'for_rent'],
  Status: ['Active', 'Pending', 'ActiveUnderContract', 'PreOnMarket', 'Sold'],
  SpaceType: ['Entire place', 'Room'],
  Tours: ['OpenHouse', '3D'],
}

/**
 * What a criterion can be changed to, in the order in which it is offered. It depends on the criterion alone, so that a
 * click means what its label said, whatever became of the listings.
 */
export function listOptions(criterion: Criterion, centre: Centre): CriterionOption[] {
  const { mode, anyOf, also, topic } = criterion
  if (also !== undefined) return []
  const inMode = (other: Criterion['mode'], finds: CriterionOption['finds']) =>
    make({ ...criterion, mode: other }, finds)
  const isFeature = topic === 'Feature'
  if (mode === 'wish') return [inMode('must', 'some'), ...(isFeature ? [inMode('not', 'some')] : [])]
  if (mode === 'not') return isFeature ? [inMode('wish', 'more'), inMode('must', 'others')] : []
  const [only] = anyOf
  const others =
    anyOf.length > 1
      ? anyOf.slice(0, mostAlternatives).map((each) => make({ ...criterion, anyOf: [each] }, 'some'))
      : only === undefined
        ? []
        : changeCondition(criterion, only, centre)
  return isFeature ? [...others, inMode('wish', 'more'), inMode('not', 'others')] : others
}

function make(
  { fleeting: _fleeting, ...criterion }: Criterion,
  finds: CriterionOption['finds'],
  step?: number,
): CriterionOption {
  return { criterion, finds, ...(step === undefined ? {} : { step }) }
}

function changeCondition(criterion: Criterion, condition: Condition, centre: Centre): CriterionOption[] {
  const to = (other: Condition, finds: CriterionOption['finds'], step?: number) =>
    make({ ...criterion, anyOf: [other] }, finds, step)
  switch (condition.is) {
    case 'number':
      return moveNumbers(condition).map(({ limits, finds, step }) =>
        to({ is: 'number', field: condition.field, ...limits }, finds, step),
      )
    case 'area':
      return moveArea(condition).map(({ limits, finds, step }) =>
        // `said.unit` is what areaCondition was made with.
        to(areaCondition(condition.field, limits, condition.said.unit as AreaUnitSaid), finds, step),
      )
    case 'value':
      return (values[condition.field] ?? [])
        .filter((value) => value !== condition.value)
        .map((value) => to({ ...condition, value }, 'others'))
    case 'family':
      return families
        .filter((family) => family !== condition.family)
        .map((family) => to({ is: 'family', family, word: family }, 'others'))
    case 'near':
      return [0.5, 2, 4]
        .map((times) => Math.round(condition.miles * times * 10) / 10)
        .filter((miles) => miles > 0 && miles <= widestMiles && miles !== condition.miles)
        .map((miles) =>
          to({ ...condition, miles }, miles > condition.miles ? 'more' : 'fewer', Math.abs(miles - condition.miles)),
        )
    case 'city':
    case 'zip':
      return centre === null
        ? []
        : milesAround[condition.is].map((miles) =>
            to({ is: 'near', name: condition.name, ...centre, miles }, 'more', miles),
          )
    default:
      return []
  }
}

function moveArea({ said }: AreaCondition): MovedLimits[] {
  const { unit: _unit, ...limits } = said
  return moveAmounts(limits)
}
