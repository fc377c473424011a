import type { FirmApp } from '../firm-app.ts'
import { deleteOldSignIns } from './sign-in/session-store.ts'

/** Removes sessions, those that nobody uses too, links, invitations and counts of tries that are over. */
export function forgetOldSignIns({ patientDb, accounts }: Pick<FirmApp, 'patientDb' | 'accounts'>): Promise<void> {
  return deleteOldSignIns(patientDb, accounts.idleHours)
}
