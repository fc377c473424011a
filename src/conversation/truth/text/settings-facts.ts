import type { ChatbotSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import { localTime } from '../../guide/language-model/system-prompt.ts'

/** What a firm itself says, and so its chatbot may: its own words, its addresses, and what time it is there. */
export function factsOfSettings(settings: ChatbotSettings, now: Date): string {
  const { Domains, CustomDomain } = settings
  return [
    settings.Name,
    settings.SystemMessage,
    settings.WelcomeMessage,
    settings.AnswerSuffix,
    settings.ChatbotPrivacyPolicyDescription,
    settings.ChatbotPrivacyPolicyName,
    settings.ChatbotPrivacyPolicyUrl,
    settings.FacebookUrl,
    settings.InstagramUrl,
    settings.WhatsappUrl,
    Domains.replaceAll('*.', ''),
    CustomDomain,
    localTime(now, settings.TimeZone),
  ]
    .filter((text) => text.trim() !== '')
    .join('\n')
}
