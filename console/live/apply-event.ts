import type { Conversation, ConversationEvent, Message } from 'porchlight/client'

const speakers = ['visitor', 'chatbot', 'person'] as const

/** An open conversation with what a live event tells of it. What the event does not tell is read afterwards. */
export function applyEvent(conversation: Conversation, { type, data }: ConversationEvent, now: string): Conversation {
  switch (type) {
    case 'message':
      return addMessage(conversation, data)
    case 'taken':
      return {
        ...conversation,
        waitingSince: null,
        takenBy: { name: data.name ?? '', picture: data.picture ?? '', accountId: data.accountId ?? null, since: now },
      }
    case 'released':
      return { ...conversation, takenBy: null }
    case 'assigned':
      return {
        ...conversation,
        assignedTo: data.accountId ? { accountId: data.accountId, name: data.name ?? '' } : null,
      }
    default:
      return conversation
  }
}

function addMessage(conversation: Conversation, data: ConversationEvent['data']): Conversation {
  const { id, kind, content = '', createTime } = data
  const from = typeof kind === 'number' ? speakers[kind] : undefined
  if (id === undefined || from === undefined || createTime === undefined) return conversation
  if (conversation.messages.some((message) => message.id === id)) return conversation
  const message: Message = {
    id,
    from,
    kind: 'Text',
    content,
    status: from === 'visitor' ? (conversation.takenBy ? 'answered' : 'pending') : 'complete',
    noAnswer: null,
    createdAt: toIso(createTime),
    files: [],
    name: data.name ?? '',
    picture: '',
    view: null,
  }
  // An answer tells that its question is answered.
  const before =
    from === 'visitor'
      ? conversation.messages
      : conversation.messages.map((each) =>
          each.status === 'pending' ? { ...each, status: 'answered' as const } : each,
        )
  const messages = [...before, message].sort((one, other) => one.id - other.id)
  return {
    ...conversation,
    messages,
    messageCount: conversation.messageCount + 1,
    lastMessageAt: message.createdAt,
  }
}

/** Times of live events are UTC, with or without a mark of it. */
function toIso(time: string): string {
  const marked = /(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time.replace(' ', 'T')}Z`
  return Number.isNaN(Date.parse(marked)) ? time : new Date(marked).toISOString()
}
