import type { ListingCard } from '../../src/conversation/guide/answer-view.ts'
import { useChat } from '../chat/model/use-chat.ts'
import { CardIcon } from '../chat/view/cards/CardIcon.tsx'
import { hasPlace, nameHome } from '../chat/view/cards/card-text.ts'
import { compareRows } from '../chat/view/cards/compare-rows.ts'
import { AskButton, TourButton } from '../chat/view/cards/ListingCard.tsx'
import { useClick } from '../chat/view/cards/use-click.ts'
import { useSpeech } from '../chat/words/speech.ts'

/** What a card says already. */
const saidByCard = new Set(['price', 'bedrooms', 'bathrooms', 'livingArea'])

/** What else is known of one home, what its listing says of it, and what can be done with it. */
export function HomeFacts({ card, description }: { card: ListingCard; description: string }) {
  const speech = useSpeech()
  const rows = compareRows(speech, [card]).filter(({ label }) => !saidByCard.has(label))
  return (
    <div class="home-facts">
      <dl>
        {rows.map(({ label, cells }) => (
          <div key={label}>
            <dt>{speech.say(label)}</dt>
            <dd>
              <bdi>{cells[0]?.text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {description !== '' && <p dir="auto">{description}</p>}
      <HomeWays card={card} />
    </div>
  )
}

function HomeWays({ card }: { card: ListingCard }) {
  const { say } = useSpeech()
  const { actions } = useChat()
  const { busy, act } = useClick()
  const similar = say('similarTo', { home: nameHome(card) })
  return (
    <div class="home-ways">
      <TourButton card={card} openPanel={actions.openPanel} bookingPage="" look="homes-pill is-strong is-asking" />
      <AskButton card={card} askAbout={actions.askAbout} look="homes-pill is-asking" />
      <button
        type="button"
        class="homes-pill is-asking"
        aria-label={similar}
        aria-disabled={busy}
        onClick={() => act({ kind: 'similar', listing: card.id }, similar)}
      >
        {say('similar')}
      </button>
      {hasPlace(card) && (
        <button type="button" class="homes-pill" onClick={() => actions.openPanel({ kind: 'map', focus: card.id })}>
          <CardIcon name="pin" size={16} />
          {say('map')}
        </button>
      )}
    </div>
  )
}
