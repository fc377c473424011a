import { Button } from '@mantine/core'
import type { Conversation, ConversationNote, Message } from 'porchlight/client'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../api/use-me.ts'
import { useLiveState } from '../../../live/live-context.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { partsOfThread } from './group-messages.ts'
import { MessageBlock } from './MessageBlock.tsx'
import { NoteBlock } from './NoteBlock.tsx'
import styles from './thread.module.css'
import type { Unsent } from './use-conversation.ts'

/** This near to its end, a thread follows what comes. */
const nearEnd = 80

interface Props {
  conversation: Conversation
  notes: readonly ConversationNote[]
  onDeleteNote: (note: ConversationNote) => void
  /** Left out for who may not teach the chatbot. */
  onCorrect?: ((answer: Message) => void) | undefined
  unsent: readonly Unsent[]
  onSendAgain: (letter: Unsent) => void
}

/** All that was said, with days between, and what is on its way below. */
export function Messages({ conversation, notes, onDeleteNote, onCorrect, unsent, onSendAgain }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const me = useMe()
  const { typing, readUpTo } = useLiveState()
  const { sessionID, messages, takenBy } = conversation
  const parts = useMemo(() => partsOfThread(messages, notes), [messages, notes])
  const scrolled = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [hasNew, setHasNew] = useState(false)
  const isTyping = typing.has(sessionID)
  const lastOfFirm = messages.findLast(({ from }) => from === 'person')?.id
  const isRead = lastOfFirm !== undefined && (readUpTo.get(sessionID) ?? 0) >= lastOfFirm
  const newest = messages.at(-1)?.id ?? 0
  const seen = useRef(newest)

  const toEnd = (): void => {
    const place = scrolled.current
    if (place) place.scrollTop = place.scrollHeight
    setHasNew(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them makes the thread longer
  useLayoutEffect(() => {
    if (follows.current) toEnd()
    else if (newest > seen.current) setHasNew(true)
    seen.current = newest
  }, [newest, notes.length, unsent.length, isTyping, isRead])
  // Pictures and a growing field move the end after it was gone to.
  useLayoutEffect(() => {
    const place = scrolled.current
    if (!place) return
    const watcher = new ResizeObserver(() => {
      if (follows.current) place.scrollTop = place.scrollHeight
    })
    watcher.observe(place)
    for (const child of place.children) watcher.observe(child)
    return () => watcher.disconnect()
  }, [])

  return (
    <div className={styles.middle}>
      <div
        ref={scrolled}
        className={styles.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        role="log"
        aria-label={t('inbox.thread.label')}
        onScroll={({ currentTarget }) => {
          const { scrollHeight, scrollTop, clientHeight } = currentTarget
          follows.current = scrollHeight - scrollTop - clientHeight < nearEnd
          if (follows.current) setHasNew(false)
        }}
      >
        <div className={styles.column}>
          {parts.map((part) => {
            if ('note' in part)
              return <NoteBlock key={`note-${part.note.id}`} note={part.note} onDelete={onDeleteNote} />
            const { group } = part
            return (
              <div key={group.id}>
                {group.beginsDay && (
                  <p className={styles.day}>
                    <span>{formats.day(group.messages[0]?.createdAt ?? '')}</span>
                  </p>
                )}
                <MessageBlock
                  group={group}
                  isMine={group.from === 'person' && group.name === me.name}
                  isTaken={takenBy !== null}
                  onCorrect={onCorrect}
                />
              </div>
            )
          })}
          {unsent.filter(isNotThere(messages)).map((letter) => (
            <div key={letter.key} className={styles.group} data-from="person">
              <div className={styles.bubbles}>
                <div className={styles.bubble} data-failed={letter.hasFailed || undefined} dir="auto">
                  {letter.content || t('desk.homes.attached')}
                </div>
                <p className={styles.below}>
                  {letter.hasFailed ? (
                    <>
                      <span className={styles.bad}>{t('inbox.thread.notSent')}</span>
                      <Button variant="subtle" size="compact-xs" onClick={() => onSendAgain(letter)}>
                        {t('inbox.thread.sendAgain')}
                      </Button>
                    </>
                  ) : (
                    t('inbox.thread.sending')
                  )}
                </p>
              </div>
            </div>
          ))}
          {isRead && newest === lastOfFirm && (
            <p className={`${styles.below} ${styles.read}`}>{t('inbox.thread.read')}</p>
          )}
          {isTyping && (
            <div className={styles.typing}>
              <span className={styles.dots} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              {t('inbox.thread.typing')}
            </div>
          )}
        </div>
      </div>
      {hasNew && (
        <Button
          className={styles.newBelow}
          size="xs"
          radius="xl"
          leftSection={<Icon name="down" size={14} />}
          onClick={() => {
            follows.current = true
            toEnd()
          }}
        >
          {t('inbox.thread.newBelow')}
        </Button>
      )}
    </div>
  )
}

/** A letter that came back live before it was known to be sent stands there already. */
function isNotThere(messages: readonly Message[]): (letter: Unsent) => boolean {
  return ({ content, after }) =>
    !messages.some((each) => each.from === 'person' && each.id > after && each.content === content)
}
