import { hash } from 'node:crypto'
import type { Database } from '../../../platform/database/connect.ts'
import { wideNetworkOf } from '../../../platform/limits/networks.ts'
import { tooManyCalls } from '../../../platform/limits/visitor-limits.ts'
import { countTry, forgetTries, type GrowingDelay, takeTry } from './sign-in-failure-store.ts'

/** Wrong passwords for one account from one network. */
const nearby: GrowingDelay = { free: 10, firstSeconds: 30, mostSeconds: 900, forgetMinutes: 60 }
/**
 * From all networks together: about a hundred in a day (SP 800-63B-4, section 3.2.2). It never locks: who is kept waiting
 * by others comes in from a browser that is known, by a link, a passkey or the provider.
 */
const everywhere: GrowingDelay = { free: 20, firstSeconds: 5, mostSeconds: 1_200, forgetMinutes: 24 * 60 }
/** From a browser that has signed in to the account before, or is signed in now: what others try does not count. */
const knownBrowser: GrowingDelay = { free: 10, firstSeconds: 30, mostSeconds: 3_600, forgetMinutes: 24 * 60 }

/** Links to another password that are asked for, from one network and from all: nobody's mailbox is to be filled. */
const linksNearby: GrowingDelay = { free: 5, firstSeconds: 300, mostSeconds: 3_600, forgetMinutes: 24 * 60 }
const linksEverywhere: GrowingDelay = { free: 10, firstSeconds: 60, mostSeconds: 3_600, forgetMinutes: 24 * 60 }

export interface Trying {
  email: string
  address: string
  /** A browser that is known for this account (trusted-devices.ts), or the session that is open in it; null: any other. */
  browser: string | null
}

/**
 * Takes a try for an account before its password is looked at, so that a thousand at once are no way round. Fails with
 * `too-many-calls`; what is tried for an address without an account is counted alike. Answers what forgets the tries
 * once the password was right.
 */
export async function countSignIn(db: Database, { email, address, browser }: Trying): Promise<() => Promise<void>> {
  const what = 'passwords were tried for this e-mail address'
  if (browser !== null) {
    const key = keyOf('browser', email, browser)
    await takeOne(db, key, knownBrowser, what)
    return () => forgetTries(db, [key])
  }
  const [here, there] = keysOf({ email, address })
  await takeOne(db, here, nearby, what)
  await takeOne(db, there, everywhere, what)
  return () => forgetTries(db, [here, there])
}

/** Counts that a link for an address is asked for, whether or not it has an account. Fails with `too-many-calls`. */
export async function countLinkRequest(db: Database, who: { email: string; address: string }): Promise<void> {
  const what = 'links were asked for with this e-mail address'
  const [here, there] = keysOf(who, 'link')
  await takeOne(db, here, linksNearby, what)
  await takeOne(db, there, linksEverywhere, what)
}

/** Who has proven the address in another way, from here, may try passwords again. */
export function forgetSignIns(db: Database, who: { email: string; address: string }): Promise<void> {
  return forgetTries(db, keysOf(who))
}

/** Whether an answer of the provider, known by its state, comes for the first time within so many minutes. */
export async function isFirstAnswer(db: Database, { state, minutes }: { state: string; minutes: number }) {
  return (await countTry(db, { keyHash: keyOf('sign-on', state), minutes })) === 1
}

function keyOf(...parts: string[]): Buffer {
  return hash('sha256', JSON.stringify(parts), 'buffer')
}

function keysOf({ email, address }: { email: string; address: string }, ...kind: string[]): [Buffer, Buffer] {
  return [keyOf(email, wideNetworkOf(address) ?? 'this machine', ...kind), keyOf(email, ...kind)]
}

async function takeOne(db: Database, keyHash: Buffer, delay: GrowingDelay, what: string): Promise<void> {
  const waitSeconds = await takeTry(db, keyHash, delay)
  if (waitSeconds > 0) throw tooManyCalls(what, waitSeconds)
}
