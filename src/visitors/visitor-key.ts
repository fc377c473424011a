import { createHmac, timingSafeEqual } from 'node:crypto'
import type { VisitorPlace } from '../operation.ts'

export const visitorKeyPrefix = 'pl_vis_'

/** How long a key opens its session. */
export const visitorKeyUsableMs = 60 * 60_000
/** How long a key is exchanged for a new one of the same session. */
export const visitorKeyRenewableMs = 30 * 24 * 60 * 60_000

interface VisitorClaim extends VisitorPlace {
  /** Which signing key it was signed with. */
  signingKeyId: number
  /** Unix seconds. */
  issuedAt: number
}

/**
 * Writes a claim as a key: `pl_vis_<signing key>.<workspace>.<chatbot>.<session>.<issued>.<signature>`, the numbers in
 * base 36, the signature HMAC-SHA256 of all before it in base64url. It hides nothing; it only cannot be made up.
 */
export function writeVisitorKey(claim: VisitorClaim, secret: Buffer): string {
  const parts = [claim.signingKeyId, claim.workspaceId, claim.chatbotId, claim.sessionId, claim.issuedAt]
  const body = visitorKeyPrefix + parts.map((part) => part.toString(36)).join('.')
  return `${body}.${sign(body, secret)}`
}

/** What a key claims, before anything of it is proven; null when it has not the form of one. */
export function readVisitorKey(key: string): { claim: VisitorClaim; body: string; signature: string } | null {
  const match =
    /^(pl_vis_([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([0-9a-z]{1,11})\.([0-9a-z]{1,8}))\.([\w-]{43})$/.exec(
      key,
    )
  if (!match) return null
  const [, body = '', ...rest] = match
  const signature = rest.pop() ?? ''
  const [signingKeyId = 0, workspaceId = 0, chatbotId = 0, sessionId = 0, issuedAt = 0] = rest.map((part) =>
    Number.parseInt(part, 36),
  )
  return { claim: { signingKeyId, workspaceId, chatbotId, sessionId, issuedAt }, body, signature }
}

export function isSignedWith(secret: Buffer, body: string, signature: string): boolean {
  return timingSafeEqual(Buffer.from(sign(body, secret)), Buffer.from(signature))
}

function sign(body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('base64url')
}
