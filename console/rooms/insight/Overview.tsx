import { SegmentedControl } from '@mantine/core'
import type { Insight } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { BarList } from './BarList.tsx'
import { groupDays } from './chart-scale.ts'
import { DayChart } from './DayChart.tsx'
import { FigureTable } from './FigureTable.tsx'
import styles from './insight.module.css'
import { type Grouping, groupings, type Measure } from './insight-search.ts'
import { nameOfRow, sumsOf, tableOfModels, tableOfRows } from './insight-tables.ts'
import { Tiles } from './Tiles.tsx'

const mostBars = 12

interface Props {
  insight: Insight
  shown: Measure
  fileName: string
  onShow: (measure: Measure) => void
  onGroup: (by: Grouping) => void
}

/** What was counted: in all, as a picture, and number by number. */
export function Overview({ insight, shown, fileName, onShow, onGroup }: Props) {
  const { t, i18n } = useTranslation()
  const { rows, by } = insight
  const title = t(`insight.measure.${shown}`)
  const ofMeasure = rows.map((row) => ({ name: row.name, value: row[shown] }))
  return (
    <>
      <Tiles insight={insight} shown={shown} onShow={onShow} />
      <div>
        <SegmentedControl
          aria-label={t('insight.by.label')}
          value={by}
          onChange={(value) => {
            const wanted = groupings.find((each) => each === value)
            if (wanted) onGroup(wanted)
          }}
          data={groupings.map((value) => ({ value, label: t(`insight.by.${value}`) }))}
        />
      </div>
      {by === 'day' ? (
        <DayChart title={title} days={groupDays(ofMeasure)} />
      ) : (
        <BarList
          title={title}
          bars={ofMeasure
            .toSorted((one, other) => other.value - one.value)
            .slice(0, mostBars)
            .map(({ name, value }) => ({ name: nameOfRow(name, by, t, i18n.language), value }))}
          none={t('insight.nothing')}
        />
      )}
      <FigureTable
        title={t('insight.numbers')}
        table={tableOfRows(insight, t, i18n.language)}
        foot={sumsOf(insight, t)}
        fileName={`${fileName}-${by}`}
      />
      {insight.models.length > 0 && (
        <>
          <FigureTable
            title={t('insight.models.title')}
            table={tableOfModels(insight, t)}
            fileName={`${fileName}-models`}
          />
          <p className={styles.note}>{t('insight.models.note')}</p>
        </>
      )}
    </>
  )
}
