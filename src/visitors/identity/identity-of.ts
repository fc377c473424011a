import { type Static, Type } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { findIdentity } from './visitor-identity-store.ts'

export const VisitorIdentity = Type.Object({
  userId: Type.String({ description: 'How the firm’s own site names its user' }),
  name: Type.String({ description: 'Name; "" when it said none' }),
  email: Type.String({ description: 'E-mail address; "" when it said none' }),
  provenAt: Type.String({ description: 'When it was proven last, ISO 8601' }),
})

/** Who a visitor is, as the firm's own site has proven by a signature. */
export const ProvenIdentity = Type.Union([VisitorIdentity, Type.Null()], {
  description: 'Who the visitor is, as the firm’s own site has signed; null: nothing is proven',
})

export type ProvenIdentity = Static<typeof ProvenIdentity>

export async function identityOf(
  db: Database,
  place: { workspaceId: number; sessionId: number },
): Promise<ProvenIdentity> {
  const found = await findIdentity(db, place)
  if (found === null) return null
  const { subject: userId, name, email, provenAt } = found
  return { userId, name, email, provenAt: provenAt.toISOString() }
}
