import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import styles from './bulk.module.css'
import type { Selection } from './use-selection.ts'

/** Chooses a home; with Shift all from the last one to it. */
export function SelectBox({ id, title, selection }: { id: number; title: string; selection: Selection }) {
  const { t } = useTranslation()
  const isChosen = selection.isAll || selection.ids.has(id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a click with Shift is told by a button alone
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-label={t('homes.bulk.choose', { home: title || t('listings.noAddress') })}
      className={styles.box}
      onClick={({ shiftKey }) => selection.toggle(id, shiftKey)}
    >
      <span>{isChosen && <Icon name="check" size={14} />}</span>
    </button>
  )
}
