import { createHmac, timingSafeEqual } from 'node:crypto'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import type { Alert } from '../alert.ts'

/** What a link of a mail does, once its button is pressed: `stop-all` ends all alerts of the address. */
export const linkKinds = ['confirm', 'stop', 'stop-all'] as const
export type LinkKind = (typeof linkKinds)[number]

export const alertLinkPath = '/alerts'

type Signed = Pick<Alert, 'workspaceId' | 'id' | 'secret' | 'email'>

/** An address that only who gets the mail has: it names the alert and is signed with the alert’s own secret. */
export function writeAlertLink(publicUrl: string, kind: LinkKind, alert: Signed): string {
  return `${publicUrl}${alertLinkPath}/${kind}/${writeToken(kind, alert)}`
}

export function writeToken(kind: LinkKind, alert: Signed): string {
  return `${alert.workspaceId.toString(36)}.${alert.id.toString(36)}.${sign(kind, alert)}`
}

const form = /^([0-9a-z]{1,7})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/** Which alert a token names, before anything of it is proven; null when it has not the form of one. */
export function readToken(token: string): { workspaceId: number; id: number; signature: string } | null {
  const [, workspace, id, signature] = form.exec(token) ?? []
  if (workspace === undefined || id === undefined || signature === undefined) return null
  const place = { workspaceId: Number.parseInt(workspace, 36), id: Number.parseInt(id, 36) }
  const isId = place.workspaceId <= 2_147_483_647 && Number.isSafeInteger(place.id)
  return isId ? { ...place, signature } : null
}

export function isSignedFor(kind: LinkKind, alert: Signed, signature: string): boolean {
  return timingSafeEqual(Buffer.from(sign(kind, alert)), Buffer.from(signature))
}

/** The address is signed too: a link that was sent to one address does nothing for another. */
function sign(kind: LinkKind, { workspaceId, id, secret, email }: Signed): string {
  return createHmac('sha256', secret)
    .update(`${kind} ${workspaceId} ${id} ${foldEmail(email)}`)
    .digest('base64url')
}
