import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { tagOf } from '../../firm/chatbots/languages.ts'
import type { ClientHeaders } from '../../platform/operation.ts'
import { windowLanguageNamed } from '../../reading/languages/spoken/spoken-language.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { chooseBubbleLanguage } from './bubble-words.ts'
import { greetIn } from './greeting-words.ts'
import type { Opening } from './widget-config.ts'

/**
 * Greeting and suggestions of a chatbot, for one visitor. Both are in the language of the window; where the guide does not read that, it
 * suggests a place and an amount, which it reads everywhere. Costs no time: what is not there yet is asked for once more.
 */
export function openWell(
  { openings }: Pick<VisitorsApp, 'openings'>,
  { workspaceId, id, settings }: Chatbot,
  { acceptLanguage, lang }: Pick<ClientHeaders, 'acceptLanguage' | 'lang'>,
): Opening {
  const language = chooseBubbleLanguage(tagOf(settings.AIResponseLanguage), acceptLanguage ?? lang)
  const code = windowLanguageNamed(language) ?? 'en'
  const own = settings.SuggestedMessage === '' ? openings.find({ workspaceId, chatbotId: id }, code) : []
  return {
    greeting: settings.WelcomeMessage === '' ? greetIn(language, settings.Name) : '',
    suggestions: own?.join('\n') ?? null,
  }
}
