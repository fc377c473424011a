import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { type Message, PorchlightError } from 'porchlight/client'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Hint } from '../../../parts/Hint.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { VisitorFace } from '../../../parts/pictures/VisitorFace.tsx'
import { placeOf } from '../list/ConversationRow.tsx'
import { Messages } from './Messages.tsx'
import { Reply } from './Reply.tsx'
import styles from './thread.module.css'
import { useConversation } from './use-conversation.ts'
import { useNotes } from './use-notes.ts'
import { useReadMark } from './use-read-mark.ts'
import { useTellTaken } from './use-tell-taken.ts'

const NoteField = lazy(() => import('./NoteField.tsx').then(({ NoteField: component }) => ({ default: component })))
const ThreadActions = lazy(() =>
  import('./ThreadActions.tsx').then(({ ThreadActions: component }) => ({ default: component })),
)
const CorrectAnswer = lazy(() =>
  import('./CorrectAnswer.tsx').then(({ CorrectAnswer: component }) => ({ default: component })),
)

interface Props {
  sessionID: number
  isSideShown: boolean
  onToggleSide: () => void
  onBack: () => void
}

/** What was said, and the place to answer. */
export function Thread({ sessionID, isSideShown, onToggleSide, onBack }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const talk = useConversation(sessionID)
  const { query, conversation, isMine, take, release } = talk
  const { notes, write: writeNote, remove: removeNote } = useNotes(sessionID)
  const [isNoting, setNoting] = useState(false)
  const [corrected, correct] = useState<Message | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const wantsField = useRef(false)
  useReadMark(conversation, isMine)
  useTellTaken(conversation, me.accountId)

  /** Also called once the field is there: it is fetched, and stands where a note was written. */
  const focusField = (): void => {
    if (!wantsField.current || !field.current) return
    wantsField.current = false
    field.current.focus()
  }
  const reply = (): void => {
    setNoting(false)
    wantsField.current = true
    if (isMine) focusField()
    else take.mutate()
  }
  useKeys({
    r: reply,
    t: () => void (isMine || take.mutate()),
    n: () => setNoting(true),
    e: () => void (conversation?.takenBy && release.mutate()),
  })

  if (query.error && !conversation) {
    const isGone = query.error instanceof PorchlightError && query.error.status === 404
    return (
      <section className={styles.thread} aria-label={t('inbox.thread.label')}>
        <EmptyState
          icon="search"
          title={isGone ? t('inbox.thread.missing') : explainFailure(query.error, t)}
          help={isGone ? t('inbox.thread.missingHelp') : undefined}
        >
          <Button variant="light" onClick={isGone ? onBack : () => void query.refetch()}>
            {isGone ? t('inbox.thread.back') : t('tryAgain')}
          </Button>
        </EmptyState>
      </section>
    )
  }
  const name = conversation?.visitorName || t('inbox.visitor', { id: sessionID })
  return (
    <section className={styles.thread} aria-label={t('inbox.thread.label')}>
      <header className={styles.head}>
        <ActionIcon
          className={styles.back}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('inbox.thread.back')}
          onClick={onBack}
        >
          <Icon name="back" />
        </ActionIcon>
        <VisitorFace id={sessionID} name={conversation?.visitorName ?? ''} size={34} />
        <div className={styles.who}>
          <h2 className="cut">{name}</h2>
          <p className="cut">{conversation ? placeOf(conversation.page) || `#${sessionID}` : ' '}</p>
        </div>
        <div className={styles.actions}>
          <Suspense fallback={null}>
            {conversation && <ThreadActions conversation={conversation} assign={talk.assign} onGone={onBack} />}
          </Suspense>
          {conversation?.takenBy && isMine && (
            <Hint text={`${t('inbox.reply.release')} (E)`}>
              <Button
                className={styles.short}
                variant="default"
                size="xs"
                leftSection={<Icon name="release" size={16} />}
                loading={release.isPending}
                onClick={() => release.mutate()}
              >
                <span className={styles.label}>{t('inbox.reply.releaseShort')}</span>
              </Button>
            </Hint>
          )}
          <Hint text={`${t(isSideShown ? 'inbox.thread.hideDetails' : 'inbox.thread.showDetails')} (V)`}>
            <ActionIcon
              variant={isSideShown ? 'light' : 'subtle'}
              color="gray"
              size="lg"
              aria-label={t('inbox.thread.details')}
              aria-pressed={isSideShown}
              onClick={onToggleSide}
            >
              <Icon name="panel" />
            </ActionIcon>
          </Hint>
        </div>
      </header>
      {conversation ? (
        <Messages
          conversation={conversation}
          notes={notes}
          onDeleteNote={removeNote}
          onCorrect={me.role === 'agent' ? undefined : correct}
          unsent={talk.unsent}
          onSendAgain={talk.sendAgain}
        />
      ) : (
        <div className={styles.coming} aria-busy="true">
          {[60, 75, 45, 70].map((width, index) => (
            <Skeleton
              key={width}
              height={index % 2 ? 64 : 40}
              width={`${width}%`}
              radius="lg"
              ml={index % 2 ? 'auto' : 0}
            />
          ))}
        </div>
      )}
      <Suspense fallback={null}>
        {conversation && isNoting && (
          <NoteField
            sessionID={sessionID}
            onKeep={writeNote}
            onClose={() => {
              setNoting(false)
              wantsField.current = isMine
            }}
          />
        )}
      </Suspense>
      {conversation && !isNoting && (
        <Reply
          conversation={conversation}
          talk={talk}
          field={field}
          onReady={focusField}
          onReply={reply}
          onNote={() => setNoting(true)}
        />
      )}
      <Suspense fallback={null}>
        {conversation && corrected && (
          <CorrectAnswer
            serialNumber={conversation.serialNumber}
            question={questionBefore(conversation.messages, corrected)}
            answer={corrected.content}
            onClose={() => correct(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

/** What the visitor said last before an answer. */
function questionBefore(messages: readonly Message[], answer: Message): string {
  return (
    messages.findLast(({ id, from, kind }) => from === 'visitor' && kind === 'Text' && id < answer.id)?.content ?? ''
  )
}
