import { Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'

/** What happened and could not be passed on, each with its reason, and to be tried again. */
export function FailedPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const { data, error, refetch } = useQuery({
    queryKey: ['failed-events'],
    queryFn: ({ signal }) => client.listFailedEvents({}, { signal }),
  })
  const retry = useMutation({
    mutationFn: (only: { eventId?: number; consumer?: string }) => client.replayFailedEvents(only),
    onSuccess: () => tell(t, { message: t('setup.failed.retried') }),
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['failed-events'] }),
  })
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  return (
    <section className={styles.card} aria-labelledby="failed">
      <h2 id="failed">{t('setup.parts.failed')}</h2>
      <p className={styles.about}>{t('setup.failed.help')}</p>
      {!data && <Skeleton height={80} />}
      {data && (
        <div className={styles.line}>
          <span className={styles.grows} role="status">
            {t('setup.failed.counts', { failed: formats.number(data.failed), waiting: formats.number(data.waiting) })}
          </span>
          {data.failed > 0 && (
            <Button variant="light" size="xs" disabled={retry.isPending} onClick={() => retry.mutate({})}>
              {t('setup.failed.retryAll')}
            </Button>
          )}
        </div>
      )}
      {data?.events.length === 0 && (
        <EmptyState icon="check" title={t('setup.failed.empty')} help={t('setup.failed.emptyHelp')} />
      )}
      <ul className={styles.rows}>
        {data?.events.map(({ eventId, consumer, type, error: why, failedAt, attempts }) => (
          <li key={`${eventId} ${consumer}`}>
            <span className={styles.what}>
              <strong>
                {type} → {consumer}
              </strong>
              <small>
                {formats.moment(failedAt)} · {t('setup.failed.tries', { count: attempts })}
              </small>
              <small>{why}</small>
            </span>
            <Button
              variant="light"
              size="compact-sm"
              aria-label={`${t('setup.failed.retry')}: ${type} → ${consumer}`}
              disabled={retry.isPending}
              onClick={() => retry.mutate({ eventId, consumer })}
            >
              {t('setup.failed.retry')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
