import { Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { Pill } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'
import { nameBrowser } from './name-browser.ts'

/** Where one is signed in; each can be ended from here. */
export function SignInsList() {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const { data, error, refetch } = useQuery({
    queryKey: ['sign-ins'],
    queryFn: ({ signal }) => client.listSignIns({}, { signal }),
  })
  const done = (message: string): void => {
    tell(t, { message })
    void queries.invalidateQueries({ queryKey: ['sign-ins'] })
  }
  const end = useMutation({
    mutationFn: (id: string) => client.removeSignIn({ id }),
    onSuccess: () => done(t('setup.account.ended')),
    onError: tellFailure,
  })
  const endOthers = useMutation({
    mutationFn: () => client.removeOtherSignIns({}),
    onSuccess: () => done(t('setup.account.endedOthers')),
    onError: tellFailure,
  })
  const sessions = data?.sessions ?? []
  return (
    <section className={styles.card} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{t('setup.account.sessions')}</h2>
      {error && !data && <PartFailure failure={error} onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton height={60} />}
      <ul className={styles.rows}>
        {sessions.map(({ id, isThis, createdAt, address, browser }) => (
          <li key={id}>
            <span className={styles.what}>
              <strong>{nameBrowser(browser)}</strong>
              <small>
                {address || t('setup.account.unknownPlace')} ·{' '}
                {t('setup.account.since', { time: formats.moment(createdAt) })}
              </small>
            </span>
            {isThis ? (
              <Pill tone="good">{t('setup.account.thisOne')}</Pill>
            ) : (
              <Button variant="light" size="compact-sm" disabled={end.isPending} onClick={() => end.mutate(id)}>
                {t('setup.account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="default" size="xs" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('setup.account.endOthers')}
          </Button>
        </div>
      )}
    </section>
  )
}
