import { Type } from 'typebox'
import { foldEmail } from '../../platform/mail/fold-email.ts'
import '../../firm/chatbots/setting-formats.ts'
import { fail } from '../../platform/errors.ts'
import { trimmedText } from '../../platform/fields.ts'

/** Whom an export or an erasure is about: everybody who gave this address, or who spoke in this session. */
export type Person = { email: string } | { sessionId: number }

export const personFields = {
  email: Type.Optional(
    trimmedText({
      description: 'E-mail address that the visitor left or typed; letter case does not count',
      maxLength: 254,
      format: 'e-mail',
    }),
  ),
  sessionID: Type.Optional(
    Type.Integer({ description: 'Or: id of one session', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  ),
}

/** Fails with `invalid-fields` unless exactly one of the two is given. */
export function readPerson({ email = '', sessionID }: { email?: string; sessionID?: number }): Person {
  if (email !== '' && sessionID !== undefined) {
    throw fail('invalid-fields', { faults: 'email and sessionID: expected one of them, got both.' })
  }
  if (sessionID !== undefined) return { sessionId: sessionID }
  if (email !== '') return { email: foldEmail(email) }
  throw fail('invalid-fields', { faults: 'email: is required, or sessionID instead.' })
}

/**
 * A pattern of PostgreSQL that finds the address in a text in lower case, whole: not within a longer address. Signs of
 * other scripts may touch it, as they do where words are not parted by blanks.
 */
export function patternOfAddress(email: string): string {
  const literal = email.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  return `(?<![a-z0-9_%+-])(?<![a-z0-9]\\.)${literal}(?![a-z0-9])(?![.-][a-z0-9])`
}
