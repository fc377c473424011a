import { ActionIcon } from '@mantine/core'
import type { ConversationNote } from 'porchlight/client'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../api/use-me.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './note.module.css'

interface Props {
  note: ConversationNote
  onDelete: (note: ConversationNote) => void
}

/** What the firm wrote to itself, which no visitor is shown. */
export const NoteBlock = memo(function NoteBlock({ note, onDelete }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const me = useMe()
  const { name, content, createdAt, accountId } = note
  const mayDelete = me.role !== 'agent' || accountId === me.accountId
  return (
    <section className={styles.note} aria-label={name ? t('desk.note.by', { name }) : t('desk.note.bySomebody')}>
      <p className={styles.head}>
        <Icon name="pencil" size={14} />
        <span className="cut">{name ? t('desk.note.by', { name }) : t('desk.note.bySomebody')}</span>
        <time dateTime={createdAt} title={formats.momentWithZone(createdAt)}>
          {formats.clock(createdAt)}
        </time>
        {mayDelete && (
          <ActionIcon
            variant="transparent"
            size="sm"
            className={styles.delete}
            aria-label={t('desk.note.delete')}
            onClick={() => onDelete(note)}
          >
            <Icon name="trash" size={15} />
          </ActionIcon>
        )}
      </p>
      <p className={styles.words} dir="auto">
        {content}
      </p>
    </section>
  )
})
