import type { ChatbotConnection } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './connect.module.css'
import { sumRequests } from './request-sums.ts'

/** What programs called in the last days, and what of it failed: as bars, and as numbers for who wants or hears them. */
export function RequestDays({ connection: { days } }: { connection: ChatbotConnection }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const { requests, failures, busiest } = sumRequests(days)
  const short = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const nameOf = (day: string): string => short.format(new Date(`${day}T00:00:00Z`))
  const counted = {
    requests: t('chatbots.connect.calls.count', { count: requests, shown: formats.number(requests) }),
    failures: t('chatbots.connect.calls.failed', { count: failures, shown: formats.number(failures) }),
  }
  return (
    <section className={styles.card} aria-labelledby="requests">
      <h2 id="requests">{t('chatbots.connect.calls.title', { days: days.length })}</h2>
      {busiest === null ? (
        <>
          <p>{t('chatbots.connect.calls.none')}</p>
          <p className="dim">{t('chatbots.connect.calls.noneHelp')}</p>
        </>
      ) : (
        <>
          <p className={styles.legend}>
            <span>{counted.requests}</span>
            {failures > 0 && <span data-failed>{counted.failures}</span>}
          </p>
          <figure className={styles.chart}>
            <div
              className={styles.bars}
              role="img"
              aria-label={t('chatbots.connect.calls.said', {
                ...counted,
                days: days.length,
                day: nameOf(busiest.day),
              })}
            >
              {days.map((day) => (
                <span key={day.day} title={`${nameOf(day.day)}: ${formats.number(day.requests)}`}>
                  <i style={{ height: `${(100 * day.failures) / busiest.requests}%` }} data-failed />
                  <i style={{ height: `${(100 * (day.requests - day.failures)) / busiest.requests}%` }} />
                </span>
              ))}
            </div>
            <figcaption aria-hidden="true">
              <span>{nameOf(days[0]?.day ?? '')}</span>
              <span>{nameOf(days.at(-1)?.day ?? '')}</span>
            </figcaption>
          </figure>
          <details>
            <summary>{t('chatbots.connect.calls.table')}</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('chatbots.connect.calls.day')}</th>
                  <th scope="col">{t('chatbots.connect.calls.requests')}</th>
                  <th scope="col">{t('chatbots.connect.calls.failures')}</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{nameOf(day.day)}</th>
                    <td>{formats.number(day.requests)}</td>
                    <td>{formats.number(day.failures)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      <p className="dim">{t('chatbots.connect.calls.note')}</p>
    </section>
  )
}
