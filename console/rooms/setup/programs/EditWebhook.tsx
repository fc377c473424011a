import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Webhook } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { tell } from '../../../parts/tell.ts'
import styles from '../setup.module.css'
import { type WebhookDraft, WebhookForm } from './WebhookForm.tsx'

/** Changes where a webhook is told, of what, and of which chatbot. */
export function EditWebhook({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const { id } = webhook
  const save = useMutation({
    mutationFn: (draft: WebhookDraft) => client.editWebhook({ id, ...draft }),
    onSuccess: () => {
      tell(t, { color: 'teal', message: t('setup.webhooks.saved') })
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  return (
    <section className={styles.card} aria-labelledby="edit-webhook">
      <h2 id="edit-webhook">{t('setup.webhooks.edit')}</h2>
      <WebhookForm
        draft={webhook}
        submit={t('setup.webhooks.save')}
        isBusy={save.isPending}
        failure={save.error}
        onSubmit={(draft) => save.mutate(draft)}
      >
        <Button variant="default" onClick={onDone}>
          {t('setup.webhooks.cancel')}
        </Button>
      </WebhookForm>
    </section>
  )
}
