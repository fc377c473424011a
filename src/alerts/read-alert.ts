import type { Database } from '../database/connect.ts'
import { selectAsked } from './alert-store.ts'
import { type AlertDescription, presentAlert } from './present-alert.ts'

/** An alert as the firm's programs are told of it; null when it has ended. */
export async function readAlert(db: Database, workspaceId: number, id: number): Promise<AlertDescription | null> {
  const [alert] = await selectAsked(db, workspaceId, { id }, 1)
  return alert ? presentAlert(alert) : null
}
