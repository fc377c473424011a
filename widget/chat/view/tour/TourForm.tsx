import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import type { Lead } from '../../model/chat-state.ts'
import { toFailure } from '../../model/failure.ts'
import { useChat } from '../../model/use-chat.ts'
import { localeOf, useSpeech } from '../../words/speech.ts'
import { nameHome } from '../cards/card-text.ts'
import { failureWords } from '../failure-words.ts'
import { Consent, consentTextOf, Fault, Field, Names, Thanks } from '../person/ContactFields.tsx'
import { findLeadFaults } from '../person/find-lead-faults.ts'
import { tellStart } from './tell-start.ts'
import './tour.css'

/** What the server gives of free times, by days that have some. */
interface TourTimes {
  timeZone: string
  days: { date: string; starts: string[] }[]
}

/** A tour as it is asked for. */
interface TourWish extends Lead {
  listingId: number
  times: string[]
  kind: 'in-person' | 'video'
  timeZone: string
}

/** A day and a start that the visitor has named in the chat; left out where none was. */
export interface NamedTime {
  /** YYYY-MM-DD */
  day?: string | undefined
  /** ISO 8601 */
  start?: string | undefined
}

/** A form to see a home: one of its free times, on the clock of the firm, and where to answer. */
export function TourForm({ card, day: named = '', start = '' }: { card: ListingCard } & NamedTime): JSX.Element {
  const { state, actions } = useChat()
  const speech = useSpeech()
  const { say } = speech
  const [times, setTimes] = useState<TourTimes | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [day, setDay] = useState(named)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { config } = state

  const load = async (): Promise<void> => {
    const { timeZone, days } = await actions.call<TourTimes>('GET', `/v1/visitor/tour-times?listingId=${card.id}`)
    const open = days.filter(({ starts }) => starts.length > 0)
    setTimes({ timeZone, days: open })
    setDay((former) => (open.some(({ date }) => date === former) ? former : (open[0]?.date ?? '')))
  }
  useEffect(() => {
    load().catch((thrown) => setFailure(say('tourNotLoaded', { reason: failureWords(toFailure(thrown), say) })))
  }, [])

  if (sent !== null) return <Thanks text={sent} />

  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (sending || !form.current || !times) return
    const wish = readWish(form.current, card.id, consentTextOf(config, say('consentStandard')))
    const missing: Record<string, string> = wish.times[0] ? {} : { time: say('needTime') }
    const { message: _, ...found } = findLeadFaults(wish, !!config?.ConsentEnable)
    for (const [field, key] of Object.entries(found)) missing[field] = say(key)
    setFaults(missing)
    const [first] = Object.keys(missing)
    if (first) return form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setSending(true)
    setFailure(null)
    try {
      const time = tellStart(speech, wish.times[0] ?? '', times.timeZone, true)
      const told = say('tourAsked', { home: nameHome(card), time })
      await actions.call('POST', '/v1/visitor/tour', wish)
      setSent(told)
      // Its card; should it not come now, it does with the next look at the conversation.
      await actions
        .inner()
        .conversation.load()
        .catch(() => {})
    } catch (thrown) {
      setFailure(say('couldNotSend', { reason: failureWords(toFailure(thrown), say) }))
      // Somebody else may have taken it meanwhile.
      await load().catch(() => {})
    } finally {
      setSending(false)
    }
  }

  return (
    <form class="person" ref={form} onSubmit={send} noValidate>
      <p class="person-intro">{say('bookTour')}</p>
      {times === null && failure === null ? <p class="part-loading" /> : null}
      {times?.days.length === 0 ? <p role="status">{say('tourNoTimes')}</p> : null}
      {times && times.days.length > 0 ? (
        <>
          <Choices legend={say('tourHow')} name="kind">
            <Choice name="kind" value="in-person" label={say('tourInPerson')} isFirst />
            <Choice name="kind" value="video" label={say('tourByVideo')} />
          </Choices>
          <DayField days={times.days} day={day} onDay={setDay} />
          <Choices legend={say('tourTime')} name="time" fault={faults.time}>
            {times.days
              .find(({ date }) => date === day)
              ?.starts.map((each) => (
                <Choice
                  key={each}
                  name="time"
                  value={each}
                  label={tellStart(speech, each, times.timeZone, false)}
                  isFirst={Date.parse(each) === Date.parse(start)}
                />
              ))}
          </Choices>
          <p class="person-hint">{say('tourZone', { zone: nameZone(times.timeZone) })}</p>
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
          <Note />
          {config?.TourNotice ? <p class="person-hint tour-notice">{config.TourNotice}</p> : null}
          {config?.ConsentEnable ? <Consent config={config} fault={faults.consent} /> : null}
        </>
      ) : null}
      {failure === null ? null : (
        <p class="person-failure" role="alert">
          {failure}
        </p>
      )}
      {times && times.days.length > 0 ? (
        <button class="person-send" type="submit" aria-disabled={sending}>
          {sending ? say('sendingMessage') : say('askForTour')}
        </button>
      ) : null}
    </form>
  )
}

/** The city that a time zone is named after: "America/Los_Angeles" is what programs call it. */
function nameZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

interface DayFieldProps {
  days: TourTimes['days']
  day: string
  onDay(day: string): void
}

function DayField({ days, day, onDay }: DayFieldProps): JSX.Element {
  const { say, language } = useSpeech()
  const id = useId()
  // A date by itself is of no zone: it is written as it stands.
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  return (
    <div class="person-field">
      <label for={id}>{say('tourDay')}</label>
      <select id={id} name="day" value={day} onChange={({ currentTarget }) => onDay(currentTarget.value)}>
        {days.map(({ date }) => (
          <option key={date} value={date}>
            {format.format(new Date(`${date}T00:00:00Z`))}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ChoicesProps {
  legend: string
  name: string
  fault?: string | undefined
  children: ComponentChildren
}

function Choices({ legend, name, fault, children }: ChoicesProps): JSX.Element {
  const id = useId()
  return (
    <fieldset class="tour-choices" data-name={name} {...(fault ? { 'aria-describedby': `${id}-fault` } : {})}>
      <legend>{legend}</legend>
      <div>{children}</div>
      <Fault id={id} text={fault} />
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  isFirst?: boolean
}

function Choice({ name, value, label, isFirst = false }: ChoiceProps): JSX.Element {
  return (
    <label class="tour-choice">
      <input type="radio" name={name} value={value} defaultChecked={isFirst} />
      <bdi>{label}</bdi>
    </label>
  )
}

function Note(): JSX.Element {
  const { say } = useSpeech()
  const id = useId()
  return (
    <div class="person-field">
      <label for={id}>{say('tourNote')}</label>
      <textarea id={id} name="message" rows={2} maxLength={5_000} dir="auto" />
    </div>
  )
}

function readWish(form: HTMLFormElement, listingId: number, consentText: string): TourWish {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  return {
    listingId,
    times: [text('time')].filter(Boolean),
    kind: text('kind') === 'video' ? 'video' : 'in-person',
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    consent: data.get('consent') !== null,
    consentText,
  }
}
