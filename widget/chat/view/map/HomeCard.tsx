import './home-card.css'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { nameHome, tellPrice, tellRooms } from '../cards/card-text.ts'
import { AskButton, CardPicture, HomeLink, TourButton } from '../cards/ListingCard.tsx'
import { useBookingPage } from '../cards/use-booking-page.ts'
import { useClick } from '../cards/use-click.ts'
import { Icon } from '../Icon.tsx'
import { MapIcon } from './MapIcon.tsx'
import { useHome } from './use-homes.ts'

interface Props {
  id: number
  /** Ids of the homes at the same place, this one among them. */
  group: readonly number[]
  onShow(id: number): void
  onClose(): void
}

/** The home of the chosen pin, at the foot of the map. */
export function HomeCard({ id, group, onShow, onClose }: Props) {
  const chat = useChat()
  const { say, number } = useSpeech()
  const { card, retry } = useHome(chat, id)
  const at = group.indexOf(id)
  return (
    <div class="map-card">
      {card === null && <p class="map-card-wait">{say('loading')}</p>}
      {card === 'failed' && (
        <p class="map-card-wait">
          {say('mapHomeFailed')}{' '}
          <button type="button" class="map-link" onClick={retry}>
            {say('tryAgain')}
          </button>
        </p>
      )}
      {card !== null && card !== 'failed' && <Home key={card.id} card={card} />}
      <button type="button" class="map-card-close" aria-label={say('mapCloseCard')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {group.length > 1 && (
        <button
          type="button"
          class="map-link map-card-next"
          aria-label={`${say('mapNextHere')} (${say('position', { position: at + 1, count: group.length })})`}
          onClick={() => onShow(group[(at + 1) % group.length] ?? id)}
        >
          {number(at + 1)} / {number(group.length)} <MapIcon name="next" />
        </button>
      )}
    </div>
  )
}

function Home({ card }: { card: ListingCard }) {
  const speech = useSpeech()
  const { actions } = useChat()
  const click = useClick()
  const bookingPage = useBookingPage()
  const label = speech.say('similarTo', { home: nameHome(card) })
  return (
    <article class="map-home">
      <div class="map-home-picture">
        <CardPicture address={card.images[0]} />
      </div>
      <div class="map-home-text">
        <p class="map-home-price">{tellPrice(speech, card)}</p>
        <p>{tellRooms(speech, card).join(' · ')}</p>
        <p class="map-home-title">
          <HomeLink card={card} />
        </p>
        <p class="map-home-place">
          <bdi>{card.place}</bdi>
        </p>
        <div class="map-home-ways">
          <TourButton card={card} openPanel={actions.openPanel} bookingPage={bookingPage} look="map-link" />
          <AskButton card={card} askAbout={actions.askAbout} look="map-link" />
          <button
            type="button"
            class="map-link"
            aria-label={label}
            aria-disabled={click.busy}
            onClick={() => {
              if (click.busy) return
              click.act({ kind: 'similar', listing: card.id }, label)
              actions.closePanel()
            }}
          >
            {speech.say('similar')}
          </button>
        </div>
      </div>
    </article>
  )
}
