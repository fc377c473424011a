import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DataColumn, DataTable } from '../../parts/DataTable.tsx'
import { Pill } from '../../parts/Pill.tsx'
import { HomePicture } from '../../parts/pictures/HomePicture.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { SelectBox } from './bulk/SelectBox.tsx'
import type { Selection } from './bulk/use-selection.ts'
import type { ShownHomes } from './HomesGrid.tsx'
import type { HomeRow } from './home-row.ts'
import styles from './listings.module.css'
import { useHomeWords } from './use-home-words.ts'

/** Homes as a table that sorts by what was loaded. `selection`: of who may change many. */
export function HomesTable({ homes, chosen, onOpen, foot, selection }: ShownHomes & { selection: Selection | null }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useHomeWords()
  const columns = useMemo((): DataColumn<HomeRow>[] => {
    const number = (value: number | null): string => (value === null ? '' : formats.number(value))
    return [
      ...(selection === null
        ? []
        : [
            {
              id: 'chosen',
              head: t('homes.bulk.column'),
              isHeadHidden: true,
              width: '1.5rem',
              cell: ({ id, title }: HomeRow) => <SelectBox id={id} title={title} selection={selection} />,
            },
          ]),
      {
        id: 'home',
        head: t('listings.columns.home'),
        width: 'minmax(11rem, 2.2fr)',
        sortBy: ({ title }) => title.toLowerCase(),
        cell: ({ id, title, place, images }) => (
          <span className={styles.home}>
            <span className={styles.thumb}>
              <HomePicture address={images[0]} label={t('listings.noPicture')} />
            </span>
            <span className={styles.both}>
              <button type="button" className={`${styles.link} cut`} dir="auto" onClick={() => onOpen(id)}>
                {title || t('listings.noAddress')}
              </button>
              <span className="dim cut" dir="auto">
                {place}
              </span>
            </span>
          </span>
        ),
      },
      {
        id: 'price',
        head: t('listings.columns.price'),
        width: 'minmax(6.5rem, 0.8fr)',
        alignsRight: true,
        sortBy: ({ price }) => price ?? -1,
        cell: (home) => (
          <>
            {words.price(home)}
            {home.forRent && home.price !== null && (
              <small className={`dim ${styles.aMonth}`}> {t('listings.aMonth')}</small>
            )}
          </>
        ),
      },
      {
        id: 'beds',
        head: t('listings.columns.beds'),
        width: '3.5rem',
        alignsRight: true,
        isMinor: true,
        sortBy: ({ bedrooms }) => bedrooms ?? -1,
        cell: ({ bedrooms }) => number(bedrooms),
      },
      {
        id: 'baths',
        head: t('listings.columns.baths'),
        width: '3.5rem',
        alignsRight: true,
        isMinor: true,
        sortBy: ({ bathrooms }) => bathrooms ?? -1,
        cell: ({ bathrooms }) => number(bathrooms),
      },
      {
        id: 'area',
        head: t('listings.columns.area'),
        width: 'minmax(5.5rem, 0.7fr)',
        alignsRight: true,
        isMinor: true,
        sortBy: ({ area }) => area ?? -1,
        cell: ({ area, areaUnit }) => words.area(area, areaUnit),
      },
      {
        id: 'days',
        head: t('listings.columns.days'),
        width: '3.5rem',
        alignsRight: true,
        isMinor: true,
        sortBy: ({ days }) => days ?? -1,
        cell: ({ days }) => number(days),
      },
      {
        id: 'status',
        head: t('listings.columns.status'),
        width: '7rem',
        isMinor: true,
        sortBy: ({ status }) => status,
        cell: ({ status }) => (
          <Pill tone={status === 'Active' ? 'good' : status === 'Sold' ? 'bad' : 'wait'}>{words.status(status)}</Pill>
        ),
      },
    ]
  }, [t, formats, words, onOpen, selection])
  return (
    <DataTable
      label={t('listings.title')}
      columns={columns}
      rows={homes}
      idOf={({ id }) => String(id)}
      rowHeight={64}
      chosen={chosen === null ? null : String(chosen)}
      onOpen={({ id }) => onOpen(id)}
      foot={foot}
      {...(selection && { order: selection.order })}
    />
  )
}
