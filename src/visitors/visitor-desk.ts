import type { VisitorDesk } from '../conversation/conversation-app.ts'
import { alertOfTurn } from './alert-of-turn.ts'
import { dropHeld, findHeld } from './leads/held/hold-contact.ts'
import { keepSaidContact, releaseHeld } from './leads/keep-said-contact.ts'
import { hasLeftContact } from './leads/leads-of-session.ts'
import { findRecipient } from './leads/recipient.ts'
import { cancelOwnVisit, findOwnVisits, moveOwnVisit } from './tours/change-own-tour.ts'
import { findFreeTimes } from './tours/find-free-times.ts'

/** What conversations have done for their visitors by leads, tours and alerts. */
export const visitorDesk: VisitorDesk = {
  keepSaidContact,
  findHeld,
  releaseHeld,
  dropHeld,
  findRecipient,
  alertOfTurn,
  hasLeftContact,
  findFreeTimes: (app, home, settings, besides) => findFreeTimes(app.db, home, settings, app.now(), besides),
  findOwnVisits,
  moveOwnVisit,
  cancelOwnVisit,
}
