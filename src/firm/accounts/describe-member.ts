import { type Static, Type } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { choice } from '../../platform/fields.ts'
import { findFirmLogo } from '../../platform/firm-logo/firm-logo.ts'
import type { Member } from '../../platform/member.ts'
import { roles } from '../../platform/role.ts'
import { readChatbotPage } from '../chatbots/list-chatbots.ts'
import { nameOfWorkspace } from '../workspaces/workspace-name.ts'

export const roleField = choice(roles, { description: 'What somebody may do: an owner everything, an agent the least' })

const mostChatbots = 200

/** Who is signed in, with what the console shows first. */
export const SignedInMember = Type.Object({
  accountId: Type.String({ description: 'Id of the account' }),
  name: Type.String({ description: 'What the team and visitors read' }),
  email: Type.String({ description: 'What signs in' }),
  role: roleField,
  hasTwoFactors: Type.Boolean({ description: 'Whether a code is asked for besides the password' }),
  workspace: Type.Object({
    id: Type.Integer({ description: 'Id of the workspace' }),
    name: Type.String({ description: 'What the firm calls it' }),
    logo: Type.String({ description: 'Path of the firm’s logo; "": none' }),
  }),
  chatbots: Type.Array(
    Type.Object({
      serialNumber: Type.String({ description: 'serialNumber of the chatbot' }),
      name: Type.String({ description: 'Its Name' }),
    }),
    { description: `The chatbots, oldest first; ${mostChatbots} at the most: listChatbots lists all` },
  ),
})

export type SignedInMember = Static<typeof SignedInMember>

export async function describeMember(
  db: Database,
  { workspaceId, accountId, name, email, role, hasTwoFactors }: Omit<Member, 'sessionId' | 'provenSecondsAgo'>,
): Promise<SignedInMember> {
  const { chatbots } = await readChatbotPage(db, workspaceId, { limit: mostChatbots })
  return {
    accountId,
    name,
    email,
    role,
    hasTwoFactors,
    workspace: {
      id: workspaceId,
      name: await nameOfWorkspace(db, workspaceId),
      logo: (await findFirmLogo(db, workspaceId))?.path ?? '',
    },
    chatbots: chatbots.map(({ serialNumber, Name }) => ({ serialNumber, name: Name })),
  }
}
