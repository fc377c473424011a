import type { Database } from '../../platform/database/connect.ts'
import { selectAsked, selectSavedListings } from './alert-store.ts'
import { type AlertDescription, presentAlert } from './present-alert.ts'

/** An alert as the firm's programs are told of it; null when it has ended. */
export async function readAlert(db: Database, workspaceId: number, id: number): Promise<AlertDescription | null> {
  const [alert] = await selectAsked(db, workspaceId, { id }, 1)
  return alert ? presentAlert(alert) : null
}

const mostSaved = 100

/** What the visitors of some conversations want to be told of, the newest first, and the homes that they saved. */
export async function readAlertsOf(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
  limit: number,
): Promise<{ alerts: AlertDescription[]; savedListingIds: number[] }> {
  const alerts = await selectAsked(db, workspaceId, { sessionIds }, limit)
  const savedListingIds = await selectSavedListings(db, workspaceId, sessionIds, mostSaved)
  return { alerts: alerts.map(presentAlert), savedListingIds: [...new Set(savedListingIds)] }
}
