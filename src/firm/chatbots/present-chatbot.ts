import { type Static, Type } from 'typebox'
import { chatbotSettings } from './chatbot-settings.ts'
import type { ListedChatbot } from './chatbot-store.ts'

const serialNumber = Type.String({ description: 'serialNumber of the chatbot: 32 lower-case hex digits' })
const createdAt = Type.String({ description: 'When it was made, ISO 8601' })

export const ChatbotSummary = Type.Object({
  serialNumber,
  Name: Type.String({ description: 'Chatbot name' }),
  Model: Type.String({ description: 'Key of the model that answers' }),
  createdAt,
})

export type ChatbotSummary = Static<typeof ChatbotSummary>

/** A chatbot with all its settings as they stand, under the names that Edit takes. None of them is a secret. */
export const ChatbotDescription = Type.Object({
  serialNumber,
  createdAt,
  ...Type.Required(chatbotSettings).properties,
})

export type ChatbotDescription = Static<typeof ChatbotDescription>

export function summarizeChatbot({
  serialNumber,
  settings: { Name, Model },
  createdAt,
}: ListedChatbot): ChatbotSummary {
  return { serialNumber, Name, Model, createdAt: createdAt.toISOString() }
}

export function describeChatbot({ serialNumber, settings, createdAt }: ListedChatbot): ChatbotDescription {
  // What lies in the database under a name that is no setting any more is not told.
  const names = Object.keys(chatbotSettings.properties) as (keyof ChatbotDescription)[]
  const told = Object.fromEntries(names.map((name) => [name, Reflect.get(settings, name)]))
  // Settings are complete, each with a value of its type.
  return { serialNumber, createdAt: createdAt.toISOString(), ...(told as typeof settings) }
}
