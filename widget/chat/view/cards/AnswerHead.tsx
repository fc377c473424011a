import type { ShownView } from '../../../../src/conversation/guide/answer-view.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from './CardIcon.tsx'
import { CriteriaChips } from './CriteriaChips.tsx'
import { hasPlace } from './card-text.ts'
import './answer-head.css'

interface AnswerHeadProps {
  view: ShownView
  /** Whether the words above say already how many homes match. */
  isCounted: boolean
}

/** One line over the homes: how many, what was understood, and the way to the map. */
export function AnswerHead({ view, isCounted }: AnswerHeadProps) {
  const { say } = useSpeech()
  const { actions } = useChat()
  const { cards, total, criteria, compared } = view
  const counts = !isCounted && !compared && cards.length > 0 && total > 0
  // A home alone has a button for it in its card.
  const hasMap = !compared && cards.length > 0 && Math.max(total, cards.length) > 1 && cards.some(hasPlace)
  if (!counts && !hasMap && criteria.length === 0) return null
  return (
    <div class="answer-head">
      {counts && <p class="homes-total">{say('homesMatch', { count: total })}</p>}
      <CriteriaChips view={view} />
      {hasMap && (
        <button type="button" class="homes-pill" onClick={() => actions.openPanel({ kind: 'map', focus: null })}>
          <CardIcon name="pin" size={16} />
          {say('map')}
          <span class="unseen">: {say('homes')}</span>
        </button>
      )}
    </div>
  )
}
