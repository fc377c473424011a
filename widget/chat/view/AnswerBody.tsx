import type { RatedView, ShownTour, Writer } from '../model/chat-state.ts'
import { AnswerCards } from './cards/AnswerCards.tsx'
import { AnswerHead } from './cards/AnswerHead.tsx'
import { Lazy } from './Lazy.tsx'
import { Markdown } from './markdown/Markdown.tsx'
import { ShortWords } from './markdown/ShortWords.tsx'
import { PersonBubble } from './person-talk/PersonBubble.tsx'
import { AnswerWays } from './ways/AnswerWays.tsx'

export { KeptButton } from './kept/KeptButton.tsx'

const loadRate = () => import('./rate/Rate.tsx').then((part) => part.Rate)
const loadTourCard = () => import('./tour/TourCard.tsx').then((part) => part.TourCard)

interface AnswerBodyProps {
  text: string
  view: RatedView | null
  /** Who of the firm wrote it. */
  writer: Writer | undefined
  /** The tour that it stands for. */
  tour: ShownTour | undefined
  isNewest: boolean
  /** While more of the text is to come. */
  isUnfinished: boolean
}

/** Words, what was understood, homes, ways on: the homes stand where the words would list them. */
export function AnswerBody({ text, view, writer, tour, isNewest, isUnfinished }: AnswerBodyProps) {
  const hasHomes = view !== null && view.cards.length > 0
  const span = hasHomes ? view.listSpan : null
  if (tour) return <Lazy load={loadTourCard} props={{ tour }} instead={null} />
  if (writer) {
    return (
      <>
        <PersonBubble text={text} writer={writer} />
        {hasHomes && <AnswerCards view={view} isNewest={isNewest} />}
      </>
    )
  }
  const before = span ? text.slice(0, span.from) : text
  const words = <Words text={before} isUnfinished={isUnfinished && !span} />
  // What is said of one home is the answer itself.
  const isFound = hasHomes && !view.compared && (view.criteria.length > 0 || view.cards.length > 1)
  // Who lists homes in words has said before how many there are.
  const isCounted = span !== null && before.trim() !== ''
  return (
    <>
      {isFound ? <ShortWords>{words}</ShortWords> : words}
      {view && <AnswerHead view={view} isCounted={isCounted} />}
      {view && <AnswerCards view={view} isNewest={isNewest} />}
      {span && <Words text={text.slice(span.to)} isUnfinished={isUnfinished} />}
      {view && <AnswerWays view={view} isNewest={isNewest} isUnfinished={isUnfinished} />}
      {isNewest && view?.answer && <Lazy load={loadRate} props={{ id: view.answer }} instead={null} />}
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
