import { featureCondition } from '../feature-condition.ts'
import type { Meaning, Recogniser } from '../item.ts'
import { hasTag, type Lexeme } from '../lexeme.ts'

const scopes = ['wishAfter', 'wish', 'must', 'not', 'but', 'or', 'and', 'with'] as const

/** Not, ideally, must, or, and, but, with, and the signs between clauses. */
export const recogniseScope: Recogniser = ({ lexemes, items }, at) => {
  const lexeme = lexemes[at]
  if (!lexeme) return null
  const single = (meaning: Meaning) => ({ meanings: [meaning], end: at + 1 })
  if ([';', '.', '!', '?'].includes(lexeme.text))
    return isStop(lexeme, lexemes[at + 1]) ? single({ kind: 'scope', scope: 'stop' }) : single({ kind: 'filler' })
  if (lexeme.text === ',' || lexeme.text === '(' || lexeme.text === ')' || lexeme.text === ':')
    return single({ kind: 'scope', scope: 'comma' })
  if ((hasTag(lexeme, 'follow.add') || hasTag(lexeme, 'scope.or')) && items.length === 0)
    return single({ kind: 'marker', marker: 'add' })
  const found = scopes.filter((scope) => hasTag(lexeme, `scope.${scope}`))
  if (found.length === 0) return null
  // "nice to have" may stand before or behind what is wished for.
  if (found.includes('wish') && found.includes('wishAfter')) {
    const last = items.findLast(
      (item) =>
        item.kind === 'criterion' ||
        (item.kind === 'scope' && ['comma', 'stop', 'but'].includes(item.scope)) ||
        item.kind === 'unknown',
    )
    const next = lexemes[at + 1]
    const isBehind = last !== undefined && last.kind !== 'scope' && next?.text !== ':'
    return single({ kind: 'scope', scope: isBehind ? 'wishAfter' : 'wish' })
  }
  const [first] = found
  // "y en Renton?", "et à Kent ?": what begins with "and" goes on from before.
  if ((first === 'and' || first === 'but') && items.every((item) => item.kind === 'filler'))
    return single({ kind: 'marker', marker: 'what' })
  return first ? single({ kind: 'scope', scope: first }) : null
}

function isStop(lexeme: Lexeme, next: Lexeme | undefined): boolean {
  return lexeme.text !== '.' || !next?.glued
}

const passive: readonly [string, Meaning][] = [
  ['refused', { kind: 'refused' }],
  ['opinion.hint', { kind: 'opinion', hint: true }],
  ['opinion', { kind: 'opinion', hint: false }],
  ['follow.what', { kind: 'marker', marker: 'what' }],
  ['follow.instead', { kind: 'marker', marker: 'instead' }],
  ['follow.add', { kind: 'marker', marker: 'add' }],
  ['repair', { kind: 'filler' }],
  ['filler', { kind: 'filler' }],
  ['ordinary', { kind: 'ordinary' }],
]

/** "no wait", "I mean", "homes in Kent, no, Renton": only where something was said that can be taken back. */
export const recogniseRepair: Recogniser = ({ lexemes, items }, at) => {
  const lexeme = lexemes[at]
  const isBetween =
    hasTag(lexemes[at - 1], 'sign') && (hasTag(lexemes[at + 1], 'sign') || hasTag(lexemes[at + 1], 'scope.not'))
  const repairs = hasTag(lexeme, 'repair') || (hasTag(lexeme, 'repair.no') && isBetween)
  if (!repairs || !items.some((item) => item.kind === 'criterion')) return null
  let end = at + 1
  while (lexemes[end]?.text === ',' || hasTag(lexemes[end], 'repair')) end++
  return { meanings: [{ kind: 'repair' }], end }
}

/** What is left when no meaning wanted it. */
export const recogniseRest: Recogniser = ({ lexemes }, at) => {
  const lexeme = lexemes[at]
  if (!lexeme) return null
  // "Auburn too"
  const isLast = lexemes[at + 1] === undefined || hasTag(lexemes[at + 1], 'sign')
  if (isLast && hasTag(lexeme, 'follow.add')) return { meanings: [{ kind: 'marker', marker: 'add' }], end: at + 1 }
  const found = passive.find(([tag]) => hasTag(lexeme, tag))
  if (found) return { meanings: [found[1]], end: at + 1 }
  if (hasTag(lexeme, 'sign')) return { meanings: [{ kind: 'filler' }], end: at + 1 }
  const value = lexeme.number?.value
  // "the cheapest one"
  if (value === 1 && lexeme.number?.digits === undefined) return { meanings: [{ kind: 'filler' }], end: at + 1 }
  if (value !== undefined && Number.isInteger(value) && value <= 9999 && !lexeme.number?.ordinal)
    return { meanings: [{ kind: 'number', value }], end: at + 1 }
  if (lexeme.number) return { meanings: [{ kind: 'ordinary' }], end: at + 1 }
  if (!/[\p{L}\p{N}]/u.test(lexeme.text)) return { meanings: [{ kind: 'filler' }], end: at + 1 }
  const isScaffold = lexeme.tags.some((tag) =>
    /^(place|range|time|per|decade|bound|post|field|unit|follow|sort|mls|figure)\./.test(tag),
  )
  return { meanings: [isScaffold ? { kind: 'ordinary' } : { kind: 'unknown' }], end: at + 1 }
}

/** A feature by name. */
export const recogniseFeature: Recogniser = ({ lexemes, lexicon }, at) => {
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
