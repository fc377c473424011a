import type { ListingImport } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Pill, type PillTone } from '../../../parts/Pill.tsx'

const tones: Record<ListingImport['state'], PillTone> = {
  ready: 'plain',
  waiting: 'wait',
  running: 'accent',
  checked: 'plain',
  finished: 'good',
  failed: 'bad',
  stopped: 'wait',
}

export function ImportState({ of: { state } }: { of: ListingImport }) {
  const { t } = useTranslation()
  return <Pill tone={tones[state]}>{t(`homes.imports.states.${state}`)}</Pill>
}
