import { useEffect, useRef, useState } from 'preact/hooks'
import type { ChatMessage } from '../model/chat-state.ts'
import { useChat } from '../model/use-chat.ts'
import { type Speech, useSpeech } from '../words/speech.ts'
import { failureWords, noticeWords } from './failure-words.ts'

/** Says to screen readers what happens: an answer once it is whole, never in pieces, and what changes around it. */
export function Announcer() {
  const { state } = useChat()
  const { say } = useSpeech()
  const [said, setSaid] = useState({ text: '', count: 0 })
  const known = useRef<Map<string, string> | null>(null)
  const announce = (text: string): void => setSaid(({ count }) => ({ text, count: count + 1 }))
  const name = state.config?.DisplayName ?? ''

  useEffect(() => {
    if (state.phase !== 'ready') return
    const before = known.current
    const now = new Map(state.messages.map((message) => [message.id, stage(message)]))
    known.current = now
    // What was there when the chat opened is read by whoever wants to.
    if (before === null) return
    const news = state.messages.filter((message) => before.get(message.id) !== now.get(message.id))
    const words = news.map((message) => wordsOf(message, name, say)).filter((text) => text !== '')
    if (words.length > 0) announce(words.join('\n'))
  }, [state.messages, state.phase])

  const wasOnline = useRef(true)
  useEffect(() => {
    if (state.online !== wasOnline.current) announce(say(state.online ? 'backOnline' : 'offline'))
    wasOnline.current = state.online
  }, [state.online])

  return (
    <div class="unseen" role="status">
      <p key={said.count}>{said.text}</p>
    </div>
  )
}

/** What has to change about a message for it to be worth saying. */
function stage(message: ChatMessage): string {
  return message.from === 'notice' ? '' : message.status
}

function wordsOf(message: ChatMessage, name: string, say: Speech['say']): string {
  if (message.from === 'notice') return noticeWords(message, say)
  if (message.from === 'visitor') {
    if (message.status !== 'failed') return ''
    return `${say('notSent')} ${message.failure ? failureWords(message.failure, say) : ''}`
  }
  if (message.status === 'streaming') return say('writing', { name })
  // Its card speaks itself.
  if (message.tour) return ''
  const homes = message.view?.cards.length ?? 0
  const span = homes > 0 ? message.view?.listSpan : null
  const text = span ? message.text.slice(0, span.from) + message.text.slice(span.to) : message.text
  return [
    message.writer ? message.writer.name : say('someoneSaid', { name }),
    withoutMarks(text),
    homes > 0 ? say('homesShown', { count: homes }) : '',
    message.status === 'stopped' ? say('stopped') : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** Markdown as it is spoken: links by their words, without signs. */
function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|~\s]+/g, ' ')
    .trim()
}
