import type { JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { WidgetConfig } from '../../../../src/visitors/windows/widget-config.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import './person.css'

interface FieldProps {
  name: string
  label: string
  type: 'text' | 'email' | 'tel'
  autocomplete: 'given-name' | 'family-name' | 'email' | 'tel'
  fault?: string | undefined
  hint?: string | undefined
  required?: boolean
}

export function Field({ name, label, type, autocomplete, fault, hint }: FieldProps): JSX.Element {
  const id = useId()
  const described = [fault ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    autocomplete,
    maxLength: 254,
    dir: type === 'text' ? ('auto' as const) : ('ltr' as const),
    'aria-invalid': fault !== undefined,
    ...(described === '' ? {} : { 'aria-describedby': described }),
  }
  return (
    <div class="person-field">
      <label for={id}>{label}</label>
      {type === 'email' ? <input {...shared} type="email" /> : null}
      {type === 'tel' ? <input {...shared} type="tel" /> : null}
      {type === 'text' ? <input {...shared} type="text" /> : null}
      {hint && fault === undefined ? (
        <p class="person-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <Fault id={id} text={fault} />
    </div>
  )
}

/** Who somebody is; its labels are the firm's where it has set them. */
export function Names(): JSX.Element {
  const { config } = useChat().state
  const { say } = useSpeech()
  return (
    <div class="person-names">
      <Field
        name="firstName"
        label={config?.LeadsDisplayFirstName || say('firstName')}
        type="text"
        autocomplete="given-name"
      />
      <Field
        name="lastName"
        label={config?.LeadsDisplayLastName || say('lastName')}
        type="text"
        autocomplete="family-name"
      />
    </div>
  )
}

export function Consent({ config, fault }: { config: WidgetConfig; fault: string | undefined }): JSX.Element {
  const { say } = useSpeech()
  const id = useId()
  return (
    <div class="person-field">
      {config.ConsentContent === '' ? null : <p class="person-hint">{config.ConsentContent}</p>}
      <label class="person-consent" for={id}>
        <input
          id={id}
          name="consent"
          type="checkbox"
          aria-invalid={fault !== undefined}
          {...(fault === undefined ? {} : { 'aria-describedby': `${id}-fault` })}
        />
        <span>{config.ConsentCheckboxText || say('consentStandard')}</span>
      </label>
      <Fault id={id} text={fault} />
    </div>
  )
}

export function Fault({ id, text }: { id: string; text: string | undefined }): JSX.Element | null {
  if (text === undefined) return null
  return (
    <p class="person-fault" id={`${id}-fault`}>
      {text}
    </p>
  )
}

/** What was sent is there: in the firm's words, or in ours. */
export function Thanks({ text }: { text: string }): JSX.Element {
  const { actions } = useChat()
  const { say } = useSpeech()
  const back = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone, and this is the way back.
  useEffect(() => back.current?.focus(), [])
  return (
    <div class="person person-thanks">
      <p role="status">{text}</p>
      <button class="person-send" type="button" ref={back} onClick={() => actions.closePanel()}>
        {say('backToChat')}
      </button>
    </div>
  )
}

/** The very words that stand beside the box: what was agreed to is stored with the agreement. */
export function consentTextOf(config: WidgetConfig | null, standard: string): string {
  if (!config?.ConsentEnable) return ''
  return [config.ConsentContent, config.ConsentCheckboxText || standard].filter(Boolean).join('\n')
}
