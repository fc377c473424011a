import { useState } from 'preact/hooks'
import { toFailure } from '../../model/failure.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { failureWords } from '../failure-words.ts'
import '../../words/rate-english.ts'

// So little that a style sheet of its own would be more.
const buttonStyle = { minBlockSize: '1.75rem', minInlineSize: '2.75rem', color: 'var(--link)', fontWeight: 500 }

/** Asks whether the newest answer was right, and tells the firm; it goes as soon as the next thing is said, not while that is being read. */
export function Rate({ id }: { id: number }) {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const [told, tell] = useState('')
  const [isOver, end] = useState(false)
  const rate = (isRight: boolean): void => {
    tell('')
    end(true)
    actions.call('POST', '/v1/visitor/rating', { messageID: id, isRight }).then(
      () => tell(say('rateThanks')),
      (thrown) => {
        end(false)
        tell(failureWords(toFailure(thrown), say))
      },
    )
  }
  const last = state.messages.at(-1)
  if (last?.from !== 'chatbot' || last.view?.answer !== id) return null
  return (
    <p class="aside" style={{ paddingInlineStart: '4px' }}>
      {!isOver && (
        <>
          <span id={`rate-${id}`}>{say('rateAsk')}</span>
          {([true, false] as const).map((isRight) => (
            <button
              type="button"
              key={isRight}
              style={buttonStyle}
              id={`rate-${id}-${isRight}`}
              aria-labelledby={`rate-${id} rate-${id}-${isRight}`}
              onClick={() => rate(isRight)}
            >
              {say(isRight ? 'rateYes' : 'rateNo')}
            </button>
          ))}
        </>
      )}
      <span role="status">{told}</span>
    </p>
  )
}
