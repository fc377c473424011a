import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import type { Senses } from './widget-config.ts'

type Asked = Pick<ChatbotSettings, 'Model' | 'EnablePushToTalk' | 'EnableUploadImage'>

/**
 * Whether what a firm has switched on has something behind it: a button that leads to "I cannot" is none. A provider that
 * cannot be opened now hears and sees nothing.
 */
export async function findSenses(
  app: Pick<VisitorsApp, 'models'>,
  workspaceId: number,
  settings: Asked,
): Promise<Senses> {
  if (!settings.EnablePushToTalk && !settings.EnableUploadImage) return { hears: false, sees: false }
  const models = await app.models.of(workspaceId)
  return {
    hears: settings.EnablePushToTalk && (await models.transcription().catch(() => null)) !== null,
    sees: settings.EnableUploadImage && (await models.find(settings.Model).catch(() => null))?.seesImages === true,
  }
}
