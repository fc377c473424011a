import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Tour } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import { Pill } from '../../parts/Pill.tsx'
import { VisitorFace } from '../../parts/pictures/VisitorFace.tsx'
import { tourTones } from '../../parts/tour-tones.ts'
import { useFormats } from '../../words/use-formats.ts'
import type { TourStep } from './SettleTour.tsx'
import styles from './tours.module.css'

interface Props {
  tour: Tour
  now: number
  /** The heading that it has, below that of its day. */
  heading: 'h2' | 'h3'
  onStep: (step: TourStep) => void
}

/** A tour with all that is known of it, and what can be done. */
export function TourCard({ tour, now, heading: Title, onStep }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { status, kind, minutes, address, firstName, lastName, email, phone, message, answer, agent, times, time } =
    tour
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const start = time ?? times[0]
  const isPast = status === 'confirmed' && time !== null && new Date(time).getTime() + minutes * 60_000 < now
  return (
    <article className={styles.card} data-past={isPast || undefined}>
      {start && (
        <div className={styles.when}>
          <span>
            {new Intl.DateTimeFormat(document.documentElement.lang, { month: 'short' }).format(new Date(start))}
          </span>
          <strong>{new Date(start).getDate()}</strong>
          <span className="numbers">{formats.clock(start)}</span>
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.top}>
          <Title dir="auto">{address || t('tours.noAddress')}</Title>
          <Pill tone={tourTones[status] ?? 'plain'}>{isPast ? t('tours.past') : t(`tours.status.${status}`)}</Pill>
        </div>
        <p className={styles.facts}>
          {t(`tours.kind.${kind}`)} · {t('tours.minutes', { count: minutes })} ·{' '}
          {t('tours.asked', { time: formats.since(tour.createdAt, now) })}
        </p>
        <div className={styles.visitor}>
          <VisitorFace id={tour.sessionID} name={name} size={30} />
          <span className={styles.name}>{name || t('tours.nameless')}</span>
          {email && (
            <a href={`mailto:${email}`} className="cut">
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="numbers">
              {phone}
            </a>
          )}
          <Link to="/inbox/$sessionID" params={{ sessionID: tour.sessionID }} className={styles.talk}>
            <Icon name="inbox" size={15} />
            {t('tours.conversation')}
          </Link>
        </div>
        {message && (
          <blockquote className={styles.said} dir="auto">
            {message}
          </blockquote>
        )}
        {status === 'requested' && (
          <ul className={styles.wishes} aria-label={t('tours.wishes')}>
            {times.map((each, index) => (
              <li key={each}>
                <Button
                  variant={index === 0 ? 'light' : 'default'}
                  size="xs"
                  leftSection={<Icon name="check" size={14} />}
                  onClick={() => onStep({ kind: 'confirm', time: each })}
                >
                  {t('tours.confirmAt', { time: formats.moment(each) })}
                </Button>
                {visitorsTime(each)}
              </li>
            ))}
          </ul>
        )}
        {status === 'confirmed' && time && visitorsTime(time)}
        {answer && (
          <p className={styles.facts} dir="auto">
            {t('tours.answer')}: {answer}
          </p>
        )}
        {agent && (
          <p className={styles.facts}>
            {t('tours.agent')}: {[agent.name, agent.office, agent.phone].filter(Boolean).join(', ')}
          </p>
        )}
        {status === 'requested' && (
          <div className={styles.actions}>
            <Button variant="subtle" color="gray" size="xs" onClick={() => onStep({ kind: 'confirm', time: null })}>
              {t('tours.otherTime')}
            </Button>
            <Button variant="subtle" color="red" size="xs" onClick={() => onStep({ kind: 'decline' })}>
              {t('tours.decline')}
            </Button>
          </div>
        )}
        {status === 'confirmed' && !isPast && (
          <div className={styles.actions}>
            <Button variant="subtle" color="gray" size="xs" onClick={() => onStep({ kind: 'move', time: null })}>
              {t('tours.move')}
            </Button>
            <Button variant="subtle" color="red" size="xs" onClick={() => onStep({ kind: 'cancel' })}>
              {t('tours.cancel')}
            </Button>
          </div>
        )}
      </div>
    </article>
  )

  /** The same moment on the visitor's clock, where it reads otherwise. */
  function visitorsTime(moment: string) {
    if (!tour.timeZone) return null
    const theirs = formats.momentWithZone(moment, tour.timeZone)
    if (theirs === formats.momentWithZone(moment)) return null
    return <span className={styles.theirs}>{t('tours.theirTime', { time: theirs })}</span>
  }
}
