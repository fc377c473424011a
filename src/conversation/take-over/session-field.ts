import { Type } from 'typebox'
import { text } from '../../platform/fields.ts'

const id = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/** The conversation that an operation is about, in its path. */
export const sessionField = Type.Integer({ description: 'Id of the session', ...id })

/** What either side has read. */
export const upToField = Type.Integer({ description: 'Id of the last message that was read', ...id })

export const ReadMark = Type.Object({
  sessionID: Type.Integer({ description: 'Id of the session' }),
  upTo: Type.Integer({ description: 'Id of the last message that this side has read; 0: none yet' }),
})

export const TypingAnswer = Type.Object({ sessionID: Type.Integer({ description: 'Id of the session' }) })

/** What a person says in a conversation. */
export const personWords = text({ description: 'What the visitor is to read', minLength: 1, maxLength: 10_000 })
