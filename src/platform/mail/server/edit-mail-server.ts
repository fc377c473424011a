import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { Type } from 'typebox'
import { actorOf, recordChange } from '../../change-log/record-change.ts'
import { afterCommit, inTransaction } from '../../database/in-transaction.ts'
import { defineOperation } from '../../define-operation.ts'
import { fail } from '../../errors.ts'
import { choice, requiredText, trimmedText } from '../../fields.ts'
import { isEmailAddress } from '../email-address.ts'
import { MailServer, securities } from './mail-server.ts'
import { findMailServer, putMailServer } from './mail-server-store.ts'
import { presentMailServer } from './read-mail-server.ts'
import { passwordPlace } from './way-of-firm.ts'

/** POST /v1/mail-server */
export const editMailServer = defineOperation({
  id: 'editMailServer',
  summary: 'Set what mails are sent through',
  description: 'Without `password` the one that is kept stays, as long as host and user name do.',
  tag: 'Operation',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({
    host: requiredText({ description: 'Its name or address', maxLength: 253 }),
    port: Type.Integer({ description: 'Usually 465 or 587', minimum: 1, maximum: 65_535 }),
    security: choice(securities, { description: 'tls: from the first byte; starttls: later' }),
    userName: Type.Optional(trimmedText({ description: 'Who signs in; "": nobody does', maxLength: 254 })),
    password: Type.Optional(Type.String({ description: 'An app password, for many providers', maxLength: 1_000 })),
    sender: requiredText({
      description: 'Name <address>, or an address',
      maxLength: 320,
    }),
  }),
  output: MailServer,
  example: {
    host: 'smtp.example.com',
    port: 465,
    security: 'tls',
    userName: 'hello@example.com',
    password: 'an app password',
    sender: 'Harbour Homes <hello@example.com>',
  },
  errors: [],
  async run(app, caller, { password, userName = '', ...given }) {
    const { workspaceId } = caller
    const faults = findFaults(given)
    if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
    return inTransaction(app.db, async (transaction) => {
      const before = await findMailServer(transaction, workspaceId)
      // A password is for the server that it was given for.
      const isSame = before?.host === given.host && before.userName === userName
      const kept = isSame ? before.sealedPassword : null
      const sealedPassword =
        password === undefined || password === ''
          ? kept
          : await app.secrets.seal(passwordPlace(workspaceId), Buffer.from(password))
      if (userName !== '' && sealedPassword === null)
        throw fail('invalid-fields', { faults: 'password: is required for this host and user name.' })
      await putMailServer(transaction, workspaceId, { ...given, userName, sealedPassword })
      const { sealedPassword: _, ...former } = before ?? { sealedPassword: null }
      await recordChange(transaction, {
        workspaceId,
        by: actorOf(caller),
        action: 'mail-server.changed',
        target: `workspace ${workspaceId}`,
        details: { before: former, after: { ...given, userName, ...(password ? { password: 'changed' } : {}) } },
      })
      afterCommit(transaction, () => app.mailer.tellChanged(workspaceId))
      return presentMailServer({ ...app, db: transaction }, workspaceId)
    })
  },
})

/** Not "1.0", which resolvers take for 1.0.0.0: an address is written out whole. */
function isServerName(host: string): boolean {
  if (isIP(host) !== 0) return true
  if (!/^[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(host)) return false
  const name = domainToASCII(host)
  return name !== '' && isIP(name) === 0 && !/(^|\.)(\d+|0x[\da-f]*)$/i.test(name)
}

function findFaults({ host, sender }: { host: string; sender: string }): string[] {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(sender)?.[1] ?? sender
  return [
    ...(isServerName(host) ? [] : ['host: expected the name of a server, such as smtp.example.com.']),
    ...(isEmailAddress(address)
      ? []
      : ['sender: expected an address, or a name with an address: Harbour Homes <hello@example.com>.']),
  ]
}
