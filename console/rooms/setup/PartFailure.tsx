import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'

/** What stands where a part could not be read. */
export function PartFailure({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState icon="close" title={explainFailure(failure, t)}>
      <Button variant="light" onClick={onAgain}>
        {t('tryAgain')}
      </Button>
    </EmptyState>
  )
}
