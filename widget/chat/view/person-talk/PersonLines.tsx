import { useEffect, useRef } from 'preact/hooks'
import type { ChatState } from '../../model/chat-state.ts'
import { LiveConversation } from '../../model/live.ts'
import { useChat } from '../../model/use-chat.ts'
import '../../words/panel-english.ts'
import { useSpeech } from '../../words/speech.ts'

/** Listens to the firm while the window is looked at; a new session has a new listener. */
function useLive(state: ChatState): void {
  const { actions } = useChat()
  const live = useRef<LiveConversation | null>(null)
  const session = state.config?.SessionID
  const follow = (): void => live.current?.follow(!document.hidden && state.open)
  useEffect(() => {
    const own = new LiveConversation(actions.inner())
    live.current = own
    const type = (): void => own.type()
    document.addEventListener('input', type)
    return () => {
      document.removeEventListener('input', type)
      own.leave()
    }
  }, [session])
  useEffect(() => {
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [session, state.open])
}

/** Who answers, and whether they have read what was said last. */
export function PersonLines({ state }: { state: ChatState }) {
  const { say } = useSpeech()
  useLive(state)
  const { person, messages } = state
  if (!person) return null
  const name = person.name || say('someone')
  const last = messages.at(-1)
  return (
    <>
      {person.readLast !== '' && last?.id === person.readLast && (
        <li class="notice">
          <span role="status">{say('seen')}</span>
        </li>
      )}
      {!(last?.from === 'chatbot' && last.writer) && <li class="notice">{say('personAnswers', { name })}</li>}
      {person.isTyping && (
        <li class="message chatbot">
          <p class="bubble typing">
            <span class="unseen">{say('writing', { name })}</span>
            <i />
            <i />
            <i />
          </p>
        </li>
      )}
    </>
  )
}
