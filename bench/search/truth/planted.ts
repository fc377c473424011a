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
/** Of the fresh set, besides those. */
export const furtherLieKinds = [
  ...(['table row', 'comparison of homes', 'superlative', 'negated truth'] as const),
  ...(['rounded wrongly', 'long sentence', 'attributed'] as const),
] as const
export type LieKind = (typeof lieKinds)[number] | (typeof furtherLieKinds)[number]

export const truthKinds = [
  ...(['facts', 'facts in other wordings', 'visitor quoted', 'politeness', 'offers and questions'] as const),
  ...(['general knowledge', 'counts of other things', 'terms', 'steps of buying', 'unknown said'] as const),
] as const
/** Of the fresh set, besides those. */
export const furtherTruthKinds = [
  ...(['rounded figures', 'comparison of homes', 'tables and lists', 'long answers'] as const),
  ...(['hedged facts', 'building and renting'] as const),
] as const
export type TruthKind = (typeof truthKinds)[number] | (typeof furtherTruthKinds)[number]

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

/** What a model that lies says of the homes of a set. */
export interface TruthSet {
  lies: readonly Planted[]
  truths: readonly Planted[]
  /** Every language has sentences of each. */
  lieKinds: readonly LieKind[]
  truthKinds: readonly TruthKind[]
}

const askedMark = ' >> '
const lineBreak = / ?⏎ ?/g

function readLines(common: Omit<Planted, 'text' | 'asked'>, block: string): Planted[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [first = '', second] = line.replace(lineBreak, '\n').split(askedMark)
      return second === undefined ? { ...common, text: first, asked: null } : { ...common, text: second, asked: first }
    })
}

/** One sentence a line: "QUESTION >> SENTENCE" where it hangs on the visitor's words, the false part in braces, "⏎" for a new line. */
export const makeLies =
  (language: TruthLanguage) =>
  (kind: LieKind, pool: PoolName | null, block: string): Planted[] =>
    readLines({ language, kind, isTrue: false, pool }, block)

/** The same of sentences that must stay whole. */
export const makeTruths =
  (language: TruthLanguage) =>
  (kind: TruthKind, pool: PoolName | null, block: string): Planted[] =>
    readLines({ language, kind, isTrue: true, pool }, block)
