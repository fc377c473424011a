import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import type { Senses } from './widget-config.ts'

type Asked = Pick<ChatbotSettings, 'Model' | 'EnablePushToTalk' | 'EnableUploadImage'>

/**
 * Whether what a firm has switched on has something behind it: a button that leads to "I cannot" is none. A provider that
 * cannot be opened now hears and sees nothing.
 */
export async function findSenses({ models }: Pick<VisitorsApp, 'models'>, settings: Asked): Promise<Senses> {
  return {
    hears: settings.EnablePushToTalk && (await models.transcription().catch(() => null)) !== null,
    sees: settings.EnableUploadImage && (await models.find(settings.Model).catch(() => null))?.seesImages === true,
  }
}
