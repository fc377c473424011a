import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { tagOf } from '../../firm/chatbots/languages.ts'
import type { ClientHeaders } from '../../platform/operation.ts'
import { languageNamed } from '../../reading/languages/languages.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { chooseBubbleLanguage } from './bubble-words.ts'
import { greetIn } from './greeting-words.ts'
import type { Opening } from './widget-config.ts'

/**
 * Greeting and suggestions of a chatbot, for one visitor. The greeting is in the language of the window, the suggestions in
 * English where the guide does not read that: it must understand what it suggests. Costs no time: what is not there yet
 * is asked for once more.
 */
export function openWell(
  { openings }: Pick<VisitorsApp, 'openings'>,
  { workspaceId, id, settings }: Chatbot,
  { acceptLanguage, lang }: Pick<ClientHeaders, 'acceptLanguage' | 'lang'>,
): Opening {
  const language = chooseBubbleLanguage(tagOf(settings.AIResponseLanguage), acceptLanguage ?? lang)
  const code = languageNamed(language) ?? 'en'
  const own = settings.SuggestedMessage === '' ? openings.find({ workspaceId, chatbotId: id }, code) : []
  return {
    greeting: settings.WelcomeMessage === '' ? greetIn(language, settings.Name) : '',
    suggestions: own?.join('\n') ?? null,
  }
}
