import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useChat } from '../model/use-chat.ts'
import '../words/panel-english.ts'
import { useSpeech } from '../words/speech.ts'
import { focusComposer } from './focus.ts'
import { Icon } from './Icon.tsx'

interface Props {
  title: string
  /** For the styles of a panel. */
  kind: string
  children: ComponentChildren
}

/** A dialog over the conversation: it keeps the focus while it is open and gives it back when it closes. */
export function PanelFrame({ title, kind, children }: Props) {
  const { actions } = useChat()
  const { say } = useSpeech()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
      else focusComposer()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is what Escape is on the keyboard
    <dialog
      ref={dialog}
      class="panel"
      data-kind={kind}
      aria-labelledby="panel-title"
      onCancel={(event) => {
        event.preventDefault()
        actions.closePanel()
      }}
      onClick={(event) => event.target === dialog.current && actions.closePanel()}
    >
      <div class="panel-sheet">
        <div class="head">
          <h2 id="panel-title" tabIndex={-1} autofocus>
            <bdi>{title}</bdi>
          </h2>
          <button
            type="button"
            class="icon-button"
            aria-label={say('close')}
            title={say('close')}
            onClick={() => actions.closePanel()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div class="panel-body">{children}</div>
      </div>
    </dialog>
  )
}
