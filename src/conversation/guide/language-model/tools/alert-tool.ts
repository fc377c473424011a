import { Type } from 'typebox'
import { answerAsGuide } from './answer-as-guide.ts'
import { homeFields, namesHome } from './home-of-input.ts'
import { defineTool } from './skill-tool.ts'

/** News of the search or of a home: the visitor asks for it with the form behind the button. */
export const alertTool = defineTool({
  name: 'ask_for_alert',
  description: `Offers the visitor news of what the last search finds from now on, or of one home: puts the button of the alert form below your answer. It
sets nothing up itself. Returns what to say, which you may repeat.`,
  input: Type.Object(homeFields),
  asks: `Send {} for the last search, or ${namesHome}.`,
  run: (turn, input) => answerAsGuide(turn, 'alert', input),
})
