import { Button, Loader } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../api/explain-failure.ts'
import { EmptyState } from '../parts/EmptyState.tsx'

export function WaitingPage() {
  const { t } = useTranslation()
  return (
    <EmptyState>
      <Loader aria-label={t('loading')} />
    </EmptyState>
  )
}

export function MissingPage() {
  const { t } = useTranslation()
  return (
    <main style={{ height: '100%' }}>
      <EmptyState icon="search" title={t('failure.missing')} heading="h1">
        <Button component={Link} to="/inbox" variant="light">
          {t('failure.toInbox')}
        </Button>
      </EmptyState>
    </main>
  )
}

/** A room that broke. A piece that is not there any more means that the server was updated meanwhile. */
export function FailurePage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const router = useRouter()
  const isOutdated = error instanceof TypeError && /module|import/i.test(error.message)
  return (
    <EmptyState
      icon="close"
      title={isOutdated ? t('failure.newVersion') : t('failure.page')}
      help={isOutdated ? undefined : explainFailure(error, t)}
    >
      <Button variant="light" onClick={() => (isOutdated ? location.reload() : void router.invalidate())}>
        {isOutdated ? t('failure.reload') : t('tryAgain')}
      </Button>
    </EmptyState>
  )
}
