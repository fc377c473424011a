import { Button, Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { webhookTypes } from '../../../../src/notify/webhooks/webhook-types.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import styles from '../setup.module.css'
import { useEventName } from './use-event-name.ts'

type WebhookType = (typeof webhookTypes)[number]

/** What a webhook is made of, as it is filled in. */
export interface WebhookDraft {
  url: string
  description: string
  /** ['*']: all. */
  events: WebhookType[] | ['*']
  /** null: of all chatbots */
  serialNumber: string | null
}

interface Props {
  /** What stands there at first. */
  draft: { url: string; description: string; events: readonly string[]; serialNumber: string | null }
  submit: string
  isBusy: boolean
  failure: unknown
  onSubmit: (draft: WebhookDraft) => void
  children?: ReactNode
}

/** Where a program of the firm is told, of what, and of which chatbot. */
export function WebhookForm({ draft, submit, isBusy, failure, onSubmit, children }: Props) {
  const { t } = useTranslation()
  const { chatbots } = useMe()
  const nameEvent = useEventName()
  const [url, setUrl] = useState(draft.url)
  const [description, setDescription] = useState(draft.description)
  const [serialNumber, setSerialNumber] = useState(draft.serialNumber)
  const [all, setAll] = useState(draft.events.length === 0 || draft.events.includes('*'))
  const [chosen, setChosen] = useState(webhookTypes.filter((each) => draft.events.includes(each)))
  const isWhole = url.trim() !== '' && (all || chosen.length > 0)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWhole) return
        onSubmit({
          url: url.trim(),
          description: description.trim(),
          events: all ? ['*'] : [...chosen],
          serialNumber,
        })
      }}
    >
      <TextInput
        label={t('setup.webhooks.url')}
        description={t('setup.webhooks.urlHelp')}
        inputMode="url"
        placeholder="https://crm.example.com/porchlight"
        value={url}
        maxLength={2_000}
        error={failure ? explainFailure(failure, t) : undefined}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <TextInput
        label={`${t('setup.webhooks.description')} (${t('optional')})`}
        value={description}
        maxLength={500}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      {chatbots.length > 1 && (
        <NativeSelect
          label={t('setup.webhooks.about')}
          value={serialNumber ?? ''}
          onChange={({ currentTarget }) => setSerialNumber(currentTarget.value || null)}
          data={[
            { value: '', label: t('anyChatbot') },
            ...chatbots.map((each) => ({ value: each.serialNumber, label: each.name })),
          ]}
        />
      )}
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
              <Checkbox key={each} value={each} label={nameEvent(each)} description={each} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <div className={styles.buttons}>
        <Button type="submit" disabled={!isWhole} loading={isBusy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
