import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import styles from '../setup.module.css'

/** One delivery: what is sent and where, and what came of each try. */
export function DeliveryDetail({ id, tries }: { id: number; tries: number }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const { data, error } = useQuery({
    queryKey: ['delivery', id, tries],
    queryFn: ({ signal }) => client.readDelivery({ id }, { signal }),
  })
  if (error) return <p role="alert">{explainFailure(error, t)}</p>
  if (!data) return <Skeleton height={80} />
  return (
    <div className={styles.whole}>
      <h3>{t('setup.webhooks.request')}</h3>
      <dl className={styles.details}>
        <dt>{t('setup.webhooks.to')}</dt>
        <dd>POST {data.url}</dd>
        <dt>webhook-id</dt>
        <dd>{data.eventId}</dd>
        <dt>{t('setup.webhooks.happened')}</dt>
        <dd>{formats.momentWithZone(data.happenedAt)}</dd>
      </dl>
      {data.body === null ? (
        <p className="dim">{t('setup.webhooks.noBody')}</p>
      ) : (
        <div className={styles.laid}>
          <CopyText text={layOut(data.body)} label={t('setup.webhooks.copyBody')} />
        </div>
      )}
      <h3>{t('setup.webhooks.tries')}</h3>
      {data.attempts.length === 0 && <p className="dim">{t('setup.webhooks.noTries')}</p>}
      <ul className={styles.rows}>
        {data.attempts.toReversed().map(({ at, code, ms, error: why }) => (
          <li key={at}>
            <span className={styles.what}>
              <strong>{code === null ? t('setup.webhooks.noAnswer') : t('setup.webhooks.answer', { code })}</strong>
              <small>
                {formats.momentWithZone(at)} · {formats.number(ms)} ms
              </small>
              {why !== null && <small lang="en">{why}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** JSON over several lines; what is none, as it is. */
function layOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
