import { fail } from '../../platform/errors.ts'
import type { ChatbotSettings } from '../chatbots/chatbot-settings.ts'
import { describeFault } from './message-files.ts'

type Settings = Pick<ChatbotSettings, 'EnableUploadImage' | 'EnablePushToTalk'>
type VisitorKind = 'Image' | 'Audio'

const kindsByEnding: Readonly<Record<string, VisitorKind>> = {
  png: 'Image',
  jpg: 'Image',
  jpeg: 'Image',
  webp: 'Image',
  gif: 'Image',
  wav: 'Audio',
}

/** Fails with `key-scope` when a chatbot takes no file of this name from visitors. */
export function checkVisitorFileName(settings: Settings, fileName: string): void {
  const kind = kindsByEnding[/\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '']
  if (kind && taken(settings).includes(kind)) return
  throw fail('key-scope', { reason: `this chatbot takes ${nameTaken(settings)} from visitors` })
}

/** What is wrong with the bytes of a visitor's file, as one sentence; null when a message may carry it. */
export function describeVisitorFault(settings: Settings, file: { mimeType: string; bytes: number }): string | null {
  const kinds = taken(settings)
  const [first] = kinds
  if (!first) return 'This chatbot takes no files from visitors.'
  const kind = kinds.find((candidate) => file.mimeType.startsWith(`${candidate.toLowerCase()}/`)) ?? first
  return describeFault(kind, file, 'The file')
}

function taken({ EnableUploadImage, EnablePushToTalk }: Settings): VisitorKind[] {
  return [...(EnableUploadImage ? (['Image'] as const) : []), ...(EnablePushToTalk ? (['Audio'] as const) : [])]
}

function nameTaken(settings: Settings): string {
  const names = taken(settings).map((kind) => (kind === 'Image' ? 'PNG, JPEG, WEBP and GIF pictures' : 'WAV sound'))
  return names.length === 0 ? 'no files' : `only ${names.join(' and ')}`
}
