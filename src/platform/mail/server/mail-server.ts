import { Type } from 'typebox'
import { choice } from '../../fields.ts'

export const securities = ['tls', 'starttls'] as const

/** The mail server as it is answered: never its password. */
export const MailServer = Type.Object({
  setBy: choice(['server', 'firm', 'nobody'], {
    description: 'server: SMTP_URL, which wins; nobody: mails wait',
  }),
  host: Type.String({ description: 'Its name or address' }),
  port: Type.Integer({ description: 'Usually 465 or 587' }),
  security: choice(securities, { description: 'tls: from the first byte; starttls: later' }),
  userName: Type.String({ description: 'Who signs in; "": nobody does' }),
  hasPassword: Type.Boolean({ description: 'Whether one is kept' }),
  sender: Type.String({ description: 'Name <address>, or an address' }),
})
