import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useMe } from '../../../api/use-me.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { AddWebhook } from './AddWebhook.tsx'
import { useEventName } from './use-event-name.ts'
import { WebhookCard } from './WebhookCard.tsx'
import { WebhookState } from './WebhookState.tsx'

/** Programs of the firm that are told what happens. */
export function WebhooksPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const { role } = useMe()
  const nameEvent = useEventName()
  const { webhook: chosen } = useSearch({ from: '/shell/setup/$part' })
  const [secret, setSecret] = useState<{ secret: string; note: string } | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => client.listWebhooks({}, { signal }),
  })
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  const looked = data?.find(({ id }) => id === chosen)
  return (
    <>
      {secret && (
        <div className={styles.secret} role="status">
          <p>
            {t('setup.webhooks.secret')} {t('setup.once')} {secret.note}
          </p>
          <CopyText text={secret.secret} label={t('setup.webhooks.copySecret')} />
          <div>
            <Button variant="subtle" size="compact-sm" onClick={() => setSecret(null)}>
              {t('setup.done')}
            </Button>
          </div>
        </div>
      )}
      {looked ? (
        <WebhookCard
          key={looked.id}
          webhook={looked}
          onSecret={(told) => setSecret({ secret: told, note: t('setup.webhooks.rotated') })}
        />
      ) : (
        <>
          <section className={styles.card} aria-labelledby="webhooks">
            <h2 id="webhooks">{t('setup.parts.webhooks')}</h2>
            <p className={styles.about}>
              {t('setup.webhooks.help')} {role !== 'owner' && t('setup.webhooks.forOwner')}
            </p>
            {!data && <Skeleton height={60} />}
            {data?.length === 0 && (
              <EmptyState icon="out" title={t('setup.webhooks.empty')} help={t('setup.webhooks.emptyHelp')} />
            )}
            <ul className={styles.rows}>
              {data?.map((webhook) => (
                <li key={webhook.id}>
                  <span className={styles.what}>
                    <strong>
                      <Link to="/setup/$part" params={{ part: 'webhooks' }} search={{ webhook: webhook.id }}>
                        {webhook.url}
                      </Link>
                    </strong>
                    <small dir="auto">
                      {[
                        webhook.description,
                        webhook.events.includes('*')
                          ? t('setup.webhooks.all')
                          : webhook.events.map(nameEvent).join(', '),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <WebhookState webhook={webhook} />
                </li>
              ))}
            </ul>
          </section>
          {role === 'owner' && <AddWebhook onSecret={(told) => setSecret({ secret: told, note: '' })} />}
        </>
      )}
    </>
  )
}
