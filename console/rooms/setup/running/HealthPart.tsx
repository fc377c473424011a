import { Alert, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
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
  const [now] = useState(() => Date.now())
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  const ill = data?.findings.filter(({ state }) => state === 'bad').length ?? 0
  return (
    <section className={styles.card} aria-labelledby="health">
      <h2 id="health">{t('setup.parts.health')}</h2>
      {!data && <Skeleton height={200} />}
      {data && (
        <div className={styles.line}>
          <strong className={styles.grows} role="status">
            {!data.isWell
              ? t('setup.health.ill', { count: ill })
              : t(whatOf(data.backup, now) === null ? 'setup.health.well' : 'setup.health.wellBut')}
          </strong>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
            {t('setup.again')}
          </Button>
        </div>
      )}
      {data && <BackupCare backup={data.backup} now={now} />}
      <ul className={styles.rows}>
        {data?.findings.map(({ check, state, found }) => {
          const said = isTime(found) ? formats.momentWithZone(found) : found
          const isBare = check === 'backup' && found === ''
          const size = check === 'backup' ? (data.backup?.bytes ?? null) : null
          return (
            <li key={check}>
              <span className={styles.what}>
                <strong>{t(`setup.health.checks.${check}.name`)}</strong>
                <small>
                  {isBare ? t('setup.health.noBackup') : t(`setup.health.checks.${check}.${state}`, { found: said })}
                </small>
                {size !== null && (
                  <small>
                    {t('setup.health.size', { size: formats.number(Math.ceil(size / 104_857.6) / 10) })}{' '}
                    {data.backup?.isReadable && t('setup.health.readable')}
                  </small>
                )}
              </span>
              <Pill tone={tones[state]}>{t(`setup.health.states.${state}`)}</Pill>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const weekMs = 7 * 86_400_000

type Backup = { at: string; isReadable: boolean | null } | null

/** Why there is no backup to go back to; null: there is one. */
function whatOf(backup: Backup, now: number): 'none' | 'broken' | 'old' | null {
  if (backup === null) return 'none'
  if (backup.isReadable === false) return 'broken'
  return now - Date.parse(backup.at) > weekMs ? 'old' : null
}

/** What to do where there is no backup to go back to. */
function BackupCare({ backup, now }: { backup: Backup; now: number }) {
  const { t } = useTranslation()
  const why = whatOf(backup, now)
  if (why === null) return null
  return (
    <Alert color={why === 'old' ? 'lamp' : 'red'} variant="light" title={t(`setup.health.care.${why}`)}>
      <div className={styles.whole}>
        <p>{t('setup.health.careHelp')}</p>
        <CopyText text="npx porchlight backup" label={t('setup.health.copyCommand')} />
      </div>
    </Alert>
  )
}
