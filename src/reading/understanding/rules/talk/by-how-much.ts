import type { AreaCondition, NumberCondition } from '../../../criteria/condition.ts'
import { numberCondition } from '../../../criteria/make-condition.ts'
import { isScope } from '../../clauses/clause.ts'
import { hasTag, type Lexeme, skipRun, tagValue } from '../../words/lexeme.ts'
import { fieldOf, isCount } from '../amounts/amount-fields.ts'
import { readAmounts } from '../amounts/read-amounts.ts'
import type { Context, Found, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'
import type { Step } from '../step.ts'

type Sign = Step['sign']
interface Amount {
  topic: Step['topic']
  by: NumberCondition | AreaCondition
  end: number
}

/** Of smaller numbers, "3 more" asks for three more homes to look at. */
const leastMoney = 50

/** "100k more", "one bedroom less", "another 50k", "raise it by 50k", "a bit bigger is fine too". */
const read: Recogniser = (context, at) => {
  const { lexemes } = context
  return tolerated(context, at) ?? inFront(context, at) ?? behind(context, at) ?? between(lexemes, at)
}

/** "a bit more expensive is OK": a little beyond what was said will do as well. */
function tolerated({ lexemes }: Context, at: number): Found {
  if (hasTag(lexemes[at], 'glue.may')) return allowed(lexemes, at)
  const action = tagValue(lexemes[at], 'follow.')
  const compared = action === null ? undefined : tolerable[action]
  if (compared === undefined) return null
  let end = at + 1
  const isBetween = (lexeme: Lexeme | undefined) => hasTag(lexeme, 'filler') || lexeme?.text === ','
  while (end < at + 3 && isBetween(lexemes[end]) && !isFine(lexemes[end])) end++
  if (!isFine(lexemes[end])) return null
  return { meanings: [{ kind: 'step', step: { ...compared, by: null } }], end: end + 1 }
}

/** "it can be a bit pricier"; "can it be cheaper?" asks for it. */
function allowed(lexemes: readonly Lexeme[], at: number): Found {
  const isBetween = (each: Lexeme) => (hasTag(each, 'filler') || hasTag(each, 'follow.add')) && !isCompared(each)
  const index = skipRun(lexemes, at + 1, isBetween)
  const action = tagValue(lexemes[index], 'follow.') ?? ''
  const compared = ['pricier', 'smaller', 'older'].includes(action) ? tolerable[action] : undefined
  if (compared === undefined) return null
  return { meanings: [{ kind: 'step', step: { ...compared, by: null } }], end: index + 1 }
}

function isCompared(lexeme: Lexeme): boolean {
  return tolerable[tagValue(lexeme, 'follow.') ?? ''] !== undefined
}

function isFine(lexeme: Lexeme | undefined): boolean {
  return hasTag(lexeme, 'glue.fine') || hasTag(lexeme, 'follow.dropAfter')
}

const tolerable: Readonly<Record<string, { topic: NonNullable<Step['topic']>; sign: Sign } | undefined>> = {
  cheaper: { topic: 'Price', sign: -1 },
  pricier: { topic: 'Price', sign: 1 },
  bigger: { topic: 'BuildingArea', sign: 1 },
  smaller: { topic: 'BuildingArea', sign: -1 },
  newer: { topic: 'YearBuilt', sign: 1 },
  older: { topic: 'YearBuilt', sign: -1 },
}

/** "another 50k", "an extra bathroom", "raise the budget by 50k", "add 50k". */
function inFront(context: Context, at: number): Found {
  const { lexemes } = context
  const lexeme = lexemes[at]
  const isOneMore = hasTag(lexeme, 'step.another')
  const isOneLess = hasTag(lexeme, 'step.oneLess')
  // "weder Pool noch Garage": what is denied goes on.
  if ((isOneMore || isOneLess) && !isDenied(context.items)) {
    const amount = amountAt(context, skipFillers(lexemes, at + 1)) ?? oneOf(lexemes, at + 1)
    if (amount && endsThere(lexemes[amount.end])) return stepOf(amount, isOneMore ? 1 : -1)
  }
  // "预算提高5万": the verb may stand behind what it raises.
  if (hasTag(lexeme, 'field.Price') && isVerb(lexemes[at + 1])) {
    const raised = inFront(context, at + 1)
    return raised?.meanings[0]?.kind === 'step' ? raised : null
  }
  const sign: Sign | null = hasTag(lexeme, 'step.raise') ? 1 : hasTag(lexeme, 'step.lower') ? -1 : null
  if (sign === null) return null
  const next = skipFillers(lexemes, at + 1)
  const by = lexemes.findIndex((each, index) => index > at && index <= next + 1 && hasTag(each, 'glue.by'))
  // "add 50k": without "by", a verb that says what is put on top, where nothing was said before.
  const isPut = hasTag(lexeme, 'step.put') && context.items.every(({ kind }) => kind === 'filler')
  if (by < 0 && !isPut) return null
  const amount = amountAt(context, by < 0 ? next : by + 1)
  if (!amount || (by < 0 && amount.topic !== null && amount.topic !== 'Price')) return null
  // "add 50k to the budget"
  let end = amount.end
  while (hasTag(lexemes[end], 'filler') || fieldOf(lexemes[end]) !== null || hasTag(lexemes[end], 'glue.onto')) end++
  return stepOf({ ...amount, end }, sign)
}

function isVerb(lexeme: Lexeme | undefined): boolean {
  return hasTag(lexeme, 'step.raise') || hasTag(lexeme, 'step.lower')
}

/** "100k more", "one bedroom less", "200 higher". */
function behind(context: Context, at: number): Found {
  const { lexemes } = context
  if (!lexemes.slice(at + 1, at + 5).some((lexeme) => signOf(lexeme) !== null)) return null
  const amount = amountAt(context, at)
  if (amount === null) return null
  // "um quarto a mais", "une chambre de plus"
  const isLinked = hasTag(lexemes[amount.end], 'filler') && signOf(lexemes[amount.end]) === null
  const end = isLinked ? amount.end + 1 : amount.end
  const sign = signOf(lexemes[end])
  return sign !== null && endsThere(lexemes[end + 1]) ? stepOf({ ...amount, end: end + 1 }, sign) : null
}

/** "one more bedroom", "2 fewer baths". */
function between(lexemes: readonly Lexeme[], at: number): Found {
  const value = lexemes[at]?.number?.value
  if (value === undefined || !(value > 0 && value <= 10)) return null
  const more = lexemes[at + 1]
  const rooms = hasTag(more, 'follow.moreBedrooms') ? 1 : hasTag(more, 'follow.fewerBedrooms') ? -1 : null
  if (rooms !== null) return stepOf({ ...counted('Bedrooms', value), end: at + 2 }, rooms)
  const sign = signOf(more)
  const field = fieldOf(lexemes[at + 2])
  return sign !== null && isCount(field) ? stepOf({ ...counted(field, value), end: at + 3 }, sign) : null
}

function isDenied(items: Context['items']): boolean {
  const last = items.findLast((item) => isScope(item, 'not', 'comma', 'stop', 'but'))
  return isScope(last, 'not')
}

function signOf(lexeme: Lexeme | undefined): Sign | null {
  return hasTag(lexeme, 'step.more') ? 1 : hasTag(lexeme, 'step.less') ? -1 : null
}

function counted(topic: 'Bedrooms' | 'Bathrooms' | 'ParkingSpots', value: number): Omit<Amount, 'end'> {
  return { topic, by: numberCondition(topic, { min: value }) }
}

/** "another bedroom" */
function oneOf(lexemes: readonly Lexeme[], at: number): Amount | null {
  const field = fieldOf(lexemes[at])
  return isCount(field) ? { ...counted(field, 1), end: at + 1 } : null
}

/** An amount that is said barely, as one end of its condition. */
function amountAt(context: Context, at: number): Amount | null {
  const lexeme = context.lexemes[at]
  if (lexeme?.number === undefined && tagValue(lexeme, 'currency.') === null) return null
  const found = readAmounts(context, at)
  const [first] = found?.meanings ?? []
  const [only] = first?.kind === 'criterion' ? first.anyOf : []
  if (found && first?.kind === 'criterion' && (only?.is === 'number' || only?.is === 'area')) {
    const limits = only.is === 'area' ? only.said : only
    const edge = limits.min ?? limits.max
    return edge === undefined ? null : { topic: first.topic, by: only, end: found.end }
  }
  const value = lexeme?.number?.value ?? 0
  return value >= leastMoney && !lexeme?.number?.ordinal
    ? { topic: null, by: numberCondition('Price', { max: value }), end: at + 1 }
    : null
}

function skipFillers(lexemes: readonly Lexeme[], start: number): number {
  let index = start
  const isSkipped = (lexeme: Lexeme | undefined) => hasTag(lexeme, 'filler') || fieldOf(lexeme) !== null
  while (index < start + 4 && lexemes[index]?.number === undefined && isSkipped(lexemes[index])) index++
  return index
}

/** "2 baths more" says it; "3 bedrooms, more space" and "una habitación más grande" do not. */
function endsThere(next: Lexeme | undefined): boolean {
  return (
    next === undefined || ['sign', 'filler', 'scope.and', 'scope.but', 'follow.what'].some((tag) => hasTag(next, tag))
  )
}

function stepOf({ topic, by, end }: Amount, sign: Sign): Found {
  return { meanings: [{ kind: 'step', step: { topic, by, sign } }], end }
}

export const byHowMuchRule: Rule = {
  name: 'by-how-much',
  dimension: 'talk',
  read,
  examples: [
    ['100k more', 'more, by Price at most 100000'],
    ['one bedroom less', 'less, by Bedrooms 1'],
    ['raise the budget by 50k', 'more, by Price at most 50000'],
    ['a bit more expensive is ok', 'more, by a little'],
    ['it can be a little pricier', 'more, by a little'],
  ],
  not: ['more than 100k', '3 or more bedrooms', 'raise the budget to 500k'],
}
