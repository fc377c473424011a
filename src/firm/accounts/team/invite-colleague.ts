import { Type } from 'typebox'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import { secretMark } from '../../../platform/mail/mail-secret.ts'
import { nameForMail } from '../../../platform/mail/name-for-mail.ts'
import { writeHtml } from '../../../platform/mail/write-html.ts'
import { writeText } from '../../../platform/mail/write-text.ts'
import { useQuota } from '../../../platform/quotas/use-quota.ts'
import { defineOperation } from '../../define-operation.ts'
import type { FirmApp } from '../../firm-app.ts'
import { nameOfWorkspace } from '../../workspaces/workspace-name.ts'
import { emailField } from '../account-fields.ts'
import { roleField } from '../describe-member.ts'
import { makeLinkToken } from '../link-token.ts'
import { insertInvitation, type Invitation as KeptInvitation } from './invitation-store.ts'
import { listMembers } from './member-store.ts'
import { Invitation, presentInvitation } from './present-team.ts'

/** How long an invitation can be taken up. */
const days = 7

/** POST /v1/team/invitations */
export const inviteColleague = defineOperation({
  id: 'addInvitation',
  summary: 'Invite a colleague',
  description: `Makes a link that can be used once, within ${days} days, to make an account of the role. It is shown this once and, where a mail server is set, mailed. An earlier invitation of the same address is over with it.`,
  tag: 'Team',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({ email: emailField, role: roleField }),
  output: Type.Object({
    ...Invitation.properties,
    link: Type.String({ description: 'What the colleague opens' }),
    isMailed: Type.Boolean({ description: 'Whether it is mailed too' }),
  }),
  example: { email: 'lee@example.com', role: 'agent' },
  errors: ['account-exists', 'quota-reached'],
  async run(app, caller, { email: given, role }) {
    const { workspaceId } = caller
    const email = foldEmail(given)
    const invitedBy = caller.member?.name ?? ''
    const { token, hash } = makeLinkToken()
    const linkTo = (end: string): string => `${app.publicUrl}/console/join#${end}`
    return inTransaction(app.db, async (transaction) => {
      const team = await listMembers(transaction, workspaceId)
      if (team.some((member) => member.email === email)) throw fail('account-exists')
      await useQuota(app, transaction, { workspaceId, quota: 'invitations' })
      const kept = await insertInvitation(transaction, { workspaceId, email, role, hash, invitedBy, days })
      await recordChange(transaction, {
        workspaceId,
        by: actorOf(caller),
        action: 'member.invited',
        target: `invitation ${kept.id}`,
        details: { after: { role } },
      })
      const isMailed = await app.mailer.sendsFor(workspaceId, transaction)
      if (isMailed)
        await mailInvitation(app, transaction, { ...kept, workspaceId, link: linkTo(secretMark), secret: token })
      return { ...presentInvitation(kept), link: linkTo(token), isMailed }
    })
  },
})

async function mailInvitation(
  { mailer }: Pick<FirmApp, 'mailer'>,
  transaction: Database,
  {
    workspaceId,
    email,
    role,
    invitedBy,
    link,
    secret,
  }: KeptInvitation & { workspaceId: number; link: string; secret: string },
): Promise<void> {
  const firm = await nameOfWorkspace(transaction, workspaceId)
  const parts = {
    opening: `${nameForMail(invitedBy) || 'Somebody'} invites you to work in ${nameForMail(firm)} on Porchlight.`,
    rows: [['Role', role]] as const,
    heading: '',
    body: '',
    link: { label: 'Make your account', url: link },
    closing: `The link works once, and for ${days} days. If you do not know what this is about, do nothing.`,
  }
  const subject = 'An invitation to Porchlight'
  await mailer.post(
    { workspaceId, recipient: email, subject, text: writeText(parts), html: writeHtml(parts), secret },
    transaction,
  )
}
