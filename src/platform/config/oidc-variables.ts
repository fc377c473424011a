import { optional, readProviderAddress } from './config-values.ts'
import { define } from './config-variable.ts'

/** The settings of config.ts for signing in with an OpenID Connect provider. */
export const oidcVariables = {
  oidcIssuer: define({
    variable: 'PORCHLIGHT_OIDC_ISSUER',
    defaultText: 'none',
    meaning:
      'OpenID Connect provider that people of the console may sign in with: its issuer, such as https://login.example.com/realms/firm. https://, or http:// on this machine.',
    read: readProviderAddress,
  }),
  oidcClientId: define({
    variable: 'PORCHLIGHT_OIDC_CLIENT_ID',
    defaultText: 'none',
    meaning: 'Id of Porchlight at that provider.',
    read: optional,
  }),
  oidcClientSecret: define({
    variable: 'PORCHLIGHT_OIDC_CLIENT_SECRET',
    defaultText: 'none',
    meaning: 'Secret of Porchlight at that provider.',
    secret: true,
    read: optional,
  }),
  oidcName: define({
    variable: 'PORCHLIGHT_OIDC_NAME',
    defaultText: 'single sign-on',
    meaning: 'What the button at the sign-in calls that provider, as in “Sign in with NAME”; at most 40 characters.',
    read: (text) => {
      if (text !== undefined && text.length > 40) throw new Error('must be a text of at most 40 characters')
      return text ?? 'single sign-on'
    },
  }),
}

/** What is wrong with half a set-up, as a sentence; null: all of it is there, or nothing. */
export function findHalfSetUp(config: Record<'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret', string | null>) {
  const { oidcIssuer, oidcClientId, oidcClientSecret } = config
  const values = [oidcIssuer, oidcClientId, oidcClientSecret]
  const isWhole = !values.includes(null) || values.every((value) => value === null)
  return isWhole
    ? null
    : 'PORCHLIGHT_OIDC_ISSUER, PORCHLIGHT_OIDC_CLIENT_ID and PORCHLIGHT_OIDC_CLIENT_SECRET must be set together.'
}
