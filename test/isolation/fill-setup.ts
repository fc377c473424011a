import type { TestApp, TestWorkspace } from '../test-app.ts'

/** What is read and made for the caller's workspace alone: test/contract/setup/ tries it. */
export const setupWithoutIds = [
  // Of the firm of the key or member alone.
  '/v1/getting-started',
  '/v1/mail-server',
  '/v1/mail-server/test',
  '/v1/workspace/logo',
  '/v1/server-address',
  '/v1/server-address/check',
  '/v1/model-keys',
  '/v1/model-keys/{provider}',
  '/v1/model-keys/{provider}/test',
  '/v1/keys',
  '/v1/outbox',
  '/v1/audit-log',
  '/v1/read-log',
  '/v1/failed-events',
  '/v1/failed-events/retry',
  '/v1/health',
]

/** A key and a mail of a workspace, by their ids. */
export async function fillSetup(
  { app }: TestApp,
  { workspaceId }: TestWorkspace,
): Promise<{ keyId: number; mailId: number }> {
  const { rows } = await app.pool.query('SELECT max(id) AS id FROM keys WHERE "workspaceId" = $1', [workspaceId])
  const mail = { recipient: 'ana@firm.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  return { keyId: rows[0].id, mailId: await app.mailer.post({ workspaceId, ...mail }) }
}
