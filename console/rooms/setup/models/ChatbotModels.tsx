import { NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChatbotSummary } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { tell } from '../../../parts/tell.ts'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'
import { groupModels, type ModelEntry, nameOfModel } from './model-names.ts'

const guide = 'porchlight-guide'

interface Props {
  chatbots: readonly ChatbotSummary[]
  usable: readonly ModelEntry[]
}

/** Which model answers for each chatbot: a choice counts from the next question on. */
export function ChatbotModels({ chatbots, usable }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.card} aria-labelledby="chatbot-models">
      <h2 id="chatbot-models">{t('setup.models.chatbots')}</h2>
      <p className={styles.about}>{t('setup.models.chatbotsAbout')}</p>
      {chatbots.length === 0 ? (
        <p>{t('setup.noChatbot')}</p>
      ) : (
        <ul className={styles.rows}>
          {chatbots.map((chatbot) => (
            <ChatbotRow key={chatbot.serialNumber} chatbot={chatbot} usable={usable} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ChatbotRow({ chatbot, usable }: { chatbot: ChatbotSummary; usable: readonly ModelEntry[] }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const { serialNumber, Name, Model } = chatbot
  const nameOf = (key: string): string => (key === guide ? t('setup.models.guide') : nameOfModel(key))
  const change = useMutation({
    mutationFn: (model: string) => client.editChatbot({ serialNumber, Model: model }),
    onSuccess: (_done, model) =>
      tell(t, { color: 'teal', message: t('setup.models.changed', { name: Name, model: nameOf(model) }) }),
    onError: tellFailure,
    onSettled: () =>
      Promise.all([['chatbots'], ['chatbot', serialNumber]].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  const groups = groupModels(usable).map(({ group, items }) => ({ group, items }))
  const isMissing = Model !== guide && !usable.some(({ Key }) => Key === Model)
  return (
    <li>
      <span className={styles.what}>
        <strong dir="auto">{Name}</strong>
      </span>
      <NativeSelect
        className={styles.pick}
        aria-label={t('setup.models.modelOf', { name: Name })}
        value={change.isPending ? change.variables : Model}
        disabled={change.isPending}
        data={[
          { value: guide, label: nameOf(guide) },
          ...(isMissing ? [{ value: Model, label: t('setup.models.missing', { model: nameOfModel(Model) }) }] : []),
          ...groups,
        ]}
        onChange={({ currentTarget }) => change.mutate(currentTarget.value)}
      />
    </li>
  )
}
