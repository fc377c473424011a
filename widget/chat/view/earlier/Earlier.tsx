import { openEarlier } from '../../model/earlier.ts'
import { useChat } from '../../model/use-chat.ts'
import '../../words/panel-english.ts'
import { useSpeech } from '../../words/speech.ts'
import { focusComposer } from '../focus.ts'
import { Shape } from '../Icon.tsx'
import './earlier.css'

/** Conversations that were left, in the head of the window: the way to them, and a line below it for what is new. */
export function Earlier() {
  return (
    <>
      <EarlierButton />
      <EarlierLine />
    </>
  )
}

const clock = 'M12 7.5V12l3 2M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4 4v4h4'

/** The way to conversations that were left, with how many answers wait in them. */
function EarlierButton() {
  const { state, actions } = useChat()
  const { say, number } = useSpeech()
  const unread = (state.earlier ?? []).reduce((sum, each) => sum + each.unread, 0)
  const title = say('earlierTitle')
  return (
    <button
      type="button"
      class="icon-button earlier-button"
      aria-label={unread === 0 ? title : `${title}, ${say('earlierUnread', { count: unread })}`}
      title={title}
      onClick={() => actions.openPanel({ kind: 'earlier' })}
    >
      <Shape path={clock} />
      {unread > 0 && <span aria-hidden="true">{unread > 9 ? '9+' : number(unread)}</span>}
    </button>
  )
}

/** Says that somebody answered in a conversation that was left, and leads there. */
function EarlierLine() {
  const { state, actions } = useChat()
  const { say } = useSpeech()
  const answered = state.earlier?.find(({ unread }) => unread > 0)
  if (!answered) return null
  const read = async (): Promise<void> => {
    // What does not work now is offered again with the next look.
    await openEarlier(actions.inner(), answered.sessionID).catch(() => {})
    focusComposer()
  }
  return (
    <div class="earlier-line">
      <p role="status" dir="auto">
        {say('earlierAnswered', { name: answered.name || say('someone') })}
      </p>
      <button type="button" class="button" onClick={read}>
        {say('earlierRead')}
      </button>
    </div>
  )
}
