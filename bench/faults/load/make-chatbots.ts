import type { Credentials } from '../service.ts'

/** serialNumbers. */
export interface Chatbots {
  /** Has the listings that are written and read. */
  listings: string
  /** Speaks with visitors, and takes pictures from them. */
  visitors: string
  /** Answers by a language model. */
  model: string
}

async function call(baseUrl: string, { secretKey }: Credentials, path: string, body: object): Promise<unknown> {
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { authorization: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text).Data
}

export async function addChatbot(
  baseUrl: string,
  credentials: Credentials,
  settings: Record<string, unknown> = {},
): Promise<string> {
  const serialNumber = String(await call(baseUrl, credentials, '/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }))
  if (Object.keys(settings).length > 0) {
    await call(baseUrl, credentials, '/chat/Chatbot/Edit', { serialNumber, ...settings })
  }
  return serialNumber
}

/** A home for the one who asks, so that answers have something to tell. */
export async function addHome(
  baseUrl: string,
  credentials: Credentials,
  serialNumber: string,
  home: object,
): Promise<void> {
  await call(baseUrl, credentials, '/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...home })
}
