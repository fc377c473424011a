import type { ListingCard, ShownView } from '../../../../src/conversation/guide/answer-view.ts'
import type { AnswerButton } from '../../../../src/reading/answer-button.ts'
import type { ChatActions } from '../../model/chat-actions.ts'
import type { ChatState, Panel } from '../../model/chat-state.ts'
import { toFailure } from '../../model/failure.ts'
import { pickHome } from '../../model/pick-home.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { askedOf } from '../cards/card-text.ts'
import { useBookingPage } from '../cards/use-booking-page.ts'
import { useClick } from '../cards/use-click.ts'
import { failureWords } from '../failure-words.ts'
import { focusComposer } from '../focus.ts'
import type { Heart } from '../kept/use-heart.ts'

/** Does what a button of an answer stands for; `onFailure` is told why a home cannot be shown, "" before each try. */
export function useWay(
  view: ShownView,
  heart: Heart,
  onFailure: (words: string) => void,
): (button: AnswerButton) => void {
  const { state, actions } = useChat()
  const { say, direction } = useSpeech()
  const bookingPage = useBookingPage()
  const click = useClick()

  const goTo = (button: AnswerButton, card: ListingCard): void => {
    const { kind } = button
    const panel = panelOf(button, card)
    if (kind === 'ask') actions.askAbout(askedOf(card, say, direction))
    else if (kind === 'tour' && bookingPage !== '') openPage(bookingPage)
    else if (kind === 'link') openPage(card.url)
    else if (panel) actions.openPanel(panel)
  }

  return (button) => {
    const { kind, say: words, listing } = button
    onFailure('')
    if (words !== undefined) {
      if (state.answering) return
      // What stands over the field is of another message.
      actions.askAbout(null)
      void actions.send(words)
      return
    }
    if (kind === 'person') return actions.openPanel({ kind })
    if (kind === 'restart') return void actions.startNew()
    if (kind === 'more') return click.act({ kind }, button.label)
    if (listing === undefined) {
      if (kind === 'map') actions.openPanel({ kind: 'map', focus: null })
      else if (kind === 'alert') actions.openPanel({ kind })
      // Nothing that the window could do by itself: the visitor says it.
      else focusComposer()
      return
    }
    if (kind === 'save') return heart.toggle(listing)
    if (kind === 'compare') return pickHome(actions, listing)
    if (kind === 'similar') return click.act({ kind, listing }, button.label)
    findHome(view, state, actions, listing).then(
      (card) => goTo(button, card),
      (thrown) => {
        const failure = toFailure(thrown)
        onFailure(failure.code === 'listing-not-found' ? say('homeGone') : failureWords(failure, say))
      },
    )
  }
}

function panelOf(button: AnswerButton, card: ListingCard): Panel | null {
  const { kind } = button
  if (kind === 'tour') return { ...button, kind: 'person', card }
  if (kind === 'alert') return { kind, card }
  if (kind === 'map') return { kind, focus: card.id }
  return kind === 'pictures' && card.images.length > 0 ? { kind: 'gallery', card, index: 0 } : null
}

/** A home that some answer shows, or that the server knows. Throws a Failure. */
async function findHome(
  view: ShownView,
  { messages }: ChatState,
  actions: ChatActions,
  listing: number,
): Promise<ListingCard> {
  const shown = messages.flatMap((message) => (message.from === 'chatbot' && message.view?.cards) || [])
  const known = [...view.cards, ...shown].find(({ id }) => id === listing)
  return known ?? actions.call<ListingCard>('GET', `/v1/visitor/listings/${listing}`)
}

function openPage(address: string): void {
  if (address !== '') window.open(address, '_blank', 'noopener,noreferrer')
}
