import type { LanguageName } from '../say.ts'
import { clausesOfDays } from './clauses-of-days.ts'
import { clausesOfPeople } from './clauses-of-people.ts'

/** A sentence of a visitor that asks for nothing. */
export interface IrrelevantClause {
  kind: string
  /** A whole sentence with its end mark, for before, between and behind requests. */
  clause: string
}

const clausesIn = (language: LanguageName): readonly IrrelevantClause[] =>
  Object.entries({ ...clausesOfDays, ...clausesOfPeople }).map(([kind, clauses]) => ({
    kind,
    clause: clauses[language],
  }))

/** Sixty kinds in each language; none asks for anything, whatever stands before or behind it. */
export const irrelevantClauses: Record<LanguageName, readonly IrrelevantClause[]> = {
  English: clausesIn('English'),
  Spanish: clausesIn('Spanish'),
  French: clausesIn('French'),
  German: clausesIn('German'),
  Portuguese: clausesIn('Portuguese'),
  Chinese: clausesIn('Chinese'),
}
