import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { WidgetConfig } from '../../../../src/visitors/windows/widget-config.ts'
import type { ChatActions } from '../../model/chat-actions.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { AttachSlot } from '../AttachSlot.tsx'
import { focusComposer, hasTouchKeyboard } from '../focus.ts'
import { Icon } from '../Icon.tsx'
import { Lazy } from '../Lazy.tsx'
import { type Draft, noDraft } from './draft.ts'

const loadAskedHome = () => import('./AskedHome.tsx').then((part) => part.AskedHome)
const loadCharacterCount = () => import('./CharacterCount.tsx').then((part) => part.CharacterCount)

/** The field for the next message, and what goes along with it. */
export function Composer({ config }: { config: WidgetConfig & { MaxMessageLength?: number } }) {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const [text, setText] = useState('')
  const [draft, setDraft] = useState<Draft>(noDraft)
  const [sent, setSent] = useState(0)
  const [refused, setRefused] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => growWithText(field.current), [text])
  useOpeningFocus()
  const { asked } = state

  const said = text.trim()
  // Counted as the server counts: in code points.
  const most = (config.MaxMessageLength ?? 4_000) - (asked ? [...asked.line].length + 1 : 0)
  const left = said.length < most * 0.8 ? most : most - [...said].length
  const isCounted = left <= most * 0.2
  const isEmpty = said === '' && draft.ids.length === 0
  const canSend = !isEmpty && left >= 0 && !draft.isBusy
  const send = (): void => {
    if (left < 0) setRefused(refused + 1)
    if (!canSend) return
    setText('')
    setSent(sent + 1)
    focusComposer()
    void sendDraft(actions, said, draft)
  }
  const sendByEnter = (event: KeyboardEvent): void => {
    // While an input method composes, Enter chooses a word (229: browsers that do not say so otherwise).
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  const speaksOnly = state.voiceOnly && config.EnablePushToTalk
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {asked && <Lazy load={loadAskedHome} props={{ asked }} instead={null} />}
      <AttachSlot config={config} sent={sent} onDraft={setDraft} />
      <textarea
        id="composer"
        ref={field}
        hidden={speaksOnly}
        rows={1}
        dir="auto"
        value={text}
        placeholder={config.UserInputPlaceholder || say('placeholder')}
        aria-label={say('messageField')}
        aria-invalid={left < 0}
        aria-describedby={[asked && 'asked', isCounted && 'count'].filter(Boolean).join(' ') || undefined}
        enterkeyhint="send"
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendByEnter}
      />
      {isCounted && <Lazy load={loadCharacterCount} props={{ left, most, refused }} instead={null} />}
      {state.answering && (
        <button
          type="button"
          class="send stop"
          aria-label={say('stop')}
          title={say('stop')}
          // The second click of a double click on "send" means nothing.
          onClick={(event) => event.detail < 2 && actions.stop()}
        >
          <Icon name="stop" />
        </button>
      )}
      {!(state.answering && isEmpty) && (
        <button
          type="submit"
          class="send"
          hidden={speaksOnly}
          aria-label={say('send')}
          title={say('send')}
          aria-disabled={!canSend}
        >
          <Icon name="send" />
        </button>
      )}
    </form>
  )
}

/** A chat that was just opened waits for words; where that would bring up a keyboard, it is shown whole first. */
function useOpeningFocus(): void {
  const { state } = useChat()
  const isWaitedFor = state.place === 'page' || (state.place === 'bubble' && state.open)
  // At once: an effect after the next paint might take the focus of a page whose visitor has closed the chat meanwhile.
  useLayoutEffect(() => {
    if (!isWaitedFor) return
    if (hasTouchKeyboard()) document.getElementById('title')?.focus()
    else focusComposer()
  }, [state.focusAsked])
}

function sendDraft(actions: ChatActions, text: string, { ids, attachments }: Draft): Promise<void> {
  return ids.length === 0 ? actions.send(text) : actions.send(text, { kind: 'Image', ids, attachments })
}

/** As high as its text, up to what style.css allows. */
function growWithText(field: HTMLTextAreaElement | null): void {
  if (!field) return
  field.style.height = ''
  // A long placeholder is cut off rather than wrapped.
  if (field.value !== '') field.style.height = `${field.scrollHeight}px`
}
