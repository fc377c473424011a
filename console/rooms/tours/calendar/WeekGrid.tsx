import type { Tour } from 'porchlight/client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './calendar.module.css'
import type { Slot, WeekView } from './use-week.ts'
import { type CalendarDay, hoursShown, minutesOf, openSpans, type Placed, placeTours, type Span } from './week.ts'

interface Props {
  view: WeekView
  now: number
  onChoose: (tour: Tour | null) => void
  onSlot: (slot: Slot) => void
}

const top = (minutes: number, first: number) => ({ top: `calc(${(minutes - first * 60) / 60} * var(--hour))` })
const height = (minutes: number) => ({ height: `calc(${minutes / 60} * var(--hour))` })

/** Seven days beside each other, with the hours down their sides. */
export function WeekGrid({ view, now, onChoose, onSlot }: Props) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short' })
  const { days, tours, hours, chosen, slots, clashes } = view
  const columns = days.map((day) => ({
    day,
    open: hours.flatMap((each) => openSpans(each, day)),
    placed: placeTours(tours, day),
    slots: slots.filter(({ start }) => isOf(start, day)),
  }))
  const { first, last } = hoursShown(columns.flatMap(({ open, placed }) => [...open, ...placed]))
  const marks = Array.from({ length: last - first }, (_, index) => first + index)
  const scrolled = useRef<HTMLElement>(null)
  const begins = firstSeen(
    columns.flatMap(({ placed }) => placed),
    columns.flatMap(({ open }) => open),
    chosen,
  )
  const week = days[0]?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each week, when its hours are known
  useEffect(() => {
    const place = scrolled.current
    if (place) place.scrollTop = (place.scrollHeight / (last - first)) * ((begins - first * 60) / 60 - 0.5)
  }, [week, hours.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section ref={scrolled} className={styles.scrolled} tabIndex={0} aria-label={t('tours.title')}>
      <div className={styles.grid} style={{ '--rows': last - first } as React.CSSProperties}>
        <div className={styles.corner} />
        {days.map(({ key, start }) => (
          <h2
            key={key}
            className={styles.dayHead}
            data-today={isOf(now, { start, end: start + 86_400_000 }) || undefined}
          >
            <span>{weekday.format(start)}</span>
            <strong>{new Date(start).getDate()}</strong>
          </h2>
        ))}
        <div className={styles.hours} aria-hidden="true">
          {marks.map((hour) => (
            <span key={hour} style={top(hour * 60, first)}>
              {formats.clock(new Date(2000, 0, 1, hour).getTime())}
            </span>
          ))}
        </div>
        {columns.map(({ day, open, placed, slots: free }) => (
          <section key={day.key} className={styles.day} aria-label={formats.day(day.start)}>
            {open.map(({ from, to }) => (
              <div
                key={`${from} ${to}`}
                className={styles.open}
                style={{ ...top(from, first), ...height(to - from) }}
              />
            ))}
            {isOf(now, day) && <div className={styles.now} style={top(minutesOf(now), first)} />}
            {placed.map((each) => (
              <TourBlock
                key={`${each.tour.id} ${each.start}`}
                placed={each}
                first={first}
                isChosen={chosen?.id === each.tour.id}
                isPast={Date.parse(each.start) + each.tour.minutes * 60_000 < now}
                clashes={clashes.has(each.tour.id)}
                onChoose={onChoose}
              />
            ))}
            {free.map((slot) => (
              <button
                key={slot.start}
                type="button"
                className={styles.slot}
                data-clashes={slot.clashes || undefined}
                style={{ ...top(minutesOf(Date.parse(slot.start)), first), ...height(view.minutes) }}
                aria-label={slotWords(slot)}
                title={slot.clashes ? t('tours.calendar.clash') : undefined}
                onClick={() => onSlot(slot)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  onSlot(slot)
                }}
              >
                {slot.clashes && <Icon name="warning" size={12} />}
                {formats.clock(slot.start)}
              </button>
            ))}
          </section>
        ))}
      </div>
    </section>
  )

  function slotWords({ start, clashes: isTaken }: Slot): string {
    const time = formats.moment(start)
    const words = chosen?.status === 'confirmed' ? t('tours.calendar.moveTo', { time }) : t('tours.confirmAt', { time })
    return isTaken ? `${words}: ${t('tours.calendar.clash')}` : words
  }
}

/** From when on a week is looked at: the chosen tour, else the first one, else when the firm opens. */
function firstSeen(placed: readonly Placed[], open: readonly Span[], chosen: Tour | null): number {
  const own = placed.find(({ tour }) => tour.id === chosen?.id)
  if (own) return own.from
  // What goes on from the day before, as hours of a firm far away do, is no beginning.
  const opens = open.map(({ from }) => from).filter((from) => from > 0)
  const starts = placed.length > 0 ? placed.map(({ from }) => from) : opens
  return starts.length > 0 ? Math.min(...starts) : 9 * 60
}

function isOf(time: number | string, { start, end }: Pick<CalendarDay, 'start' | 'end'>): boolean {
  const moment = typeof time === 'number' ? time : Date.parse(time)
  return moment >= start && moment < end
}

interface BlockProps {
  placed: Placed
  first: number
  isChosen: boolean
  isPast: boolean
  clashes: boolean
  onChoose: (tour: Tour | null) => void
}

function TourBlock({ placed, first, isChosen, isPast, clashes, onChoose }: BlockProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { tour, start, from, to, lane, lanes } = placed
  const name = `${tour.firstName} ${tour.lastName}`.trim() || t('tours.nameless')
  return (
    <button
      type="button"
      className={styles.tour}
      data-status={tour.status}
      data-chosen={isChosen || undefined}
      data-past={isPast || undefined}
      draggable={!isPast}
      aria-pressed={isChosen}
      style={{
        ...top(from, first),
        ...height(Math.max(to - from, 20)),
        left: `calc(${(lane * 100) / lanes}% + 2px)`,
        width: `calc(${100 / lanes}% - 4px)`,
      }}
      onClick={() => onChoose(isChosen ? null : tour)}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', name)
        // A browser gives a drag up whose page changes while it begins.
        setTimeout(() => onChoose(tour), 0)
      }}
    >
      <span>
        {clashes && <Icon name="warning" size={12} />}
        <span className="numbers">{formats.clock(start)}</span> <strong>{name}</strong>
      </span>
      <span>{tour.address}</span>
      <span className={styles.heard}>
        {[t(`tours.status.${tour.status}`), clashes ? t('tours.calendar.clash') : ''].filter(Boolean).join(', ')}
      </span>
    </button>
  )
}
