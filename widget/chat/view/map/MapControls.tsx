import { useSpeech } from '../../words/speech.ts'
import { MapIcon } from './MapIcon.tsx'

interface Props {
  onZoom(by: number): void
  onShowAll(): void
}

export function MapControls({ onZoom, onShowAll }: Props) {
  const { say } = useSpeech()
  return (
    <div class="map-controls" data-still>
      <button type="button" aria-label={say('mapZoomIn')} title={say('mapZoomIn')} onClick={() => onZoom(1)}>
        <MapIcon name="plus" />
      </button>
      <button type="button" aria-label={say('mapZoomOut')} title={say('mapZoomOut')} onClick={() => onZoom(-1)}>
        <MapIcon name="minus" />
      </button>
      <button type="button" aria-label={say('mapShowAll')} title={say('mapShowAll')} onClick={onShowAll}>
        <MapIcon name="all" />
      </button>
    </div>
  )
}
