import type { TFunction } from 'i18next'
import { PorchlightError } from 'porchlight/client'
import { explainFailure } from '../../api/explain-failure.ts'

/** Why a change was not made: what is wrong with a field is told in the server's words, which say what to do. */
export function explainRefusal(failure: unknown, t: TFunction): string {
  return failure instanceof PorchlightError && failure.code === 'invalid-fields'
    ? failure.message
    : explainFailure(failure, t)
}
