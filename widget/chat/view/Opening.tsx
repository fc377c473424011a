import { useChat } from '../model/use-chat.ts'
import { useSpeech } from '../words/speech.ts'
import { failureWords } from './failure-words.ts'
import { Icon } from './Icon.tsx'

/** What stands where the conversation will be: a sketch of it, or why it cannot be opened. */
export function Opening() {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const { failure } = state
  if (state.phase !== 'failed') {
    return (
      <main class="scroll" aria-busy="true">
        <p class="unseen">{say('opening')}</p>
        <div class="sketch" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </main>
    )
  }
  return (
    <main class="scroll">
      <div class="hindrance" role="alert">
        <Icon name="warning" />
        <h2>{say('notOpened')}</h2>
        {failure && <p>{failureWords(failure, say)}</p>}
        <button type="button" class="button" onClick={() => actions.reopen()}>
          {say('tryAgain')}
        </button>
      </div>
    </main>
  )
}
