import { Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccessKey } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { ClearStep } from '../../../parts/ClearStep.tsx'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'
import { AddKey } from './AddKey.tsx'

const tones = { current: 'good', ending: 'wait', ended: 'plain' } as const

/** What programs of the firm prove themselves with. */
export function KeysPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const [fresh, setFresh] = useState<{ key: string; note: string } | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['keys'],
    queryFn: ({ signal }) => client.listKeys({}, { signal }),
  })
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  return (
    <>
      <section className={styles.card} aria-labelledby="keys-add">
        <h2 id="keys-add">{t('setup.keys.add')}</h2>
        <p className={styles.about}>{t('setup.keys.help')}</p>
        <AddKey onAdded={(key) => setFresh({ key, note: '' })} />
        {fresh && (
          <div className={styles.secret} role="status">
            <p>
              <strong>{t('setup.keys.fresh')}.</strong> {t('setup.once')} {fresh.note}
            </p>
            <CopyText text={fresh.key} label={t('setup.keys.copy')} />
            <div>
              <Button variant="default" size="xs" onClick={() => setFresh(null)}>
                {t('setup.done')}
              </Button>
            </div>
          </div>
        )}
      </section>
      <section className={styles.card} aria-labelledby="keys">
        <h2 id="keys">{t('setup.parts.keys')}</h2>
        {!data && <Skeleton height={80} />}
        {data?.keys.length === 0 && (
          <EmptyState icon="keys" title={t('setup.keys.empty')} help={t('setup.keys.emptyHelp')} />
        )}
        <ul className={styles.rows}>
          {data?.keys.toReversed().map((each) => (
            <KeyRow key={each.id} row={each} onRotated={(key) => setFresh({ key, note: t('setup.keys.rotated') })} />
          ))}
        </ul>
      </section>
    </>
  )
}

function KeyRow({ row, onRotated }: { row: AccessKey; onRotated: (key: string) => void }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const { id, kind, start, label, createdAt, madeBy, scopes, expiresAt, lastUsedAt, state } = row
  const onSettled = () => queries.invalidateQueries({ queryKey: ['keys'] })
  const rotate = useMutation({
    mutationFn: () => client.rotateKey({ id, overlapHours: 24 }),
    onSuccess: ({ key }) => onRotated(key),
    onError: tellFailure,
    onSettled,
  })
  const end = useMutation({
    mutationFn: () => client.deleteKey({ id }),
    onSuccess: () => tell(t, { message: t('setup.keys.ended') }),
    onError: tellFailure,
    onSettled,
  })
  const name = label || t('setup.keys.nameless')
  const access = scopes === null ? [t('setup.keys.everything')] : scopes.map((scope) => t(`setup.keys.scope.${scope}`))
  return (
    <li>
      <span className={styles.what}>
        <strong dir="auto">{name}</strong>
        <small>
          <code>{start}</code> · {t(`setup.keys.short.${kind}`)}
          {kind === 'secret' && ` · ${access.join(', ')}`}
        </small>
        <small className={styles.facts}>
          <span>
            {t('setup.keys.made', { time: formats.date(createdAt) })}
            {madeBy !== '' && ` ${t('setup.keys.madeBy', { who: madeBy.replace(/ \(account .*\)$/, '') })}`}
          </span>
          <span>
            {lastUsedAt === null ? t('setup.keys.notUsed') : t('setup.keys.used', { time: formats.moment(lastUsedAt) })}
          </span>
          {state === 'current' && expiresAt !== null && (
            <span>{t('setup.keys.until', { time: formats.date(expiresAt) })}</span>
          )}
        </small>
      </span>
      <Pill tone={tones[state]}>
        {t(`setup.keys.states.${state}`, { time: expiresAt === null ? '' : formats.moment(expiresAt) })}
      </Pill>
      {state !== 'ended' && (
        <div className={styles.buttons}>
          {state === 'current' && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`${t('setup.keys.rotate')}: ${name}`}
              loading={rotate.isPending}
              onClick={() => rotate.mutate()}
            >
              {t('setup.keys.rotate')}
            </Button>
          )}
          <ClearStep
            label={t('setup.keys.end')}
            about={name}
            question={t('setup.keys.endAsk')}
            yes={t('setup.keys.endNow')}
            no={t('setup.keys.keep')}
            isBusy={end.isPending}
            onYes={() => end.mutate()}
          />
        </div>
      )}
    </li>
  )
}
