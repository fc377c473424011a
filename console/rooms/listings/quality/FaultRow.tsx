import { Button } from '@mantine/core'
import type { ListingFault } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../words/use-formats.ts'
import type { ListingField } from '../edit/listing-form.ts'
import { type FaultKind, fieldOf } from './fault-groups.ts'
import styles from './quality.module.css'

interface Props {
  kind: FaultKind
  fault: ListingFault
  isMending: boolean
  /** Null: who looks at it may not mend it. */
  onMend: ((change: Record<string, unknown>) => void) | null
  /** Opens the home, in its form at a field. */
  onOpen: (field: ListingField | null) => void
}

/** A home with what is wrong with it, and what mends it. */
export function FaultRow({ kind, fault, isMending, onMend, onOpen }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { mend } = fault
  return (
    <li>
      <span className={styles.home}>
        <button type="button" className={styles.link} dir="auto" onClick={() => onOpen(null)}>
          {fault.title || t('listings.noAddress')}
        </button>
        <span className="dim" dir="auto">
          {[fault.city, fault.price === null ? '' : formats.money(fault.price, fault.currency)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {tell() && <span className={styles.why}>{tell()}</span>}
        {kind === 'words' &&
          fault.sentences.map((sentence) => (
            <span key={sentence} className={styles.why} dir="auto">
              “{sentence}”
            </span>
          ))}
      </span>
      {onMend && (
        <span className={styles.actions}>
          {mend && (
            <Button size="xs" loading={isMending} onClick={() => onMend(mend)}>
              {t(`homes.quality.mends.${kind as 'oddYear'}`)}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => onOpen(fieldOf[kind])}>
            {t('homes.edit')}
          </Button>
        </span>
      )}
    </li>
  )

  function tell(): string {
    const place = [fault.latitude, fault.longitude].map((degrees) => degrees ?? '—').join(', ')
    if (kind === 'oddYear') return t('homes.quality.why.year', { year: String(fault.year) })
    if (kind === 'oddRooms')
      return t('homes.quality.why.rooms', {
        bedrooms: formats.number(fault.bedrooms),
        bathrooms: formats.number(fault.bathrooms),
      })
    if (kind === 'oddPricePerArea')
      return t('homes.quality.why.perArea', {
        price: formats.money(Math.round(fault.perArea ?? 0), fault.currency),
        usual: formats.money(Math.round(fault.usualPerArea ?? 0), fault.currency),
      })
    if (/Coordinates$/.test(kind) && kind !== 'noCoordinates') return t('homes.quality.why.coordinates', { place })
    if (kind.startsWith('doubled') && fault.other !== null)
      return t('homes.quality.why.doubled', { mls: fault.mls, other: String(fault.other) })
    return ''
  }
}
