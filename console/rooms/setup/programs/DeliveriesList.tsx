import { Button, SegmentedControl } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WebhookDelivery } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { Pill, type PillTone } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { FoundRows } from '../FoundRows.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'
import { DeliveryDetail } from './DeliveryDetail.tsx'
import { useEventName } from './use-event-name.ts'

const tones: Readonly<Record<WebhookDelivery['status'], PillTone>> = {
  pending: 'wait',
  delivered: 'good',
  failed: 'bad',
}

/** How often it is looked what came of what is on its way. */
const lookMs = 2_000
/** As many come at once; fewer are the last ones. */
const pageSize = 100
const shown = ['all', 'failed', 'pending', 'delivered'] as const

/** What a webhook was told, each with its tries, and to be told again. */
export function DeliveriesList({ webhookId }: { webhookId: number }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const [status, setStatus] = useState<(typeof shown)[number]>('all')
  const found = useInfiniteQuery({
    queryKey: ['deliveries', webhookId, status],
    queryFn: ({ pageParam, signal }) =>
      client.listDeliveries(
        { id: webhookId, ...(status !== 'all' && { status }), ...(pageParam > 0 && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.some(({ status }) => status === 'pending') ? lookMs : false),
  })
  const deliveries = found.data?.pages.flat() ?? []
  return (
    <section className={styles.card} aria-labelledby="deliveries">
      <h2 id="deliveries">{t('setup.webhooks.deliveries')}</h2>
      <div className={styles.scrolls}>
        <SegmentedControl
          aria-label={t('setup.webhooks.which')}
          value={status}
          onChange={(value) => setStatus(shown.find((each) => each === value) ?? 'all')}
          data={shown.map((each) => ({
            value: each,
            label: each === 'all' ? t('setup.webhooks.every') : t(`setup.webhooks.status.${each}`),
          }))}
        />
      </div>
      <FoundRows
        found={found}
        rows={deliveries}
        waitingHeight={60}
        empty={<p className="dim">{t(status === 'all' ? 'setup.webhooks.noDeliveries' : 'setup.webhooks.noneSo')}</p>}
      >
        {(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} webhookId={webhookId} />}
      </FoundRows>
    </section>
  )
}

function DeliveryRow({ delivery, webhookId }: { delivery: WebhookDelivery; webhookId: number }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const nameEvent = useEventName()
  const [isOpen, setOpen] = useState(false)
  const { id, type, eventId, status, attempts, nextAttemptAt } = delivery
  const replay = useMutation({
    mutationFn: () => client.replayDelivery({ id }),
    onSuccess: () => tell(t, { message: t('setup.webhooks.replayed') }),
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['deliveries', webhookId] }),
  })
  return (
    <li>
      <span className={styles.what}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {nameEvent(type)}
        </button>
        <small>
          {type} · {eventId} · {t('setup.webhooks.attempts', { count: attempts.length })}
          {nextAttemptAt !== null && ` · ${t('setup.webhooks.next', { time: formats.moment(nextAttemptAt) })}`}
        </small>
        {attempts.slice(-1).map(({ at, code, ms, error }) => (
          <small key={at}>
            {t('setup.webhooks.attempt', {
              time: formats.moment(at),
              what: [code ?? t('setup.webhooks.noAnswer'), error].filter(Boolean).join(' '),
              ms: formats.number(ms),
            })}
          </small>
        ))}
      </span>
      <Pill tone={tones[status]}>{t(`setup.webhooks.status.${status}`)}</Pill>
      {status !== 'pending' && (
        <Button
          variant="light"
          size="compact-sm"
          aria-label={`${t('setup.webhooks.replay')}: ${type}`}
          loading={replay.isPending}
          onClick={() => replay.mutate()}
        >
          {t('setup.webhooks.replay')}
        </Button>
      )}
      {isOpen && <DeliveryDetail id={id} tries={attempts.length} />}
    </li>
  )
}
