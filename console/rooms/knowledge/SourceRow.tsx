import { ActionIcon } from '@mantine/core'
import type { KnowledgeSource } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Hint } from '../../parts/Hint.tsx'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import { Pill, type PillTone } from '../../parts/Pill.tsx'
import { webAddress } from '../../parts/web-address.ts'
import { useFormats } from '../../words/use-formats.ts'
import styles from './knowledge.module.css'
import { type SourceState, stateOf, titleOf } from './source-groups.ts'

const tones: Record<SourceState, PillTone> = { waiting: 'plain', learning: 'accent', known: 'good', failed: 'bad' }

interface Props {
  source: KnowledgeSource
  /** Whether the reader may change it. */
  mayEdit: boolean
  onEdit: () => void
  onRemove: () => void
  onRelearn: () => void
}

/** A source: what it is, how it stands and why, and what can be done. */
export function SourceRow({ source, mayEdit, onEdit, onRemove, onRelearn }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { Type, Value, Length, StatusMessage, SourceLink } = source
  const state = stateOf(source)
  const title = titleOf(source)
  const link = webAddress(SourceLink)
  const isWritten = Type === 'QAList' || Type === 'Text'
  return (
    <li className={styles.source}>
      <div className={styles.about}>
        <p className={styles.title} dir="auto">
          {link && Type !== 'QAList' ? (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {Type === 'QAList' && (
          <p className={styles.answer} dir="auto">
            {Value}
          </p>
        )}
        {StatusMessage && (
          <p className={styles.reason} data-bad={state === 'failed' || undefined}>
            {StatusMessage}
          </p>
        )}
      </div>
      {Length > 0 && Type !== 'QAList' && (
        <span className={styles.length}>
          {t('knowledge.characters', { count: Length, written: formats.number(Length) })}
        </span>
      )}
      <Pill tone={tones[state]}>{t(`knowledge.state.${state}`)}</Pill>
      {mayEdit && (
        <div className={styles.acts}>
          {isWritten && act('pencil', t('knowledge.edit', { title }), onEdit)}
          {!isWritten && act('again', t('knowledge.relearn', { title }), onRelearn)}
          {act('trash', t('knowledge.remove', { title }), onRemove)}
        </div>
      )}
    </li>
  )

  function act(icon: IconName, name: string, run: () => void) {
    return (
      <Hint text={name.slice(0, 60)}>
        <ActionIcon variant="subtle" color="gray" aria-label={name} onClick={run}>
          <Icon name={icon} size={17} />
        </ActionIcon>
      </Hint>
    )
  }
}
