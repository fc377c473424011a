import type { WorkSlices } from '../../platform/work/work-slices.ts'
import type { Languages } from '../../reading/languages/languages.ts'
import type { IndexView } from './search-index.ts'

/** Whose listings a search looks at. */
export interface Scope {
  workspaceId: number
  chatbotId: number
  /** Answers faster than SQL, from what was committed before; without it everything goes by SQL. */
  index?: IndexView
  /** Where homes have a page that have none of their own; left out where visitors are not led to any. */
  publicUrl?: string | undefined
}

/** The same for who searches with a sentence: what it is read with goes along. */
export interface ReadingScope extends Scope {
  languages: Languages
  /** In which reading and answering run. */
  slices: WorkSlices
}

/** The scope of one search: all that it looks up is looked up in one view, which had all that was committed before. */
export function asOneSearch<Any extends Scope>(scope: Any, signal?: AbortSignal): Any {
  return scope.index ? { ...scope, index: scope.index.view(signal) } : scope
}
