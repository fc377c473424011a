import type { ListingCard } from '../../src/conversation/guide/answer-view.ts'
import { compareRows } from '../chat/view/cards/compare-rows.ts'
import { useSpeech } from '../chat/words/speech.ts'

/** What a card says already. */
const saidByCard = new Set(['price', 'bedrooms', 'bathrooms', 'livingArea'])

/** What else is known of one home, and what its listing says of it. */
export function HomeFacts({ card, description }: { card: ListingCard; description: string }) {
  const speech = useSpeech()
  const rows = compareRows(speech, [card]).filter(({ label }) => !saidByCard.has(label))
  if (rows.length === 0 && description === '') return null
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
    </div>
  )
}
