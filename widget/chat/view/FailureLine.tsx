import { useEffect, useState } from 'preact/hooks'
import type { VisitorMessage } from '../model/chat-state.ts'
import type { Speech } from '../words/speech.ts'
import { failureWords } from './failure-words.ts'
import { focusComposer } from './focus.ts'
import { Icon } from './Icon.tsx'

/** Seconds that a visitor may be asked to watch; after longer ones the button comes when it can be pressed. */
const longestWait = 600

/** Why a message was not answered, and the way to send it again: where the server asks for patience, when that is over. */
export function FailureLine({ message, say, retry }: { message: VisitorMessage; say: Speech['say']; retry(): void }) {
  const { failure } = message
  // The model takes the wait away when it is over.
  const wait = failure?.retryAfterSeconds
  const waits = wait !== undefined
  const [seconds, setSeconds] = useState(wait ?? 0)
  useEffect(() => {
    if (!waits) return undefined
    const clock = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(clock)
  }, [waits])
  return (
    <div class="failure">
      <p dir="auto">
        <Icon name="warning" />
        {failure ? failureWords(failure, say) : say('notSent')}
      </p>
      {(wait ?? 0) <= longestWait && (
        <button
          type="button"
          aria-disabled={waits}
          onClick={() => {
            if (waits) return
            focusComposer()
            retry()
          }}
        >
          <Icon name="again" />
          {waits ? say('tryAgainIn', { count: Math.max(1, Math.ceil(seconds)) }) : say('tryAgain')}
        </button>
      )}
    </div>
  )
}
