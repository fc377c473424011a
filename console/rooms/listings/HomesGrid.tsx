import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../parts/Pill.tsx'
import { HomePicture } from '../../parts/pictures/HomePicture.tsx'
import type { HomeRow } from './home-row.ts'
import styles from './listings.module.css'
import { useHomeWords } from './use-home-words.ts'

export interface ShownHomes {
  homes: readonly HomeRow[]
  chosen: number | null
  onOpen: (id: number) => void
  foot: ReactNode
}

/** Homes as cards. */
export function HomesGrid({ homes, chosen, onOpen, foot }: ShownHomes) {
  const { t } = useTranslation()
  const words = useHomeWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scrolled} tabIndex={0} aria-label={t('listings.title')}>
      <ul className={styles.grid}>
        {homes.map((home) => (
          <li key={home.id}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={home.id === chosen}
              onClick={() => onOpen(home.id)}
            >
              <span className={styles.picture}>
                <HomePicture address={home.images[0]} label={t('listings.noPicture')} />
                {home.status !== 'Active' && (
                  <span className={styles.mark}>
                    <Pill tone={home.status === 'Sold' ? 'bad' : 'wait'}>{words.status(home.status)}</Pill>
                  </span>
                )}
              </span>
              <span className={styles.text}>
                <span className={styles.price}>
                  {words.price(home)}
                  {home.forRent && home.price !== null && <small>{t('listings.aMonth')}</small>}
                </span>
                <span className={`${styles.title} cut`} dir="auto">
                  {home.title || t('listings.noAddress')}
                </span>
                <span className="dim cut" dir="auto">
                  {home.place || ' '}
                </span>
                <span className="dim numbers">
                  {[words.beds(home), words.baths(home), words.area(home.area, home.areaUnit)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {home.misses.length > 0 && (
                  <span className={styles.misses}>{t('listings.misses', { what: home.misses.join(', ') })}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {foot}
    </section>
  )
}
