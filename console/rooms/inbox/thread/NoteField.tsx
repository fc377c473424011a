import { ActionIcon, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from '../../../parts/Hint.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { forgetDraft, keepDraft, readDraft } from './drafts.ts'
import styles from './note.module.css'
import replyStyles from './reply.module.css'

const mostCharacters = 10_000

interface Props {
  sessionID: number
  /** Answers whether it was kept. */
  onKeep: (content: string) => Promise<boolean>
  onClose: () => void
}

/** Where a note is written, in the place of the answer and in the colour of notes. */
export function NoteField({ sessionID, onKeep, onClose }: Props) {
  const { t } = useTranslation()
  const place = `note-${sessionID}`
  const [text, setText] = useState(() => readDraft(place))
  const [isKeeping, setKeeping] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const canKeep = text.trim() !== '' && [...text].length <= mostCharacters && !isKeeping
  const keep = async (): Promise<void> => {
    if (!canKeep) return
    setKeeping(true)
    const isKept = await onKeep(text.trim())
    setKeeping(false)
    if (!isKept) return
    setText('')
    forgetDraft(place)
    onClose()
  }
  return (
    <footer className={replyStyles.reply}>
      <div className={styles.box}>
        <Textarea
          ref={field}
          className={styles.field}
          aria-label={t('desk.note.label')}
          placeholder={t('desk.note.placeholder')}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={9}
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            keepDraft(place, currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape') onClose()
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            void keep()
          }}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={38}
          radius="xl"
          aria-label={t('desk.note.cancel')}
          onClick={onClose}
        >
          <Icon name="close" size={17} />
        </ActionIcon>
        <Hint side="above" text={t('desk.note.hint')}>
          <ActionIcon
            size={38}
            radius="xl"
            variant="filled"
            aria-label={t('desk.note.keep')}
            aria-disabled={!canKeep}
            data-disabled={!canKeep}
            onClick={() => void keep()}
          >
            <Icon name="check" />
          </ActionIcon>
        </Hint>
      </div>
    </footer>
  )
}
