import type { Database } from '../../../platform/database/connect.ts'
import { type Membership, readMembership } from './member-store.ts'

/** Of which firm an account is, and as what; null: of none. */
export function findMembership(db: Database, accountId: string): Promise<Membership | null> {
  return readMembership(db, accountId)
}
