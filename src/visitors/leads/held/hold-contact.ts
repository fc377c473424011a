import type { HeldContact } from '../../../conversation/taken-contact.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { VisitorPlace } from '../../../platform/visitor-place.ts'
import type { VisitorsApp } from '../../visitors-app.ts'
import { dropHeldContact, findHeldContact, forgetHeld, holdContact } from './held-contact-store.ts'

/** Details that nobody has agreed to are forgotten after so long. */
const heldHours = 24

/** Holds contact details until the visitor agrees that the firm may have them. Answers all that is held then. */
export function hold({ db }: Pick<VisitorsApp, 'db'>, contact: HeldContact): Promise<HeldContact> {
  return holdContact(db, contact)
}

/** What waits for consent in a conversation, and whether the answer before asked for it; null: nothing. */
export function findHeld(
  { db }: Pick<VisitorsApp, 'db'>,
  { questionId, ...place }: VisitorPlace & { questionId: number },
) {
  return findHeldContact(db, place, questionId)
}

/** Nothing of it is held any more. */
export function dropHeld(db: Database, place: VisitorPlace): Promise<void> {
  return dropHeldContact(db, place)
}

export function forgetHeldContacts({ patientDb }: Pick<VisitorsApp, 'patientDb'>): Promise<void> {
  return forgetHeld(patientDb, heldHours)
}
