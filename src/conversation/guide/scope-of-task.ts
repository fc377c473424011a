import type { ReadingScope } from '../../homes/search/scope.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { Task } from './answerer.ts'

/** Where the searches of a turn look. Each looks at the listings of its own moment: a turn of a model takes many seconds. */
export function scopeOfTask(
  { languages, slices, searchIndex, publicUrl }: ConversationApp,
  { workspaceId, chatbotId }: Task,
): ReadingScope {
  return { workspaceId, chatbotId, languages, slices, index: searchIndex, publicUrl }
}
