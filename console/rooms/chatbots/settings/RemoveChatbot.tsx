import { Alert, Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Chatbot } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { tell } from '../../../parts/tell.ts'
import { keepChanges } from './setting-changes.ts'
import styles from './settings.module.css'

/** Removes a chatbot with all that belongs to it. There is no way back, so its name is typed first. */
export function RemoveChatbot({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const name = chatbot.Name?.trim() || chatbot.serialNumber
  const remove = useMutation({
    mutationFn: async () => {
      await client.removeChatbot({ serialNumber: chatbot.serialNumber })
    },
    onSuccess: async () => {
      keepChanges(chatbot.serialNumber, {})
      tell(t, { message: t('chatbots.remove.done', { name }) })
      void queries.invalidateQueries({ queryKey: ['me'] })
      void queries.invalidateQueries({ queryKey: ['chatbots'] })
      await navigate({ to: '/chatbots' })
    },
  })
  return (
    <section className={styles.group} aria-labelledby="title-remove">
      <h2 id="title-remove">{t('chatbots.remove.title')}</h2>
      <p className={styles.help}>{t('chatbots.remove.help')}</p>
      {remove.error && (
        <Alert color="red" variant="light" role="alert">
          {explainFailure(remove.error, t)}
        </Alert>
      )}
      <form
        className={styles.removing}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === name) remove.mutate()
        }}
      >
        <TextInput
          label={t('chatbots.remove.type', { name })}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" color="red" variant="light" disabled={typed.trim() !== name} loading={remove.isPending}>
          {t('chatbots.remove.submit')}
        </Button>
      </form>
    </section>
  )
}
