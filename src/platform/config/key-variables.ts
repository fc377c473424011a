import { readKeyTexts } from '../secrets/encryption-key.ts'
import { readKey } from './config-values.ts'
import { define } from './config-variable.ts'

/** The settings of config.ts for keys that an automated install brings. */
export const keyVariables = {
  secretKey: define({
    variable: 'PORCHLIGHT_SECRET_KEY',
    defaultText: 'random',
    meaning: 'Secret key of the first workspace, for automated installs.',
    secret: true,
    read: (text) => readKey(text, 'pl_sk_'),
  }),
  sessionKey: define({
    variable: 'PORCHLIGHT_SESSION_KEY',
    defaultText: 'random',
    meaning: 'Session key of the first workspace, for automated installs.',
    secret: true,
    read: (text) => readKey(text, 'pl_ses_'),
  }),
  encryptionKey: define({
    variable: 'PORCHLIGHT_ENCRYPTION_KEY',
    defaultText: 'encryption.key in the data folder',
    meaning:
      'Seals the secrets that the database keeps: 32 bytes as base64 or hex, or a passphrase of at least 16 characters. Several processes on one DATABASE_URL need the same. Older ones may follow, separated by commas: they only open.',
    secret: true,
    read: (text) => {
      if (text !== undefined) readKeyTexts(text)
      return text ?? null
    },
  }),
}
