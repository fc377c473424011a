import type { FirmApp } from '../firm-app.ts'
import { deleteOldSignIns } from './sign-in/session-store.ts'

/** Removes sessions, links, invitations and counts of tries that are over. */
export function forgetOldSignIns({ patientDb }: Pick<FirmApp, 'patientDb'>): Promise<void> {
  return deleteOldSignIns(patientDb)
}
