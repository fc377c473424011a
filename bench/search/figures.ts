import type { CaseFigures } from './closest/run-closest.ts'
import type { InjectionFigures } from './injections/run-injections.ts'
import type { ChangeFigures } from './irrelevance/run-irrelevance.ts'
import type { NumberFigures } from './numbers/run-guide.ts'
import type { InventedFigures } from './numbers/run-invented.ts'
import type { SentenceSet } from './sentence-set.ts'
import type { Summary } from './summarize.ts'
import type { TruthFigures } from './truth/run-truth.ts'

/** Everything that a run of the bench has found. */
export interface Figures {
  sets: Partial<Record<SentenceSet['name'], SetFigures>>
  invented?: InventedFigures
  injections?: { builtIn: InjectionFigures; model: InjectionFigures }
}

export interface SetFigures {
  summary?: Summary
  guide?: NumberFigures
  irrelevance?: ChangeFigures
  order?: ChangeFigures
  closest?: CaseFigures
  explanations?: CaseFigures
  truth?: TruthFigures
}
