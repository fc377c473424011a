import type { FirmApp } from '../firm-app.ts'
import { workspaceOfTeamChange } from './key-channel.ts'

/**
 * Called whenever any process has changed keys, or who of a firm may do what: what is remembered of keys may be over, and
 * who listens is asked again. `payload`: that of the NOTIFY; null: perhaps something was missed.
 */
export function forgetKeys(app: Pick<FirmApp, 'keys' | 'visitorKeys' | 'live'>, payload: string | null = null): void {
  const workspaceId = workspaceOfTeamChange(payload)
  // Nothing is remembered of people: only what they listen to is open.
  if (workspaceId !== null) {
    app.live.endInboxes(workspaceId)
    return
  }
  app.keys.clear()
  app.visitorKeys.forget()
  app.live.endAll()
}
