import type { UnmetDemand as Demand } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { BarList } from './BarList.tsx'
import { DemandMap } from './DemandMap.tsx'
import { FigureTable } from './FigureTable.tsx'
import styles from './insight.module.css'
import { nameOfBand, nameOfKind, nameOfSale, tableOfSearches } from './insight-tables.ts'

const mostBars = 10

/** What visitors look for that the firm does not have. */
export function UnmetDemand({ demand, fileName }: { demand: Demand; fileName: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (demand.total === 0)
    return <EmptyState icon="search" title={t('insight.unmet.empty')} help={t('insight.unmet.emptyHelp')} />
  const none = t('insight.unmet.none')
  const bars = (named: readonly { name: string; searches: number }[], nameOf = (name: string): string => name) =>
    named.slice(0, mostBars).map(({ name, searches }) => ({ name: nameOf(name), value: searches }))
  return (
    <>
      <p className={styles.lead}>{t('insight.unmet.total', { count: demand.total })}</p>
      <div className={styles.pair}>
        <DemandMap places={demand.places} />
        <BarList
          title={t('insight.unmet.places')}
          bars={bars(demand.places.map(({ place: name, searches }) => ({ name, searches })))}
          none={none}
        />
      </div>
      <div className={styles.quarters}>
        <BarList
          title={t('insight.unmet.prices')}
          bars={demand.prices.slice(0, 2 * mostBars).map((price) => ({
            name: [nameOfBand(price, t, formats), nameOfSale(price.saleType, t)].filter(Boolean).join(' · '),
            value: price.searches,
          }))}
          none={none}
        />
        <BarList title={t('insight.unmet.allFeatures')} bars={bars(demand.features)} none={none} />
        <BarList
          title={t('insight.unmet.kinds')}
          bars={bars(demand.kinds, (kind) => nameOfKind(kind, t))}
          none={none}
        />
        <BarList
          title={t('insight.unmet.allBedrooms')}
          bars={bars(demand.bedrooms, (name) => `${name}+`)}
          none={none}
        />
      </div>
      <FigureTable
        title={t('insight.unmet.table')}
        table={tableOfSearches(demand, t, formats)}
        fileName={`${fileName}-unmet-demand`}
      />
    </>
  )
}
