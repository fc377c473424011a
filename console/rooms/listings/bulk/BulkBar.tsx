import { Button, CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './bulk.module.css'
import type { BulkKind } from './bulk-change.ts'

interface Props {
  count: number
  /** All that are found, where they are more than what is chosen; null: they are not to be had together. */
  total: number | null
  isAll: boolean
  onAll: () => void
  onClear: () => void
  onDo: (kind: BulkKind) => void
}

/** What can be done with the homes that are chosen. */
export function BulkBar({ count, total, isAll, onAll, onClear, onDo }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <section className={styles.bar} aria-label={t('homes.bulk.label')}>
      <p role="status">{t('homes.bulk.chosen', { count, number: formats.number(count) })}</p>
      {total !== null && !isAll && total > count && (
        <Button className={styles.all} variant="subtle" size="compact-sm" px={0} onClick={onAll}>
          {t('homes.bulk.all', { number: formats.number(total) })}
        </Button>
      )}
      <span className={styles.actions}>
        <Button variant="default" size="xs" onClick={() => onDo('status')}>
          {t('homes.bulk.status')}
        </Button>
        <Button variant="default" size="xs" onClick={() => onDo('price')}>
          {t('homes.bulk.price')}
        </Button>
        <Button variant="default" size="xs" onClick={() => onDo('field')}>
          {t('homes.bulk.field')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="trash" size={15} />}
          onClick={() => onDo('remove')}
        >
          {t('homes.bulk.remove')}
        </Button>
      </span>
      <CloseButton className={styles.clear} aria-label={t('homes.bulk.clear')} onClick={onClear} />
    </section>
  )
}
