import { Type } from 'typebox'
import { defineOperation } from '../../define-operation.ts'

/** GET /v1/console/sign-in */
export const readSignInWays = defineOperation({
  id: 'readSignInWays',
  summary: 'Read how one gets in',
  description: 'What the pages in front of the console need to know; nothing of any account.',
  tag: 'Team',
  access: 'public',
  input: Type.Object({}),
  output: Type.Object({
    mailsLinks: Type.Boolean({ description: 'Whether a link to a new password can be mailed: a mail server is set' }),
    singleSignOn: Type.Union([Type.String(), Type.Null()], {
      description: 'Name of the provider that one may sign in with, at `/console/auth/oidc/start`; null: there is none',
    }),
  }),
  example: {},
  errors: [],
  run: async ({ mailer, singleSignOn }) => ({
    mailsLinks: await mailer.sendsForAny(),
    singleSignOn: singleSignOn?.name ?? null,
  }),
})
