export interface SetupSearch {
  /** The webhook that is looked at */
  webhook?: number
  /** serialNumber of the chatbot that it is about, and the audit of it that is looked at */
  chatbot?: string
  audit?: number
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

export function readSetupSearch({ webhook, chatbot, audit }: Record<string, unknown>): SetupSearch {
  return {
    ...(isId(webhook) && { webhook }),
    ...(chatbot !== undefined && { chatbot: String(chatbot) }),
    ...(isId(audit) && { audit }),
  }
}
