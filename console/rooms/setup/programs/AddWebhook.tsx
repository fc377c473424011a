import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import styles from '../setup.module.css'
import { type WebhookDraft, WebhookForm } from './WebhookForm.tsx'

const empty = { url: '', description: '', events: [], serialNumber: null }

/** Adds an address that is told what happens; its secret is shown once. */
export function AddWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const [added, setAdded] = useState(0)
  const add = useMutation({
    mutationFn: ({ serialNumber, ...draft }: WebhookDraft) =>
      client.createWebhook({ ...draft, ...(serialNumber !== null && { serialNumber }) }),
    onSuccess: ({ secret }) => {
      setAdded(added + 1)
      onSecret(secret)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  return (
    <section className={styles.card} aria-labelledby="add-webhook">
      <h2 id="add-webhook">{t('setup.webhooks.add')}</h2>
      <WebhookForm
        key={added}
        draft={empty}
        submit={t('setup.webhooks.submit')}
        isBusy={add.isPending}
        failure={add.error}
        onSubmit={(draft) => add.mutate(draft)}
      />
    </section>
  )
}
