import type { Topic } from '../../../criteria/condition.ts'
import type { FeatureRow } from '../../../languages/tables/table-rows.ts'
import { hasTag, type Lexeme, tagValue } from '../../words/lexeme.ts'
import type { Meaning, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

const dropFields: readonly [string, Topic[]][] = [
  ['drop.limit', ['Price', 'CurrencySymbol']],
  ['field.HOAMonth', ['HOAMonth']],
  ['field.rent', ['Price']],
  ['field.Price', ['Price', 'CurrencySymbol']],
  ['field.LotArea', ['LotArea']],
  ['field.BuildingArea', ['BuildingArea']],
  ['unit.squareFeet', ['BuildingArea']],
  ['field.YearBuilt', ['YearBuilt']],
  ['unit.yearsOld', ['YearBuilt']],
  ['field.DaysOnMarket', ['DaysOnMarket']],
  ['field.Bedrooms', ['Bedrooms']],
  ['unit.Bedrooms', ['Bedrooms']],
  ['field.Bathrooms', ['Bathrooms']],
  ['unit.Bathrooms', ['Bathrooms']],
  ['unit.ParkingSpots', ['ParkingSpots']],
  ['place.city', ['Place']],
  ['place.zip', ['Place']],
]

/** "forget the price", "any city", "price doesn't matter". */
const read: Recogniser = ({ lexemes, lexicon, folded }, at) => {
  const topicsOf = (index: number) => {
    const lexeme = lexemes[index]
    return (
      lexicon.dropTopics.get((folded[index] ?? '').replace(/'s$/, '')) ??
      dropFields.find(([tag]) => hasTag(lexeme, tag))?.[1] ??
      null
    )
  }
  const featureAt = (index: number) => {
    const value = tagValue(lexemes[index], 'feature.')
    return value === null ? null : (lexicon.language.features[Number(value)] ?? null)
  }
  const dropOf = (topics: readonly Topic[], row: FeatureRow | null, words = ''): Meaning => ({
    kind: 'drop',
    topics: [...topics],
    words: row?.name ?? words,
    ...(row?.english && { feature: row.english }),
  })
  /** What one word lets go: a topic, a place, or a feature. */
  const dropAt = (index: number): Meaning | null => {
    const topics = topicsOf(index)
    // All features, by a word for them.
    if (topics) return dropOf(topics, null, topics.includes('Feature') ? '' : lexemes[index]?.text)
    const place = lexemes[index]?.places?.find((each) => !each.absent)
    if (place) return dropOf(['Place'], null, place.name)
    const feature = featureAt(index)
    return feature === null ? null : dropOf(['Feature'], feature)
  }
  const skip = (start: number) => {
    let index = start
    while (isSkipped(lexemes[index]) && topicsOf(index) === null && index < start + 3) index++
    return index
  }
  if (hasTag(lexemes[at], 'scope.not') && !hasTag(lexemes[at], 'follow.drop')) {
    // "no garage needed"
    const index = skip(at + 1)
    const feature = featureAt(index)
    const topics = topicsOf(index) ?? (feature === null ? null : ['Feature' as const])
    // "no price limit"
    if (topics && hasTag(lexemes[index], 'drop.limit') && !readsOn(lexemes[index + 1]))
      return { meanings: [dropOf(topics, null)], end: index + 1 }
    // "ohne Pool geht auch"
    const after = topics === null ? index : skip(index + 1)
    if (topics && hasTag(lexemes[after], 'glue.fine') && endsAt(lexemes[after + 1]))
      return { meanings: [dropOf(topics, feature)], end: after + 1 }
    if (topics === null || !hasTag(lexemes[index + 1], 'drop.needed')) return null
    return { meanings: [dropOf(topics, feature)], end: index + 2 }
  }
  if (hasTag(lexemes[at], 'follow.drop')) {
    const isAny = hasTag(lexemes[at], 'glue.any')
    // "doesn't matter if it has a pool"
    const led = skip(at + 1)
    const index = !isAny && hasTag(lexemes[led], 'scope.with') ? skip(led + 1) : led
    // "it doesn't have to be a house"
    const isKind =
      !isAny && index > at + 1 && tagValue(lexemes[index], 'family.') !== null && !hasTag(lexemes[index], 'family.any')
    // "不考虑公寓" wants none of them
    if (isKind && hasTag(lexemes[at], 'scope.not')) return null
    if (isKind) return { meanings: [dropOf(['PropertyType'], null)], end: index + 1 }
    const topics = topicsOf(index)
    // "any price" lets the price go; "any garage?" asks for one.
    if (isAny && (topics === null || topics.includes('ParkingSpots'))) return null
    // "any kind of home"
    if (topics === null && hasTag(lexemes[index], 'family.any'))
      return { meanings: [dropOf(['PropertyType'], null)], end: index + 1 }
    const meanings: Meaning[] = []
    let end = at + 1
    // "the view and the pool"
    for (let next = index; ; next = skip(end + 1)) {
      const drop = readsOn(lexemes[next + 1]) ? null : dropAt(next)
      if (drop === null) break
      meanings.push(drop)
      end = next + 1
      if (!goesOn(lexemes[end])) break
    }
    return meanings.length > 0 ? { meanings, end } : null
  }
  if (hasTag(lexemes[at], 'drop.Place')) {
    const alone = lexemes.every(
      (lexeme, index) =>
        index === at || hasTag(lexeme, 'filler') || hasTag(lexeme, 'sign') || hasTag(lexeme, 'follow.dropAfter'),
    )
    return { meanings: [alone ? { kind: 'drop', topics: ['Place'], words: '' } : { kind: 'home' }], end: at + 1 }
  }
  const feature = featureAt(at)
  const topics = topicsOf(at) ?? (feature === null ? null : ['Feature' as const])
  if (topics === null) return null
  const after = skip(at + 1)
  if (!hasTag(lexemes[after], 'follow.dropAfter')) return null
  return {
    meanings: [dropOf(topics, feature, topicsOf(at)?.includes('Feature') ? '' : lexemes[at]?.text)],
    end: after + 1,
  }
}

function isSkipped(lexeme: Lexeme | undefined): boolean {
  if (hasTag(lexeme, 'glue.numberOf')) return true
  const holds = ['scope.with', 'place.in', 'follow.dropAfter'].some((tag) => hasTag(lexeme, tag))
  return hasTag(lexeme, 'filler') && !holds
}

function endsAt(next: Lexeme | undefined): boolean {
  return next === undefined || ['sign', 'filler', 'aside', 'scope.but', 'follow.add'].some((tag) => hasTag(next, tag))
}

/** "don't need a yard or a garage" */
function goesOn(lexeme: Lexeme | undefined): boolean {
  if (hasTag(lexeme, 'scope.and') || hasTag(lexeme, 'scope.or')) return true
  return hasTag(lexeme, 'scope.not') && hasTag(lexeme, 'glue.except')
}

function readsOn(next: Lexeme | undefined): boolean {
  return next?.number !== undefined || tagValue(next, 'bound.') !== null
}

export const letGoRule: Rule = {
  name: 'let-go',
  dimension: 'talk',
  read,
  examples: [
    ['forget the price', 'let go Price, CurrencySymbol price'],
    ["price doesn't matter", 'let go Price, CurrencySymbol price'],
    ['no garage needed', 'let go ParkingSpots'],
    ['without a garage works too', 'let go ParkingSpots'],
  ],
  not: ['no garage', 'any garage?'],
}
