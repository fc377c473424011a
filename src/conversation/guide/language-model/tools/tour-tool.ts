import { Type } from 'typebox'
import { answerAsGuide } from './answer-as-guide.ts'
import { homeFields, namesHome } from './home-of-input.ts'
import { defineTool } from './skill-tool.ts'

/** To see a home in person: the visitor asks for it with the form behind the button. */
export const tourTool = defineTool({
  name: 'ask_for_tour',
  description: `Offers the visitor a tour of a home: puts the button of the tour form below your answer. It books nothing, and only the visitor can ask for
a time with that form. Returns what to say, which you may repeat.`,
  input: Type.Object(homeFields),
  asks: `Send ${namesHome}, or {} for the home that is spoken of.`,
  run: (turn, input) => answerAsGuide(turn, 'tour', input),
})
