import { CallFailure, failureOfAnswer } from '../../../api/call-failure.ts'

const timeoutMs = 20_000

/** Calls the sign-in of the console about the own account; answers what it tells. Fails with CallFailure. */
async function call(baseUrl: string, path: string, body: object): Promise<Record<string, unknown>> {
  let response: Response
  try {
    response = await fetch(`${baseUrl}/console/auth${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (cause) {
    throw new CallFailure({ status: 0, message: '', code: 'connection-failed', cause })
  }
  if (!response.ok) throw await failureOfAnswer(response)
  return (await response.json()) as Record<string, unknown>
}

/** What a second factor is set up with. */
export interface NewFactor {
  /** Address for authenticators: otpauth://… */
  uri: string
  backupCodes: string[]
}

const readCodes = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export async function changePassword(baseUrl: string, currentPassword: string, newPassword: string): Promise<void> {
  await call(baseUrl, '/change-password', { currentPassword, newPassword })
}

/** Counts from the first right code on. */
export async function beginFactor(baseUrl: string, password: string): Promise<NewFactor> {
  const told = await call(baseUrl, '/two-factor/enable', { password })
  return { uri: String(told.totpURI ?? ''), backupCodes: readCodes(told.backupCodes) }
}

export async function proveFactor(baseUrl: string, code: string): Promise<void> {
  await call(baseUrl, '/two-factor/verify-totp', { code })
}

export async function endFactor(baseUrl: string, password: string): Promise<void> {
  await call(baseUrl, '/two-factor/disable', { password })
}

export async function renewBackupCodes(baseUrl: string, password: string): Promise<string[]> {
  return readCodes((await call(baseUrl, '/two-factor/generate-backup-codes', { password })).backupCodes)
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
