import { ActionIcon, Button, Textarea } from '@mantine/core'
import type { Conversation } from 'porchlight/client'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from '../../../parts/Hint.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { useNow } from '../../../parts/use-now.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { forgetDraft, keepDraft, readDraft } from './drafts.ts'
import { goesBackAt, warnMs } from './goes-back.ts'
import styles from './thread.module.css'
import type { useConversation } from './use-conversation.ts'

const mostCharacters = 10_000

interface Props {
  conversation: Conversation
  talk: ReturnType<typeof useConversation>
  field: RefObject<HTMLTextAreaElement | null>
  /** Takes the conversation if need be, and goes to the field. */
  onReply: () => void
  myName: string
}

/** The foot of a thread: the field where the conversation is ours, else who has it and the way to have it. */
export function Reply({ conversation, talk, field, onReply, myName }: Props) {
  return talk.isMine ? (
    <Field conversation={conversation} talk={talk} field={field} myName={myName} />
  ) : (
    <Offer conversation={conversation} isTaking={talk.take.isPending} onReply={onReply} />
  )
}

function Offer({
  conversation,
  isTaking,
  onReply,
}: {
  conversation: Conversation
  isTaking: boolean
  onReply: () => void
}) {
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

function Field({ conversation, talk, field, myName }: Omit<Props, 'onReply'>) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { sessionID } = conversation
  const [text, setText] = useState(() => readDraft(sessionID))
  const now = useNow(1_000)
  const leftMs = goesBackAt(conversation, myName) - now
  const tooMany = [...text].length - mostCharacters
  const canSend = text.trim() !== '' && tooMany <= 0
  const send = (): void => {
    if (!canSend) return
    talk.send(text.trim())
    setText('')
    forgetDraft(sessionID)
  }
  return (
    <footer className={styles.reply}>
      {leftMs < warnMs && leftMs > 0 && (
        <p className={styles.goesBack}>
          <Icon name="clock" size={15} />
          {t('inbox.reply.goesBack', { time: formats.span(leftMs) })}
        </p>
      )}
      <div className={styles.box}>
        <Textarea
          ref={field}
          className={styles.field}
          aria-label={t('inbox.reply.label')}
          placeholder={t('inbox.reply.placeholder')}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={9}
          dir="auto"
          value={text}
          error={tooMany > 0 && t('inbox.reply.long', { count: tooMany })}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            keepDraft(sessionID, currentTarget.value)
            if (currentTarget.value.trim() !== '') talk.tellTyping()
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            send()
          }}
        />
        <Hint side="above" text={t('inbox.reply.hint')}>
          <ActionIcon
            size={38}
            radius="xl"
            variant="filled"
            aria-label={t('inbox.reply.send')}
            aria-disabled={!canSend}
            data-disabled={!canSend}
            onClick={send}
          >
            <Icon name="send" />
          </ActionIcon>
        </Hint>
      </div>
    </footer>
  )
}
