import { hash } from 'node:crypto'
import type { Database } from '../../database/connect.ts'
import { networkOf } from '../../visitors/address-limit.ts'
import { tooManyCalls } from '../../visitors/visitor-limits.ts'
import { countTry, forgetTries } from './sign-in-failure-store.ts'

/** Wrong passwords for one account from one network. */
const nearby = { most: 10, minutes: 15 }
/**
 * From all networks together (SP 800-63B-4, section 3.2.2: no more than 100 in a row). Far more than one network may,
 * so that whoever wants to keep somebody out needs many.
 */
const everywhere = { most: 100, minutes: 24 * 60 }

/**
 * Counts a try for an account before its password is looked at, so that a thousand at once are no way round. Fails with
 * `too-many-calls`; what is tried for an address without an account is counted alike. Answers what forgets the tries
 * once the password was right.
 */
export async function countSignIn(
  db: Database,
  { email, address }: { email: string; address: string },
): Promise<() => Promise<void>> {
  const here = hash('sha256', JSON.stringify([email, networkOf(address) ?? 'this machine']), 'buffer')
  const there = hash('sha256', JSON.stringify([email]), 'buffer')
  await countOne(db, here, nearby)
  await countOne(db, there, everywhere)
  return () => forgetTries(db, [here, there])
}

async function countOne(db: Database, keyHash: Buffer, limit: { most: number; minutes: number }): Promise<void> {
  const { count, leftSeconds } = await countTry(db, { keyHash, minutes: limit.minutes })
  if (count > limit.most) throw tooManyCalls('passwords were tried for this e-mail address', leftSeconds)
}
