import type { Message } from 'porchlight/client'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
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
}

/** What one side said in a row. */
export const MessageBlock = memo(function MessageBlock({ group, isMine, isTaken }: Props) {
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
          <OneMessage key={message.id} message={message} isTaken={isTaken} />
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

function OneMessage({ message, isTaken }: { message: Message; isTaken: boolean }) {
  const { t } = useTranslation()
  const { from, content, status, files, noAnswer, view } = message
  const words = wordsBesideCards(message)
  return (
    <>
      {words !== '' && (
        <div className={styles.bubble} dir="auto" data-cut={status === 'interrupted' || undefined}>
          {from === 'chatbot' ? <Markdown text={words} /> : content}
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
