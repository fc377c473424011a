import type { PoolName } from './homes.ts'

export const truthLanguages = ['English', 'Spanish', 'French', 'German', 'Portuguese', 'Chinese'] as const
export type TruthLanguage = (typeof truthLanguages)[number]

export const lieKinds = [
  ...(['status', 'sale or rent', 'type', 'place', 'dates', 'history', 'fees', 'amounts'] as const),
  ...(['rooms', 'sizes', 'parking', 'HOA', 'pets', 'feature', 'tag question', 'rhetoric'] as const),
  ...(['hedge', 'question', 'subordinate clause', 'list', 'half true', 'area and people'] as const),
  ...(['crime and safety', 'schools', 'commute and noise', 'investment', 'money transfer'] as const),
  ...(['deeds not done', 'promises', 'addresses and links', 'contacts'] as const),
  ...(['seventh language', 'disguised numbers', 'visitor rewritten'] as const),
] as const
export type LieKind = (typeof lieKinds)[number]

export const truthKinds = [
  ...(['facts', 'facts in other wordings', 'visitor quoted', 'politeness', 'offers and questions'] as const),
  ...(['general knowledge', 'counts of other things', 'terms', 'steps of buying', 'unknown said'] as const),
] as const
export type TruthKind = (typeof truthKinds)[number]

/** A sentence that the model says, with its marks (see fill-in.ts). */
export interface Planted {
  language: TruthLanguage
  kind: LieKind | TruthKind
  isTrue: boolean
  /** The homes it may be said of; null: it speaks of none, and stands beside any. */
  pool: PoolName | null
  text: string
  /** What the visitor must have written; null: any question about the home. */
  asked: string | null
}

const askedMark = ' >> '

function readLines(common: Omit<Planted, 'text' | 'asked'>, block: string): Planted[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [first = '', second] = line.split(askedMark)
      return second === undefined ? { ...common, text: first, asked: null } : { ...common, text: second, asked: first }
    })
}

/** One sentence a line: "QUESTION >> SENTENCE" where it hangs on the visitor's words, the false part in braces. */
export const makeLies =
  (language: TruthLanguage) =>
  (kind: LieKind, pool: PoolName | null, block: string): Planted[] =>
    readLines({ language, kind, isTrue: false, pool }, block)

/** The same of sentences that must stay whole. */
export const makeTruths =
  (language: TruthLanguage) =>
  (kind: TruthKind, pool: PoolName | null, block: string): Planted[] =>
    readLines({ language, kind, isTrue: true, pool }, block)
