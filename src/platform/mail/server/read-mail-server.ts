import type { Static } from 'typebox'
import { Type } from 'typebox'
import { defineOperation } from '../../define-operation.ts'
import type { PlatformApp } from '../../platform-app.ts'
import { MailServer } from './mail-server.ts'
import { findMailServer } from './mail-server-store.ts'

/** GET /v1/mail-server */
export const readMailServer = defineOperation({
  id: 'readMailServer',
  summary: 'Read what mails are sent through',
  tag: 'Operation',
  access: 'secret-key',
  input: Type.Object({}),
  output: MailServer,
  example: {},
  errors: [],
  run: (app, { workspaceId }) => presentMailServer(app, workspaceId),
})

export async function presentMailServer(
  { db, mailer }: Pick<PlatformApp, 'db' | 'mailer'>,
  workspaceId: number,
): Promise<Static<typeof MailServer>> {
  const row = await findMailServer(db, workspaceId)
  const setBy = mailer.isSetByOperator ? 'server' : row === null ? 'nobody' : 'firm'
  if (row === null) return { setBy, host: '', port: 465, security: 'tls', userName: '', hasPassword: false, sender: '' }
  const { host, port, security, userName, sender, sealedPassword } = row
  return { setBy, host, port, security, userName, hasPassword: sealedPassword !== null, sender }
}
