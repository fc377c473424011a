import { Type } from 'typebox'
import { memberOf } from '../../platform/member.ts'
import { defineOperation } from '../define-operation.ts'
import { describeMember, SignedInMember } from './describe-member.ts'

/** GET /v1/console/me */
export const readMe = defineOperation({
  id: 'readMe',
  summary: 'Read who is signed in',
  description: 'What the console shows first: the person, the role, the workspace and its chatbots.',
  tag: 'Team',
  access: 'member',
  input: Type.Object({}),
  output: SignedInMember,
  example: {},
  errors: [],
  run: async (app, caller) => describeMember(app.db, memberOf(caller)),
})
