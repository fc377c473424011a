/**
 * An e-mail address as it is kept and compared, everywhere: without blanks around it, and with the letters A to Z in
 * lower case. No others: the lower case of "K" (U+212A, the Kelvin sign) is "k", and its owner is somebody else. In SQL
 * it is `foldedEmail` (database/folded-email.ts).
 */
export function foldEmail(email: string): string {
  return email.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
