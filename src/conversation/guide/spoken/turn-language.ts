import type { ChatbotSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import {
  isReadLanguage,
  type SpokenLanguage,
  spokenLanguageNamed,
} from '../../../reading/languages/spoken/spoken-language.ts'
import { tellLanguage } from '../../../reading/languages/spoken/tell-language.ts'
import type { GuideState } from '../guide-context.ts'
import type { GuideRequest } from '../guide-request.ts'
import { furtherLanguageOfWish } from '../wishes/asks-for-person.ts'

/** How a message is read and answered that is written, or to be answered, in a language that the guide does not read. */
export interface SpokenTurn {
  /** What is answered in. */
  answer: SpokenLanguage
  /** Null: the message itself is in a language that is read. */
  written: SpokenLanguage | null
}

/** Null: the guide reads the message and answers it in its own words. */
export function spokenTurnOf({ content, action, language, previous }: GuideRequest): SpokenTurn | null {
  const isClick = action !== null && action !== undefined && action.kind !== 'ask'
  const spoken = previous?.spoken ?? null
  const written = isClick ? spoken : tellLanguage(content, spoken ?? previous?.language ?? null)
  const set = spokenLanguageNamed(language)
  if (written === null && (set === null || isReadLanguage(set))) return null
  // In a script that nobody here writes nothing can be said; the sentence in English is the one that most can pass on.
  return {
    answer: set ?? (written === 'other' ? 'en' : (written ?? 'en')),
    written: written === 'other' ? 'en' : written,
  }
}

/** What the conversation remembers, with the language that was last written in; null: one that is read. */
export function rememberSpoken(state: GuideState, written: SpokenLanguage | null): GuideState {
  const { spoken: _before, ...rest } = state
  return written === null ? rest : { ...rest, spoken: written }
}

/** The language that a visitor is answered in, also where only fixed sentences are said: as set, else as the visitor writes. */
export async function languageOfVisitorsWords(
  app: { languages: Languages },
  settings: Pick<ChatbotSettings, 'AIResponseLanguage'>,
  text: string,
  previous: GuideState | null,
): Promise<SpokenLanguage> {
  return spokenLanguageNamed(settings.AIResponseLanguage) ?? (await languageWrittenIn(app, text, previous))
}

/** The language that a visitor writes in. */
export async function languageWrittenIn(
  { languages }: { languages: Languages },
  text: string,
  previous: GuideState | null,
): Promise<SpokenLanguage> {
  const told = furtherLanguageOfWish(text) ?? tellLanguage(text, previous?.spoken ?? null)
  return told === 'other' ? 'en' : (told ?? (await languages.hear(text, previous?.language)))
}
