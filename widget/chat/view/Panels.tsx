import { useChat } from '../model/use-chat.ts'
import { useSpeech } from '../words/speech.ts'
import { Lazy } from './Lazy.tsx'
import { PanelFrame } from './PanelFrame.tsx'

const loadGallery = () => import('./cards/Gallery.tsx').then(({ Gallery }) => Gallery)
const loadMap = () => import('./map/ResultMap.tsx').then(({ ResultMap }) => ResultMap)
const loadPersonForm = () => import('./person/PersonForm.tsx').then(({ PersonForm }) => PersonForm)

/** What lies over the conversation. */
export function Panels() {
  const { state } = useChat()
  const { say } = useSpeech()
  const { panel } = state
  switch (panel?.kind) {
    case 'gallery':
      return (
        <PanelFrame kind="gallery" title={panel.card.title || say('pictures')}>
          <Lazy load={loadGallery} props={{ card: panel.card, index: panel.index }} />
        </PanelFrame>
      )
    case 'map':
      return (
        <PanelFrame kind="map" title={say('map')}>
          <Lazy load={loadMap} props={{ focus: panel.focus }} />
        </PanelFrame>
      )
    case 'person':
      return (
        <PanelFrame kind="person" title={panel.card?.title || say('talkToPerson')}>
          <Lazy load={loadPersonForm} props={{ card: panel.card }} />
        </PanelFrame>
      )
    default:
      return null
  }
}
