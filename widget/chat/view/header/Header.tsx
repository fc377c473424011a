import { useState } from 'preact/hooks'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { loadKeptButton, loadPanels } from '../answer-part.ts'
import { focusComposer } from '../focus.ts'
import { Lazy } from '../Lazy.tsx'
import { Picture } from '../Picture.tsx'
import { ContactMenu } from './ContactMenu.tsx'
import { HeaderButton } from './HeaderButton.tsx'

/** Who is spoken with, and what can be done with the chat as a whole. */
export function Header() {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const { config, place } = state
  const startNew = async (): Promise<void> => {
    await actions.startNew()
    focusComposer()
  }
  return (
    <header class="head">
      {config ? (
        <>
          <Picture config={config} />
          <h1 id="title" tabIndex={-1}>
            <bdi>{config.DisplayName}</bdi>
          </h1>
          {state.earlier?.[0] && <Lazy load={loadPanels} props={{ panel: null }} instead={null} />}
          {state.kept && <Lazy load={loadKeptButton} props={{}} instead={null} />}
          <HeaderButton
            icon="person"
            label={say('talkToPerson')}
            onClick={() => actions.openPanel({ kind: 'person' })}
          />
          <HeaderButton icon="compose" label={say('newConversation')} onClick={startNew} />
          <ContactMenu config={config} />
        </>
      ) : (
        <div class="gap" />
      )}
      {place === 'bubble' && <WindowButtons />}
    </header>
  )
}

/** Size and end of the window that a bubble opened. */
function WindowButtons() {
  const { actions } = useChat()
  const { say } = useSpeech()
  const [isFull, setFull] = useState(false)
  const toggle = (): void => {
    actions.setSize(isFull ? 'min' : 'max')
    setFull(!isFull)
  }
  return (
    <>
      <HeaderButton
        class="resize"
        icon={isFull ? 'smaller' : 'larger'}
        label={say(isFull ? 'smallSize' : 'fullSize')}
        onClick={toggle}
      />
      <HeaderButton icon="close" label={say('closeChat')} onClick={() => actions.close()} />
    </>
  )
}
