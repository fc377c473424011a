import type { JSX } from 'preact'
import type { ShownTour } from '../../model/chat-state.ts'
import '../../words/panel-english.ts'
import { useSpeech } from '../../words/speech.ts'
import { tellStart } from './tell-start.ts'
import './tour-card.css'

const states = {
  requested: 'tourRequested',
  confirmed: 'tourConfirmed',
  declined: 'tourDeclined',
  cancelled: 'tourCancelled',
} as const

/** A tour that the visitor asked for, and how it stands; a change is said to screen readers. */
export function TourCard({ tour }: { tour: ShownTour }): JSX.Element {
  const speech = useSpeech()
  const { say } = speech
  const { status, kind, address, time, times, timeZone, answer } = tour
  const start = time ?? times[0]
  return (
    <section class="tour-card" data-status={status}>
      <p class="tour-state" role="status">
        {say(states[status])}
      </p>
      {address !== '' && (
        <p dir="auto">
          <strong>{address}</strong>
        </p>
      )}
      {start && (
        <p>
          <time dateTime={start}>{tellStart(speech, start, timeZone, true)}</time>
          {' · '}
          {say(kind === 'video' ? 'tourByVideo' : 'tourInPerson')}
        </p>
      )}
      {start && <p class="tour-hint">{say('tourZone', { zone: timeZone })}</p>}
      {answer !== '' && (
        <p class="tour-answer" dir="auto">
          {answer}
        </p>
      )}
      {status === 'requested' && <p class="tour-hint">{say('tourWaits')}</p>}
    </section>
  )
}
