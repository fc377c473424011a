import { Type } from 'typebox'

/** The member whose a conversation is. */
export const AssignedMember = Type.Object({
  accountId: Type.String({ description: 'Id of the account' }),
  name: Type.String({ description: 'What the team reads' }),
})

/** Whose a conversation is, as it is answered. */
export const AssignedTo = Type.Union([AssignedMember, Type.Null()], {
  description: 'The member whose it is; null: nobody’s, so that every agent sees it',
})
