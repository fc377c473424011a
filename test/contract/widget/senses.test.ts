import { expect, test } from 'vitest'
import { startTestApp } from '../../test-app.ts'

const both = { EnablePushToTalk: true, EnableUploadImage: true }

/** What the window is told, of a chatbot with these settings in an installation with these variables. */
async function offered(settings: Record<string, unknown>, environment: Record<string, string>): Promise<unknown> {
  const app = await startTestApp({ environment })
  try {
    const serialNumber = await app.addChatbot(settings)
    const { body } = await app.post<Record<string, unknown>>('/chat/Chatbot/GetConfig', { serialNumber })
    const { EnablePushToTalk, EnableUploadImage } = body.Data
    return { hears: EnablePushToTalk, sees: EnableUploadImage }
  } finally {
    await app.close()
  }
}

const server = {
  PORCHLIGHT_OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:9',
  PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
}
const ears = { ...server, PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/scripted' }

test.each<[what: string, settings: Record<string, unknown>, environment: Record<string, string>, expected: object]>([
  ['the guide alone', both, {}, { hears: false, sees: false }],
  ['the guide, with a model for transcriptions', both, ears, { hears: true, sees: false }],
  ['a model that sees', { ...both, Model: 'compatible/scripted' }, server, { hears: false, sees: true }],
  ['both, and nothing switched on', { Model: 'compatible/scripted' }, ears, { hears: false, sees: false }],
])(
  '%s: what is switched on is offered where something hears and sees',
  async (_what, settings, environment, expected) => {
    expect(await offered(settings, environment)).toEqual(expected)
  },
)
