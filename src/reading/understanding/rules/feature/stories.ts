import { featureCondition } from '../../../criteria/feature-condition.ts'
import type { FeatureRow } from '../../../languages/tables/table-rows.ts'
import { hasTag, type Lexeme } from '../../words/lexeme.ts'
import type { Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

/** English names of the rows that tell how many stories a home has, the lowest first. */
const heights = ['single story', 'two story']

/** "not more than 2 stories": as many, or fewer. Homes that do not tell are not known to keep to it. */
const read: Recogniser = ({ lexemes, lexicon }, at) => {
  if (!hasTag(lexemes[at], 'bound.max')) return null
  const said = rowOf(lexemes[at + 1], lexicon.language.features)
  const most = heights.indexOf(said?.english ?? said?.name ?? '')
  if (most < 1) return null
  const rows = lexicon.language.features.filter(
    ({ english, name }) => heights.indexOf(english ?? name) >= 0 && heights.indexOf(english ?? name) <= most,
  )
  const anyOf = rows.map((row) => featureCondition(row))
  return { meanings: [{ kind: 'criterion', topic: 'Feature', anyOf }], end: at + 2 }
}

function rowOf(lexeme: Lexeme | undefined, features: readonly FeatureRow[]): FeatureRow | undefined {
  return (lexeme?.tags ?? [])
    .filter((tag) => tag.startsWith('feature.'))
    .map((tag) => features[Number(tag.slice('feature.'.length))])
    .find((row) => row !== undefined && heights.includes(row.english ?? row.name))
}

export const storiesRule: Rule = {
  name: 'stories',
  dimension: 'feature',
  read,
  examples: [
    ['not more than 2 stories', 'says single story or says two story'],
    ['höchstens zwei Etagen', 'says eingeschossig or says zweigeschossig'],
  ],
  not: ['two stories', 'not more than 2 bedrooms'],
}
