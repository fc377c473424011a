import type { TFunction } from 'i18next'
import { PorchlightError } from 'porchlight/client'
import { CallFailure } from './call-failure.ts'

/** What went wrong, in a sentence for who uses the console. */
export function explainFailure(failure: unknown, t: TFunction): string {
  if (!(failure instanceof PorchlightError || failure instanceof CallFailure)) {
    return t('failure.unknown', { reason: failure instanceof Error ? failure.message : String(failure) })
  }
  if (failure.code === 'connection-failed' || failure.status === 502 || failure.status === 503) {
    return t('failure.connection')
  }
  if (failure.code === 'timed-out') return t('failure.timeout')
  if (failure.status === 429) return t('failure.busy')
  if (failure.code === 'proof-needed') return t('failure.proof')
  if (failure.status === 403) return t('failure.role')
  return t('failure.unknown', { reason: failure.message })
}

/** Whether it tells that nobody is signed in any more, rather than that a password or a code was wrong. */
export function isSignedOut(failure: unknown): boolean {
  if (!(failure instanceof PorchlightError || failure instanceof CallFailure)) return false
  return failure.status === 401 && !/^(sign-in|code|passkey)-refused$/.test(failure.code ?? '')
}
