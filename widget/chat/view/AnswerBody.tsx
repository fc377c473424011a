import type { ShownView } from '../../../src/guide/answer-view.ts'
import type { ShownTour, Writer } from '../model/chat-state.ts'
import { useChat } from '../model/use-chat.ts'
import { useSpeech } from '../words/speech.ts'
import { AnswerCards } from './cards/AnswerCards.tsx'
import { CriteriaChips } from './cards/CriteriaChips.tsx'
import { Lazy } from './Lazy.tsx'
import { Markdown } from './markdown/Markdown.tsx'
import { PersonBubble } from './person-talk/PersonBubble.tsx'

export { AskedHome } from './compose/AskedHome.tsx'
export { CharacterCount } from './compose/CharacterCount.tsx'

const loadTourCard = () => import('./tour/TourCard.tsx').then(({ TourCard }) => TourCard)

interface AnswerBodyProps {
  text: string
  view: ShownView | null
  /** Who of the firm wrote it. */
  writer: Writer | undefined
  /** The tour that it stands for. */
  tour: ShownTour | undefined
  isNewest: boolean
  /** While more of the text is to come. */
  isUnfinished: boolean
}

/** Words, what was understood, homes: the homes stand where the words would list them. */
export function AnswerBody({ text, view, writer, tour, isNewest, isUnfinished }: AnswerBodyProps) {
  const { actions } = useChat()
  const { say } = useSpeech()
  const span = view && view.cards.length > 0 ? view.listSpan : null
  if (tour) return <Lazy load={loadTourCard} props={{ tour }} instead={null} />
  if (writer) return <PersonBubble text={text} writer={writer} />
  const before = span ? text.slice(0, span.from) : text
  return (
    <>
      <Words text={before} isUnfinished={isUnfinished && !span} />
      {view && <CriteriaChips view={view} />}
      {/* Who lists homes in words has said before how many there are. */}
      {view && <AnswerCards view={view} isNewest={isNewest} isCounted={span !== null && before.trim() !== ''} />}
      {span && <Words text={text.slice(span.to)} isUnfinished={isUnfinished} />}
      {view?.offersForm && (
        <button type="button" class="button" onClick={() => actions.openPanel({ kind: 'person' })}>
          {say('leaveDetails')}
        </button>
      )}
    </>
  )
}

function Words({ text, isUnfinished }: Pick<AnswerBodyProps, 'text' | 'isUnfinished'>) {
  if (text.trim() === '') return null
  return (
    <div class="bubble" dir="auto">
      <Markdown text={text} unfinished={isUnfinished} />
    </div>
  )
}
