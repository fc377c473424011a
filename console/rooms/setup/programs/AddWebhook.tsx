import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { webhookTypes } from '../../../../src/webhooks/webhook-types.ts'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import styles from '../setup.module.css'

/** Adds an address that is told what happens; its secret is shown once. */
export function AddWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const [url, setUrl] = useState('')
  const [description, setDescription] = useState('')
  const [all, setAll] = useState(true)
  const [chosen, setChosen] = useState<readonly (typeof webhookTypes)[number][]>([])
  const add = useMutation({
    mutationFn: () =>
      client.createWebhook({ url: url.trim(), description: description.trim(), events: all ? ['*'] : [...chosen] }),
    onSuccess: ({ secret }) => {
      setUrl('')
      setDescription('')
      onSecret(secret)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  const isWhole = url.trim() !== '' && (all || chosen.length > 0)
  return (
    <section className={styles.card} aria-labelledby="add-webhook">
      <h2 id="add-webhook">{t('setup.webhooks.add')}</h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) add.mutate()
        }}
      >
        <TextInput
          label={t('setup.webhooks.url')}
          description={t('setup.webhooks.urlHelp')}
          inputMode="url"
          placeholder="https://crm.example.com/porchlight"
          value={url}
          maxLength={2_000}
          error={add.error ? explainFailure(add.error, t) : undefined}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <TextInput
          label={`${t('setup.webhooks.description')} (${t('optional')})`}
          value={description}
          maxLength={500}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t('setup.webhooks.events')}
          value={all ? 'all' : 'chosen'}
          onChange={(value) => setAll(value === 'all')}
          data={[
            { value: 'all', label: t('setup.webhooks.all') },
            { value: 'chosen', label: t('setup.webhooks.chosen') },
          ]}
        />
        {!all && (
          <Checkbox.Group
            aria-label={t('setup.webhooks.events')}
            value={[...chosen]}
            error={chosen.length === 0 && t('setup.webhooks.noEvents')}
            onChange={(values) => setChosen(webhookTypes.filter((each) => values.includes(each)))}
          >
            <div className={styles.choices}>
              {webhookTypes.map((each) => (
                <Checkbox key={each} value={each} label={each} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <div>
          <Button type="submit" disabled={!isWhole} loading={add.isPending}>
            {t('setup.webhooks.submit')}
          </Button>
        </div>
      </form>
    </section>
  )
}
