import type { App } from '../app.ts'
import type { Scope } from '../listing-search/scope.ts'
import type { Task } from './answerer.ts'

/** Where the searches of a turn look. Each looks at the listings of its own moment: a turn of a model takes many seconds. */
export function scopeOfTask({ searchIndex }: App, { workspaceId, chatbotId }: Task): Scope {
  return { workspaceId, chatbotId, index: searchIndex }
}
