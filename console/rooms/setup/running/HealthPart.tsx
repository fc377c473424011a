import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { Pill, type PillTone } from '../../../parts/Pill.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'

const tones: Readonly<Record<'good' | 'note' | 'bad', PillTone>> = { good: 'good', note: 'wait', bad: 'bad' }
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text)

/** How all that Porchlight depends on stands. */
export function HealthPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => client.readHealth({}, { signal }),
    staleTime: 0,
  })
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  const ill = data?.findings.filter(({ state }) => state === 'bad').length ?? 0
  return (
    <section className={styles.card} aria-labelledby="health">
      <h2 id="health">{t('setup.parts.health')}</h2>
      {!data && <Skeleton height={200} />}
      {data && (
        <div className={styles.line}>
          <strong className={styles.grows} role="status">
            {data.isWell ? t('setup.health.well') : t('setup.health.ill', { count: ill })}
          </strong>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
            {t('setup.again')}
          </Button>
        </div>
      )}
      <ul className={styles.rows}>
        {data?.findings.map(({ check, state, found }) => {
          const said = isTime(found) ? formats.momentWithZone(found) : found
          const isBare = check === 'backup' && found === ''
          return (
            <li key={check}>
              <span className={styles.what}>
                <strong>{t(`setup.health.checks.${check}.name`)}</strong>
                <small>
                  {isBare ? t('setup.health.noBackup') : t(`setup.health.checks.${check}.${state}`, { found: said })}
                </small>
              </span>
              <Pill tone={tones[state]}>{t(`setup.health.states.${state}`)}</Pill>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
