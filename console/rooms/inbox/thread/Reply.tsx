import { Button } from '@mantine/core'
import type { Conversation } from 'porchlight/client'
import { lazy, type RefObject, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import { useNow } from '../../../parts/use-now.ts'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './reply.module.css'
import type { useConversation } from './use-conversation.ts'

const loadField = () => import('./ReplyField.tsx').then(({ ReplyField: component }) => ({ default: component }))
const ReplyField = lazy(loadField)

interface Props {
  conversation: Conversation
  talk: ReturnType<typeof useConversation>
  field: RefObject<HTMLTextAreaElement | null>
  /** The field is there. */
  onReady: () => void
  /** Takes the conversation if need be, and goes to the field. */
  onReply: () => void
  /** Goes to the field for a note. */
  onNote: () => void
}

/** The foot of a thread: the field where the conversation is ours, else who has it and the way to have it. */
export function Reply({ conversation, talk, field, onReady, onReply, onNote }: Props) {
  // Before it is wanted, so that nobody waits for it then.
  useEffect(() => void loadField(), [])
  return talk.isMine ? (
    <Suspense fallback={<footer className={styles.reply} />}>
      <ReplyField conversation={conversation} talk={talk} field={field} onReady={onReady} onNote={onNote} />
    </Suspense>
  ) : (
    <Offer conversation={conversation} isTaking={talk.take.isPending} onReply={onReply} onNote={onNote} />
  )
}

function Offer({
  conversation,
  isTaking,
  onReply,
  onNote,
}: {
  conversation: Conversation
  isTaking: boolean
} & Pick<Props, 'onReply' | 'onNote'>) {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(1_000)
  const { takenBy, waitingSince } = conversation
  const said = takenBy
    ? t('inbox.reply.colleagueHas', { name: takenBy.name || t('inbox.reply.somebody') })
    : waitingSince
      ? t('inbox.reply.waitsFor', { time: formats.span(now - new Date(waitingSince).getTime()) })
      : t('inbox.reply.chatbotAnswers')
  return (
    <footer className={styles.offer} data-waits={waitingSince !== null || undefined}>
      <p>{said}</p>
      <Button size="sm" variant="subtle" color="gray" leftSection={<Icon name="pencil" size={16} />} onClick={onNote}>
        {t('desk.note.write')}
        <kbd className={styles.key}>N</kbd>
      </Button>
      <Button
        size="sm"
        variant={waitingSince ? 'filled' : 'light'}
        leftSection={<Icon name="hand" size={17} />}
        loading={isTaking}
        onClick={onReply}
      >
        {takenBy ? t('inbox.reply.takeFrom') : t('inbox.reply.takeAndReply')}
        <kbd className={styles.key}>R</kbd>
      </Button>
    </footer>
  )
}
