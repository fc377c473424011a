import { type Static, Type } from 'typebox'
import { requiredText } from '../../../platform/fields.ts'
import { roleField } from '../describe-member.ts'
import type { Invitation as KeptInvitation } from './invitation-store.ts'
import type { TeamMember } from './member-store.ts'

export const accountIdField = requiredText({ description: 'Id of the account', maxLength: 100 })

/** Somebody of the firm who signs in to the console. */
export const Colleague = Type.Object({
  accountId: Type.String({ description: 'Id of the account' }),
  name: Type.String({ description: 'What the team and visitors read' }),
  email: Type.String({ description: 'What signs in' }),
  role: roleField,
  hasTwoFactors: Type.Boolean({ description: 'Whether a code is asked for besides the password' }),
  joinedAt: Type.String({ description: 'Since when, ISO 8601' }),
})

export type Colleague = Static<typeof Colleague>

/** Somebody who may join by a link. */
export const Invitation = Type.Object({
  id: Type.Integer({ description: 'Id of the invitation' }),
  email: Type.String({ description: 'Whom it is for' }),
  role: roleField,
  invitedBy: Type.String({ description: 'Who invited' }),
  createdAt: Type.String({ description: 'When, ISO 8601' }),
  expiresAt: Type.String({ description: 'Until when the link works, ISO 8601' }),
})

export type Invitation = Static<typeof Invitation>

export function presentColleague({ joinedAt, ...member }: TeamMember): Colleague {
  return { ...member, joinedAt: joinedAt.toISOString() }
}

export function presentInvitation({ createdAt, expiresAt, ...invitation }: KeptInvitation): Invitation {
  return { ...invitation, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
