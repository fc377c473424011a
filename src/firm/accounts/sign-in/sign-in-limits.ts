import { hash } from 'node:crypto'
import type { Database } from '../../../platform/database/connect.ts'
import { networkOf } from '../../../platform/limits/address-limit.ts'
import { tooManyCalls } from '../../../platform/limits/visitor-limits.ts'
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
  const what = 'passwords were tried for this e-mail address'
  const [here, there] = keysOf({ email, address })
  await countOne(db, here, nearby, what)
  await countOne(db, there, everywhere, what)
  return () => forgetTries(db, [here, there])
}

/** Links to another password that are asked for, from one network and from all: nobody's mailbox is to be filled. */
const linksNearby = { most: 5, minutes: 60 }
const linksEverywhere = { most: 15, minutes: 24 * 60 }

/** Counts that a link for an address is asked for, whether or not it has an account. Fails with `too-many-calls`. */
export async function countLinkRequest(db: Database, who: { email: string; address: string }): Promise<void> {
  const what = 'links were asked for with this e-mail address'
  const [here, there] = keysOf(who, 'link')
  await countOne(db, here, linksNearby, what)
  await countOne(db, there, linksEverywhere, what)
}

/** Who has proven the address in another way, from here, may try passwords again. */
export function forgetSignIns(db: Database, who: { email: string; address: string }): Promise<void> {
  return forgetTries(db, keysOf(who))
}

/** Whether an answer of the provider, known by its state, comes for the first time within so many minutes. */
export async function isFirstAnswer(db: Database, { state, minutes }: { state: string; minutes: number }) {
  const keyHash = hash('sha256', JSON.stringify(['sign-on', state]), 'buffer')
  return (await countTry(db, { keyHash, minutes })).count === 1
}

function keysOf({ email, address }: { email: string; address: string }, ...kind: string[]): [Buffer, Buffer] {
  const keyOf = (...parts: string[]): Buffer => hash('sha256', JSON.stringify([...parts, ...kind]), 'buffer')
  return [keyOf(email, networkOf(address) ?? 'this machine'), keyOf(email)]
}

async function countOne(
  db: Database,
  keyHash: Buffer,
  limit: { most: number; minutes: number },
  what: string,
): Promise<void> {
  const { count, leftSeconds } = await countTry(db, { keyHash, minutes: limit.minutes })
  if (count > limit.most) throw tooManyCalls(what, leftSeconds)
}
