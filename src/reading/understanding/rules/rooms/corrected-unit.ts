import { hasTag, type Lexeme, skipRun, tagValue } from '../../words/lexeme.ts'
import { readAmounts } from '../amounts/read-amounts.ts'
import type { Item, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

type Counted = Extract<Item, { kind: 'criterion' }>

/** "3 baths, sorry beds": a unit said right behind a correction, for the number that was said with another one. */
const read: Recogniser = (context, at) => {
  const { lexemes, items } = context
  if (!isUnit(lexemes[at]) || !isAlone(lexemes, at)) return null
  const behind = items.findLastIndex(({ kind }) => kind === 'repair')
  if (behind < 0 || items.slice(behind + 1).some(({ kind }) => kind !== 'filler')) return null
  const wrong = items
    .slice(0, behind)
    .findLast((item): item is Counted => item.kind === 'criterion' && counts(item, lexemes))
  const unit =
    wrong && lexemes.findLastIndex((lexeme, index) => index < wrong.to && index >= wrong.from && isUnit(lexeme))
  const said = lexemes[at]
  if (wrong === undefined || unit === undefined || said === undefined || isSameUnit(lexemes[unit], said)) return null
  const again = lexemes.slice(wrong.from, wrong.to).with(unit - wrong.from, said)
  const found = readAmounts({ ...context, lexemes: again, items: [], amounts: new Map() }, 0)
  const [first] = found?.meanings ?? []
  return first?.kind === 'criterion' ? { meanings: [{ ...first, replaces: wrong.from }], end: at + 1 } : null
}

const units = ['unit.Bedrooms', 'unit.Bathrooms', 'unit.squareFeet', 'unit.squareMeters'].concat([
  'unit.acres',
  'unit.hectares',
])

function isUnit(lexeme: Lexeme | undefined): boolean {
  return units.some((tag) => hasTag(lexeme, tag))
}

function isSameUnit(first: Lexeme | undefined, second: Lexeme): boolean {
  return tagValue(first, 'unit.') === tagValue(second, 'unit.')
}

/** "3 baths, sorry, 4 beds" says another number, and "bedrooms: 4" as well. */
function isAlone(lexemes: readonly Lexeme[], at: number): boolean {
  const next = skipRun(lexemes, at + 1, (lexeme) => hasTag(lexeme, 'filler') || lexeme.text === ':')
  return lexemes[at - 1]?.number === undefined && lexemes[next]?.number === undefined
}

function counts({ from, to }: Item, lexemes: readonly Lexeme[]): boolean {
  const said = lexemes.slice(from, to)
  return said.some(isUnit) && said.some(({ number }) => number !== undefined)
}

export const correctedUnitRule: Rule = {
  name: 'corrected-unit',
  dimension: 'rooms',
  read,
  examples: [
    ['3 baths, sorry beds', 'Bedrooms 3'],
    ['2000 sq ft, no wait, square meters', 'BuildingArea at least 2000 Square Meters'],
  ],
  not: ['3 baths, sorry, 4 beds', '2 baths, sorry, a garage', 'beds'],
}
