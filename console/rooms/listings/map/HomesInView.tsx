import type { PorchlightFunctions } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './map.module.css'

type Point = Awaited<ReturnType<PorchlightFunctions['listListingPoints']>>['points'][number]

/** So many rows the list has; nearer there are fewer homes. */
const mostRows = 100

interface Props {
  homes: readonly Point[]
  chosen: number | null
  looked: number | null
  /** The home that the reader points at; null: none. */
  onPoint(id: number | null): void
  onLook(id: number): void
}

/** The homes in the part of the world that the map shows. */
export function HomesInView({ homes, chosen, looked, onPoint, onLook }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.list} tabIndex={0} aria-label={t('homes.map.list')}>
      <p className={styles.listHead} role="status">
        {t('homes.map.inView', { count: homes.length, shown: formats.number(homes.length) })}
      </p>
      <ul>
        {homes.slice(0, mostRows).map(({ id, title, price, currency, bedrooms }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen || id === looked}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(id)}
              onBlur={() => onPoint(null)}
              onClick={() => onLook(id)}
            >
              <strong className="numbers">{price === null ? '—' : formats.money(price, currency)}</strong>
              <span className="dim numbers">
                {bedrooms === null
                  ? ''
                  : bedrooms === 0
                    ? t('listings.studio')
                    : t('listings.beds', { count: bedrooms })}
              </span>
              <span className="cut" dir="auto">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {homes.length > mostRows && <p className={styles.listFoot}>{t('homes.map.nearer')}</p>}
    </section>
  )
}
