import { Type } from 'typebox'

/** A hundred years. */
export const maxRetentionDays = 36_500

/** The settings of a workspace, as they are answered. */
export const workspaceSettings = Type.Object({
  RetentionDays: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Days that conversations, leads, visitors’ files and mails are kept after their end; null: for good',
  }),
})
