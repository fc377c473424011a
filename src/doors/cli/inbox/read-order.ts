/** What somebody at the inbox asks for with a line. */
export type InboxOrder =
  | { kind: 'say'; text: string }
  | { kind: 'take'; sessionId: number }
  | { kind: 'read' | 'release'; sessionId: number | null }
  | { kind: 'list' | 'leave' | 'help' | 'quit' }
  | { kind: 'wrong'; problem: string }

const words = { l: 'list', ls: 'list', h: 'help', '?': 'help', q: 'quit', exit: 'quit', back: 'leave' } as const

/**
 * Reads a line. In a conversation it is said to the visitor unless it begins with a slash (two slashes say one);
 * elsewhere the slash may be left out. Null: an empty line.
 */
export function readOrder(line: string, isInConversation: boolean): InboxOrder | null {
  const text = line.trim()
  if (text === '') return null
  if (isInConversation && (!text.startsWith('/') || text.startsWith('//')))
    return { kind: 'say', text: text.startsWith('//') ? text.slice(1) : line.trimEnd() }
  const [first = '', ...rest] = text.replace(/^\//, '').split(/\s+/)
  const word = first.toLowerCase()
  const order = word in words ? words[word as keyof typeof words] : word
  switch (order) {
    case 'list':
    case 'leave':
    case 'help':
    case 'quit':
      return rest.length === 0 ? { kind: order } : wrong(`${order} takes nothing after it`)
    case 'take':
    case 'read':
    case 'release': {
      const sessionId = readSessionId(rest)
      if (sessionId === undefined) return wrong(`${order} takes the number of a conversation, as in: ${order} 42`)
      if (order !== 'take') return { kind: order, sessionId }
      return sessionId === null ? wrong('say which conversation, as in: take 42') : { kind: order, sessionId }
    }
    default:
      return wrong(`there is no order “${first}”: help shows all`)
  }
}

/** Null: none was given; undefined: it is none. */
function readSessionId(given: readonly string[]): number | null | undefined {
  const [id, ...more] = given
  if (id === undefined) return null
  const number = Number(id)
  return more.length === 0 && /^[1-9]\d*$/.test(id) && Number.isSafeInteger(number) ? number : undefined
}

function wrong(problem: string): InboxOrder {
  return { kind: 'wrong', problem }
}
