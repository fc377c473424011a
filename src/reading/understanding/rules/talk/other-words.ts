import { hasTag } from '../../words/lexeme.ts'
import type { Meaning, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

const passive: readonly [string, Meaning][] = [
  ['aside.visitor', { kind: 'setAside', role: 'visitor' }],
  ['aside.talk', { kind: 'setAside', role: 'talk' }],
  ['aside.other', { kind: 'setAside', role: 'other' }],
  ['refused', { kind: 'refused' }],
  ['opinion.hint', { kind: 'opinion', hint: true }],
  ['opinion', { kind: 'opinion', hint: false }],
  ['follow.swap', { kind: 'marker', marker: 'swap' }],
  ['follow.what', { kind: 'marker', marker: 'what' }],
  ['follow.instead', { kind: 'marker', marker: 'instead' }],
  ['follow.add', { kind: 'marker', marker: 'add' }],
  ['glue.fine', { kind: 'marker', marker: 'add' }],
  ['repair', { kind: 'filler' }],
  ['repair.soft', { kind: 'filler' }],
  ['repair.no', { kind: 'filler' }],
  ['filler', { kind: 'filler' }],
  ['self.have', { kind: 'filler' }],
  ['ordinary', { kind: 'ordinary' }],
]

/** What is left when no meaning wanted it. */
const read: Recogniser = ({ lexemes }, at) => {
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
  // "2.5" of baths
  const isCount = value !== undefined && (Number.isInteger(value) || (value < 20 && value % 1 === 0.5))
  if (isCount && value <= 9999 && !lexeme.number?.ordinal) return { meanings: [{ kind: 'number', value }], end: at + 1 }
  if (lexeme.number) return { meanings: [{ kind: 'ordinary' }], end: at + 1 }
  if (!/[\p{L}\p{N}]/u.test(lexeme.text)) return { meanings: [{ kind: 'filler' }], end: at + 1 }
  const isScaffold = lexeme.tags.some((tag) =>
    /^(place|range|time|per|decade|bound|post|field|unit|follow|sort|mls|figure|step)\./.test(tag),
  )
  return { meanings: [isScaffold ? { kind: 'ordinary' } : { kind: 'unknown' }], end: at + 1 }
}

export const otherWordsRule: Rule = {
  name: 'other-words',
  dimension: 'talk',
  read,
  examples: [
    ['safe area', 'a matter of opinion'],
    ['asdfgh', 'an unknown word'],
    ['what about Renton', 'what'],
  ],
  not: ['3 bedrooms'],
}
