import type { JSX } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import type { Lead } from '../../model/chat-state.ts'
import { toFailure } from '../../model/failure.ts'
import { sendLead } from '../../model/send-lead.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { failureWords } from '../failure-words.ts'
import { Lazy } from '../Lazy.tsx'
import type { NamedTime } from '../tour/TourForm.tsx'
import { Consent, consentTextOf, Fault, Field, Names, Thanks } from './ContactFields.tsx'
import { findLeadFaults, type LeadField } from './find-lead-faults.ts'

const maxMessage = 5_000

/** Fetched by who books a tour. */
const loadTourForm = () => import('../tour/TourForm.tsx').then((part) => part.TourForm)

/** A form that reaches a person at the firm; with a home, one that asks to see it. */
export function PersonForm({ card, ...named }: { card: ListingCard | undefined } & NamedTime): JSX.Element {
  return card ? <Lazy load={loadTourForm} props={{ card, ...named }} /> : <LeadForm />
}

/** Its labels and its consent are the firm's where it has set them. */
function LeadForm(): JSX.Element {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Partial<Record<LeadField, string>>>({})
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<{ message: string; told: boolean } | null>(null)
  const config = state.config

  if (sent !== null) return <Thanks text={sent.message || say(sent.told ? 'messageSent' : 'messageKept')} />

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
      setSent(await sendLead(actions, lead))
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
      <Names />
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
