import type { Reply } from 'porchlight/client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import styles from './replies.module.css'

/** Of the field that it belongs to: what `aria-activedescendant` names. */
export const optionId = (index: number): string => `reply-option-${index}`
export const replyListId = 'reply-list'

interface Props {
  found: readonly Reply[]
  /** The one that Enter takes; behind the last: the way to change them. */
  chosen: number
  isEmpty: boolean
  onTake: (reply: Reply) => void
  /** Left out for who may not change them. */
  onManage?: (() => void) | undefined
}

/** The replies that are found, above the field in which one goes on writing. */
export function ReplyList({ found, chosen, isEmpty, onTake, onManage }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`#${optionId(chosen)}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div className={styles.above}>
      {found.length === 0 && (
        <p className={styles.none}>{isEmpty ? t('desk.replies.empty') : t('desk.replies.none')}</p>
      )}
      {(found.length > 0 || onManage) && (
        <div ref={list} id={replyListId} role="listbox" aria-label={t('desk.replies.list')} className={styles.list}>
          {found.map((reply, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names what is chosen
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={reply.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(reply)}
            >
              <strong className="cut">{reply.name}</strong>
              <span className="cut dim" dir="auto">
                {reply.content}
              </span>
            </div>
          ))}
          {onManage && (
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            <div
              id={optionId(found.length)}
              role="option"
              aria-selected={chosen === found.length}
              className={styles.option}
              data-manage
              onMouseDown={(event) => event.preventDefault()}
              onClick={onManage}
            >
              <Icon name="pencil" size={15} />
              {t('desk.replies.manage')}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
