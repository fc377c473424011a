import { Button } from '@mantine/core'
import type { Tour } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { tourTones } from '../../../parts/tour-tones.ts'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './calendar.module.css'
import type { Slot, WeekView } from './use-week.ts'
import { placeTours } from './week.ts'

interface Props {
  view: WeekView
  day: string
  onDay: (day: string) => void
  onChoose: (tour: Tour | null) => void
  onSlot: (slot: Slot) => void
}

/** One day of the week after the other, for a phone. */
export function DayList({ view, day, onDay, onChoose, onSlot }: Props) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short' })
  const { days, tours, chosen, slots, clashes } = view
  const shown = days.find(({ key }) => key === day) ?? days[0]
  if (!shown) return null
  const placed = placeTours(tours, shown)
  const free = slots.filter(({ start }) => Date.parse(start) >= shown.start && Date.parse(start) < shown.end)
  return (
    <>
      <div className={styles.strip}>
        {days.map((each) => (
          <button key={each.key} type="button" aria-pressed={each.key === shown.key} onClick={() => onDay(each.key)}>
            <span>{weekday.format(each.start)}</span>
            <strong>{new Date(each.start).getDate()}</strong>
            <i data-has={placeTours(tours, each).length > 0 || undefined} />
          </button>
        ))}
      </div>
      <ul className={styles.dayTours} aria-label={formats.day(shown.start)}>
        {placed.map(({ tour, start }) => (
          <li key={`${tour.id} ${start}`}>
            <button
              type="button"
              aria-pressed={chosen?.id === tour.id}
              onClick={() => onChoose(chosen?.id === tour.id ? null : tour)}
            >
              <span className="numbers">{formats.clock(start)}</span>
              <span className={styles.line}>
                <strong className="cut">{`${tour.firstName} ${tour.lastName}`.trim() || t('tours.nameless')}</strong>
                <span className="dim cut">{tour.address}</span>
                {clashes.has(tour.id) && (
                  <span className={styles.warning}>
                    <Icon name="warning" size={14} />
                    {t('tours.calendar.clash')}
                  </span>
                )}
              </span>
              <Pill tone={tourTones[tour.status] ?? 'plain'}>{t(`tours.status.${tour.status}`)}</Pill>
            </button>
          </li>
        ))}
        {placed.length === 0 && <li className={styles.none}>{t('tours.calendar.emptyDay')}</li>}
      </ul>
      {chosen && (
        <section className={styles.free} aria-label={t('tours.calendar.free')}>
          <h2>{t('tours.calendar.free')}</h2>
          {free.length === 0 && <p className="dim">{t('tours.calendar.full')}</p>}
          <div>
            {free.map((slot) => (
              <Button
                key={slot.start}
                size="sm"
                variant="default"
                leftSection={slot.clashes ? <Icon name="warning" size={14} /> : undefined}
                onClick={() => onSlot(slot)}
              >
                {formats.clock(slot.start)}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
