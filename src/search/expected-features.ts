import type { Condition } from './condition.ts'
import { featureCondition } from './feature-condition.ts'
import { tablesOf } from './languages.ts'

/** The features that most visitors ask for. */
export function expectedFeatures(): Condition[] {
  return tablesOf('en').language.features.map(featureCondition)
}
