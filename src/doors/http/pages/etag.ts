import { createHash } from 'node:crypto'

/** An ETag that changes with the content, quotes included (RFC 9110, 8.8.3). */
export function makeEtag(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
