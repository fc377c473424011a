import { ActionIcon, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Reply as Canned, Conversation } from 'porchlight/client'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useMe } from '../../../api/use-me.ts'
import { Hint } from '../../../parts/Hint.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { useNow } from '../../../parts/use-now.ts'
import { useFormats } from '../../../words/use-formats.ts'
import type { HomeRow } from '../../listings/home-row.ts'
import { repliesQuery } from '../desk-queries.ts'
import { AttachedHomes } from '../homes/AttachedHomes.tsx'
import { fillReply, findReplies, soughtReply } from '../replies/fill-reply.ts'
import { optionId, ReplyList, replyListId } from '../replies/ReplyList.tsx'
import { wishesOf } from '../side/wishes-of.ts'
import { forgetDraft, keepDraft, readDraft } from './drafts.ts'
import { goesBackAt, warnMs } from './goes-back.ts'
import styles from './reply.module.css'
import type { useConversation } from './use-conversation.ts'

const AttachHome = lazy(() =>
  import('../homes/AttachHome.tsx').then(({ AttachHome: component }) => ({ default: component })),
)
const ManageReplies = lazy(() =>
  import('../replies/ManageReplies.tsx').then(({ ManageReplies: component }) => ({ default: component })),
)

const mostCharacters = 10_000
const mostHomes = 10

interface Props {
  conversation: Conversation
  talk: ReturnType<typeof useConversation>
  field: RefObject<HTMLTextAreaElement | null>
  onReady: () => void
  onNote: () => void
}

/** Where the answer is written: replies behind a slash, homes beside it. */
export function ReplyField({ conversation, talk, field, onReady, onNote }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const me = useMe()
  const { sessionID, serialNumber, visitorName, language, messages } = conversation
  const [text, setText] = useState(() => readDraft(sessionID))
  const [homes, setHomes] = useState<readonly HomeRow[]>([])
  const [dialog, show] = useState<'homes' | 'replies' | null>(null)
  const [chosen, choose] = useState(0)
  const [isDismissed, dismiss] = useState(false)
  /** Whether the button beside the field asked for the replies: nothing is written for it. */
  const [isListed, list] = useState(false)
  const now = useNow(1_000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(onReady, [])
  const sought = isDismissed ? null : isListed && text === '' ? '' : soughtReply(text)
  const { data: replies = [] } = useQuery({ ...repliesQuery(useApi()), enabled: sought !== null })
  const found = sought === null ? [] : findReplies(replies, sought, language)
  const mayManage = me.role !== 'agent'
  const last = found.length - (mayManage ? 0 : 1)
  const leftMs = goesBackAt(conversation, me.name) - now
  const tooMany = [...text].length - mostCharacters
  const canSend = (text.trim() !== '' || homes.length > 0) && tooMany <= 0
  const write = (words: string): void => {
    setText(words)
    keepDraft(sessionID, words)
    choose(0)
    dismiss(false)
    list(false)
  }
  const send = (): void => {
    if (!canSend) return
    talk.send(
      text.trim(),
      homes.map(({ id }) => id),
    )
    write('')
    setHomes([])
    forgetDraft(sessionID)
  }
  const takeReply = ({ content }: Canned): void => {
    write(fillReply(content, { visitorName, myName: me.name }))
    dismiss(true)
    field.current?.focus()
  }
  const endReplies = (): void => {
    if (isListed) list(false)
    else dismiss(true)
  }
  const close = (): void => {
    show(null)
    // The dialog gives the focus back to what opened it, which may be gone.
    setTimeout(() => field.current?.focus())
  }
  /** Answers whether the key was for the list of replies. */
  const hearForReplies = (key: string): boolean => {
    if (sought === null) return false
    if (key === 'ArrowDown') choose(Math.min(chosen + 1, Math.max(last, 0)))
    else if (key === 'ArrowUp') choose(Math.max(chosen - 1, 0))
    else if (key === 'Escape') endReplies()
    else if (key === 'Enter' || key === 'Tab') {
      const reply = found[chosen]
      if (reply) takeReply(reply)
      else if (mayManage && key === 'Enter') show('replies')
      else return false
    } else return false
    return true
  }
  return (
    <footer className={styles.reply}>
      {leftMs < warnMs && leftMs > 0 && (
        <p className={styles.goesBack}>
          <Icon name="clock" size={15} />
          {t('inbox.reply.goesBack', { time: formats.span(leftMs) })}
        </p>
      )}
      {sought !== null && (
        <ReplyList
          found={found}
          chosen={chosen}
          isEmpty={replies.length === 0}
          onTake={takeReply}
          onManage={mayManage ? () => show('replies') : undefined}
        />
      )}
      <AttachedHomes
        homes={homes}
        onRemove={(gone) => {
          setHomes(homes.filter(({ id }) => id !== gone.id))
          field.current?.focus()
        }}
      />
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
          {...(sought !== null && last >= 0
            ? { 'aria-controls': replyListId, 'aria-activedescendant': optionId(chosen), 'aria-autocomplete': 'list' }
            : {})}
          onChange={({ currentTarget }) => {
            write(currentTarget.value)
            if (currentTarget.value.trim() !== '' && !currentTarget.value.startsWith('/')) talk.tellTyping()
          }}
          onBlur={() => list(false)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (hearForReplies(event.key)) return event.preventDefault()
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            send()
          }}
        />
        <Tool name="note" label={t('desk.note.write')} hint={`${t('desk.note.label')} (N)`} onClick={onNote} />
        <Tool
          name="reply"
          label={t('desk.replies.open')}
          hint={t('desk.replies.hint')}
          onClick={() => {
            if (sought !== null) endReplies()
            else if (soughtReply(text) !== null) dismiss(false)
            else list(text === '')
            field.current?.focus()
          }}
        />
        <Tool
          name="home"
          label={t('desk.homes.attach')}
          hint={t('desk.homes.attach')}
          isOff={homes.length >= mostHomes}
          onClick={() => show('homes')}
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
      <Suspense fallback={null}>
        {dialog === 'homes' && (
          <AttachHome
            serialNumber={serialNumber}
            wishes={wishesOf(messages).join(', ')}
            onClose={close}
            onChoose={(home) => {
              setHomes([...homes.filter(({ id }) => id !== home.id), home])
              close()
            }}
          />
        )}
        {dialog === 'replies' && (
          <ManageReplies
            onClose={() => {
              // Who has typed the slash goes on behind it.
              if (soughtReply(text) !== null) write('/')
              else list(true)
              close()
            }}
          />
        )}
      </Suspense>
    </footer>
  )
}

const signs = { note: 'pencil', reply: 'rows', home: 'home' } as const

interface ToolProps {
  name: keyof typeof signs
  label: string
  hint: string
  isOff?: boolean
  onClick: () => void
}

function Tool({ name, label, hint, isOff = false, onClick }: ToolProps) {
  return (
    <Hint side="above" text={hint}>
      <ActionIcon
        className={styles.tool}
        size={34}
        radius="xl"
        variant="subtle"
        color="gray"
        aria-label={label}
        disabled={isOff}
        // The field keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon name={signs[name]} size={18} />
      </ActionIcon>
    </Hint>
  )
}
