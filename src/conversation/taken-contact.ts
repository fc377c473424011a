import type { HeldContactsTable } from '../platform/database/tables/lead-tables.ts'
import type { SaidContact } from '../reading/contact/read-contact.ts'
import type { WindowLanguage } from '../reading/languages/spoken/spoken-language.ts'
import type { ContactKept } from '../reading/languages/tables/told.ts'

/** What became of contact details that were said: the firm has them, or they wait until the visitor agrees. */
export type TakenContact = SaidContact &
  ({ is: 'kept'; told: ContactKept } | { is: 'held'; consentText: string; language: WindowLanguage })

/** Contact details that wait until the visitor agrees that the firm may have them. */
export type HeldContact = Omit<HeldContactsTable, 'createdAt'>

/** A message, as far as people of the firm are told of it. */
export interface Telling {
  /** Whether they may be told at once, by the address of who asks; left out: always. */
  mayTell?: (() => boolean) | undefined
}
