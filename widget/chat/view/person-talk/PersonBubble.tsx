import type { Writer } from '../../model/chat-state.ts'
import { useSpeech } from '../../words/speech.ts'
import './person-bubble.css'

/** What somebody of the firm said, with who it is. */
export function PersonBubble({ text, writer }: { text: string; writer: Writer }) {
  const { say } = useSpeech()
  return (
    <>
      <p class="writer">
        {writer.picture !== '' && <img src={writer.picture} alt="" />}
        {writer.name || say('someone')}
      </p>
      <p class="bubble" dir="auto">
        {text}
      </p>
    </>
  )
}
