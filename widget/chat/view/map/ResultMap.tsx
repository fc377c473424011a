import './map.css'
import { useChat } from '../../model/use-chat.ts'
import { useSpeech } from '../../words/speech.ts'
import { MapBoard } from './MapBoard.tsx'
import { useHomes } from './use-homes.ts'

/** The homes of the conversation on a map; `focus` is the id of a listing to begin with. */
export function ResultMap({ focus }: { focus: number | null }) {
  const chat = useChat()
  const { say } = useSpeech()
  const { homes, retry } = useHomes(chat, focus)
  if (homes === null) {
    return (
      <div class="map map-waiting">
        <p role="status">{say('mapLoading')}</p>
      </div>
    )
  }
  if (homes === 'failed') {
    return (
      <div class="map map-waiting">
        <p role="alert">{say('mapFailed')}</p>
        <button type="button" class="button" onClick={retry}>
          {say('tryAgain')}
        </button>
      </div>
    )
  }
  if (homes.points.length === 0) {
    return (
      <div class="map map-waiting">
        <p role="status">{say(homes.total === 0 ? 'mapEmpty' : 'mapNone')}</p>
      </div>
    )
  }
  // Another search is another map.
  return <MapBoard key={homes.points.map(({ id }) => id).join()} homes={homes} focus={focus} />
}
