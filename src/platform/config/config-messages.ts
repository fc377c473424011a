import { isEmailAddress } from '../mail/email-address.ts'
import { optional, readPublicUrl, readWebAddress } from './config-values.ts'
import { define } from './config-variable.ts'

/** The settings of config.ts for mails and text messages. */
export const messageVariables = {
  smtpUrl: define({
    variable: 'SMTP_URL',
    defaultText: 'none',
    meaning:
      'Server for outgoing mail, as smtp://user:password@host:port; without it each firm’s mails go through the server that it sets in the console, or are kept in the outbox.',
    secret: true,
    read: (text) => readWebAddress(text, ['smtp:', 'smtps:']),
  }),
  ownerEmail: define({
    variable: 'PORCHLIGHT_OWNER_EMAIL',
    defaultText: 'none',
    meaning:
      'Who is told of leads and of the first workspace where no chatbot names anybody; `porchlight workspace set-owner` changes it later.',
    read: (text) => {
      if (text !== undefined && !isEmailAddress(text)) throw new Error('must be an e-mail address')
      return text ?? null
    },
  }),
  mailFrom: define({
    variable: 'PORCHLIGHT_MAIL_FROM',
    defaultText: 'none',
    meaning: 'Sender of outgoing mail; when not set, the user of SMTP_URL or porchlight@ its host.',
    read: (text) => {
      if (text !== undefined && !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(text))
        throw new Error('must be an e-mail address')
      return text ?? null
    },
  }),
  twilioAccountSid: define({
    variable: 'PORCHLIGHT_TWILIO_ACCOUNT_SID',
    defaultText: 'none',
    meaning: 'Account at Twilio that text messages are sent with, such as AC0123….',
    read: (text) => {
      if (text !== undefined && !/^AC\w{2,62}$/.test(text)) throw new Error('must be the SID of an account: AC…')
      return text ?? null
    },
  }),
  twilioAuthToken: define({
    variable: 'PORCHLIGHT_TWILIO_AUTH_TOKEN',
    defaultText: 'none',
    meaning: 'Auth token of that account; what Twilio tells us is verified with it, too.',
    secret: true,
    read: optional,
  }),
  twilioFrom: define({
    variable: 'PORCHLIGHT_TWILIO_FROM',
    defaultText: 'none',
    meaning: 'Who sends text messages: a number of that account as +12065550100, or a messaging service as MG0123….',
    read: (text) => {
      if (text !== undefined && !/^(\+[1-9]\d{6,14}|\d{3,8}|MG\w{2,62}|[A-Za-z0-9 ]{1,11})$/.test(text)) {
        throw new Error('must be a number such as +12065550100, a short code, a sender’s name or a messaging service')
      }
      return text ?? null
    },
  }),
  twilioUrl: define({
    variable: 'PORCHLIGHT_TWILIO_URL',
    defaultText: 'https://api.twilio.com',
    meaning: 'Another address of Twilio’s API: one of its regions, a proxy, or a server for tests.',
    read: (text) => readPublicUrl(text) ?? 'https://api.twilio.com',
  }),
}
