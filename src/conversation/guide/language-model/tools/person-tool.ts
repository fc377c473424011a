import { Type } from 'typebox'
import { answerAsGuide } from './answer-as-guide.ts'
import { defineTool } from './skill-tool.ts'

/** A human being of the firm: the visitor leaves contact details with the form behind the button. */
export const personTool = defineTool({
  name: 'ask_for_person',
  description: `Offers the visitor somebody of the firm: puts the button of the contact form below your answer. It tells nobody yet. Use it for who wants a
human being, sells a home of their own, or needs legal, tax or loan advice. Returns what to say, which you may repeat.`,
  input: Type.Object({}),
  asks: 'Send {}.',
  run: (turn) => answerAsGuide(turn, 'person', {}),
})
