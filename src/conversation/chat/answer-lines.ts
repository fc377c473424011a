import { Type } from 'typebox'
import { ShownView } from '../guide/answer-view.ts'

/** The lines of a streamed answer, as clients get types for them. */
export const AnswerPiece = Type.Object({ content: Type.String({ description: 'The next piece of the answer' }) })

export const AnswerEnd = Type.Object({
  QuestionID: Type.Integer({ description: 'Id of the question' }),
  AnswerID: Type.Integer({ description: 'Id of the answer' }),
  Answer: Type.String({ description: 'All pieces together' }),
  TotalToken: Type.Integer({ description: 'Tokens consumed by the turn' }),
})

export const AnswerShown = Type.Object({ view: ShownView })

export const VisitorAnswerEnd = Type.Object({
  questionid: Type.Integer({ description: 'Id of the question' }),
  messageid: Type.Integer({ description: 'Id of the answer' }),
  sessionid: Type.Integer({ description: 'Id of the session' }),
  TaskCompleted: Type.Literal(true),
})
