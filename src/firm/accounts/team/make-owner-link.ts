import type { FirmApp } from '../../firm-app.ts'
import { makeLinkToken } from '../link-token.ts'
import { findOwnerless, insertOwnerLink } from './owner-link-store.ts'

/** How long a link to the owner’s account can be used. */
export const ownerLinkHours = 24

/** A link that makes whoever opens it an owner of the workspace, once. */
export async function makeOwnerLink(
  { db, publicUrl }: Pick<FirmApp, 'db' | 'publicUrl'>,
  workspaceId: number,
): Promise<string> {
  const { token, hash } = makeLinkToken()
  await insertOwnerLink(db, { workspaceId, hash, hours: ownerLinkHours })
  // Behind the #, a browser sends it to no server, so that no log has it.
  return `${publicUrl}/console/welcome#${token}`
}

/** The link of a start: as long as the first workspace has no owner. Null: it has one, or there is no workspace. */
export async function makeFirstOwnerLink(app: Pick<FirmApp, 'db' | 'publicUrl'>): Promise<string | null> {
  const workspaceId = await findOwnerless(app.db)
  return workspaceId === null ? null : makeOwnerLink(app, workspaceId)
}
