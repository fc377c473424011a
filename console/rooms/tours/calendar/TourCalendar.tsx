import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Tour } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import type { TourStep } from '../SettleTour.tsx'
import { TourCard } from '../TourCard.tsx'
import type { ToursSearch } from '../tour-lists.ts'
import styles from './calendar.module.css'
import { DayList } from './DayList.tsx'
import { type Slot, useWeek } from './use-week.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { keyOf, shiftDay } from './week.ts'

interface Props {
  search: ToursSearch
  now: number
  onChange: (changed: { [Name in keyof ToursSearch]: ToursSearch[Name] | undefined }) => void
  onStep: (tour: Tour, step: TourStep) => void
}

/** A week of tours: requested and confirmed ones, the office hours, and where a chosen one could be. */
export function TourCalendar({ search, now, onChange, onStep }: Props) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false
  const today = keyOf(now)
  const day = search.day ?? today
  const view = useWeek({
    day,
    ...(search.chatbot && { chatbot: search.chatbot }),
    ...(search.tour && { tour: search.tour }),
  })
  const { days, chosen, hours } = view
  const go = (key: string): void => onChange({ day: key === today ? undefined : key })
  const choose = (tour: Tour | null): void => onChange({ tour: tour?.id })
  const place = ({ start }: Slot): void => {
    if (chosen) onStep(chosen, { kind: chosen.status === 'confirmed' ? 'move' : 'confirm', time: start })
  }
  useKeys({
    ArrowLeft: () => go(shiftDay(day, -7)),
    ArrowRight: () => go(shiftDay(day, 7)),
    Escape: () => choose(null),
  })
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const firmZones = [...new Set(hours.map(({ TimeZone }) => TimeZone))].filter((zone) => zone !== own)
  const card = chosen && (
    <aside className={styles.chosen} aria-label={t('tours.calendar.chosen')}>
      <div className={styles.chosenHead}>
        <p className="dim">
          {chosen.status === 'confirmed' ? t('tours.calendar.moveHelp') : t('tours.calendar.confirmHelp')}
        </p>
        <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={() => choose(null)}>
          <Icon name="close" size={16} />
        </ActionIcon>
      </div>
      <TourCard tour={chosen} now={now} heading="h2" onStep={(step) => onStep(chosen, step)} />
    </aside>
  )
  return (
    <div className={styles.calendar}>
      <div className={styles.bar}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('tours.calendar.previous')}
          onClick={() => go(shiftDay(day, -7))}
        >
          <Icon name="back" size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('tours.calendar.next')}
          onClick={() => go(shiftDay(day, 7))}
        >
          <Icon name="forward" size={18} />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={() => go(today)}>
          {t('tours.today')}
        </Button>
        <p className={styles.week}>
          {new Intl.DateTimeFormat(i18n.language, { month: 'long', day: 'numeric', year: 'numeric' }).formatRange(
            days[0]?.start ?? now,
            (days.at(-1)?.end ?? now) - 1,
          )}
        </p>
        <p className={styles.zones}>
          {firmZones.length > 0
            ? t('tours.calendar.zones', { own, firm: formats.list(firmZones) })
            : t('tours.calendar.zone', { own })}
        </p>
      </div>
      {view.error && view.tours.length === 0 ? (
        <EmptyState icon="close" title={explainFailure(view.error, t)}>
          <Button variant="light" onClick={view.refetch}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      ) : view.isPending ? (
        <div className={styles.coming} aria-busy="true">
          <Skeleton height="100%" radius="md" />
        </div>
      ) : (
        <div className={styles.middle}>
          {isPhone ? (
            <div className={styles.phone}>
              <DayList view={view} day={day} onDay={go} onChoose={choose} onSlot={place} />
              {card}
            </div>
          ) : (
            <>
              <WeekGrid view={view} now={now} onChoose={choose} onSlot={place} />
              {card}
            </>
          )}
        </div>
      )}
    </div>
  )
}
