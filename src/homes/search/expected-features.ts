import type { Condition } from '../../reading/criteria/condition.ts'
import { featureCondition } from '../../reading/criteria/feature-condition.ts'
import { featuresOf } from '../../reading/languages/linked-features.ts'

/** The features that most visitors ask for. */
export function expectedFeatures(): Condition[] {
  return featuresOf('en').map(featureCondition)
}
