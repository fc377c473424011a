import { Button, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { UnmetDemand as Demand, Insight, ModelUsage } from 'porchlight/client'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { ChatbotSelect } from '../../parts/fields/ChatbotSelect.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { useFormats } from '../../words/use-formats.ts'
import styles from './insight.module.css'
import { type InsightSearch, type Period, periods, usualPeriod } from './insight-search.ts'
import { Overview } from './Overview.tsx'
import { UnmetDemand } from './UnmetDemand.tsx'
import { Usage } from './Usage.tsx'
import { useInsight, useModelUsage, useUnmetDemand } from './use-insight.ts'

/** How it goes: numbers by day, language and page, and what visitors look for in vain. */
export function InsightRoom() {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const search = useSearch({ from: '/shell/insight' })
  const insight = useInsight(search, search.by ?? 'day')
  const demand = useUnmetDemand(search, search.view === 'unmet')
  const usage = useModelUsage(search, search.view === 'usage')
  const asked = search.view === 'unmet' ? demand : search.view === 'usage' ? usage : insight
  const change = (changed: { [Name in keyof InsightSearch]: InsightSearch[Name] | undefined }): void => {
    const merged = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== undefined)
    void navigate({ to: '/insight', search: Object.fromEntries(merged) })
  }
  return (
    <div className={styles.room}>
      <PageTitle room={t('insight.title')} />
      <RoomHead title={t('insight.title')}>
        <ChatbotSelect value={search.chatbot} onChange={(chatbot) => change({ chatbot })} />
        <NativeSelect
          aria-label={t('insight.period.label')}
          value={search.period ?? usualPeriod}
          onChange={({ currentTarget }) => {
            const period = periods.find((each): each is Period => each === currentTarget.value)
            change({ period: period === usualPeriod ? undefined : period })
          }}
          data={periods.map((value) => ({ value, label: t(`insight.period.${value}`) }))}
        />
      </RoomHead>
      <div className={styles.views}>
        <SegmentedControl
          aria-label={t('insight.views.label')}
          value={search.view ?? 'all'}
          onChange={(value) => change({ view: value === 'unmet' || value === 'usage' ? value : undefined })}
          data={(['all', 'unmet', 'usage'] as const).map((value) => ({ value, label: t(`insight.views.${value}`) }))}
        />
        {asked.data && <p className={styles.zone}>{describeDays(asked.data)}</p>}
      </div>
      <div className={styles.scrolled}>
        <div className={styles.content}>{show()}</div>
      </div>
    </div>
  )

  function describeDays({ from, to, timeZones }: Insight | Demand | ModelUsage): string {
    const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
    const day = (text: string): string => format.format(new Date(`${text}T00:00:00Z`))
    const [zone = 'UTC'] = timeZones
    const days = { from: day(from), to: day(to) }
    return timeZones.length > 1
      ? t('insight.days.several', { ...days, zones: formats.list(timeZones) })
      : t('insight.days.one', { ...days, zone })
  }

  function show(): ReactNode {
    if (asked.error && !asked.data) {
      return (
        <EmptyState icon="close" title={explainFailure(asked.error, t)}>
          <Button variant="light" onClick={() => void asked.refetch()}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      )
    }
    if (!asked.data) {
      return (
        <div aria-busy="true" className={styles.coming}>
          <Skeleton height={96} radius="lg" />
          <Skeleton height={260} radius="lg" />
          <Skeleton height={260} radius="lg" />
        </div>
      )
    }
    const fileName = `insight-${asked.data.from}-${asked.data.to}`
    const waiting = asked.data.waiting > 0 && (
      <p className={styles.waiting} role="status">
        {t('insight.waiting', { count: asked.data.waiting })}
      </p>
    )
    if (search.view === 'unmet')
      return (
        <>
          {waiting}
          {demand.data && <UnmetDemand demand={demand.data} fileName={fileName} />}
        </>
      )
    if (search.view === 'usage')
      return (
        <>
          {waiting}
          {usage.data && <Usage usage={usage.data} fileName={fileName} />}
        </>
      )
    const { data } = insight
    if (!data) return null
    if (data.sums.questions === 0 && data.before.sums.questions === 0 && !waiting)
      return <EmptyState icon="insight" title={t('insight.empty')} help={t('insight.emptyHelp')} />
    return (
      <>
        {waiting}
        <Overview
          insight={data}
          shown={search.show ?? 'conversations'}
          fileName={fileName}
          onShow={(show) => change({ show: show === 'conversations' ? undefined : show })}
          onGroup={(by) => change({ by: by === 'day' ? undefined : by })}
        />
      </>
    )
  }
}
