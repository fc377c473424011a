import { Type } from 'typebox'
import { SealedCookie } from './sealed-cookie.ts'

/** How long somebody may take at the provider, or over a question of ours, in minutes. */
export const waitingMinutes = 10

/** A sign-in that was begun in one browser, and must be finished there. `to`: a page of the console. */
export const waitingSignOn = new SealedCookie(
  'sign-on',
  Type.Object({
    state: Type.String(),
    nonce: Type.String(),
    verifier: Type.String(),
    to: Type.String(),
    /** The session whose person is to be proven again; null: a sign-in. */
    proves: Type.Union([Type.String(), Type.Null()]),
  }),
  waitingMinutes,
)

const Person = Type.Object({ issuer: Type.String(), subject: Type.String(), email: Type.String(), name: Type.String() })

/** Whom the provider vouches for, and who is asked which team they want to join. */
export const waitingToJoin = new SealedCookie('join', Type.Object({ person: Person }), waitingMinutes)

/**
 * Whom the provider vouches for, and whose account asks for a code before it is bound to them. `step`: the cookies, as a
 * browser sends them back, with which this very sign-in waits for the code.
 */
export const waitingToBind = new SealedCookie(
  'bind',
  Type.Object({ person: Person, accountId: Type.String(), step: Type.Array(Type.String()) }),
  waitingMinutes,
)
