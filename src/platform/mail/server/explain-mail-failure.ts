import { describeMailError } from '../smtp-sender.ts'
import { WayError } from './way-of-firm.ts'

/** Where a mail was to go. */
export interface TriedServer {
  host: string
  port: number
  sender: string
}

/** Why a mail was not sent, in a sentence that says what to do. */
export function explainMailFailure(thrown: unknown, { host, port, sender }: TriedServer): string {
  if (thrown instanceof WayError) return explainWay(thrown, host)
  const { message, command, responseCode } = describeMailError(thrown)
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  const said = responseCode === null ? '' : ` It said: ${message.replace(/^[^:]*: (?=\d{3})/, '')}`
  if (code === 'EAUTH' || command?.startsWith('AUTH'))
    return `${host} did not accept the user name and the password. Check both; many providers want an app password here rather than the one you sign in with.${said}`
  if (code === 'ETLS' || /wrong version number|packet length too long|ssl3_|SSL routines/i.test(message))
    return `${host} does not speak TLS the way that is set on port ${port}. Port 465 usually wants TLS, port 587 STARTTLS.`
  if (/certificate|self-signed|altnames/i.test(message))
    return `The certificate of ${host} could not be trusted (${message}). Use the name that your provider gives for its mail server.`
  if (command === 'MAIL FROM')
    return `${host} does not let you send as ${sender}. Use the address of the account.${said}`
  if (command === 'RCPT TO') return `${host} does not take mail for this recipient.${said}`
  if (responseCode !== null) return `${host} refused the message.${said}`
  if (code === 'ECONNREFUSED' || /ECONNREFUSED/.test(message))
    return `Nothing answers at ${host} on port ${port}. Check the port: usually it is 465 with TLS or 587 with STARTTLS.`
  return `${host} did not answer on port ${port} in time. Check host and port; some hosting providers block outgoing mail until you ask them.`
}

function explainWay({ fault }: WayError, host: string): string {
  switch (fault) {
    case 'none':
      return 'The mail server was removed meanwhile: set one first.'
    case 'unknown-host':
      return `There is no server called ${host}. Check how the name is spelled.`
    case 'not-public':
      return `${host} is inside a private network. Whoever runs the server can allow it with PORCHLIGHT_OUTBOUND_ALLOW.`
    case 'password-lost':
      return 'The password cannot be read any more, because the encryption key has changed. Enter it again.'
  }
}
