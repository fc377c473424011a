import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { PorchlightError } from 'porchlight/client'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { useChosenChatbot } from '../../api/chosen-chatbot.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { chatbotQuery } from './chatbot-queries.ts'
import styles from './chatbots.module.css'
import { chatbotViews } from './chatbots-search.ts'

const ConnectPage = lazy(() => import('./connect/ConnectPage.tsx').then((it) => ({ default: it.ConnectPage })))
const SettingsForm = lazy(() => import('./settings/SettingsForm.tsx').then((it) => ({ default: it.SettingsForm })))
const SitePage = lazy(() => import('./site/SitePage.tsx').then((it) => ({ default: it.SitePage })))
const VersionsList = lazy(() => import('./versions/VersionsList.tsx').then((it) => ({ default: it.VersionsList })))

/** One chatbot: its settings, how it comes onto a site, and what was changed. */
export function ChatbotPage() {
  const { t } = useTranslation()
  const { client } = useApi()
  const navigate = useNavigate()
  const { serialNumber } = useParams({ from: '/shell/chatbots/$serialNumber' })
  const { view = 'settings' } = useSearch({ from: '/shell/chatbots/$serialNumber' })
  // The rooms that are opened from here are about it.
  useChosenChatbot(serialNumber)
  const { data: chatbot, error, refetch } = useQuery(chatbotQuery(client, serialNumber))
  const name = chatbot?.Name ?? t('chatbots.title')
  if (error && !chatbot) {
    const isMissing = error instanceof PorchlightError && error.status === 404
    return (
      <EmptyState icon="chatbots" heading="h1" title={isMissing ? t('chatbots.unknown') : explainFailure(error, t)}>
        {isMissing ? (
          <Button component={Link} to="/chatbots" variant="light">
            {t('chatbots.back')}
          </Button>
        ) : (
          <Button variant="light" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        )}
      </EmptyState>
    )
  }
  return (
    <div className={styles.room}>
      <PageTitle room={name} />
      <RoomHead title={name}>
        <Link to="/chatbots" className={styles.backLink}>
          <Icon name="back" size={16} />
          {t('chatbots.back')}
        </Link>
      </RoomHead>
      <div className={styles.views}>
        <SegmentedControl
          aria-label={t('chatbots.views.label')}
          classNames={{ label: styles.view ?? '' }}
          value={view}
          onChange={(value) => {
            const wanted = chatbotViews.find((each) => each === value)
            const search = wanted && wanted !== 'settings' ? { view: wanted } : {}
            void navigate({ to: '/chatbots/$serialNumber', params: { serialNumber }, search })
          }}
          data={chatbotViews.map((each) => ({ value: each, label: t(`chatbots.views.${each}`) }))}
        />
      </div>
      <Suspense fallback={<Skeleton height={240} radius="lg" m="lg" />}>
        {!chatbot ? (
          <Skeleton height={240} radius="lg" m="lg" />
        ) : view === 'site' ? (
          <SitePage key={serialNumber} chatbot={chatbot} />
        ) : view === 'connect' ? (
          <ConnectPage key={serialNumber} chatbot={chatbot} />
        ) : view === 'versions' ? (
          <VersionsList key={serialNumber} chatbot={chatbot} />
        ) : (
          <SettingsForm key={serialNumber} chatbot={chatbot} />
        )}
      </Suspense>
    </div>
  )
}
