import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../words/use-formats.ts'
import styles from './chart.module.css'
import { type DayValue, ticksUpTo } from './chart-scale.ts'

const height = 220
const room = { right: 8, top: 12, bottom: 24 }
/** Of the numbers beside the grid: at least so wide, and so much for each sign. */
const scaleWidth = { least: 40, ofSign: 7.5 }
const labelWidth = 90

interface Props {
  title: string
  days: readonly DayValue[]
  /** How a value is written; left out: as a number. */
  write?: (value: number) => string
}

/** Bars by day. Its numbers stand in the table below it: for who hears the page it is one picture with a sentence. */
export function DayChart({ title, days, write }: Props) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const written = write ?? formats.number
  const { ref, width: seen } = useElementSize()
  const [pointed, setPointed] = useState<number | null>(null)
  const width = Math.max(280, seen)
  const ticks = ticksUpTo(Math.max(0, ...days.map(({ value }) => value)))
  const top = ticks.at(-1) ?? 1
  const longest = Math.max(...ticks.map((tick) => written(tick).length))
  const left = Math.max(scaleWidth.least, Math.ceil(longest * scaleWidth.ofSign) + 10)
  const inner = { width: width - left - room.right, height: height - room.top - room.bottom }
  const step = inner.width / Math.max(1, days.length)
  const yOf = (value: number): number => room.top + inner.height * (1 - value / top)
  const short = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayName = (day: string): string => short.format(new Date(`${day}T00:00:00Z`))
  const every = Math.max(1, Math.ceil(labelWidth / step))
  const at = pointed === null ? null : (days[pointed] ?? null)
  const most = days.reduce<DayValue | null>((best, day) => (best === null || day.value > best.value ? day : best), null)
  const told = (day: DayValue): string =>
    `${dayName(day.day)}${day.last === day.day ? '' : ` – ${dayName(day.last)}`}: ${written(day.value)}`
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        <span className="numbers">{at ? told(at) : days[0]?.last !== days[0]?.day ? t('insight.byWeek') : ''}</span>
      </figcaption>
      <div ref={ref} className={styles.drawing}>
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={t('insight.chartSaid', { title, most: most ? told(most) : '' })}
          onPointerLeave={() => setPointed(null)}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={styles.grid} x1={left} x2={width - room.right} y1={yOf(tick)} y2={yOf(tick)} />
              <text className={styles.tick} x={left - 8} y={yOf(tick) + 4} textAnchor="end">
                {written(tick)}
              </text>
            </g>
          ))}
          {days.map((day, index) => {
            const x = left + index * step
            const y = yOf(day.value)
            return (
              <g key={day.day} onPointerEnter={() => setPointed(index)}>
                <rect className={styles.column} x={x} y={room.top} width={step} height={inner.height} />
                <rect
                  className={styles.bar}
                  data-pointed={pointed === index || undefined}
                  x={x + Math.min(2, step * 0.12)}
                  y={y}
                  width={Math.max(1, step - Math.min(4, step * 0.24))}
                  height={Math.max(0, room.top + inner.height - y)}
                  rx={Math.min(3, step / 4)}
                />
                {index % every === 0 && x + labelWidth / 2 < width && (
                  <text className={styles.tick} x={x} y={height - 6}>
                    {dayName(day.day)}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </div>
    </figure>
  )
}
