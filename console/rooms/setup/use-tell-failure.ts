import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { tell } from '../../parts/tell.ts'

/** Tells in passing why something was not done. */
export function useTellFailure(): (failure: unknown) => void {
  const { t } = useTranslation()
  return (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) })
}
