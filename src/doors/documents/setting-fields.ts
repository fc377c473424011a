import { chatbotSettings, defaultSettings } from '../../firm/chatbots/chatbot-settings.ts'

interface FieldSchema {
  type?: string
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  enum?: string[]
}

/**
 * What the console's form knows of each setting of a chatbot, made from their schema, so that the console needs neither the
 * schema's library nor the formats of the server.
 */
export function renderSettingFields(): string {
  const fields = Object.entries(chatbotSettings.properties).map(([name, schema]) => {
    const { type, format, minimum, maximum, maxLength, enum: choices } = schema as FieldSchema
    const value = Reflect.get(defaultSettings, name)
    return [name, { type: type ?? 'string', format, minimum, maximum, maxLength, choices, default: value }] as const
  })
  return `// Made from src/firm/chatbots/chatbot-settings.ts by \`npm run documents\`.
export const settingFields = ${JSON.stringify(Object.fromEntries(fields), null, 2)} as const
`
}
