import type { Languages } from '../../../reading/languages/languages.ts'
import type { SpokenLanguage } from '../../../reading/languages/spoken/spoken-language.ts'
import type { Task } from '../answerer.ts'
import { readState } from '../guide-answerer.ts'
import { languageOfVisitorsWords } from './turn-language.ts'

/** The language that a turn is answered in, also where only fixed sentences are said. */
export function languageOfTask(
  app: { languages: Languages },
  task: Pick<Task, 'settings' | 'question' | 'searchState'>,
): Promise<SpokenLanguage> {
  return languageOfVisitorsWords(app, task.settings, task.question, readState(task))
}
