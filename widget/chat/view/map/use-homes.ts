import { useEffect, useState } from 'preact/hooks'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import type { MapHomes } from '../../../../src/homes/map/map-point.ts'
import type { Chat } from '../../model/use-chat.ts'

/** null: being fetched; failed: it did not come. */
type Fetched<Value> = Value | null | 'failed'

/** The homes of the conversation's search. */
export function useHomes({ actions }: Chat, focus: number | null): { homes: Fetched<MapHomes>; retry(): void } {
  const [homes, setHomes] = useState<Fetched<MapHomes>>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOver = false
    setHomes(null)
    actions.call<MapHomes>('POST', '/v1/visitor/map', focus === null ? {} : { focus }).then(
      (found) => isOver || setHomes(found),
      () => isOver || setHomes('failed'),
    )
    return () => {
      isOver = true
    }
  }, [focus, round])
  return { homes, retry: () => setRound(round + 1) }
}

/** One home in full: from the answers that are there already, else from the server. */
export function useHome({ state, actions }: Chat, id: number): { card: Fetched<ListingCard>; retry(): void } {
  const [fetched, setFetched] = useState<{ id: number; card: Fetched<ListingCard> }>({ id, card: null })
  const [round, setRound] = useState(0)
  const known = state.view?.cards.find((card) => card.id === id)
  useEffect(() => {
    if (known) return
    let isOver = false
    const show = (card: Fetched<ListingCard>): void => {
      if (!isOver) setFetched({ id, card })
    }
    show(null)
    actions.call<ListingCard>('GET', `/v1/visitor/listings/${id}`).then(show, () => show('failed'))
    return () => {
      isOver = true
    }
  }, [id, round])
  return { card: known ?? (fetched.id === id ? fetched.card : null), retry: () => setRound(round + 1) }
}
