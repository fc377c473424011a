import type { Role } from './clauses/clause.ts'
import type { Item } from './rules/meaning.ts'
import { tellMeaning } from './rules/tell-meaning.ts'
import type { Understood } from './understand.ts'
import type { Lexeme } from './words/lexeme.ts'

/** A meaning that a rule found in some words. */
export interface ReadMeaning {
  readonly rule: string
  readonly words: string
  /** In a few plain words. */
  readonly meaning: string
  readonly item: Item
}

/** A clause of a sentence: what it is there for, and what the rules made of it. */
export interface ReadClause {
  readonly words: string
  readonly role: Role
  readonly meanings: readonly ReadMeaning[]
}

/** Words that only hold a sentence together have no meaning of their own. */
const meaningless: ReadonlySet<Item['kind']> = new Set(['scope', 'filler', 'repair', 'home', 'marker', 'figureField'])
/** A clause of these alone asks for nothing. */
const asksNothing: ReadonlySet<Item['kind']> = new Set(['ignored', 'unknown', 'ordinary', 'opinion', 'aside'])

/** What a governor makes of its clause; others leave it as it is. */
const roleOfMode: Readonly<Record<string, 'excluded' | 'wished'>> = {
  not: 'excluded',
  wish: 'wished',
  wishNot: 'wished',
}

/** How a sentence was read, clause by clause, in the order of its words; what visitors told of themselves comes first. */
export function explainReading({ items, clauses, lexemes, selfWords }: Understood): ReadClause[] {
  const aboutSelf: ReadClause[] =
    selfWords.length === 0 ? [] : [{ words: selfWords.join(' '), role: 'visitor', meanings: [] }]
  const read = clauses.flatMap(({ mode, corrects, from, to }) =>
    sentencesOf(items, from, to).map((part): ReadClause => {
      const role = roleOf(part, roleOfMode[mode] ?? null, corrects !== null)
      return { words: wordsOf(lexemes, part), role, meanings: meaningsOf(part, lexemes) }
    }),
  )
  return [...aboutSelf, ...read.filter(({ words }) => /[\p{L}\p{N}]/u.test(words))]
}

/** The items of a clause, parted where a sentence ends and around what was set aside before anything was read. */
function sentencesOf(items: readonly Item[], from: number, to: number): Item[][] {
  const parts: Item[][] = [[]]
  for (const item of items.slice(from, to)) {
    if (roleOfAside(item) !== null) parts.push([item], [])
    else parts.at(-1)?.push(item)
    if (item.kind === 'scope' && item.scope === 'stop') parts.push([])
  }
  // A "but" between two clauses is none by itself.
  return parts.filter((part) => part.some(({ kind }) => kind !== 'scope'))
}

function roleOfAside(item: Item | undefined): Role | null {
  if (item === undefined || !('role' in item)) return null
  return item.role === 'visitor' || item.role === 'talk' || item.role === 'other' ? item.role : null
}

function roleOf(part: readonly Item[], governed: 'excluded' | 'wished' | null, corrects: boolean): Role {
  const aside = roleOfAside(part[0])
  if (aside !== null) return aside
  const said = part.filter(({ kind }) => !meaningless.has(kind))
  if (said.length === 0) return part.some(({ kind }) => kind === 'home') ? 'wanted' : 'talk'
  if (said.every(({ kind }) => asksNothing.has(kind))) return 'other'
  if (governed !== null) return governed
  if (corrects) return 'corrected'
  return said.some(({ kind }) => kind === 'figure') ? 'question' : 'wanted'
}

function meaningsOf(part: readonly Item[], lexemes: readonly Lexeme[]): ReadMeaning[] {
  return part
    .filter((item) => !meaningless.has(item.kind) && roleOfAside(item) === null)
    .map((item) => ({ rule: item.rule, words: wordsOf(lexemes, [item]), meaning: tellMeaning(item), item }))
}

function wordsOf(lexemes: readonly Lexeme[], part: readonly Item[]): string {
  const [first] = part
  const words = lexemes.slice(first?.from ?? 0, part.at(-1)?.to ?? 0)
  return words.map(({ text, glued }, at) => (at === 0 || glued ? text : ` ${text}`)).join('')
}
