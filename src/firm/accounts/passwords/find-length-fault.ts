/** Of a password that is all that is asked for, in characters (SP 800-63B-4, section 3.1.1.2). */
export const shortestPassword = 15
const longestPassword = 256

/** What is wrong with the length of a password, as a sentence; null: nothing. Counted as it is hashed, in characters. */
export function findLengthFault(password: string): string | null {
  const { length } = [...password.normalize('NFKC')]
  if (length < shortestPassword)
    return `This password has ${length} characters: take at least ${shortestPassword}, such as a sentence of four words.`
  return length > longestPassword ? `This password is longer than ${longestPassword} characters.` : null
}
