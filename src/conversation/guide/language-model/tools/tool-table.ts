import { alertTool } from './alert-tool.ts'
import { figuresTool } from './figures-tool.ts'
import { homeTool } from './home-tool.ts'
import { knowledgeTool } from './knowledge-tool.ts'
import { paymentTool } from './payment-tool.ts'
import { personTool } from './person-tool.ts'
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

const byName: ReadonlyMap<string, SkillTool> = new Map(skillTools.map((tool) => [tool.name, tool]))

export function findTool(name: string): SkillTool | undefined {
  return byName.get(name)
}
