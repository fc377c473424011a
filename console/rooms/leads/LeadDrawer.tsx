import { Button, Drawer, SegmentedControl, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { PorchlightError } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { ConversationGlance } from './ConversationGlance.tsx'
import { LeadFacts } from './LeadFacts.tsx'
import styles from './lead.module.css'
import { leadQuery } from './lead-queries.ts'

interface Props {
  id: number
  onOpen: (lead: number) => void
  onClose: () => void
}

/** A lead beside the list, with its conversation; one of the two at a time where there is no room for both. */
export function LeadDrawer({ id, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 61.99em)') ?? false
  const [tab, setTab] = useState<'person' | 'conversation'>('person')
  const [chosen, setChosen] = useState<number | null>(null)
  const { data: lead, error, refetch } = useQuery(leadQuery(useApi(), id))
  const sessionID = lead?.sessionIDs.find((each) => each === chosen) ?? lead?.sessionIDs[0]
  const isGone = error instanceof PorchlightError && error.status === 404
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(64rem, 100vw)"
      title={t('leadDesk.title')}
      closeButtonProps={{ 'aria-label': t('leadDesk.close') }}
      classNames={{ content: styles.drawer ?? '', body: styles.body ?? '' }}
    >
      {error && !lead ? (
        <EmptyState
          icon="search"
          title={isGone ? t('leadDesk.gone') : explainFailure(error, t)}
          help={isGone ? t('leadDesk.goneHelp') : undefined}
        >
          <Button variant="light" onClick={isGone ? onClose : () => void refetch()}>
            {isGone ? t('leadDesk.toList') : t('tryAgain')}
          </Button>
        </EmptyState>
      ) : !lead || sessionID === undefined ? (
        <div className={styles.facts} aria-busy="true">
          <Skeleton height={52} radius="md" />
          <Skeleton height={36} radius="md" />
          <Skeleton height={160} radius="md" />
        </div>
      ) : (
        <>
          {isNarrow && (
            <SegmentedControl
              className={styles.tabs ?? ''}
              aria-label={t('leadDesk.tabs.label')}
              value={tab}
              onChange={(value) => setTab(value === 'conversation' ? 'conversation' : 'person')}
              data={[
                { value: 'person', label: t('leadDesk.tabs.person') },
                { value: 'conversation', label: t('leadDesk.tabs.conversation') },
              ]}
            />
          )}
          {(!isNarrow || tab === 'person') && (
            <LeadFacts
              lead={lead}
              sessionID={sessionID}
              onOpen={onOpen}
              onSession={(session) => {
                setChosen(session)
                setTab('conversation')
              }}
            />
          )}
          {(!isNarrow || tab === 'conversation') && <ConversationGlance key={sessionID} sessionID={sessionID} />}
        </>
      )}
    </Drawer>
  )
}
