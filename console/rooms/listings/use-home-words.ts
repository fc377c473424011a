import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../words/use-formats.ts'
import type { HomeRow } from './home-row.ts'

const statuses = ['Active', 'Pending', 'ActiveUnderContract', 'PreOnMarket', 'Sold'] as const

/** What is said of a home in the reader's language. */
export function useHomeWords() {
  const { t } = useTranslation()
  const formats = useFormats()
  return useMemo(
    () => ({
      price: ({ price, currency }: HomeRow): string => (price === null ? '—' : formats.money(price, currency)),
      beds: ({ bedrooms }: HomeRow): string =>
        bedrooms === null ? '' : bedrooms === 0 ? t('listings.studio') : t('listings.beds', { count: bedrooms }),
      baths: ({ bathrooms }: HomeRow): string =>
        bathrooms ? t('listings.baths', { count: bathrooms, shown: formats.number(bathrooms) }) : '',
      area: (area: number | null, unit: HomeRow['areaUnit']): string =>
        area === null ? '' : `${formats.number(area)} ${t(`listings.${unit}`)}`.replaceAll(' ', '\u00a0'),
      status: (status: string): string => {
        const known = statuses.find((each) => each === status)
        return known ? t(`listings.status.${known}`) : status
      },
    }),
    [t, formats],
  )
}
