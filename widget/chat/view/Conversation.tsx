import { useRef } from 'preact/hooks'
import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'
import { useChat } from '../model/use-chat.ts'
import { useSpeech } from '../words/speech.ts'
import { Icon } from './Icon.tsx'
import { Lazy } from './Lazy.tsx'
import { Message } from './Message.tsx'
import { loadPersonLines } from './person-talk/load-person-lines.ts'
import { useFollow } from './use-follow.ts'
import { useLatest } from './use-latest.ts'

const loadHomesSketch = () => import('./cards/HomesSketch.tsx').then((part) => part.HomesSketch)

/** Greeting, suggestions and everything that was said, the newest in sight. */
export function Conversation({ config }: { config: WidgetConfig }) {
  const { state, actions } = useChat()
  const speech = useSpeech()
  const { say } = speech
  const scroll = useRef<HTMLElement>(null)
  const { isAway, toNewest } = useFollow(scroll, state.messages)
  const { shown, hasEarlier, showEarlier } = useLatest(scroll, state.messages)
  const last = state.messages.at(-1)
  const waits = state.answering && !(last?.from === 'chatbot' && (last.text !== '' || last.view))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <main class="scroll" ref={scroll} tabIndex={0} aria-label={say('conversation')}>
        <div class="column">
          {hasEarlier && (
            <button type="button" class="button earlier" onClick={showEarlier}>
              {say('earlier')}
            </button>
          )}
          <ul class="messages">
            {!hasEarlier &&
              splitLines(config.InitialMessage).map((line) => (
                <li class="message chatbot" key={line}>
                  <p class="bubble" dir="auto">
                    {line}
                  </p>
                </li>
              ))}
            {last && !hasEarlier && <PrivacyNote text={config.ChatbotPrivacyPolicyDescription} />}
            {shown.map((message) => (
              <Message
                key={message.id}
                message={message}
                name={config.DisplayName}
                isNewestView={message.from === 'chatbot' && message.view !== null && message.view === state.view}
                speech={speech}
                retry={actions.retry}
              />
            ))}
            {last && <Lazy load={loadPersonLines} props={{ state }} instead={null} />}
            {waits && (
              <li class="message chatbot">
                <p class="bubble typing">
                  <span class="unseen">{say('writing', { name: config.DisplayName })}</span>
                  <i />
                  <i />
                  <i />
                </p>
                {state.awaitsHomes && <Lazy load={loadHomesSketch} props={{}} instead={null} />}
              </li>
            )}
          </ul>
          {state.messages.length === 0 && (
            <Suggestions lines={splitLines(config.SuggestedMessage || config.OwnSuggestions || '')} />
          )}
        </div>
      </main>
      {isAway && last && (
        <div class="newest">
          <button
            type="button"
            class="icon-button"
            aria-label={say('toNewest')}
            title={say('toNewest')}
            onClick={toNewest}
          >
            <Icon name="down" />
          </button>
        </div>
      )}
    </>
  )
}

function Suggestions({ lines }: { lines: string[] }) {
  const { actions } = useChat()
  const { say } = useSpeech()
  if (lines.length === 0) return null
  return (
    <ul class="suggestions" aria-label={say('suggestions')}>
      {lines.map((line) => (
        <li key={line}>
          <button type="button" dir="auto" onClick={() => actions.send(line)}>
            {line}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The line about privacy leaves its place below the field to the conversation, and stands at its head from then on. */
function PrivacyNote({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <li class="privacy" dir="auto">
      {text}
    </li>
  )
}

function splitLines(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== '')
}
