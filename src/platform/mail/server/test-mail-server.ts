import { Type } from 'typebox'
import { defineOperation } from '../../define-operation.ts'
import { fail } from '../../errors.ts'
import { writeHtml } from '../write-html.ts'
import { writeText } from '../write-text.ts'
import { explainMailFailure } from './explain-mail-failure.ts'
import { findMailServer } from './mail-server-store.ts'
import { WayError } from './way-of-firm.ts'

/** POST /v1/mail-server/test */
export const testMailServer = defineOperation({
  id: 'testMailServer',
  summary: 'Send a test message',
  description: 'To whoever is signed in to the console; with a secret key to the sender.',
  tag: 'Operation',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({}),
  output: Type.Object({ recipient: Type.String({ description: 'Whom it was sent to' }) }),
  example: {},
  errors: ['mail-server-not-set', 'mail-server-not-usable', 'key-scope', 'mail-failed'],
  async run(app, { workspaceId, member }, _input, { signal }) {
    const server = await findMailServer(app.db, workspaceId)
    const ofOperator = { host: 'The mail server of this installation', port: 0, sender: 'its sender' }
    const tried = app.mailer.isSetByOperator ? ofOperator : server
    if (tried === null) throw fail('mail-server-not-set')
    const recipient = member?.email ?? addressIn(tried.sender)
    if (recipient === null)
      throw fail('key-scope', {
        reason: 'the server that the operator has set is tried in the console, with a message to whoever is signed in',
      })
    const page = {
      opening: 'Mail works: this message was sent by Porchlight, to try its mail server.',
      rows: [],
      heading: '',
      body: '',
      link: { label: 'Open the console', url: `${app.publicUrl}/console` },
    }
    const mail = { workspaceId, recipient, subject: 'A test message', text: writeText(page), html: writeHtml(page) }
    try {
      await app.mailer.tryNow(mail, signal)
    } catch (error) {
      // What the firm itself has set wrongly is no failure of a server: nothing was asked of one yet.
      const code = error instanceof WayError ? 'mail-server-not-usable' : 'mail-failed'
      throw fail(code, { reason: explainMailFailure(error, tried) }, { cause: error })
    }
    return { recipient }
  },
})

/** Null: what an operator has set is told to nobody. */
function addressIn(sender: string): string | null {
  const address = /<([^<>]+)>$/.exec(sender)?.[1] ?? sender
  return address.includes('@') ? address : null
}
