import type { LanguageCode } from '../../../reading/languages/language.ts'
import { languageNamed } from '../../../reading/languages/languages.ts'
import type { ConversationApp } from '../../conversation-app.ts'
import type { Task } from '../answerer.ts'
import { readState } from '../guide-answerer.ts'

/** What an answer is expected to be in: as the firm has set it, else what the visitor writes. */
export function answerLanguageOf({ languages }: Pick<ConversationApp, 'languages'>, task: Task): LanguageCode {
  const { settings, question } = task
  return languageNamed(settings.AIResponseLanguage) ?? languages.detect(question, readState(task)?.language ?? 'en')
}
