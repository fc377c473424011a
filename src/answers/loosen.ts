import type { AreaCondition, Condition, Criterion, Limits, NumberCondition } from '../search/condition.ts'
import { type AreaUnitSaid, areaCondition, numberCondition } from '../search/make-condition.ts'

/** How far bounds are moved, a little first. */
const steps = [0.1, 0.25, 0.5, 1]
const yearSteps = [10, 20, 40]
const daySteps = [14, 30, 90]
const widestMiles = 50

/** The same criterion with its bounds moved outwards, the smallest step first; none where there is nothing to move. */
export function loosen(criterion: Criterion): Criterion[] {
  const [condition] = criterion.anyOf
  if (criterion.mode !== 'must' || criterion.anyOf.length !== 1 || condition === undefined) return []
  return loosenCondition(condition).map((looser) => ({ ...criterion, anyOf: [looser] }))
}

function loosenCondition(condition: Condition): Condition[] {
  if (condition.is === 'near')
    return [2, 4].flatMap((times) =>
      condition.miles * times <= widestMiles ? [{ ...condition, miles: condition.miles * times }] : [],
    )
  if (condition.is === 'area') return loosenArea(condition)
  return condition.is === 'number' ? loosenNumber(condition) : []
}

function loosenNumber(condition: NumberCondition): Condition[] {
  const { field } = condition
  const made = (limits: Limits) => numberCondition(field, limits)
  if (condition.oneOf) return []
  switch (field) {
    case 'Bedrooms':
    case 'Bathrooms':
    case 'ParkingSpots': {
      const least = condition.min ?? (condition.above === undefined ? undefined : condition.above + 1)
      if (least !== undefined && least > 1) {
        const isExact = condition.min !== undefined && condition.max === condition.min
        return [made({ min: Math.ceil(least) - 1, ...(isExact ? { max: least + 1 } : {}) })]
      }
      return condition.max !== undefined && least === undefined ? [made({ max: condition.max + 1 })] : []
    }
    case 'YearBuilt':
      return yearSteps.map((years) =>
        made(
          moveBounds(
            condition,
            (low) => low - years,
            (high) => high + years,
          ),
        ),
      )
    case 'DaysOnMarket': {
      const most = condition.max ?? condition.below
      return most === undefined ? [] : daySteps.filter((days) => days > most).map((days) => made({ max: days }))
    }
    case 'HOAMonth':
      if ((condition.max ?? condition.below ?? 0) === 0) return []
      return steps.map((step) => made(scaleBounds(condition, step)))
    default:
      return steps.map((step) => made(scaleBounds(condition, step)))
  }
}

function loosenArea({ field, said }: AreaCondition): Condition[] {
  const { unit, ...limits } = said
  // `said.unit` is what areaCondition was made with.
  return limits.oneOf ? [] : steps.map((step) => areaCondition(field, scaleBounds(limits, step), unit as AreaUnitSaid))
}

function scaleBounds(limits: Limits, step: number): Limits {
  return moveBounds(
    limits,
    (low) => roundTo(low * Math.max(0, 1 - step), Math.floor),
    (high) => roundTo(high * (1 + step), Math.ceil),
  )
}

/** Bounds become inclusive ones: nobody minds a loosened bound being met exactly. */
function moveBounds(
  { min, max, above, below }: Limits,
  down: (low: number) => number,
  up: (high: number) => number,
): Limits {
  const low = min ?? above
  const high = max ?? below
  return { ...(low === undefined ? {} : { min: down(low) }), ...(high === undefined ? {} : { max: up(high) }) }
}

/** Two leading digits, as people say amounts: 427,900 becomes 430,000. */
export function roundTo(value: number, round: (value: number) => number): number {
  if (value <= 0) return 0
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1)
  // Divided twice: 0.1 and its like have no exact form, and 0.30000000000000004 reads badly.
  return unit < 1 ? round(Math.round((value / unit) * 1e6) / 1e6) / Math.round(1 / unit) : round(value / unit) * unit
}
