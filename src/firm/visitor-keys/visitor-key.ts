import { createHmac, timingSafeEqual } from 'node:crypto'
import type { VisitorPlace } from '../../platform/visitor-place.ts'

export const visitorKeyPrefix = 'pl_vis_'

export interface VisitorClaim extends VisitorPlace {
  /** Which signing key it was signed with. */
  signingKeyId: number
  /** Unix seconds. */
  issuedAt: number
  /** When the first key of the session was issued, in Unix seconds. */
  openedAt: number
  /** The newest revocation that was known then: one with a higher number ends the key. */
  revocation: number
}

/**
 * Writes a claim as a key:
 * `pl_vis_<signing key>.<workspace>.<chatbot>.<session>.<issued>.<opened>.<revocation>.<signature>`, the numbers in base
 * 36, the signature HMAC-SHA256 of all before it in base64url. It hides nothing; it only cannot be made up.
 */
export function writeVisitorKey(claim: VisitorClaim, secret: Buffer): string {
  const { signingKeyId, workspaceId, chatbotId, sessionId, issuedAt, openedAt, revocation } = claim
  const parts = [signingKeyId, workspaceId, chatbotId, sessionId, issuedAt, openedAt, revocation]
  const body = visitorKeyPrefix + parts.map((part) => part.toString(36)).join('.')
  return `${body}.${sign(body, secret)}`
}

/** The last two numbers were not in keys of the first version: browsers may still hold some. */
const form =
  /^(pl_vis_([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([0-9a-z]{1,11})\.([0-9a-z]{1,8})(?:\.([0-9a-z]{1,8})\.([0-9a-z]{1,11}))?)\.([\w-]{43})$/

/** What a key claims, before anything of it is proven; null when it has not the form of one. */
export function readVisitorKey(key: string): { claim: VisitorClaim; body: string; signature: string } | null {
  const match = form.exec(key)
  if (!match) return null
  const number = (place: number): number | null => (match[place] ? Number.parseInt(match[place], 36) : null)
  const issuedAt = number(6) ?? 0
  const claim = {
    signingKeyId: number(2) ?? 0,
    workspaceId: number(3) ?? 0,
    chatbotId: number(4) ?? 0,
    sessionId: number(5) ?? 0,
    issuedAt,
    openedAt: number(7) ?? issuedAt,
    revocation: number(8) ?? 0,
  }
  return { claim, body: match[1] ?? '', signature: match[9] ?? '' }
}

export function isSignedWith(secret: Buffer, body: string, signature: string): boolean {
  return timingSafeEqual(Buffer.from(sign(body, secret)), Buffer.from(signature))
}

function sign(body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('base64url')
}
