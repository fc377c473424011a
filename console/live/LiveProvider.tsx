import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  type Conversation,
  type ConversationEvent,
  type ConversationSummary,
  type ListConversationsResult,
  PorchlightError,
} from 'porchlight/client'
import { type ReactNode, useEffect, useState } from 'react'
import { type Api, useApi } from '../api/api-context.ts'
import { applyEvent } from './apply-event.ts'
import { dropFromPages, type ListFilter, type ListPages, placeInPages } from './conversation-lists.ts'
import type { conversationsQuery } from './conversation-queries.ts'
import { follow } from './follow.ts'
import { type Freshness, keepFresh, keptKeys } from './keep-fresh.ts'
import { LiveContext } from './live-context.ts'
import { LiveStore } from './live-store.ts'
import { useWaitingNews } from './use-waiting-news.tsx'

/** So long, events of one conversation are gathered before its line in the lists is read anew. */
const gatherMs = 120

/** Listens to all conversations as long as the console is open, and keeps what is shown as it is now. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const queries = useQueryClient()
  const [store] = useState(() => new LiveStore())
  useEffect(() => {
    const ending = new AbortController()
    const refresh = makeRefresher(api, queries, ending.signal)
    let gaps = 0
    let freshness: Freshness = 'loading'
    const tell = (): void => store.setFreshness(gaps > 0 && freshness === 'fresh' ? 'loading' : freshness)
    keepFresh(queries, {
      signal: ending.signal,
      onFreshness: (now) => {
        freshness = now
        tell()
      },
    })
    const catchUp = async (): Promise<void> => {
      gaps += 1
      tell()
      await Promise.all(keptKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
      gaps -= 1
      tell()
    }
    void follow({
      baseUrl: api.baseUrl,
      signal: ending.signal,
      onState: (state) => store.setLine(state),
      onGap: () => void catchUp(),
      onEvent: (event) => {
        tellStore(store, event)
        const { sessionID } = event.data
        if (event.type === 'note') return void queries.invalidateQueries({ queryKey: ['notes', sessionID] })
        if (event.type === 'assigned' && event.data.gone) return dropEverywhere(queries, sessionID)
        queries.setQueryData<Conversation>(
          ['conversation', sessionID],
          (known) => known && applyEvent(known, event, new Date().toISOString()),
        )
        if (event.type === 'tour') void queries.invalidateQueries({ queryKey: ['tours'] })
        if (event.type !== 'typing' && event.type !== 'read') refresh(sessionID)
      },
    })
    return () => ending.abort()
  }, [api, queries, store])
  return (
    <LiveContext value={store}>
      <WaitingNews />
      {children}
    </LiveContext>
  )
}

function WaitingNews() {
  useWaitingNews()
  return null
}

function tellStore(store: LiveStore, { type, data }: ConversationEvent): void {
  const { sessionID, who, upTo, kind, content = '' } = data
  if (type === 'typing' && who === 'visitor') store.visitorTypes(sessionID, Date.now())
  if (type === 'read' && who === 'visitor' && upTo !== undefined) store.visitorRead(sessionID, upTo)
  if (type === 'message' && kind === 0) store.visitorSaid(sessionID, content)
}

/** Reads a conversation's line anew, once for events that come together, and puts it into every list. */
function makeRefresher(api: Api, queries: QueryClient, signal: AbortSignal): (sessionID: number) => void {
  const waiting = new Set<number>()
  return (sessionID) => {
    if (waiting.has(sessionID)) return
    waiting.add(sessionID)
    setTimeout(async () => {
      waiting.delete(sessionID)
      if (signal.aborted) return
      void queries.invalidateQueries({ queryKey: ['conversation', sessionID] })
      try {
        const {
          messages: _,
          nextCursor: __,
          ...summary
        } = await api.client.readConversation({ sessionID, limit: 1 }, { signal })
        placeEverywhere(queries, summary)
      } catch (failure) {
        if (failure instanceof PorchlightError && failure.status === 404) dropEverywhere(queries, sessionID)
        // What it is now is not known: the lists say it, or are asked until they do.
        void queries.invalidateQueries({ queryKey: ['conversations'] })
        void queries.invalidateQueries({ queryKey: ['waiting'] })
      }
    }, gatherMs)
  }
}

/** Puts what a conversation is now into every list that was read. */
export function placeEverywhere(queries: QueryClient, summary: ConversationSummary): void {
  for (const [key] of queries.getQueriesData({ queryKey: ['conversations'] })) {
    const filter = (key as ReturnType<typeof conversationsQuery>['queryKey'])[1] as ListFilter
    queries.setQueryData<ListPages>(key, (list) => list && placeInPages(list, filter, summary))
  }
  queries.setQueryData<ListConversationsResult>(['waiting'], (list) => {
    if (!list) return list
    const [page] = placeInPages({ pages: [list], pageParams: [] }, { state: 'waiting' }, summary).pages
    return page
  })
}

/** Takes a conversation out of all that is shown: it is erased, or a colleague's now. */
export function dropEverywhere(queries: QueryClient, sessionID: number): void {
  for (const [key] of queries.getQueriesData({ queryKey: ['conversations'] }))
    queries.setQueryData<ListPages>(key, (list) => list && dropFromPages(list, sessionID))
  queries.setQueryData<ListConversationsResult>(
    ['waiting'],
    (list) => list && dropFromPages({ pages: [list], pageParams: [] }, sessionID).pages[0],
  )
  // What is open says that it is not there any more.
  void queries.resetQueries({ queryKey: ['conversation', sessionID] })
  queries.removeQueries({ queryKey: ['notes', sessionID] })
}
