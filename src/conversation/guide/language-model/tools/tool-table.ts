import type { ChatbotSettings } from '../../../../firm/chatbots/chatbot-settings.ts'
import { alertTool } from './alert-tool.ts'
import { figuresTool } from './figures-tool.ts'
import { homeTool } from './home-tool.ts'
import { knowledgeTool } from './knowledge-tool.ts'
import { paymentTool } from './payment-tool.ts'
import { personTool } from './person-tool.ts'
import { sayTool } from './say-tool.ts'
import { searchTool } from './search-tool.ts'
import type { SkillTool } from './skill-tool.ts'
import { tourTimesTool } from './tour-times-tool.ts'
import { tourTool } from './tour-tool.ts'

/** THE TABLE of the skills that a language model may use, in the order in which it is told of them. */
export const skillTools: readonly SkillTool[] = [
  searchTool,
  homeTool,
  figuresTool,
  paymentTool,
  knowledgeTool,
  tourTimesTool,
  tourTool,
  personTool,
  alertTool,
]

/** The same, with what strict grounding needs: there facts of homes are said by a tool alone. */
export function toolsFor({ Grounding }: Pick<ChatbotSettings, 'Grounding'>): readonly SkillTool[] {
  return Grounding === 'strict' ? [...skillTools, sayTool] : skillTools
}
