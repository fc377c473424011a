import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { chatbotsQuery } from './chatbot-queries.ts'
import styles from './chatbots.module.css'
import { settingFields } from './settings/setting-fields.gen.ts'

const AddChatbot = lazy(() => import('./AddChatbot.tsx').then((it) => ({ default: it.AddChatbot })))

/** The chatbots of the firm. */
export function ChatbotsRoom() {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const { data, error, refetch } = useQuery(chatbotsQuery(client))
  const [isAdding, setAdding] = useState(false)
  const chatbots = data?.chatbots ?? []
  const add = (
    <Button leftSection={<Icon name="plus" size={17} />} onClick={() => setAdding(true)}>
      {t('chatbots.add')}
    </Button>
  )
  return (
    <div className={styles.room}>
      <PageTitle room={t('chatbots.title')} />
      <RoomHead title={t('chatbots.title')} count={data ? t('chatbots.count', { count: chatbots.length }) : ''}>
        {add}
      </RoomHead>
      {error && !data ? (
        <EmptyState icon="close" title={explainFailure(error, t)}>
          <Button variant="light" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      ) : data && chatbots.length === 0 ? (
        <EmptyState icon="chatbots" title={t('chatbots.empty')} help={t('chatbots.emptyHelp')} />
      ) : (
        <div className={styles.scrolled}>
          <ul className={styles.list}>
            {!data && [1, 2].map((line) => <Skeleton key={line} height={76} radius="lg" component="li" />)}
            {chatbots.map(({ serialNumber, Name, Model, createdAt }) => (
              <li key={serialNumber}>
                <Link to="/chatbots/$serialNumber" params={{ serialNumber }} className={styles.card}>
                  <span className={styles.sign}>
                    <Icon name="chatbots" size={24} />
                  </span>
                  <span className={styles.words}>
                    <strong className="cut" dir="auto">
                      {Name || serialNumber}
                    </strong>
                    <span className="dim cut">
                      {Model === settingFields.Model.default ? t('chatbots.guide') : Model} ·{' '}
                      {t('chatbots.made', { time: formats.day(createdAt) })}
                    </span>
                  </span>
                  <Icon name="forward" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Suspense fallback={null}>{isAdding && <AddChatbot onClose={() => setAdding(false)} />}</Suspense>
    </div>
  )
}
