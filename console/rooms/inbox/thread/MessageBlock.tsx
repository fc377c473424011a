import { ActionIcon } from '@mantine/core'
import type { Message } from 'porchlight/client'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from '../../../parts/Hint.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { Markdown } from '../../../parts/Markdown.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { HomeCards } from '../cards/HomeCards.tsx'
import { type MessageGroup, wordsBesideCards } from './group-messages.ts'
import styles from './thread.module.css'

interface Props {
  group: MessageGroup
  isMine: boolean
  /** A person has the conversation: the chatbot answers nothing in it. */
  isTaken: boolean
  /** Left out for who may not teach the chatbot. */
  onCorrect: ((answer: Message) => void) | undefined
}

/** What one side said in a row. */
export const MessageBlock = memo(function MessageBlock({ group, isMine, isTaken, onCorrect }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { from, name, messages } = group
  const speaker =
    from === 'visitor'
      ? t('inbox.thread.visitorSaid')
      : from === 'chatbot'
        ? t('inbox.thread.chatbotSaid')
        : isMine
          ? t('inbox.thread.you')
          : name || t('inbox.thread.personSaid')
  const last = messages.at(-1)
  return (
    <div className={styles.group} data-from={from}>
      <div className={styles.bubbles}>
        {messages.map((message) => (
          <OneMessage key={message.id} message={message} isTaken={isTaken} onCorrect={onCorrect} />
        ))}
        <p className={styles.below}>
          {from === 'chatbot' && <Icon name="bot" size={14} />}
          {speaker}
          {last && (
            <time dateTime={last.createdAt} title={formats.momentWithZone(last.createdAt)}>
              {formats.clock(last.createdAt)}
            </time>
          )}
        </p>
      </div>
    </div>
  )
})

function OneMessage({ message, isTaken, onCorrect }: { message: Message } & Pick<Props, 'isTaken' | 'onCorrect'>) {
  const { t } = useTranslation()
  const { from, content, status, files, noAnswer, view } = message
  const words = wordsBesideCards(message)
  return (
    <>
      {words !== '' && (
        <div className={styles.said}>
          {from === 'chatbot' && onCorrect && (
            <span className={styles.correct}>
              <Hint side="right" text={t('desk.correct.open')}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="md"
                  aria-label={t('desk.correct.open')}
                  onClick={() => onCorrect(message)}
                >
                  <Icon name="pencil" size={16} />
                </ActionIcon>
              </Hint>
            </span>
          )}
          <div className={styles.bubble} dir="auto" data-cut={status === 'interrupted' || undefined}>
            {from === 'chatbot' ? <Markdown text={words} /> : content}
          </div>
        </div>
      )}
      {view && view.cards.length > 0 && <HomeCards view={view} />}
      {files.map(({ id, fileName, bytes }) => (
        <span key={id} className={styles.file}>
          <Icon name="file" size={16} />
          <span className="cut">{fileName}</span>
          {bytes !== null && <FileSize bytes={bytes} />}
        </span>
      ))}
      {from === 'visitor' && status === 'pending' && !isTaken && (
        <p className={styles.note}>{t('inbox.thread.pending')}</p>
      )}
      {status === 'failed' && <Pill tone="bad">{t('inbox.thread.failed')}</Pill>}
      {status === 'interrupted' && <Pill>{t('inbox.thread.interrupted')}</Pill>}
      {noAnswer && <Pill tone="wait">{t('inbox.thread.noAnswer')}</Pill>}
      {view?.buttons && view.buttons.length > 0 && (
        <ul className={styles.ways} aria-label={t('inbox.thread.ways')}>
          {view.buttons.map(({ label, kind }) => (
            <li key={`${kind} ${label}`}>{label}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function FileSize({ bytes }: { bytes: number }) {
  const formats = useFormats()
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return (
    <span className="dim numbers">
      {kilobytes < 1000 ? `${formats.number(kilobytes)} kB` : `${formats.number(Math.round(kilobytes / 100) / 10)} MB`}
    </span>
  )
}
