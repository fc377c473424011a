import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { useMe } from '../../api/use-me.ts'
import { conversationQuery } from '../../live/conversation-queries.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { groupMessages } from '../inbox/thread/group-messages.ts'
import { MessageBlock } from '../inbox/thread/MessageBlock.tsx'
import styles from './lead.module.css'

/** What was said in a conversation, to be read; answered in the inbox. */
export function ConversationGlance({ sessionID }: { sessionID: number }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const me = useMe()
  const { data: conversation, error } = useQuery(conversationQuery(useApi(), sessionID))
  const groups = useMemo(() => groupMessages(conversation?.messages ?? []), [conversation?.messages])
  const scrolled = useRef<HTMLDivElement>(null)
  const newest = conversation?.messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newest stands at the end
  useEffect(() => {
    scrolled.current?.scrollTo({ top: scrolled.current.scrollHeight })
  }, [newest])
  return (
    <section className={styles.talk} aria-label={t('leadDesk.tabs.conversation')}>
      <div
        ref={scrolled}
        className={styles.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        role="log"
        aria-label={t('inbox.thread.label')}
      >
        {error && !conversation && <p className={styles.none}>{explainFailure(error, t)}</p>}
        {!conversation && !error && <Skeleton height={160} radius="lg" />}
        {conversation && groups.length === 0 && <p className={styles.none}>{t('leadDesk.noConversation')}</p>}
        {groups.map((group) => (
          <div key={group.id}>
            {group.beginsDay && <p className={styles.day}>{formats.day(group.messages[0]?.createdAt ?? '')}</p>}
            <MessageBlock
              group={group}
              isMine={group.from === 'person' && group.name === me.name}
              isTaken={conversation?.takenBy !== null}
              onCorrect={undefined}
            />
          </div>
        ))}
      </div>
      <p className={styles.toInbox}>
        <Link to="/inbox/$sessionID" params={{ sessionID }}>
          <Icon name="inbox" size={16} />
          {t('leadDesk.openInInbox')}
        </Link>
      </p>
    </section>
  )
}
