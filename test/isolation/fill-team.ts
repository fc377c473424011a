import { openColleague, openOwner } from '../accounts/console-user.ts'
import type { TestApp, TestWorkspace } from '../test-app.ts'
import type { Wire } from '../wire-call.ts'

/** An owner, a colleague, and somebody who has not come yet. */
export async function fillTeam(
  app: TestApp,
  wire: Wire,
  { workspaceId, secretKey }: TestWorkspace,
): Promise<{ accountId: string; invitationId: number }> {
  const at = `${workspaceId}.example.com`
  const owner = await openOwner(app, wire, { workspaceId, email: `ana@${at}` })
  const lee = { role: 'agent', name: 'Lee Park', email: `lee@${at}` } as const
  const { accountId } = await openColleague(app, wire, owner, lee)
  const waits = { email: `mo@${at}`, role: 'agent' }
  const invited = await wire.call({
    path: '/v1/team/invitations',
    body: waits,
    headers: { authorization: secretKey },
  })
  return { accountId, invitationId: JSON.parse(invited.text).id }
}
