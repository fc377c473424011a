import { Type } from 'typebox'
import { choice } from '../../platform/fields.ts'

/** A hundred years. */
export const maxRetentionDays = 36_500

/** Whose a conversation becomes by itself. */
export const assignments = ['off', 'inTurn', 'agentOfListing'] as const

export type Assignment = (typeof assignments)[number]

export const assignmentField = choice(assignments, {
  description:
    'Whose a conversation becomes when its visitor asks for a person or leaves contact details. off: nobody’s; inTurn: one agent’s after the other, of those who are signed in; agentOfListing: that of the member whose address the home names as its Agent Email, else in turn',
})

/** The settings of a workspace, as they are answered. */
export const workspaceSettings = Type.Object({
  Name: Type.String({
    description: 'What the firm is called',
  }),
  OwnerEmail: Type.String({
    description: 'Who is mailed what visitors leave, where the chatbot names nobody; "": nobody',
  }),
  RetentionDays: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Days that conversations, leads, visitors’ files and mails are kept after their end; null: for good',
  }),
  Assignment: assignmentField,
})
