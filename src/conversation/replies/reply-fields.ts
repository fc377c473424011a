import { Type } from 'typebox'
import { choice, requiredText } from '../../platform/fields.ts'
import { languageCodes } from '../../reading/languages/language-code.ts'

/** What a workspace may have of them: all of them are read at once. */
export const mostReplies = 200

const idDescription = 'Id of the reply'

export const replyIdField = Type.Integer({ description: idDescription, minimum: 1, maximum: 2_147_483_647 })

export const replyFields = {
  name: requiredText({ description: 'What it is found by behind a slash', maxLength: 60 }),
  content: requiredText({
    description: 'What it says; {{name}} stands for the first name of the visitor, {{me}} for who writes',
    maxLength: 4_000,
  }),
  language: choice(['', ...languageCodes], { description: 'For visitors who ask in this language; "": for all' }),
}

export const Reply = Type.Object({
  id: Type.Integer({ description: idDescription }),
  name: Type.String({ description: 'What it is found by behind a slash' }),
  content: Type.String({
    description: 'What it says; {{name}} stands for the first name of the visitor, {{me}} for who writes',
  }),
  language: Type.String({ description: 'For visitors who ask in this language; "": for all' }),
})
