import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from '../cards/CardIcon.tsx'
import { nameHome } from '../cards/card-text.ts'
import type { Heart } from './use-heart.ts'
import './heart.css'

/** Keeps the home, or lets go of it; over its picture. */
export function HeartButton({ card, heart }: { card: ListingCard; heart: Heart }) {
  const { say } = useSpeech()
  const isKept = heart.homes.includes(card.id)
  return (
    <button
      type="button"
      class="home-heart"
      aria-label={`${say('keep')}: ${nameHome(card)}`}
      aria-pressed={isKept}
      title={say(isKept ? 'letGo' : 'keep')}
      onClick={() => heart.toggle(card.id)}
    >
      <CardIcon name="heart" size={20} />
    </button>
  )
}
