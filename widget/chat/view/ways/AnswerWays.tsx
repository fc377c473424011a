import { useEffect, useState } from 'preact/hooks'
import type { ShownView } from '../../../../src/conversation/guide/answer-view.ts'
import type { AnswerButton, ButtonKind } from '../../../../src/reading/answer-button.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from '../cards/CardIcon.tsx'
import { useHeart } from '../kept/use-heart.ts'
import { useTwoRows } from './use-two-rows.ts'
import { useWay } from './use-way.ts'
import './ways.css'

interface AnswerWaysProps {
  view: ShownView
  /** Whether nothing has been answered since. */
  isNewest: boolean
  /** While more of the answer is to come. */
  isUnfinished: boolean
}

const icons = {
  tour: 'day',
  ask: 'ask',
  person: 'person',
  alert: 'bell',
  save: 'heart',
  compare: 'compare',
  pictures: 'pictures',
  map: 'pin',
  link: 'link',
  agree: 'check',
} as const satisfies Partial<Record<ButtonKind, Parameters<typeof CardIcon>[0]['name']>>

/** What a home offers stays true when something else has been answered. */
const lasting: readonly ButtonKind[] = ['tour', 'ask', 'save', 'pictures', 'map', 'link']

/** The ways on from an answer, below it. */
export function AnswerWays({ view, isNewest, isUnfinished }: AnswerWaysProps) {
  const { say } = useSpeech()
  const heart = useHeart()
  const [failure, setFailure] = useState('')
  const go = useWay(view, heart, setFailure)
  const { buttons = [], offersForm } = view
  const form: AnswerButton[] =
    offersForm && !buttons.some(({ kind }) => kind === 'person') ? [{ kind: 'person', label: say('leaveDetails') }] : []
  const shown = [...buttons, ...form].filter(
    ({ kind, say: words, listing }) =>
      (kind !== 'save' || !heart.isOff) &&
      (isNewest || kind === 'person' || (words === undefined && listing !== undefined && lasting.includes(kind))),
  )
  useEffect(() => {
    const opening = isNewest && !isUnfinished && shown.find(({ opens }) => opens)
    if (opening) go(opening)
  }, [isUnfinished])
  const { list, isLong } = useTwoRows(shown.length)
  if (shown.length === 0) return null
  return (
    <>
      <ul class="ways" aria-label={say('waysOn')} ref={list} data-long={isLong}>
        {shown.map((button) => (
          <li key={`${button.kind} ${button.listing} ${button.label}`}>
            <Way button={button} go={go} isKept={heart.homes.includes(button.listing ?? 0)} />
          </li>
        ))}
      </ul>
      <p class="homes-told" role="status">
        {failure || heart.failure}
      </p>
    </>
  )
}

interface WayProps {
  button: AnswerButton
  go(button: AnswerButton): void
  isKept: boolean
}

function Way({ button, go, isKept }: WayProps) {
  const { state } = useChat()
  const { kind, label, say: words } = button
  const icon = kind in icons ? icons[kind as keyof typeof icons] : null
  return (
    <button
      type="button"
      class="way"
      data-kind={kind}
      dir="auto"
      // What is said by a click waits while an answer is coming.
      aria-disabled={words !== undefined && state.answering}
      aria-pressed={kind === 'save' && words === undefined ? isKept : undefined}
      onClick={() => go(button)}
    >
      {icon && <CardIcon name={icon} size={17} />}
      <span>{label}</span>
    </button>
  )
}
