import type { Panel } from '../model/chat-state.ts'
import '../words/panel-english.ts'
import { useSpeech } from '../words/speech.ts'
import { nameHome } from './cards/card-text.ts'
import { LinkedHome } from './compose/LinkedHome.tsx'
import { Earlier } from './earlier/Earlier.tsx'
import { Lazy } from './Lazy.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import './panels.css'

const loadGallery = () => import('./gallery/Gallery.tsx').then((part) => part.Gallery)
const loadMap = () => import('./map/ResultMap.tsx').then((part) => part.ResultMap)
const loadPersonForm = () => import('./person/PersonForm.tsx').then((part) => part.PersonForm)
const loadAlertForm = () => import('./alert/AlertForm.tsx').then((part) => part.AlertForm)
const loadEarlierList = () => import('./earlier/EarlierList.tsx').then((part) => part.EarlierList)
const loadKeptHomes = () => import('./kept/KeptHomes.tsx').then((part) => part.KeptHomes)

/** What lies over the conversation, fetched with the first of them; null: the way to earlier ones, in the head of the window. */
export function Panels({ panel }: { panel: Panel | null }) {
  const { say } = useSpeech()
  if (panel === null) return <Earlier />
  switch (panel.kind) {
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
    case 'alert':
      return (
        <PanelFrame kind="alert" title={panel.card ? nameHome(panel.card) : say('alertTitle')}>
          <Lazy load={loadAlertForm} props={{ card: panel.card }} />
        </PanelFrame>
      )
    case 'linked':
      return <LinkedHome home={panel.home} see={panel.see} />
    case 'earlier':
      return (
        <PanelFrame kind="earlier" title={say('earlierTitle')}>
          <Lazy load={loadEarlierList} props={{}} />
        </PanelFrame>
      )
    case 'kept':
      return (
        <PanelFrame kind="kept" title={say('keptTitle')}>
          <Lazy load={loadKeptHomes} props={{}} />
        </PanelFrame>
      )
    default:
      return (
        <PanelFrame kind="person" title={panel.card?.title || say('talkToPerson')}>
          <Lazy load={loadPersonForm} props={{ card: panel.card, day: panel.day, start: panel.start }} />
        </PanelFrame>
      )
  }
}
