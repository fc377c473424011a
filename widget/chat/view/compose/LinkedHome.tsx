import { useEffect } from 'preact/hooks'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { askedOf } from '../cards/card-text.ts'

/** Looks the home up whose page led here, and opens what the visitor wants of it. One that is gone leaves just the chat. */
export function LinkedHome({ home, see }: { home: number; see: string }): null {
  const { state, actions } = useChat()
  const { say, direction } = useSpeech()
  const isReady = state.phase === 'ready'
  useEffect(() => {
    if (!isReady) return
    if (see === 'map') return actions.openPanel({ kind: 'map', focus: home })
    actions.call<ListingCard>('GET', `/v1/visitor/listings/${home}`).then(
      (card) =>
        see === 'tour' ? actions.openPanel({ kind: 'person', card }) : actions.askAbout(askedOf(card, say, direction)),
      () => actions.closePanel(),
    )
  }, [isReady])
  return null
}
