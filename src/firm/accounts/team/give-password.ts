import type { Database } from '../../../platform/database/connect.ts'
import { writePassword } from './account-store.ts'

/** Gives an account a password: another one, or the first. */
export function givePassword(
  transaction: Database,
  password: { accountId: string; passwordHash: string },
): Promise<void> {
  return writePassword(transaction, password)
}
