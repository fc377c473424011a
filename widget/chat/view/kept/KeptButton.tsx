import { keptOf } from '../../model/kept-homes.ts'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { CardIcon } from '../cards/CardIcon.tsx'

/** The way to what the visitor keeps, with how many homes that are; nothing where nothing is kept. */
export function KeptButton() {
  const { state, actions } = useChat()
  const { say, number } = useSpeech()
  const { homes, alerts, hasNews, isOff } = keptOf({ now: state })
  const isEmpty = homes.length === 0
  if (isOff || (isEmpty && alerts === 0)) return null
  const name = isEmpty ? say('alerts') : say('keptCount', { count: homes.length })
  return (
    <button
      type="button"
      class="icon-button kept-button"
      aria-label={hasNews ? `${name}, ${say('hasNews')}` : name}
      title={say(isEmpty ? 'alerts' : 'keptTitle')}
      onClick={() => actions.openPanel({ kind: 'kept' })}
    >
      <CardIcon name={isEmpty ? 'bell' : 'heart'} size={20} />
      {(hasNews || !isEmpty) && <span aria-hidden="true">{isEmpty ? '!' : number(homes.length)}</span>}
    </button>
  )
}
