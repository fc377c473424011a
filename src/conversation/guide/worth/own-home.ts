import type { Criterion, NumberCondition } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'

/** What a visitor has told of a home of their own. */
export interface OwnHome {
  /** Where it is, as a search would have it. */
  place?: Criterion
  kind?: Criterion
  feet?: number
  meters?: number
  bedrooms?: number
  yearBuilt?: number
}

/** A mere number is the size, where that was asked. */
const bareNumber = /^\D{0,12}?(\d{1,2}[.,]?\d{3}|\d{2,3})\D{0,12}$/u

/** What is known of the home with what a message says of it. */
export function tellOwnHome(before: OwnHome, understood: Understood, text: string): OwnHome {
  const { criteria } = understood
  const said: OwnHome = {}
  for (const criterion of criteria) {
    const [only, another] = criterion.anyOf
    if (only === undefined || another !== undefined || criterion.mode === 'not') continue
    if (criterion.topic === 'Place' && only.is !== 'nowhere' && only.is !== 'near') said.place = criterion
    else if (criterion.topic === 'PropertyType') said.kind = criterion
    else if (only.is === 'area' && only.field === 'BuildingArea') {
      const feet = only.feet.min ?? only.feet.max ?? only.feet.above ?? only.feet.below
      const meters = only.meters.min ?? only.meters.max ?? only.meters.above ?? only.meters.below
      if (feet !== undefined && meters !== undefined) Object.assign(said, { feet, meters })
    } else if (only.is === 'number') {
      const value = numberOf(only)
      if (only.field === 'Bedrooms' && value !== undefined) said.bedrooms = value
      if (only.field === 'YearBuilt' && value !== undefined) said.yearBuilt = value
    }
  }
  const number = bareNumber.exec(text.trim())?.[1]
  if (before.place !== undefined && before.feet === undefined && said.feet === undefined && number !== undefined) {
    const size = Number(number.replace(/[.,]/u, ''))
    // Nobody lives on 200 square feet, nor on 600 square meters.
    Object.assign(
      said,
      size > mostMeters ? { feet: size, meters: size * metersOfFoot } : { feet: size / metersOfFoot, meters: size },
    )
  }
  return { ...before, ...said }
}

const metersOfFoot = 0.092903
const mostMeters = 400

function numberOf({ min, max, above, below, oneOf }: NumberCondition): number | undefined {
  return oneOf?.[0] ?? min ?? max ?? above ?? below
}
