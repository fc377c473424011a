import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ModelTest } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useMe } from '../../../api/use-me.ts'
import { chatbotsQuery, modelsQuery } from '../../chatbots/chatbot-queries.ts'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { ChatbotModels } from './ChatbotModels.tsx'
import { ProviderRow } from './ProviderRow.tsx'
import { type Asked, TestQuestion } from './TestQuestion.tsx'

/** The keys of language models, a question that tries them, and which model answers for which chatbot. */
export function ModelsPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const isOwner = useMe().role === 'owner'
  const { data, error, refetch } = useQuery({
    queryKey: ['model-keys'],
    queryFn: ({ signal }) => client.listModelKeys({}, { signal }),
  })
  const models = useQuery(modelsQuery(client))
  const chatbots = useQuery(chatbotsQuery(client))
  const test = useMutation<ModelTest, Error, Asked>({ mutationFn: (asked) => client.testModelKey(asked) })
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  const bots = chatbots.data?.chatbots ?? []
  const usable = models.data?.filter(({ Status }) => Status) ?? []
  const isAnySet = data?.keys.some(({ setBy }) => setBy !== 'nobody') ?? false
  const refresh = (): void => {
    for (const name of ['model-keys', 'models']) void queries.invalidateQueries({ queryKey: [name] })
  }
  return (
    <>
      <section className={styles.card} aria-labelledby="models">
        <h2 id="models">{t('setup.parts.models')}</h2>
        <p className={styles.about}>{t('setup.models.about')}</p>
        {!isOwner && <p className={styles.about}>{t('setup.models.forOwner')}</p>}
        {data ? (
          <ul className={styles.rows}>
            {data.keys.map((each) => (
              <ProviderRow
                key={each.provider}
                row={each}
                isOwner={isOwner}
                uses={bots.filter(({ Model }) => Model.startsWith(`${each.provider}/`)).length}
                onSaved={() => {
                  refresh()
                  test.mutate({ provider: each.provider, question: t('setup.models.usualQuestion') })
                }}
                onRemoved={() => {
                  refresh()
                  test.reset()
                }}
              />
            ))}
          </ul>
        ) : (
          <Skeleton height={160} />
        )}
      </section>
      {data && isOwner && isAnySet && <TestQuestion keys={data.keys} usable={usable} test={test} />}
      {isAnySet && <ChatbotModels chatbots={bots} usable={usable} />}
    </>
  )
}
