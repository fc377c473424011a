import { CallFailure } from '../../../api/call-failure.ts'
import { callSignIn } from '../../../api/call-sign-in.ts'

/** What a second factor is set up with. */
export interface NewFactor {
  /** Address for authenticators: otpauth://… */
  uri: string
  backupCodes: string[]
}

const readCodes = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export async function changePassword(baseUrl: string, currentPassword: string, newPassword: string): Promise<void> {
  await callSignIn(baseUrl, '/change-password', { currentPassword, newPassword })
}

/** Counts from the first right code on. */
export async function beginFactor(baseUrl: string, password: string): Promise<NewFactor> {
  const told = await callSignIn(baseUrl, '/two-factor/enable', orNone(password))
  return { uri: String(told.totpURI ?? ''), backupCodes: readCodes(told.backupCodes) }
}

export async function proveFactor(baseUrl: string, code: string): Promise<void> {
  await callSignIn(baseUrl, '/two-factor/verify-totp', { code })
}

export async function endFactor(baseUrl: string, password: string): Promise<void> {
  await callSignIn(baseUrl, '/two-factor/disable', orNone(password))
}

export async function renewBackupCodes(baseUrl: string, password: string): Promise<string[]> {
  return readCodes((await callSignIn(baseUrl, '/two-factor/generate-backup-codes', orNone(password))).backupCodes)
}

/** Who has no password gives none, and proves otherwise who they are. */
function orNone(password: string): { password?: string } {
  return password === '' ? {} : { password }
}

/** Whether a password was wrong, rather than that the session is over. */
export function isWrongPassword(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.code === 'sign-in-refused'
}

/** Whether a code was wrong. */
export function isWrongCode(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.code === 'code-refused'
}

/** What a password was refused for, where the server says it best; "" otherwise. */
export function refusalOf(failure: unknown): string {
  return failure instanceof CallFailure && failure.status === 400 ? failure.message : ''
}
