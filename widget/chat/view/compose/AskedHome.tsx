import { useEffect } from 'preact/hooks'
import type { AskedHome as Asked } from '../../model/chat-state.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { focusComposer } from '../focus.ts'
import { Icon } from '../Icon.tsx'
import './asked-home.css'

/** The home that the next message is about, over the field, which it describes; it can be taken away again. */
export function AskedHome({ asked }: { asked: Asked }) {
  const { say } = useSpeech()
  const { actions } = useChat()
  // Whoever chooses a home wants to write, also where that brings up a keyboard. After a panel around the button has gone,
  // which gives the focus back to what had opened it.
  useEffect(focusComposer, [asked])
  return (
    <p class="asked">
      <span id="asked" dir="auto">
        {asked.line}
      </span>
      <button
        type="button"
        aria-label={say('removeCriterion', { label: asked.name })}
        onClick={() => {
          actions.askAbout(null)
          focusComposer()
        }}
      >
        <Icon name="close" />
      </button>
    </p>
  )
}
