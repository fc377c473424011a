const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** How long a key opens its session. */
const usableMs = hourMs
/** How long after the last message of its session a key is exchanged for a new one. */
const renewableMs = 30 * dayMs
/** A person of the firm may write long after the visitor's last key: no key is of use for longer than this. */
export const keyKeptMs = 60 * dayMs
/** A signing key signs for this long. */
export const signingMs = 30 * dayMs
/** A clock of another process may be ahead of ours by this much. */
const clockSlackMs = 60_000
/** Messages carry the time of the database, which may be another machine. */
const databaseSlackMs = dayMs

// Every age is bounded on both sides: a clock that has jumped years ahead and back must leave nothing that is young for
// ever. What comes from the future is not young.

/** Whether a signing key may sign. Times in milliseconds. */
export function isYoung(createdAt: number, now: number): boolean {
  return isBetween(now - createdAt, -clockSlackMs, signingMs)
}

/** The times between which a signing key is made to be young now; those outside of `kept` are of no use any more. */
export function signingTimes(now: number): { young: [Date, Date]; kept: [Date, Date] } {
  const latest = new Date(now + clockSlackMs)
  return {
    young: [new Date(now - signingMs), latest],
    kept: [new Date(now - signingMs - keyKeptMs - clockSlackMs), latest],
  }
}

/**
 * usable: opens its session; renewable: only GetConfig takes it, for a new one; old: GetConfig may still know its
 * session, where somebody spoke later.
 */
export type VisitorKeyState = 'usable' | 'renewable' | 'old'

/** What a key of that age is good for; null: nothing. */
export function stateOfKey(issuedAt: number, now: number): VisitorKeyState | null {
  const age = now - issuedAt
  if (!isBetween(age, -clockSlackMs, keyKeptMs)) return null
  if (age > renewableMs) return 'old'
  return age > usableMs ? 'renewable' : 'usable'
}

/** Whether a conversation is taken up again that was last spoken in then; without a message, that was opened then. */
export function isTakenUpAgain(lastMessageAt: number | null, openedAt: number, now: number): boolean {
  return isBetween(now - (lastMessageAt ?? openedAt), -databaseSlackMs, renewableMs)
}

function isBetween(age: number, least: number, most: number): boolean {
  return age >= least && age <= most
}
