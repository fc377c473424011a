import { useMemo, useState } from 'preact/hooks'
import type { ShownView } from '../../../../src/conversation/guide/answer-view.ts'
import { mostPicked } from '../../model/chat-state.ts'
import { pickHome } from '../../model/pick-home.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { useHeart } from '../kept/use-heart.ts'
import { Lazy } from '../Lazy.tsx'
import { CardIcon } from './CardIcon.tsx'
import { ListingCard } from './ListingCard.tsx'
import { useBookingPage } from './use-booking-page.ts'
import { useClick } from './use-click.ts'
import { useStrip } from './use-strip.ts'
import './cards.css'

/** Most conversations never compare. */
const loadCompareBar = () => import('./CompareBar.tsx').then((part) => part.CompareBar)
const loadComparison = () => import('./Comparison.tsx').then((part) => part.Comparison)

interface AnswerCardsProps {
  view: ShownView
  /** Whether nothing has been answered since: only then can there be more of it. */
  isNewest: boolean
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

function HomeCards({ view, isNewest }: AnswerCardsProps) {
  const { say, direction } = useSpeech()
  const { state, actions } = useChat()
  const click = useClick()
  const [refused, setRefused] = useState(false)
  const strip = useStrip(direction, view.cards.length)
  const heart = useHeart()
  const bookingPage = useBookingPage()
  const { picked } = state
  const isFull = picked.length >= mostPicked
  const last = picked.at(-1)

  const pick = (id: number): void => {
    const isTooMany = isFull && !picked.includes(id)
    setRefused(isTooMany)
    if (!isTooMany) pickHome(actions, id)
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
            heart={heart}
            onPick={() => pick(card.id)}
          />
        </li>
      )),
    [view.cards, picked, click.busy, actions, bookingPage, heart],
  )

  return (
    <section class="homes" tabIndex={-1} aria-label={say('homes')}>
      <div class="homes-strip">
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
        <ul class="homes-list" ref={strip.list} data-cut-off={strip.cutOff}>
          {cards}
        </ul>
      </div>
      {view.more && isNewest && !view.buttons?.some(({ kind }) => kind === 'more') && <ShowMore />}
      {picked.length > 0 && (
        <Lazy
          load={loadCompareBar}
          props={{
            isOpen: (refused && isFull) || view.cards.some(({ id }) => id === last),
            isRefusing: refused && isFull,
          }}
          instead={null}
        />
      )}
      <p class="homes-told" role="status">
        {heart.failure}
      </p>
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
