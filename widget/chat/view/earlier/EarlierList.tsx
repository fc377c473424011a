import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { EarlierConversation } from '../../model/chat-state.ts'
import { openEarlier } from '../../model/earlier.ts'
import { toFailure } from '../../model/failure.ts'
import { useChat } from '../../model/use-chat.ts'
import { localeOf, useSpeech } from '../../words/speech.ts'
import { failureWords } from '../failure-words.ts'
import { focusComposer } from '../focus.ts'
import './earlier.css'

/** Conversations that this browser had before: each can be read, and goes on. */
export function EarlierList(): JSX.Element {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const [failure, setFailure] = useState('')
  const open = async (sessionID: number): Promise<void> => {
    setFailure('')
    try {
      await openEarlier(actions.inner(), sessionID)
      actions.closePanel()
      focusComposer()
    } catch (thrown) {
      setFailure(failureWords(toFailure(thrown), say))
    }
  }
  return (
    <div class="earlier-list">
      {failure !== '' && (
        <p class="earlier-failure" role="alert">
          {failure}
        </p>
      )}
      <ul>
        {(state.earlier ?? []).map((each) => (
          <li key={each.sessionID}>
            <Row conversation={each} onOpen={() => open(each.sessionID)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ conversation, onOpen }: { conversation: EarlierConversation; onOpen(): void }): JSX.Element {
  const { say, language } = useSpeech()
  const { config } = useChat().state
  const { picture, lastMessage, lastMessageAt, unread } = conversation
  const at = new Date(lastMessageAt)
  const isToday = at.toDateString() === new Date().toDateString()
  const when = new Intl.DateTimeFormat(
    localeOf(language),
    isToday ? { hour: 'numeric', minute: '2-digit' } : { day: 'numeric', month: 'short' },
  ).format(at)
  return (
    <button type="button" class="earlier-row" data-unread={unread > 0} onClick={onOpen}>
      <span class="earlier-who">
        {picture !== '' && <img src={picture} alt="" />}
        <bdi>{conversation.name || config?.DisplayName}</bdi>
        <time dateTime={lastMessageAt}>{when}</time>
      </span>
      <span class="earlier-words" dir="auto">
        {lastMessage}
      </span>
      {unread > 0 && <span class="earlier-unread">{say('earlierUnread', { count: unread })}</span>}
    </button>
  )
}
