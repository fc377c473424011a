import type { ShownView } from '../../../src/guide/answer-view.ts'
import { AnswerCards } from './cards/AnswerCards.tsx'
import { CriteriaChips } from './cards/CriteriaChips.tsx'
import { Markdown } from './markdown/Markdown.tsx'

export { CharacterCount } from './compose/CharacterCount.tsx'

interface AnswerBodyProps {
  text: string
  view: ShownView | null
  isNewest: boolean
  /** While more of the text is to come. */
  isUnfinished: boolean
}

/** Words, what was understood, homes: the homes stand where the words would list them. */
export function AnswerBody({ text, view, isNewest, isUnfinished }: AnswerBodyProps) {
  const span = view && view.cards.length > 0 ? view.listSpan : null
  const before = span ? text.slice(0, span.from) : text
  return (
    <>
      <Words text={before} isUnfinished={isUnfinished && !span} />
      {view && <CriteriaChips view={view} />}
      {/* Who lists homes in words has said before how many there are. */}
      {view && <AnswerCards view={view} isNewest={isNewest} isCounted={span !== null && before.trim() !== ''} />}
      {span && <Words text={text.slice(span.to)} isUnfinished={isUnfinished} />}
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
