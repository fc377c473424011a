import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { builtInGuideKey } from '../../platform/models/models.ts'

/** Of a chatbot's tokens this part is for one network of visitors. */
const networkPart = 10

export interface ModelBudget {
  /** Tokens of the chatbot in a day of UTC. */
  chatbot: number
  /** Of one network of visitors. */
  network: number
}

/** What a chatbot's model may use in a day; null: as much as it takes. `most`: of the installation, -1: no bound. */
export function budgetOf({ ModelBudget: own }: Pick<ChatbotSettings, 'ModelBudget'>, most: number): ModelBudget | null {
  const bounds = [own > 0 ? own : null, most >= 0 ? most : null].filter((bound) => bound !== null)
  if (bounds.length === 0) return null
  const chatbot = Math.min(...bounds)
  return { chatbot, network: Math.ceil(chatbot / networkPart) }
}

/** Whether answers cost something each: all but those of the built-in guide. */
export function isPaid(modelKey: string): boolean {
  return modelKey !== builtInGuideKey
}
