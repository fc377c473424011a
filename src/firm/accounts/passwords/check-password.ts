import { fail } from '../../../platform/errors.ts'
import type { PasswordWork } from '../sign-in/password-work.ts'
import { countGuesses } from './count-guesses.ts'
import { findLengthFault } from './find-length-fault.ts'

/** Ten thousand million: what is guessed sooner is a password that others have, or a pattern. */
const fewestGuesses = 10

/**
 * Fails with `password-refused`, whose sentence says what is wrong. Any characters will do, and how they are mixed is
 * nobody's affair: a password must be long, and not among those that are tried first (SP 800-63B-4, section 3.1.1.2).
 */
export async function checkPassword(
  work: PasswordWork,
  password: string,
  person: { name: string; email: string },
): Promise<void> {
  const reason = findLengthFault(password)
  if (reason !== null) throw fail('password-refused', { reason })
  const words = wordsOf(person)
  const guesses = await work.inTurn(() => countGuesses({ password: password.normalize('NFKC'), words }))
  if (guesses < fewestGuesses) {
    const sentence =
      'This password is among those that are tried first (words that many take, your own name, rows of keys, repeats): take another, such as a sentence of four words that belong to nothing.'
    throw fail('password-refused', { reason: sentence })
  }
}

/** What is known of the person and the place. */
function wordsOf({ name, email }: { name: string; email: string }): string[] {
  const parts = [name, email].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set([...parts, 'porchlight', 'console'].map((part) => part.toLowerCase()))].filter(
    (part) => part.length > 2,
  )
}
