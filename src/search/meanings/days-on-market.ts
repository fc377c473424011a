import { limitsOf, readBound } from '../bound.ts'
import type { Limits } from '../condition.ts'
import type { Recogniser } from '../item.ts'
import { hasTag } from '../lexeme.ts'
import { numberCondition } from '../make-condition.ts'

const daysIn: Record<string, number> = { 'unit.days': 1, 'unit.weeks': 7, 'unit.months': 30, 'unit.years': 365 }

/** "new on the market", "listed in the last 10 days", "on the market for over 30 days". */
export const recogniseDaysOnMarket: Recogniser = (context, at) => {
  const { lexemes } = context
  const lexeme = lexemes[at]
  const next = (index: number) => lexemes[index]
  if (hasTag(lexeme, 'new.listing')) {
    // "new listings in the last 3 days": the number says it better.
    let end = at + 1
    const inside = recogniseDaysOnMarket(context, end)
    if (inside) return inside
    while (hasTag(next(end), 'new.listing')) end++
    return result({ max: 7 }, end)
  }
  if (hasTag(lexeme, 'new.today')) return result({ max: 1 }, at + 1)
  if (hasTag(lexeme, 'new.yesterday')) return result({ max: 1 }, at + 1)
  if (hasTag(lexeme, 'new.month')) return result({ max: 30 }, at + 1)
  let index = at
  let listed = false
  while (hasTag(next(index), 'time.listed') || hasTag(next(index), 'field.DaysOnMarket')) {
    listed = true
    index++
  }
  while (
    listed &&
    ['for', 'since', 'is', ':', 'only', 'just'].includes(next(index)?.text.toLowerCase() ?? '') &&
    !next(index)?.number
  )
    index++
  if (
    listed &&
    (hasTag(next(index), 'new.today') ||
      hasTag(next(index), 'new.yesterday') ||
      hasTag(next(index), 'new.month') ||
      hasTag(next(index), 'new.listing'))
  ) {
    return recogniseDaysOnMarket(context, index)
  }
  const last = hasTag(next(index), 'time.last')
  if (last) index++
  const single = lexemes[index]?.tags.find((tag) => daysIn[tag] !== undefined)
  if (last && single !== undefined) {
    if (single === 'unit.years' && !listed) return null
    return result({ max: daysIn[single] ?? 7 }, index + 1)
  }
  const bound = readBound(lexemes, index)
  const days = daysIn[bound?.unit ?? '']
  if (!bound) return null
  if (
    listed &&
    bound.unit === null &&
    hasTag(lexeme, 'field.DaysOnMarket') &&
    bound.values.every((value) => value <= 1000) &&
    bound.currency === null &&
    !bound.scaled
  ) {
    return result(limitsOf(bound, 'max', 'whole'), bound.end)
  }
  if (days === undefined) {
    const onMarket =
      bound.unit === null && bound.currency === null && !bound.scaled && hasTag(next(bound.end), 'field.DaysOnMarket')
    if (!onMarket || next(bound.end)?.text.toLowerCase().startsWith('on')) return null
    return result(limitsOf(bound, 'max', 'whole'), bound.end + 1)
  }
  let end = bound.end
  let closed = false
  while (
    hasTag(next(end), 'time.ago') ||
    hasTag(next(end), 'field.DaysOnMarket') ||
    hasTag(next(end), 'time.listed') ||
    (hasTag(next(end), 'filler') && hasTag(next(end + 1), 'field.DaysOnMarket'))
  ) {
    closed = true
    end++
  }
  if (!listed && !last && !closed) return null
  if (bound.unit === 'unit.years' && !listed && !closed) return null
  const values = bound.values.map((value) => value * days)
  const limits = last
    ? { max: values.at(-1) ?? 7 }
    : limitsOf({ ...bound, values }, 'max', bound.unit === 'unit.days' ? 'whole' : 'inclusive')
  return result(limits, end)
}

function result(limits: Limits, end: number): ReturnType<Recogniser> {
  return {
    meanings: [{ kind: 'criterion', topic: 'DaysOnMarket', anyOf: [numberCondition('DaysOnMarket', limits)] }],
    end,
  }
}
