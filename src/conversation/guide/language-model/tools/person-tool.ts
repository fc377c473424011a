import { Type } from 'typebox'
import { answerAsGuide } from './answer-as-guide.ts'
import { defineTool } from './skill-tool.ts'

/** A human being of the firm: the visitor leaves contact details with the form behind the button. */
export const personTool = defineTool({
  name: 'ask_for_person',
  description: `Tells the firm at once that the visitor wants a human being, and puts the button of the contact form below your answer. Use it when the
visitor asks for somebody of the firm, wants to be called, or needs what only a person can do. Returns what to say, which you may repeat.`,
  input: Type.Object({}),
  asks: 'Send {}.',
  run: (turn) => answerAsGuide(turn, 'person', {}),
})
