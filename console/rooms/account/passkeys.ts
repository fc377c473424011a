import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { callSignIn } from '../../api/call-sign-in.ts'

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type SignOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Whether the browser has passkeys on this page: with https or on localhost, and by a name rather than a number. */
export function hasPasskeys(): boolean {
  const { hostname } = window.location
  return window.isSecureContext && !/^[\d.]+$|^\[/.test(hostname) && browserSupportsWebAuthn()
}

/** Whether the browser offers passkeys where the address is typed. */
export async function offersPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await browserSupportsWebAuthnAutofill())
}

/** Has a device sign, and signs in. `waits`: until one is chosen where the address is typed. Fails with CallFailure, or as `isCalledOff` tells. */
export async function signInByPasskey(baseUrl: string, { waits }: { waits: boolean }): Promise<void> {
  const { options } = await callSignIn(baseUrl, '/sign-in/passkey-options', {})
  // Checked by the browser.
  const credential = await startAuthentication({ optionsJSON: options as SignOptions, useBrowserAutofill: waits })
  await callSignIn(baseUrl, '/sign-in/passkey', { credential })
}

/** Has a device sign, and proves with it who is signed in. Fails alike. */
export async function proveByPasskey(baseUrl: string): Promise<void> {
  const { options } = await callSignIn(baseUrl, '/proof/passkey-options', {})
  const credential = await startAuthentication({ optionsJSON: options as SignOptions })
  await callSignIn(baseUrl, '/proof/passkey', { credential })
}

/** Has a device make a passkey, and keeps it under a name. Fails alike. */
export async function addPasskey(baseUrl: string, { name, password }: { name: string; password: string }) {
  const { options } = await callSignIn(baseUrl, '/passkey/options', orNone(password))
  const credential = await startRegistration({ optionsJSON: options as MakeOptions })
  await callSignIn(baseUrl, '/passkey/add', { name, credential })
}

export async function removePasskey(baseUrl: string, { id, password }: { id: number; password: string }) {
  await callSignIn(baseUrl, '/passkey/remove', { id, ...orNone(password) })
}

/** Who gives none proves otherwise who they are. */
function orNone(password: string): { password?: string } {
  return password === '' ? {} : { password }
}

/** No device is asked any more. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Whether the person or the device called it off, or its time was over. */
export function isCalledOff(failure: unknown): boolean {
  return failure instanceof Error && (failure.name === 'NotAllowedError' || failure.name === 'AbortError')
}

/** Whether the device has a passkey of this account already. */
export function isThereAlready(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'InvalidStateError'
}
