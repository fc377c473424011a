import type { JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { WidgetConfig } from '../../../../src/visitors/widget-config.ts'
import type { Lead } from '../../model/chat-state.ts'
import { toFailure } from '../../model/failure.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { failureWords } from '../failure-words.ts'
import { findLeadFaults, type LeadField } from './find-lead-faults.ts'
import './person.css'

const maxMessage = 5_000

interface FieldProps {
  name: string
  label: string
  type: 'text' | 'email' | 'tel'
  autocomplete: 'given-name' | 'family-name' | 'email' | 'tel'
  fault?: string | undefined
  hint?: string | undefined
  required?: boolean
}

/** A form that reaches a person at the firm: its labels and its consent are the firm's where it has set them. */
export function PersonForm(): JSX.Element {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Partial<Record<LeadField, string>>>({})
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const config = state.config

  if (sent !== null) return <Thanks text={sent} />

  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (sending || !form.current) return
    const lead = readLead(form.current, consentTextOf(config, say('consentStandard')))
    const found = findLeadFaults(lead, config?.ConsentEnable === true)
    setFaults(Object.fromEntries(Object.entries(found).map(([field, key]) => [field, say(key)])))
    const first = Object.keys(found)[0]
    if (first !== undefined) {
      form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSending(true)
    setFailure(null)
    try {
      setSent(await actions.sendLead(lead))
    } catch (thrown) {
      setFailure(say('couldNotSend', { reason: failureWords(toFailure(thrown), say) }))
    } finally {
      setSending(false)
    }
  }

  return (
    <form class="person" ref={form} onSubmit={send} noValidate>
      <p class="person-intro">
        {config?.LeadsTitle ||
          (config?.DisplayName ? say('personIntro', { firm: config.DisplayName }) : say('personIntroUnnamed'))}
      </p>
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
      <Field
        name="email"
        label={config?.LeadsDisplayEmail || say('emailAddress')}
        type="email"
        autocomplete="email"
        fault={faults.email}
        hint={say('emailOrPhone')}
      />
      <Field
        name="phone"
        label={config?.LeadsDisplayPhoneNumber || say('phoneNumber')}
        type="tel"
        autocomplete="tel"
        fault={faults.phone}
      />
      <MessageField label={config?.LeadsDisplayMessage || say('yourMessage')} fault={faults.message} />
      {config?.ConsentEnable ? <Consent config={config} fault={faults.consent} /> : null}
      {failure === null ? null : (
        <p class="person-failure" role="alert">
          {failure}
        </p>
      )}
      <button class="person-send" type="submit" aria-disabled={sending}>
        {sending ? say('sendingMessage') : say('sendMessage')}
      </button>
    </form>
  )
}

function Field({ name, label, type, autocomplete, fault, hint }: FieldProps): JSX.Element {
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

function MessageField({ label, fault }: { label: string; fault: string | undefined }): JSX.Element {
  const id = useId()
  return (
    <div class="person-field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        name="message"
        rows={4}
        maxLength={maxMessage}
        dir="auto"
        aria-invalid={fault !== undefined}
        {...(fault === undefined ? {} : { 'aria-describedby': `${id}-fault` })}
      />
      <Fault id={id} text={fault} />
    </div>
  )
}

function Consent({ config, fault }: { config: WidgetConfig; fault: string | undefined }): JSX.Element {
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

function Fault({ id, text }: { id: string; text: string | undefined }): JSX.Element | null {
  if (text === undefined) return null
  return (
    <p class="person-fault" id={`${id}-fault`}>
      {text}
    </p>
  )
}

function Thanks({ text }: { text: string }): JSX.Element {
  const { actions } = useChat()
  const { say } = useSpeech()
  const back = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone, and this is the way back.
  useEffect(() => back.current?.focus(), [])
  return (
    <div class="person person-thanks">
      <p role="status">{text || say('messageSent')}</p>
      <button class="person-send" type="button" ref={back} onClick={() => actions.closePanel()}>
        {say('backToChat')}
      </button>
    </div>
  )
}

function readLead(form: HTMLFormElement, consentText: string): Lead {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    consent: data.get('consent') !== null,
    consentText,
  }
}

/** The very words that stand beside the box: what was agreed to is stored with the agreement. */
function consentTextOf(config: WidgetConfig | null, standard: string): string {
  if (!config?.ConsentEnable) return ''
  return [config.ConsentContent, config.ConsentCheckboxText || standard].filter(Boolean).join('\n')
}
