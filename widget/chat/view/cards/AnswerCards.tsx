import { useMemo, useState } from 'preact/hooks'
import type { ShownView } from '../../../../src/guide/answer-view.ts'
import { mostPicked } from '../../model/chat-state.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { Lazy } from '../Lazy.tsx'
import { CardIcon } from './CardIcon.tsx'
import { CompareBar } from './CompareBar.tsx'
import { hasPlace } from './card-text.ts'
import { ListingCard } from './ListingCard.tsx'
import { useClick } from './use-click.ts'
import { useStrip } from './use-strip.ts'
import './cards.css'

/** Most conversations never compare. */
const loadComparison = () => import('./Comparison.tsx').then(({ Comparison }) => Comparison)

interface AnswerCardsProps {
  view: ShownView
  /** Whether nothing has been answered since: only then can there be more of it. */
  isNewest: boolean
  /** Whether the words above say already how many homes match. */
  isCounted: boolean
}

/** The homes of an answer: cards, or a comparison of two or three. */
export function AnswerCards(props: AnswerCardsProps) {
  const { view } = props
  if (view.cards.length === 0) return <CountedHomes {...props} />
  if (view.compared)
    return (
      <div class="homes-compared">
        <Lazy load={loadComparison} props={{ cards: view.cards }} />
      </div>
    )
  return <HomeCards {...props} />
}

/** Homes that were counted, or that a figure was worked out of, and not listed. */
function CountedHomes({ view, isNewest }: AnswerCardsProps) {
  const { say } = useSpeech()
  const { busy, act } = useClick()
  if (!isNewest || !view.more || view.total === 0) return null
  return (
    <button
      type="button"
      class="homes-pill"
      aria-disabled={busy}
      onClick={() => act({ kind: 'more' }, say('showThese'))}
    >
      {say('showThese')}
    </button>
  )
}

function HomeCards({ view, isNewest, isCounted }: AnswerCardsProps) {
  const { say, direction } = useSpeech()
  const { state, actions } = useChat()
  const click = useClick()
  const [refused, setRefused] = useState(false)
  const strip = useStrip(direction, view.cards.length)
  const { picked, config } = state
  const bookingPage = config?.CalendlyAppointmentEnable ? config.CalendlyAppointmentScheduleUrl : ''
  const isFull = picked.length >= mostPicked
  const last = picked.at(-1)

  const pick = (id: number): void => {
    const isTooMany = isFull && !picked.includes(id)
    setRefused(isTooMany)
    if (!isTooMany) actions.pick(id)
  }
  // Drawn once for as long as nothing about them changes: this component runs with every piece of an answer.
  const cards = useMemo(
    () =>
      view.cards.map((card) => (
        <li key={card.id}>
          <ListingCard
            card={card}
            isPicked={picked.includes(card.id)}
            click={click}
            openPanel={actions.openPanel}
            askAbout={actions.askAbout}
            bookingPage={bookingPage}
            onPick={() => pick(card.id)}
          />
        </li>
      )),
    [view.cards, picked, click.busy, actions, bookingPage],
  )

  return (
    <section class="homes" tabIndex={-1} aria-label={say('homes')}>
      <div class="homes-head">
        {view.total > 0 && !isCounted && <p class="homes-total">{say('homesMatch', { count: view.total })}</p>}
        {/* A home alone has a button for it in its card. */}
        {Math.max(view.total, view.cards.length) > 1 && view.cards.some(hasPlace) && (
          <button type="button" class="homes-pill" onClick={() => actions.openPanel({ kind: 'map', focus: null })}>
            <CardIcon name="pin" size={16} />
            {say('onMap')}
          </button>
        )}
        {strip.overflows && (
          <div class="homes-arrows">
            <button type="button" aria-label={say('previousHomes')} aria-disabled={strip.atStart} onClick={strip.back}>
              <CardIcon name="previous" />
            </button>
            <button type="button" aria-label={say('nextHomes')} aria-disabled={strip.atEnd} onClick={strip.forward}>
              <CardIcon name="next" />
            </button>
          </div>
        )}
      </div>
      <ul class="homes-list" ref={strip.list} data-cut-off={strip.cutOff}>
        {cards}
      </ul>
      {view.more && isNewest && <ShowMore />}
      <CompareBar
        isOpen={(refused && isFull) || view.cards.some(({ id }) => id === last)}
        isRefusing={refused && isFull}
      />
    </section>
  )
}

function ShowMore() {
  const { say } = useSpeech()
  const { busy, act } = useClick()
  return (
    <div class="homes-foot">
      <button
        type="button"
        class="homes-pill"
        aria-disabled={busy}
        onClick={() => act({ kind: 'more' }, say('showMore'))}
      >
        {say('showMore')}
      </button>
    </div>
  )
}
