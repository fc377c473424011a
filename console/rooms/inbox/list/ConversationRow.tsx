import { Link } from '@tanstack/react-router'
import type { ConversationSummary } from 'porchlight/client'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../api/use-me.ts'
import { useLiveState } from '../../../live/live-context.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { VisitorFace } from '../../../parts/pictures/VisitorFace.tsx'
import { plainWords } from '../../../parts/plain-words.ts'
import { useFormats } from '../../../words/use-formats.ts'
import type { InboxSearch } from '../inbox-search.ts'
import styles from './list.module.css'

interface Props {
  conversation: ConversationSummary
  search: InboxSearch
  isOpen: boolean
  now: number
}

/** A conversation in the list: who, what was said last, when, and what the firm has to do with it. */
export const ConversationRow = memo(function ConversationRow({ conversation, search, isOpen, now }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const me = useMe()
  const { typing, unseen } = useLiveState()
  const {
    sessionID,
    visitorName,
    firstQuestion,
    lastMessage,
    lastMessageAt,
    waitingSince,
    takenBy,
    hasLead,
    assignedTo,
    unanswered,
  } = conversation
  const name = visitorName || t('inbox.visitor', { id: sessionID })
  const isNew = unseen.has(sessionID) && !isOpen
  const isTyping = typing.has(sessionID)
  const said = plainWords(lastMessage?.content ?? '') || plainWords(firstQuestion) || t('inbox.noWords')
  const chatbot =
    me.chatbots.length > 1 && me.chatbots.find(({ serialNumber }) => serialNumber === conversation.serialNumber)
  const taker =
    takenBy &&
    (takenBy.accountId === me.accountId
      ? t('inbox.withYou')
      : takenBy.name
        ? t('inbox.withName', { name: takenBy.name })
        : t('inbox.withSomebody'))
  return (
    <Link
      to="/inbox/$sessionID"
      params={{ sessionID }}
      search={search}
      className={styles.row}
      data-new={isNew || undefined}
      data-open={isOpen || undefined}
      draggable={false}
    >
      <VisitorFace id={sessionID} name={visitorName} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={`${styles.name} cut`}>{name}</span>
          {hasLead && (
            <span className={styles.lead} title={t('inbox.lead')}>
              <Icon name="mail" size={14} />
              <span className={styles.unseen}>{t('inbox.lead')}</span>
            </span>
          )}
          {lastMessageAt && (
            <time className={styles.time} dateTime={lastMessageAt}>
              {formats.ago(lastMessageAt, now)}
            </time>
          )}
        </span>
        <span className={`${styles.said} cut`} dir="auto">
          {isTyping ? (
            <em className={styles.typing}>{t('inbox.writes')}</em>
          ) : (
            <>
              {lastMessage && lastMessage.from !== 'visitor' && (
                <span className={styles.from}>
                  <Icon name={lastMessage.from === 'chatbot' ? 'bot' : 'person'} size={14} />
                </span>
              )}
              {said}
            </>
          )}
        </span>
        <span className={styles.line}>
          {waitingSince ? (
            <Pill tone="wait">
              {t('inbox.waiting', { time: formats.span(now - new Date(waitingSince).getTime()) })}
            </Pill>
          ) : taker ? (
            <Pill tone="accent">{taker}</Pill>
          ) : unanswered ? (
            <Pill tone="wait">{t('desk.unanswered')}</Pill>
          ) : assignedTo ? (
            <Pill>{assignedTo.accountId === me.accountId ? t('desk.yours') : assignedTo.name}</Pill>
          ) : (
            <span className={`${styles.page} cut`}>{chatbot ? chatbot.name : placeOf(conversation.page)}</span>
          )}
          {isNew && (
            <span className={styles.dot}>
              <span className={styles.unseen}>{t('inbox.unseen')}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
})

/** The page that a chat stood on, as short as it tells something: host and path. */
export function placeOf(page: string): string {
  if (!URL.canParse(page)) return page
  const { host, pathname } = new URL(page)
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname)
}
