import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChosenChatbot } from '../../api/chosen-chatbot.ts'
import { useMe } from '../../api/use-me.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import styles from './knowledge.module.css'
import { type KnowledgeSearch, knowledgeViews } from './knowledge-search.ts'
import { Missing } from './Missing.tsx'
import { Sources } from './Sources.tsx'
import { TryOut } from './TryOut.tsx'

/** What a chatbot knows in the firm's own words: where it has it from, what it lacks, and how it answers. */
export function KnowledgeRoom() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useMe()
  const search = useSearch({ from: '/shell/knowledge' })
  const view = search.view ?? 'sources'
  const serialNumber = useChosenChatbot(search.chatbot)
  const mayEdit = me.role !== 'agent'
  const change = (changed: { [Name in keyof KnowledgeSearch]: KnowledgeSearch[Name] | undefined }): void => {
    const merged = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== undefined)
    void navigate({ to: '/knowledge', search: Object.fromEntries(merged) })
  }
  return (
    <div className={styles.room}>
      <PageTitle room={t('knowledge.title')} />
      <RoomHead title={t('knowledge.title')}>
        {me.chatbots.length > 1 && (
          <NativeSelect
            aria-label={t('chatbot')}
            value={serialNumber}
            onChange={({ currentTarget }) => change({ chatbot: currentTarget.value })}
            data={me.chatbots.map(({ serialNumber: value, name }) => ({ value, label: name }))}
          />
        )}
      </RoomHead>
      <div className={styles.views}>
        <SegmentedControl
          aria-label={t('knowledge.views.label')}
          value={view}
          onChange={(value) => {
            const wanted = knowledgeViews.find((each) => each === value)
            change({ view: wanted === 'sources' ? undefined : wanted })
          }}
          data={knowledgeViews.map((value) => ({ value, label: t(`knowledge.views.${value}`) }))}
        />
      </div>
      <div className={styles.scrolled}>
        <div className={styles.content}>
          {serialNumber === undefined ? (
            <EmptyState icon="knowledge" title={t('knowledge.noChatbot')} />
          ) : view === 'sources' ? (
            <Sources key={serialNumber} serialNumber={serialNumber} mayEdit={mayEdit} />
          ) : view === 'missing' ? (
            <Missing key={serialNumber} serialNumber={serialNumber} mayEdit={mayEdit} />
          ) : (
            <TryOut key={serialNumber} serialNumber={serialNumber} />
          )}
        </div>
      </div>
    </div>
  )
}
