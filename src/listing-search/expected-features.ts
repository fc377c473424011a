import type { Condition } from '../criteria/condition.ts'
import { featureCondition } from '../criteria/feature-condition.ts'
import { tablesOf } from '../language/languages.ts'

/** The features that most visitors ask for. */
export function expectedFeatures(): Condition[] {
  return tablesOf('en').language.features.map(featureCondition)
}
