import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { toFailure } from '../../model/failure.ts'
import { type KeptAlert, type KeptHome, loadKept, readAlerts, readHomes, removeAlert } from '../../model/kept-homes.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { ListingCard } from '../cards/ListingCard.tsx'
import { useBookingPage } from '../cards/use-booking-page.ts'
import { useClick } from '../cards/use-click.ts'
import { failureWords } from '../failure-words.ts'
import { KeptAlerts } from './KeptAlerts.tsx'
import { useHeart } from './use-heart.ts'
import './kept.css'

interface Shown {
  homes: KeptHome[]
  alerts: KeptAlert[]
}

/** What the visitor keeps: homes with what became of them since, and what is watched with its news. */
export function KeptHomes(): JSX.Element {
  const { actions } = useChat()
  const { say } = useSpeech()
  const [shown, setShown] = useState<Shown | null>(null)
  const [failure, setFailure] = useState('')

  const load = async (): Promise<void> => {
    setFailure('')
    const [homes, alerts] = await Promise.all([readHomes(actions.call), readAlerts(actions.call)])
    setShown({ homes, alerts })
  }
  const tryToLoad = (): void => {
    load().catch((thrown) => setFailure(failureWords(toFailure(thrown), say)))
  }
  useEffect(tryToLoad, [])

  const remove = async (id: number): Promise<void> => {
    try {
      await removeAlert(actions.call, id)
      setShown((before) => before && { ...before, alerts: before.alerts.filter((alert) => alert.id !== id) })
      const { held, calls } = actions.inner()
      void loadKept(held, calls)
    } catch (thrown) {
      setFailure(failureWords(toFailure(thrown), say))
    }
  }

  return (
    <div class="kept">
      {failure !== '' && (
        <div class="kept-failure" role="alert">
          <p>{say('keptNotLoaded', { reason: failure })}</p>
          <button type="button" class="button" onClick={tryToLoad}>
            {say('tryAgain')}
          </button>
        </div>
      )}
      {shown === null ? (
        failure === '' && <p class="part-loading kept-loading" />
      ) : (
        <>
          {shown.alerts.length > 0 && <KeptAlerts alerts={shown.alerts} onRemove={remove} />}
          <Homes homes={shown.homes} />
        </>
      )}
    </div>
  )
}

function Homes({ homes }: { homes: KeptHome[] }): JSX.Element {
  const { say } = useSpeech()
  const { actions } = useChat()
  const click = useClick()
  const heart = useHeart()
  const bookingPage = useBookingPage()
  if (homes.length === 0)
    return (
      <p class="kept-none" role="status">
        {say('keptNone')}
      </p>
    )
  // Similar ones are shown in the conversation, which lies below.
  const closing = {
    ...click,
    act: (...wish: Parameters<typeof click.act>): void => {
      actions.closePanel()
      click.act(...wish)
    },
  }
  return (
    <>
      <p class="homes-told" role="status">
        {heart.failure}
      </p>
      <ul class="kept-list">
        {homes.map((card) => (
          <li key={card.id}>
            <ListingCard
              card={card}
              isPicked={false}
              click={closing}
              openPanel={actions.openPanel}
              askAbout={actions.askAbout}
              bookingPage={bookingPage}
              heart={heart}
              news={card.change?.text ?? ''}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
