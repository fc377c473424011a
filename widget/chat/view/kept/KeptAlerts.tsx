import type { JSX } from 'preact'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import type { AlertNews, KeptAlert } from '../../model/kept-homes.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from '../cards/CardIcon.tsx'
import { askedOf } from '../cards/card-text.ts'

interface KeptAlertsProps {
  alerts: KeptAlert[]
  onRemove(id: number): void
}

/** What the visitor wants to hear of, and what there is to hear. */
export function KeptAlerts({ alerts, onRemove }: KeptAlertsProps): JSX.Element {
  const { say } = useSpeech()
  return (
    <section class="kept-alerts" aria-label={say('alerts')}>
      <h3>{say('alerts')}</h3>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <CardIcon name="bell" />
            <div>
              <p dir="auto">{alert.label}</p>
              <p class="kept-state">
                {say(alert.when === 'atOnce' ? 'alertAtOnce' : 'alertDaily')} ·{' '}
                {say(alert.confirmed ? 'alertByMail' : 'alertHere')}
              </p>
              {alert.news.length > 0 && <News news={alert.news} />}
            </div>
            <button
              type="button"
              class="icon-button"
              aria-label={say('removeCriterion', { label: alert.label })}
              title={say('removeCriterion', { label: alert.label })}
              onClick={() => onRemove(alert.id)}
            >
              <CardIcon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function News({ news }: { news: AlertNews[] }): JSX.Element {
  const { actions } = useChat()
  const { say, direction } = useSpeech()
  const show = async (listing: number): Promise<void> => {
    const card = await actions.call<ListingCard>('GET', `/v1/visitor/listings/${listing}`).catch(() => null)
    if (!card) return
    if (card.images.length > 0) actions.openPanel({ kind: 'gallery', card, index: 0 })
    else actions.askAbout(askedOf(card, say, direction))
  }
  return (
    <ul class="kept-news">
      {news.map(({ kind, text, listing }) => (
        <li key={`${kind} ${listing}`}>
          <button type="button" dir="auto" onClick={() => show(listing)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
