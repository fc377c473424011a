import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'
import { useChat } from '../model/use-chat.ts'
import type { Draft } from './compose/draft.ts'
import { Lazy } from './Lazy.tsx'

interface Props {
  config: WidgetConfig
  /** Counted up with each message that took the draft along. */
  sent: number
  onDraft(draft: Draft): void
}

const loadButtons = () => import('./attach/AttachButtons.tsx').then((part) => part.AttachButtons)

/** The buttons for pictures and speech, fetched only where the settings allow either. */
export function AttachSlot({ config, sent, onDraft }: Props) {
  const { state } = useChat()
  if (!config.EnableUploadImage && !config.EnablePushToTalk) return null
  return <Lazy load={loadButtons} props={{ disabled: state.answering, sent, onDraft }} instead={null} />
}
