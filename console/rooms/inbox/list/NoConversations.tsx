import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useChosenChatbot } from '../../../api/chosen-chatbot.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import type { InboxSearch } from '../inbox-search.ts'

/** An empty list tells what would stand there, and how it comes to. */
export function NoConversations({ search }: { search: InboxSearch }) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const chatbot = useChosenChatbot(search.chatbot)
  if (search.q !== undefined) {
    return <EmptyState icon="search" title={t('inbox.empty.found')} help={t('inbox.empty.foundHelp')} />
  }
  if (search.unanswered || search.language || search.assigned)
    return <EmptyState icon="search" title={t('desk.noneFits')} help={t('desk.noneFitsHelp')} />
  const view = search.view ?? 'all'
  return (
    <EmptyState
      icon={view === 'waiting' ? 'check' : 'inbox'}
      title={t(`inbox.empty.${view}`)}
      help={t(`inbox.empty.${view}Help`)}
    >
      {view === 'all' && chatbot !== undefined && (
        <Anchor href={`${baseUrl}/share/${chatbot}`} target="_blank" rel="noopener">
          {t('inbox.empty.allLink')}
        </Anchor>
      )}
    </EmptyState>
  )
}
