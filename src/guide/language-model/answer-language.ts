import type { App } from '../../app.ts'
import type { LanguageCode } from '../../language/language.ts'
import { languageNamed } from '../../language/languages.ts'
import type { Task } from '../answerer.ts'
import { readState } from '../guide-answerer.ts'

/** What an answer is expected to be in: as the firm has set it, else what the visitor writes. */
export function answerLanguageOf({ languages }: Pick<App, 'languages'>, task: Task): LanguageCode {
  const { settings, question } = task
  return languageNamed(settings.AIResponseLanguage) ?? languages.detect(question, readState(task)?.language ?? 'en')
}
