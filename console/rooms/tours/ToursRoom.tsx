import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Tour } from 'porchlight/client'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { ChatbotSelect } from '../../parts/fields/ChatbotSelect.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { useNow } from '../../parts/use-now.ts'
import { useFormats } from '../../words/use-formats.ts'
import type { TourStep } from './SettleTour.tsx'
import { TourCard } from './TourCard.tsx'
import { orderTours, type ToursSearch, tourViews } from './tour-lists.ts'
import styles from './tours.module.css'
import { useTours } from './use-tours.ts'

const SettleTour = lazy(() => import('./SettleTour.tsx').then(({ SettleTour: component }) => ({ default: component })))

const TourCalendar = lazy(() =>
  import('./calendar/TourCalendar.tsx').then(({ TourCalendar: component }) => ({ default: component })),
)

/** Who wants to see which home when, and what the firm makes of it. */
export function ToursRoom() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const search = useSearch({ from: '/shell/tours' })
  const view = search.view ?? 'requested'
  const isCalendar = search.look === 'calendar'
  const tours = useTours(search, !isCalendar)
  const now = useNow(60_000)
  const [settling, setSettling] = useState<{ tour: Tour; step: TourStep } | null>(null)
  const days = useMemo(() => orderTours(tours.data?.pages.flatMap((page) => page.tours) ?? [], now), [tours.data, now])
  const change = (changed: { [Name in keyof ToursSearch]: ToursSearch[Name] | undefined }): void => {
    const merged = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== undefined)
    void navigate({ to: '/tours', search: Object.fromEntries(merged) })
  }
  return (
    <div className={styles.room}>
      <PageTitle room={t('tours.title')} />
      <RoomHead title={t('tours.title')}>
        <ChatbotSelect value={search.chatbot} onChange={(chatbot) => change({ chatbot })} />
      </RoomHead>
      <div className={styles.views}>
        <SegmentedControl
          aria-label={t('tours.looks.label')}
          value={isCalendar ? 'calendar' : 'list'}
          onChange={(look) => change({ look: look === 'calendar' ? 'calendar' : undefined, tour: undefined })}
          data={[
            { value: 'list', label: t('tours.looks.list') },
            { value: 'calendar', label: t('tours.looks.calendar') },
          ]}
        />
        {!isCalendar && (
          <SegmentedControl
            aria-label={t('tours.views.label')}
            value={view}
            onChange={(value) => {
              const wanted = tourViews.find((each) => each === value)
              change({ view: wanted === 'requested' ? undefined : wanted })
            }}
            data={tourViews.map((each) => ({ value: each, label: t(`tours.views.${each}`) }))}
          />
        )}
      </div>
      {isCalendar ? (
        <Suspense fallback={<div className={styles.list} aria-busy="true" />}>
          <TourCalendar
            search={search}
            now={now}
            onChange={change}
            onStep={(tour, step) => setSettling({ tour, step })}
          />
        </Suspense>
      ) : tours.error && !tours.data ? (
        <EmptyState icon="close" title={explainFailure(tours.error, t)}>
          <Button variant="light" onClick={() => void tours.refetch()}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      ) : tours.isPending ? (
        <div className={styles.list} aria-busy="true">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} height={130} radius="lg" />
          ))}
        </div>
      ) : days.length === 0 ? (
        <EmptyState icon="tours" title={t(`tours.empty.${view}`)} help={t(`tours.empty.${view}Help`)} />
      ) : (
        <div className={styles.scrolled}>
          <div className={styles.list}>
            {days.map(({ day, tours: ofDay }) => (
              <section key={day} className={styles.day}>
                {day !== '' && <h2>{nameOfDay(day)}</h2>}
                <ul>
                  {ofDay.map((tour) => (
                    <li key={tour.id}>
                      <TourCard
                        tour={tour}
                        now={now}
                        heading={day === '' ? 'h2' : 'h3'}
                        onStep={(step) => setSettling({ tour, step })}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {tours.hasNextPage && (
              <Button variant="default" loading={tours.isFetchingNextPage} onClick={() => void tours.fetchNextPage()}>
                {t('tours.more')}
              </Button>
            )}
          </div>
        </div>
      )}
      <Suspense fallback={null}>{settling && <SettleTour {...settling} onClose={() => setSettling(null)} />}</Suspense>
    </div>
  )

  function nameOfDay(day: string): string {
    const date = new Date(day)
    const apart = Math.round((date.getTime() - new Date(new Date(now).toDateString()).getTime()) / 86_400_000)
    const name = formats.day(date.getTime())
    if (apart === 0) return `${t('tours.today')}, ${name}`
    return apart === 1 ? `${t('tours.tomorrow')}, ${name}` : name
  }
}
