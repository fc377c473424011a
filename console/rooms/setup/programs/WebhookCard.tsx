import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Webhook } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useMe } from '../../../api/use-me.ts'
import { ClearStep } from '../../../parts/ClearStep.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { tell } from '../../../parts/tell.ts'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'
import { DeliveriesList } from './DeliveriesList.tsx'
import { EditWebhook } from './EditWebhook.tsx'
import { ReplaySince } from './ReplaySince.tsx'
import { useEventName } from './use-event-name.ts'
import { WebhookState } from './WebhookState.tsx'

/** One webhook: what it is told of, whether it is on, and what came of what it was told. */
export function WebhookCard({ webhook, onSecret }: { webhook: Webhook; onSecret: (secret: string) => void }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { role, chatbots } = useMe()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const nameEvent = useEventName()
  const [isEditing, setEditing] = useState(false)
  const { id, url, description, events, enabled, serialNumber } = webhook
  const about = chatbots.find((each) => each.serialNumber === serialNumber)?.name ?? serialNumber
  const readAgain = () => queries.invalidateQueries({ queryKey: ['webhooks'] })
  const test = useMutation({
    mutationFn: () => client.testWebhook({ id }),
    onSuccess: () => tell(t, { message: t('setup.webhooks.tested') }),
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['deliveries', id] }),
  })
  const turn = useMutation({
    mutationFn: () => client.editWebhook({ id, enabled: !enabled }),
    onError: tellFailure,
    onSettled: readAgain,
  })
  const rotate = useMutation({
    mutationFn: () => client.rotateWebhookSecret({ id }),
    onSuccess: ({ secret }) => onSecret(secret),
    onError: tellFailure,
  })
  const remove = useMutation({
    mutationFn: () => client.deleteWebhook({ id }),
    onSuccess: () => {
      tell(t, { message: t('setup.webhooks.deleted') })
      void navigate({ to: '/setup/$part', params: { part: 'webhooks' } })
    },
    onError: tellFailure,
    onSettled: readAgain,
  })
  return (
    <>
      <section className={styles.card} aria-labelledby="webhook">
        <div>
          <Link to="/setup/$part" params={{ part: 'webhooks' }} className={styles.back}>
            <Icon name="back" size={16} />
            {t('setup.webhooks.back')}
          </Link>
        </div>
        <h2 id="webhook" className={styles.long}>
          {url}
        </h2>
        {description && <p dir="auto">{description}</p>}
        <div className={styles.line}>
          <WebhookState webhook={webhook} />
          <span className="dim">
            {events.includes('*') ? t('setup.webhooks.all') : events.map(nameEvent).join(', ')}
          </span>
          {about !== null && <span className="dim">{about}</span>}
        </div>
        <div className={styles.buttons}>
          <Button variant="light" size="xs" disabled={!enabled} loading={test.isPending} onClick={() => test.mutate()}>
            {t('setup.webhooks.test')}
          </Button>
          {role === 'owner' && (
            <>
              <Button variant="default" size="xs" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
                {t('setup.webhooks.edit')}
              </Button>
              <Button variant="default" size="xs" loading={turn.isPending} onClick={() => turn.mutate()}>
                {t(enabled ? 'setup.webhooks.turnOff' : 'setup.webhooks.turnOn')}
              </Button>
              <Button variant="default" size="xs" loading={rotate.isPending} onClick={() => rotate.mutate()}>
                {t('setup.webhooks.rotate')}
              </Button>
              <ClearStep
                label={t('setup.webhooks.delete')}
                about={url}
                question={t('setup.webhooks.undoDelete')}
                yes={t('setup.webhooks.delete')}
                no={t('setup.keys.keep')}
                isBusy={remove.isPending}
                onYes={() => remove.mutate()}
              />
            </>
          )}
        </div>
      </section>
      {isEditing && <EditWebhook webhook={webhook} onDone={() => setEditing(false)} />}
      <DeliveriesList webhookId={id} />
      {enabled && <ReplaySince id={id} />}
    </>
  )
}
