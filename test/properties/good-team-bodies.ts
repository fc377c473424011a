import fc from 'fast-check'
import type { ConsoleUser } from '../accounts/console-user.ts'
import type { Target } from './good-visitor-bodies.ts'
import { pick } from './good-words.ts'

/** Who works in the console, and one of them whose role may be changed. */
export interface TeamStage {
  owner: ConsoleUser
  colleague: ConsoleUser
}

const person = { name: pick('Lee Park', 'Ana María'), password: pick('four quiet green lakes', 'short') }

/** What a good body of each operation on people of the firm consists of, by its path. */
export function teamTargets({ colleague }: TeamStage): Record<string, Target> {
  return {
    // A link works once, so that nearly all of these are told that it is unknown.
    '/v1/console/owner': {
      bare: true,
      isRefused: true,
      body: () => ({ token: pick('x'.repeat(43), 'y'), email: pick('ana@example.com'), ...person }),
    },
    '/v1/console/join': { bare: true, isRefused: true, body: () => ({ token: pick('x'.repeat(43), 'y'), ...person }) },
    '/v1/console/password': {
      bare: true,
      isRefused: true,
      body: () => ({ token: pick('x'.repeat(43), 'y'), password: person.password }),
    },
    // One address may ask five times an hour only.
    '/v1/console/password-link': {
      bare: true,
      body: () => ({ email: fc.nat({ max: 99_999 }).map((n) => `p${n}@example.com`) }),
    },
    '/v1/team/{accountId}/password-link': { bare: true, id: colleague.accountId, body: () => ({}) },
    '/v1/console/me': { bare: true, byMember: true, body: () => ({ name: person.name }) },
    '/v1/team/{accountId}': {
      bare: true,
      id: colleague.accountId,
      body: () => ({ role: pick('agent', 'manager', 'owner') }),
    },
    '/v1/team/invitations': {
      bare: true,
      body: () => ({ email: pick('mo@example.com', 'Kim@Example.com'), role: pick('agent', 'owner') }),
    },
  }
}
