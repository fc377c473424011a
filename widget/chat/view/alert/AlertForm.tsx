import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import { toFailure } from '../../model/failure.ts'
import { countAlert } from '../../model/kept-homes.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech, type WordKey } from '../../words/speech.ts'
import { nameHome } from '../cards/card-text.ts'
import { failureWords } from '../failure-words.ts'
import { Field, Thanks } from '../person/ContactFields.tsx'
import { findMailFault } from '../person/find-lead-faults.ts'
import { type AlertWhen, WhenChoice } from './WhenChoice.tsx'
import './alert.css'

/** What the server answers to a new alert. */
interface MadeAlert {
  id: number
  label: string
  chips: string[]
  confirmed: boolean
  /** Whether this installation sends mails at all. */
  mails?: boolean
}

/** A form to be told of news: of the search that stands, or of one home. */
export function AlertForm({ card }: { card: ListingCard | undefined }): JSX.Element {
  const { actions } = useChat()
  const { say } = useSpeech()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const [made, setMade] = useState('')

  if (made !== '') return <Thanks text={made} />

  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (sending || !form.current) return
    const wish = readWish(form.current)
    const missing = findMailFault(wish.email)
    setFault(missing && say(missing))
    if (missing) return form.current.querySelector<HTMLElement>('[name="email"]')?.focus()
    setSending(true)
    setFailure('')
    try {
      const { email, when } = wish
      const body = { when, ...(email === '' ? {} : { email }), ...(card ? { listing: card.id } : {}) }
      const answer = await actions.call<MadeAlert>('POST', '/v1/visitor/alert', body)
      countAlert(actions.inner().held)
      setMade(say(email === '' ? 'alertWaitsHere' : toldBy(answer), { email }))
    } catch (thrown) {
      const failure = toFailure(thrown)
      const isFull = failure.code === 'too-many-alerts'
      setFailure(isFull ? say('tooManyKept') : say('alertFailed', { reason: failureWords(failure, say) }))
    } finally {
      setSending(false)
    }
  }

  return (
    <form class="person alert" ref={form} onSubmit={send} noValidate>
      <Watched card={card} />
      <Field
        name="email"
        label={say('alertEmail')}
        type="email"
        autocomplete="email"
        fault={fault}
        hint={say('alertEmailHint')}
      />
      <WhenChoice />
      {failure !== '' && (
        <p class="person-failure" role="alert">
          {failure}
        </p>
      )}
      <button class="person-send" type="submit" aria-disabled={sending}>
        {say(sending ? 'sendingMessage' : 'alertStart')}
      </button>
      <p class="person-hint">{say('alertStop')}</p>
    </form>
  )
}

/** What is watched: a home, or the search with what it asks for. */
function Watched({ card }: { card: ListingCard | undefined }): JSX.Element {
  const { state } = useChat()
  const { say } = useSpeech()
  if (card) return <p class="person-intro">{say('alertOfHome', { home: nameHome(card) })}</p>
  const criteria = state.view?.criteria ?? []
  // The order that homes come in is no condition; its chip is the last, and stays.
  const asked = criteria.filter(({ stays }, at) => !(stays && at > 0 && at === criteria.length - 1))
  const labels = asked.map(({ label }) => label)
  return (
    <div class="alert-watched">
      <p class="person-intro">{say(labels.length > 0 ? 'alertOfSearch' : 'alertOfAll')}</p>
      {labels.length > 0 && (
        <ul>
          {labels.map((label) => (
            <li key={label} dir="auto">
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What becomes of an alert with an address, as a key of the words. */
function toldBy({ confirmed, mails }: MadeAlert): WordKey {
  if (mails === false) return 'alertMailsWait'
  return confirmed ? 'alertIsSet' : 'alertConfirm'
}

function readWish(form: HTMLFormElement): { email: string; when: AlertWhen } {
  const data = new FormData(form)
  return {
    email: String(data.get('email') ?? '').trim(),
    when: data.get('when') === 'atOnce' ? 'atOnce' : 'daily',
  }
}
