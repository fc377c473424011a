import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Conversation, PorchlightError } from 'porchlight/client'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { conversationQuery } from '../../../live/conversation-queries.ts'
import { dropEverywhere, placeEverywhere } from '../../../live/LiveProvider.tsx'
import { showWithUndo } from '../../../parts/show-with-undo.tsx'
import { tell } from '../../../parts/tell.ts'

/** What was written and is not stored yet. */
export interface Unsent {
  key: number
  content: string
  /** Ids of homes that go with it. */
  homes: readonly number[]
  hasFailed: boolean
  /** Id of the newest message when it was sent: itself comes after. */
  after: number
}

const tellTypingMs = 4_000

/** A conversation with what the firm can do in it. */
export function useConversation(sessionID: number) {
  const api = useApi()
  const { client } = api
  const me = useMe()
  const queries = useQueryClient()
  const { t } = useTranslation()
  const query = useQuery(conversationQuery(api, sessionID))
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const nextKey = useRef(1)
  const toldTypingAt = useRef(0)
  const conversation = query.data
  const isMine =
    conversation !== undefined && conversation.takenBy !== null && conversation.takenBy.accountId === me.accountId

  const change = useCallback(
    (make: (known: Conversation) => Conversation): void => {
      const key = conversationQuery(api, sessionID).queryKey
      queries.setQueryData<Conversation>(key, (known) => known && make(known))
      const known = queries.getQueryData<Conversation>(key)
      if (!known) return
      const { messages: _, nextCursor: __, ...summary } = known
      placeEverywhere(queries, summary)
    },
    [api, queries, sessionID],
  )
  const tellFailure = (failure: unknown): void => {
    tell(t, { color: 'red', message: explainFailure(failure, t) })
  }

  const take = useMutation({
    mutationFn: () => client.takeConversation({ sessionID, name: me.name }),
    onSuccess: ({ name, picture, accountId, takenAt }) =>
      change((known) => ({
        ...known,
        waitingSince: null,
        takenBy: { name, picture, accountId, since: takenAt },
        assignedTo: accountId === null ? known.assignedTo : { accountId, name: me.name },
      })),
    onError: tellFailure,
  })
  const release = useMutation({
    mutationFn: () => client.releaseConversation({ sessionID }),
    onSuccess: () => {
      change((known) => ({ ...known, takenBy: null }))
      showWithUndo(t, {
        id: `released-${sessionID}`,
        message: t('inbox.reply.released'),
        undo: () => take.mutate(),
      })
    },
    onError: tellFailure,
  })

  /** Makes it a colleague's, null: nobody's. An agent who gives it away sees it no more. */
  const assign = useMutation({
    mutationFn: (accountId: string | null) => client.assignConversation({ sessionID, accountId }),
    onSuccess: ({ assignedTo }) => {
      if (me.role === 'agent' && assignedTo !== null && assignedTo.accountId !== me.accountId)
        return dropEverywhere(queries, sessionID)
      change((known) => ({ ...known, assignedTo }))
    },
    onError: tellFailure,
  })

  const deliver = async (letter: Unsent): Promise<void> => {
    try {
      const sent = await client.sendPersonMessage({
        sessionID,
        ...(letter.content !== '' && { content: letter.content }),
        ...(letter.homes.length > 0 && { listingIds: [...letter.homes] }),
      })
      change((known) => addSent(known, sent))
      setUnsent((all) => all.filter(({ key }) => key !== letter.key))
    } catch (failure) {
      setUnsent((all) => all.map((each) => (each.key === letter.key ? { ...each, hasFailed: true } : each)))
      if (failure instanceof PorchlightError && failure.code === 'conversation-not-taken') {
        change((known) => ({ ...known, takenBy: null }))
        tell(t, { color: 'lamp', message: t('inbox.reply.notTaken') })
      } else tellFailure(failure)
    }
  }
  const send = (content: string, homes: readonly number[] = []): void => {
    const after = conversation?.messages.at(-1)?.id ?? 0
    const letter = { key: nextKey.current++, content, homes, hasFailed: false, after }
    setUnsent((all) => [...all, letter])
    toldTypingAt.current = 0
    void deliver(letter)
  }
  const sendAgain = (letter: Unsent): void => {
    setUnsent((all) => all.map((each) => (each.key === letter.key ? { ...each, hasFailed: false } : each)))
    const taken = isMine ? Promise.resolve() : take.mutateAsync().then(() => {})
    void taken.then(
      () => deliver({ ...letter, hasFailed: false }),
      () => setUnsent((all) => all.map((each) => (each.key === letter.key ? { ...each, hasFailed: true } : each))),
    )
  }
  const tellTyping = (): void => {
    const now = Date.now()
    if (!isMine || now - toldTypingAt.current < tellTypingMs) return
    toldTypingAt.current = now
    // Whether the visitor sees it is worth no word to who writes.
    client.tellTyping({ sessionID }, { retries: 0 }).catch(() => {})
  }

  return { query, conversation, isMine, unsent, take, release, assign, send, sendAgain, tellTyping }
}

function addSent(
  known: Conversation,
  sent: { id: number; content: string; createTime: string; name: string },
): Conversation {
  if (known.messages.some(({ id }) => id === sent.id)) return known
  const createdAt = new Date().toISOString()
  const message = {
    id: sent.id,
    from: 'person' as const,
    kind: 'Text' as const,
    content: sent.content,
    status: 'complete' as const,
    noAnswer: null,
    createdAt,
    files: [],
    name: sent.name,
    picture: '',
    view: null,
  }
  return {
    ...known,
    messages: [...known.messages, message],
    messageCount: known.messageCount + 1,
    lastMessageAt: createdAt,
    lastMessage: { from: 'person', content: sent.content.slice(0, 200) },
  }
}
