import type { Condition } from '../criteria/condition.ts'
import { featureCondition } from '../criteria/feature-condition.ts'
import { languageOf } from '../language/languages.ts'

/** The features that most visitors ask for. */
export function expectedFeatures(): Condition[] {
  return languageOf('en').features.map(featureCondition)
}
