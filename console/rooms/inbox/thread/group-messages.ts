import type { ConversationNote, Message } from 'porchlight/client'

/** What one side said in a row, shown under one name. */
export interface MessageGroup {
  /** Id of its first message. */
  id: number
  from: Message['from']
  name: string
  picture: string
  messages: Message[]
  /** The day begins with it, on the reader’s clock. */
  beginsDay: boolean
}

const longestPauseMs = 5 * 60_000

/**
 * Messages in groups: a new one where another side speaks, after five minutes, with every day, and where something else
 * stands between: `breaks`, times in ISO 8601.
 */
export function groupMessages(messages: readonly Message[], breaks: readonly string[] = []): MessageGroup[] {
  const groups: MessageGroup[] = []
  let before: Message | undefined
  for (const message of messages) {
    const group = groups.at(-1)
    const beginsDay = before === undefined || dayOf(before) !== dayOf(message)
    const pauseMs =
      before === undefined ? 0 : new Date(message.createdAt).getTime() - new Date(before.createdAt).getTime()
    const last = before?.createdAt ?? ''
    const isBroken = breaks.some((time) => time >= last && time < message.createdAt)
    const isSame = group?.from === message.from && group.name === message.name
    const goesOn = isSame && pauseMs <= longestPauseMs && !beginsDay && !isBroken
    if (goesOn) group.messages.push(message)
    else {
      const { id, from, name, picture } = message
      groups.push({ id, from, name, picture, messages: [message], beginsDay })
    }
    before = message
  }
  return groups
}

function dayOf({ createdAt }: Message): string {
  return new Date(createdAt).toDateString()
}

/** What is said in an answer beside its cards: the list in words is left out where the cards show it. */
export function wordsBesideCards({ content, view }: Pick<Message, 'content' | 'view'>): string {
  const span = view && view.cards.length > 0 ? view.listSpan : null
  if (!span) return content
  return `${content.slice(0, span.from).trimEnd()}\n\n${content.slice(span.to).trimStart()}`.trim()
}

/** What stands in a thread: groups of messages, and notes of the firm where they were written. */
export type ThreadPart = { group: MessageGroup } | { note: ConversationNote }

export function partsOfThread(messages: readonly Message[], notes: readonly ConversationNote[]): ThreadPart[] {
  const groups = groupMessages(
    messages,
    notes.map(({ createdAt }) => createdAt),
  )
  const parts: ThreadPart[] = []
  const left = [...notes]
  for (const group of groups) {
    const begin = group.messages[0]?.createdAt ?? ''
    while (left[0] && left[0].createdAt < begin) parts.push(...left.splice(0, 1).map((note) => ({ note })))
    parts.push({ group })
  }
  return [...parts, ...left.map((note) => ({ note }))]
}
