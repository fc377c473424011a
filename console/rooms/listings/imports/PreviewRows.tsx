import type { PreviewImportResult } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { HomePicture } from '../../../parts/pictures/HomePicture.tsx'
import { webAddress } from '../../../parts/web-address.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useHomeWords } from '../use-home-words.ts'
import styles from './imports.module.css'

type Row = PreviewImportResult['rows'][number]

interface Props {
  rows: readonly Row[]
  looked: number
  faulty: number
  /** Whether they are of a spreadsheet, whose rows have numbers of their own. */
  isSheet: boolean
}

/** The first rows as the homes that they become, and what is wrong with others. */
export function PreviewRows({ rows, looked, faulty, isSheet }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useHomeWords()
  const good = rows.filter(({ listing }) => listing !== null)
  const bad = rows.filter(({ listing }) => listing === null)
  return (
    <section className={styles.box}>
      <h3>{t('homes.imports.rows')}</h3>
      <ul className={styles.cards}>
        {good.map(({ line, listing }) => {
          if (!listing) return null
          const price = listing.SaleType === 'for_rent' ? listing.RentPrice : listing.SalePrice
          const area = listing.BuildingArea ? listing.BuildingArea : null
          return (
            <li key={line}>
              <HomePicture address={webAddress(listing.Images?.[0] ?? '')} label={t('listings.noPicture')} />
              <span className={styles.cardText}>
                <strong>
                  {price === undefined
                    ? t('homes.imports.noPrice')
                    : formats.money(price, listing.CurrencySymbol ?? '$')}
                </strong>
                <span className="cut" dir="auto">
                  {listing.Address ?? listing.Location ?? listing.PropertyType}
                </span>
                <span className="dim cut" dir="auto">
                  {[listing.City, listing.State, listing.ZIP].filter(Boolean).join(', ')}
                </span>
                <span className="dim numbers">
                  {[
                    listing.Bedrooms === 0
                      ? t('listings.studio')
                      : t('listings.beds', { count: listing.Bedrooms ?? 0 }),
                    area === null ? '' : words.area(area, listing.AreaUnit === 'Square Meters' ? 'sqm' : 'sqft'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className="dim">
                  {t(isSheet ? 'homes.imports.row' : 'homes.imports.line', { line: formats.number(line) })}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      {faulty > 0 && (
        <div className={styles.bad}>
          <p>{t('homes.imports.someFaulty', { faulty: formats.number(faulty), looked: formats.number(looked) })}</p>
          <ul>
            {bad.map(({ line, faults }) => (
              <li key={line}>
                <strong>
                  {t(isSheet ? 'homes.imports.row' : 'homes.imports.line', { line: formats.number(line) })}
                </strong>{' '}
                <span dir="auto">{faults.join(' ')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
