import type { ListingCard } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { HomePicture } from '../../../parts/pictures/HomePicture.tsx'
import { webAddress } from '../../../parts/web-address.ts'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './cards.module.css'

/** A home as the visitor saw it. */
export function HomeCard({ card }: { card: ListingCard }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { title, place, price, currency, forRent, bedrooms, bathrooms, area, areaUnit, url, status, images, note } =
    card
  const facts = [
    bedrooms === null ? '' : bedrooms === 0 ? t('inbox.thread.studio') : t('inbox.thread.beds', { count: bedrooms }),
    bathrooms > 0 ? t('inbox.thread.baths', { count: bathrooms, shown: formats.number(bathrooms) }) : '',
    area > 0
      ? `${formats.number(area)} ${areaUnit === 'Square Feet' ? t('listings.sqft') : t('listings.sqm')}`.replaceAll(
          ' ',
          '\u00a0',
        )
      : '',
  ].filter(Boolean)
  return (
    <article className={styles.card}>
      <HomePicture address={images[0]} label={t('inbox.thread.noPicture')} />
      <div className={styles.text}>
        <p className={styles.price}>
          {price === null ? '—' : formats.money(price, currency)}
          {forRent && price !== null && <small> {t('inbox.thread.forRent')}</small>}
          {status !== 'Active' && <span className={styles.status}>{statusWord(status)}</span>}
        </p>
        {webAddress(url) ? (
          <a className={`${styles.title} cut`} href={url} target="_blank" rel="noopener noreferrer nofollow" dir="auto">
            {title}
          </a>
        ) : (
          <span className={`${styles.title} cut`} dir="auto">
            {title}
          </span>
        )}
        <p className="dim cut">{place}</p>
        <p className="dim numbers">{facts.join(' · ')}</p>
        {note && (
          <p className={styles.remark} dir="auto">
            {note}
          </p>
        )}
      </div>
    </article>
  )

  function statusWord(word: string): string {
    const known = ['Active', 'Pending', 'ActiveUnderContract', 'PreOnMarket', 'Sold'] as const
    const found = known.find((each) => each === word)
    return found ? t(`listings.status.${found}`) : word
  }
}
