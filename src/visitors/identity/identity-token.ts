import { createHmac, timingSafeEqual } from 'node:crypto'
import { isEmailAddress } from '../../platform/mail/email-address.ts'

/** Longer ones would be a session of their own: whoever finds one in a log or a history must not get in with it later. */
export const maxLifeSeconds = 3_600
/** Clocks of two servers differ. */
const leewaySeconds = 60
export const maxTokenLength = 4_096
const maxSubjectLength = 200
const maxNameLength = 200

/** Who a visitor is, as the firm's own site says; "" for what it didn't say. */
export interface Identity {
  subject: string
  name: string
  email: string
}

export type IdentityFault =
  | 'malformed'
  | 'wrong-algorithm'
  | 'wrong-signature'
  | 'wrong-chatbot'
  | 'expired'
  | 'not-yet'
  | 'too-long'
  | 'no-subject'

export interface ProofSurroundings {
  /** Any of these may have signed. */
  secrets: readonly string[]
  serialNumber: string
  now: Date
}

/**
 * Reads a JWT of the firm's own site (RFC 7519), signed with HS256 and nothing else: its header decides nothing but whether
 * it is refused. What it says is looked at only once the signature is right.
 */
export function readIdentityToken(
  token: string,
  { secrets, serialNumber, now }: ProofSurroundings,
): Identity | IdentityFault {
  const parts = token.split('.')
  const [head = '', body = '', signature = ''] = parts
  if (token.length > maxTokenLength || parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part)))
    return 'malformed'
  const header = readObject(head)
  if (header === null) return 'malformed'
  // "crit" names extensions that must be understood (RFC 7515, 4.1.11): there are none here.
  if (header.alg !== 'HS256' || header.crit !== undefined) return 'wrong-algorithm'
  if (!secrets.some((secret) => isSigned(`${head}.${body}`, signature, secret))) return 'wrong-signature'
  const claims = readObject(body)
  if (claims === null) return 'malformed'
  return checkTimes(claims, now.getTime() / 1000) ?? checkAudience(claims, serialNumber) ?? readClaims(claims)
}

/** The other way: a user id with its HMAC-SHA256 in hex. It proves the id alone and has no end, so nothing else is believed. */
export function readIdentityHash(
  { userId, hash }: { userId: string; hash: string },
  { secrets }: Pick<ProofSurroundings, 'secrets'>,
): Identity | IdentityFault {
  const subject = readSubject(userId)
  if (subject === null) return 'no-subject'
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(hash) ? hash : '', 'hex')
  const isRight = secrets.some((secret) => isSame(given, createHmac('sha256', secret).update(userId).digest()))
  return isRight ? { subject, name: '', email: '' } : 'wrong-signature'
}

function checkTimes({ exp, iat, nbf }: Record<string, unknown>, now: number): IdentityFault | null {
  if (!isTime(exp) || (iat !== undefined && !isTime(iat)) || (nbf !== undefined && !isTime(nbf))) return 'malformed'
  if (exp <= now - leewaySeconds) return 'expired'
  if ((iat ?? now) > now + leewaySeconds || (nbf ?? now) > now + leewaySeconds) return 'not-yet'
  return exp > now + maxLifeSeconds + leewaySeconds ? 'too-long' : null
}

/** Each chatbot has a secret of its own; an audience is only there to be right. */
function checkAudience({ aud }: Record<string, unknown>, serialNumber: string): IdentityFault | null {
  if (aud === undefined) return null
  const named = (Array.isArray(aud) ? aud : [aud]).map((each) => String(each).toLowerCase())
  return named.includes(serialNumber.toLowerCase()) ? null : 'wrong-chatbot'
}

function readClaims({ sub, name, email }: Record<string, unknown>): Identity | IdentityFault {
  const subject = readSubject(typeof sub === 'number' && Number.isSafeInteger(sub) ? String(sub) : sub)
  if (subject === null) return 'no-subject'
  return {
    subject,
    name: typeof name === 'string' ? plain(name).slice(0, maxNameLength) : '',
    email: typeof email === 'string' && isEmailAddress(email.trim()) ? email.trim() : '',
  }
}

/** No id of a user has control characters, and the database takes no NUL. */
function readSubject(value: unknown): string | null {
  const isWell = typeof value === 'string' && value !== '' && value.length <= maxSubjectLength && !/\p{Cc}/u.test(value)
  return isWell && value.isWellFormed() ? value : null
}

/** One line, without what can't be seen. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function isSigned(text: string, signature: string, secret: string): boolean {
  return isSame(Buffer.from(signature, 'base64url'), createHmac('sha256', secret).update(text).digest())
}

function isSame(given: Buffer, wanted: Buffer): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function readObject(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    // Any object of JSON has names of its own alone.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
