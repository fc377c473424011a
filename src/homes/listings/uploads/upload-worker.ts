import { findChatbotOf } from '../../../firm/chatbots/find-chatbot.ts'
import { repeat } from '../../../platform/jobs/repeat.ts'
import type { HomesApp } from '../../homes-app.ts'
import { runUpload } from './run-upload.ts'
import { takeUpload } from './upload-store.ts'

export interface UploadWorkerOptions {
  lookEveryMs: number
  /** One whose process has written nothing for so long is begun again. */
  lostSeconds: number
}

const usual: UploadWorkerOptions = { lookEveryMs: 1_000, lostSeconds: 120 }
/** So many imports one process has at work, each of another firm. */
const atOnce = 3

/** Imports the files that people started, from now until it is stopped; several processes share them. */
export function startUploads(app: HomesApp, options: Partial<UploadWorkerOptions> = {}): { stop(): Promise<void> } {
  const { lookEveryMs, lostSeconds } = { ...usual, ...options }
  const hands = Array.from({ length: atOnce }, () =>
    repeat(app, { name: 'imports of files', everyMs: lookEveryMs }, async () => {
      if (app.stopping.aborted) return false
      const upload = await takeUpload(app.db, lostSeconds)
      if (upload === null) return false
      await runUpload({ ...app, timeZoneOf: (each) => timeZoneOf(app, each) }, upload)
      return true
    }),
  )
  return { stop: async () => void (await Promise.all(hands.map((hand) => hand.stop()))) }
}

async function timeZoneOf(
  app: HomesApp,
  { workspaceId, chatbotId }: { workspaceId: number; chatbotId: number },
): Promise<string> {
  const chatbot = await findChatbotOf(app.db, { workspaceId, chatbotId })
  return chatbot?.settings.TimeZone ?? 'UTC'
}
