import { featureCondition } from '../../../criteria/feature-condition.ts'
import { hasTag } from '../../words/lexeme.ts'
import type { Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

/** A feature by name. */
const read: Recogniser = ({ lexemes, lexicon }, at) => {
  const lexeme = lexemes[at]
  // "a yard... well, a fenced yard": between signs it only draws breath.
  if (hasTag(lexeme, 'filler') && lexemes[at + 1]?.text === ',' && (at === 0 || hasTag(lexemes[at - 1], 'sign')))
    return null
  const rows = (lexeme?.tags ?? []).flatMap((tag) =>
    tag.startsWith('feature.') ? (lexicon.language.features[Number(tag.slice('feature.'.length))] ?? []) : [],
  )
  // A word may be a synonym in one row and the name of another: the row that it names says it best.
  const text = lexeme?.key ?? ''
  const row = rows.find((each) => text.startsWith(each.name.toLowerCase())) ?? rows[0]
  if (!row) return null
  return {
    meanings: [{ kind: 'criterion', topic: 'Feature', anyOf: [featureCondition(row)] }],
    end: at + 1,
  }
}

export const featureRule: Rule = {
  name: 'feature',
  dimension: 'feature',
  read,
  examples: [
    ['with a pool', 'says swimming pool'],
    ['remodeled', 'says renovated'],
    ['mit Balkon', 'says Balkon'],
  ],
  not: ['garage'],
}
