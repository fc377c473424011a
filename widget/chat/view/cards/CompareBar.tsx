import { useEffect, useState } from 'preact/hooks'
import { pickHome } from '../../model/pick-home.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from './CardIcon.tsx'
import { nameHome } from './card-text.ts'
import { useClick } from './use-click.ts'
import './compare-bar.css'

interface CompareBarProps {
  isOpen: boolean
  /** Whether a fourth home was just ticked. */
  isRefusing: boolean
}

/** What is ticked for a comparison, and the button for it; near the home that was ticked last. */
export function CompareBar({ isOpen, isRefusing }: CompareBarProps) {
  const { say, language } = useSpeech()
  const { state, actions } = useChat()
  const { busy, act } = useClick()
  const { picked } = state
  // Screen readers say what comes into a region that is there.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const hint = isRefusing ? say('threeAtMost') : picked.length === 1 ? say('tickAnother') : ''

  const compare = (): void => {
    const cards = state.messages.flatMap((message) => (message.from === 'chatbot' && message.view?.cards) || [])
    const names = picked.flatMap((id) => {
      const card = cards.find((one) => one.id === id)
      return card ? [nameHome(card)] : []
    })
    act(
      { kind: 'compare', listings: picked },
      say('compareThese', { homes: new Intl.ListFormat(language).format(names) }),
    )
  }

  const clear = (): void => {
    for (const id of picked) pickHome(actions, id)
  }

  return (
    <div class={isOpen ? 'compare-bar' : 'unseen'}>
      <p role="status">{isThere && isOpen && hint}</p>
      {isOpen && (
        <>
          {picked.length > 1 && (
            <button type="button" class="homes-pill is-strong" aria-disabled={busy} onClick={andStay(compare)}>
              <CardIcon name="compare" size={16} />
              {say('compareCount', { count: picked.length })}
            </button>
          )}
          <button type="button" class="homes-pill" onClick={andStay(clear)}>
            {say('clearTicks')}
          </button>
        </>
      )}
    </div>
  )
}

/** The bar closes with the click: the focus stays with the homes. */
function andStay(action: () => void) {
  return ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLElement) currentTarget.closest('section')?.focus({ preventScroll: true })
    action()
  }
}
