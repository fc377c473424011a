import type { Condition } from '../../reading/criteria/condition.ts'
import { featureCondition } from '../../reading/criteria/feature-condition.ts'
import { languageOf } from '../../reading/languages/languages.ts'

/** The features that most visitors ask for. */
export function expectedFeatures(): Condition[] {
  return languageOf('en').features.map(featureCondition)
}
