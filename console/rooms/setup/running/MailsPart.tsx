import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Mail } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Pill, type PillTone } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { FoundRows } from '../FoundRows.tsx'
import { MailServerCard } from '../mail-server/MailServerCard.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'

const states = ['all', 'waiting', 'sent', 'failed'] as const
const tones: Readonly<Record<Mail['state'], PillTone>> = { waiting: 'wait', sent: 'good', failed: 'bad' }

/** The mails of the firm: what waits, what was sent, what failed and why; each can be read. */
export function MailsPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const [state, setState] = useState<(typeof states)[number]>('all')
  const found = useInfiniteQuery({
    queryKey: ['mails', state],
    queryFn: ({ pageParam, signal }) =>
      client.listMails({ ...(state !== 'all' && { state }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const mails = found.data?.pages.flatMap((page) => page.mails) ?? []
  return (
    <>
      <MailServerCard />
      <section className={styles.card} aria-labelledby="mails">
        <h2 id="mails">{t('setup.parts.mails')}</h2>
        <div className={styles.scrolls}>
          <SegmentedControl
            aria-label={t('setup.mails.label')}
            value={state}
            onChange={(value) => setState(states.find((each) => each === value) ?? 'all')}
            data={states.map((each) => ({ value: each, label: t(`setup.mails.states.${each}`) }))}
          />
        </div>
        <FoundRows
          found={found}
          rows={mails}
          empty={<EmptyState icon="mail" title={t('setup.mails.empty')} help={t('setup.mails.emptyHelp')} />}
        >
          {(mail) => <MailRow key={mail.id} mail={mail} />}
        </FoundRows>
      </section>
    </>
  )
}

function MailRow({ mail }: { mail: Mail }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const [isOpen, setOpen] = useState(false)
  const { id, recipient, subject, state, attempts, createdAt, lastError, nextAttemptAt } = mail
  const whole = useQuery({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => client.readMail({ id }, { signal }),
    enabled: isOpen,
  })
  const retry = useMutation({
    mutationFn: () => client.sendMailAgain({ id }),
    onSuccess: () => tell(t, { message: t('setup.mails.retried') }),
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['mails'] }),
  })
  return (
    <li>
      <span className={styles.what}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          dir="auto"
        >
          {subject || '–'}
        </button>
        <small>
          {t('setup.mails.to', { who: recipient })} · {formats.moment(createdAt)}
          {attempts > 0 && ` · ${t('setup.mails.tries', { count: attempts })}`}
          {nextAttemptAt !== null &&
            attempts > 0 &&
            ` · ${t('setup.mails.next', { time: formats.moment(nextAttemptAt) })}`}
        </small>
        {lastError && <small>{lastError}</small>}
      </span>
      <Pill tone={tones[state]}>{t(`setup.mails.states.${state}`)}</Pill>
      {state === 'failed' && (
        <Button
          variant="light"
          size="compact-sm"
          aria-label={`${t('setup.mails.retry')}: ${subject}`}
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t('setup.mails.retry')}
        </Button>
      )}
      {isOpen && (
        <div className={styles.whole}>
          {whole.error && <p role="alert">{explainFailure(whole.error, t)}</p>}
          {whole.data?.hasCalendar && <p className="dim">{t('setup.mails.calendar')}</p>}
          {/* Its text alone: what visitors wrote into it is shown as they wrote it. */}
          {whole.data ? (
            <pre className={styles.text} dir="auto">
              {whole.data.text}
            </pre>
          ) : (
            !whole.error && <Skeleton height={60} />
          )}
        </div>
      )}
    </li>
  )
}
