import { Type } from 'typebox'
import { memberOf } from '../../../platform/member.ts'
import { defineOperation } from '../../define-operation.ts'
import { nameField } from '../account-fields.ts'
import { describeMember, SignedInMember } from '../describe-member.ts'
import { renameAccount } from './account-store.ts'

/** PATCH /v1/console/me */
export const changeMe = defineOperation({
  id: 'changeMe',
  summary: 'Change one’s own name',
  description: 'What was written to visitors before keeps the name that it had.',
  tag: 'Team',
  access: 'member',
  input: Type.Object({ name: nameField }),
  output: SignedInMember,
  example: { name: 'Ana María Ruiz' },
  errors: [],
  async run(app, caller, { name: given }) {
    const member = memberOf(caller)
    const name = given.toWellFormed()
    await renameAccount(app.db, { id: member.accountId, name })
    return describeMember(app.db, { ...member, name })
  },
})
