import { useChat } from '../chat/model/use-chat.ts'
import { AnswerCards } from '../chat/view/cards/AnswerCards.tsx'
import { AnswerHead } from '../chat/view/cards/AnswerHead.tsx'
import { CardIcon } from '../chat/view/cards/CardIcon.tsx'
import { Comparison } from '../chat/view/cards/Comparison.tsx'
import { hasPlace } from '../chat/view/cards/card-text.ts'
import { Gallery } from '../chat/view/gallery/Gallery.tsx'
import { MapBoard } from '../chat/view/map/MapBoard.tsx'
import { PanelFrame } from '../chat/view/PanelFrame.tsx'
import { useSpeech } from '../chat/words/speech.ts'
import { HomeFacts } from './HomeFacts.tsx'
import type { Shown } from './read-result.ts'
import '../chat/view/map/map.css'

interface Props {
  shown: Shown
  /** Ids of homes that were ticked to be set side by side. */
  compared: readonly number[]
  failure: string
  onUncompare(): void
}

/** The homes of a tool's result: cards, one home with all its facts, or several side by side; over them a map or pictures. */
export function HomesView({ shown, compared, failure, onUncompare }: Props) {
  const { say } = useSpeech()
  const { view, notice, description, source } = shown
  // The assistant says it in its own words.
  if (shown.hasFailed && notice === '') return null
  const [only, another] = view.cards
  const ticked = view.cards.filter(({ id }) => compared.includes(id))
  return (
    <main class="assistant">
      <h1 class="unseen">{view.compared || ticked.length > 1 ? say('comparison') : say('homes')}</h1>
      {notice !== '' && (
        <p class="assistant-notice" role="status" dir="auto">
          {notice}
        </p>
      )}
      {ticked.length > 1 ? (
        <>
          <Comparison cards={ticked} />
          <button type="button" class="homes-pill" onClick={onUncompare}>
            {say('clearTicks')}
          </button>
        </>
      ) : (
        <>
          {!only && <p class="homes-total">{say('homesMatch', { count: 0 })}</p>}
          <AnswerHead view={view} isCounted={false} />
          <MapOfCompared shown={shown} />
          <div class={only && !another ? 'assistant-one' : undefined}>
            <AnswerCards view={view} isNewest />
            {only && !another && <HomeFacts card={only} description={description} />}
          </div>
        </>
      )}
      <p class="assistant-failure" role="alert">
        {failure}
      </p>
      {source.page !== '' && view.cards.length > 0 && (
        <p class="assistant-source">
          <a href={source.page} rel="noopener noreferrer">
            <bdi>{source.name}</bdi>
            <span class="unseen">, {say('newTab')}</span>
          </a>
        </p>
      )}
      <OpenPanel shown={shown} />
    </main>
  )
}

/** Cards have a way to the map over them; homes that came side by side have it here. */
function MapOfCompared({ shown: { view } }: Pick<Props, 'shown'>) {
  const { say } = useSpeech()
  const { actions } = useChat()
  if (!view.compared || !view.cards.some(hasPlace)) return null
  return (
    <button type="button" class="homes-pill" onClick={() => actions.openPanel({ kind: 'map', focus: null })}>
      <CardIcon name="pin" size={16} />
      {say('map')}
    </button>
  )
}

function OpenPanel({ shown: { map } }: Pick<Props, 'shown'>) {
  const { say } = useSpeech()
  const { panel } = useChat().state
  if (panel?.kind === 'gallery')
    return (
      <PanelFrame kind="gallery" title={panel.card.title || say('pictures')}>
        <Gallery card={panel.card} index={panel.index} />
      </PanelFrame>
    )
  if (panel?.kind === 'map' && map.points.length > 0)
    return (
      <PanelFrame kind="map" title={say('map')}>
        <MapBoard homes={map} focus={panel.focus} />
      </PanelFrame>
    )
  return null
}
