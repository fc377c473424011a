import { foldEmail } from '../../platform/mail/fold-email.ts'
/** What somebody leaves of themselves; '' what is left out. */
export interface Contact {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** Homes that it is about. */
  listingIds: number[]
}

/** A lead, as far as it grows. */
export interface LeadOfPerson {
  firstName: string
  lastName: string
  /** The newest first. */
  emails: string[]
  phones: string[]
  listingIds: number[]
}

const mostContacts = 20
const mostListings = 100

/**
 * A lead with what its visitor left now: one conversation has one lead (firm.md). A new name takes the place of the
 * former one; addresses, numbers and homes are added, and an address that is left again comes first again.
 */
export function growLead(former: LeadOfPerson | null, contact: Contact): LeadOfPerson {
  const { firstName, lastName, email, phone, listingIds } = contact
  const isNamed = firstName !== '' || lastName !== ''
  return {
    firstName: isNamed ? firstName : (former?.firstName ?? ''),
    lastName: isNamed ? lastName : (former?.lastName ?? ''),
    emails: putFirst(former?.emails ?? [], email, foldEmail),
    phones: putFirst(former?.phones ?? [], phone, (value) => value.replace(/\D/g, '')),
    listingIds: [...new Set([...(former?.listingIds ?? []), ...listingIds])].slice(0, mostListings),
  }
}

function putFirst(values: readonly string[], value: string, sameAs: (value: string) => string): string[] {
  if (value === '') return [...values]
  const others = values.filter((each) => sameAs(each) !== sameAs(value))
  return [value, ...others].slice(0, mostContacts)
}
