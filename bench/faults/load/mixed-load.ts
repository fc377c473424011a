import { askQuestions } from './ask-questions.ts'
import { importRows } from './import-rows.ts'
import type { LoadContext } from './load-context.ts'
import { askWhetherReady, readListings } from './read-listings.ts'
import { visit } from './visit.ts'
import { changeListings, createWithKey, createWithoutKey } from './write-listings.ts'

export interface MixedLoad {
  /** Resolves when every worker has finished what it had begun. */
  stop(): Promise<void>
}

/** Starts all workers, some 100 requests a second together. With a folder, an import as well. */
export function startMixedLoad(
  context: LoadContext,
  options: { picture: Uint8Array; importFolder: string | null },
): MixedLoad {
  const work = [
    ...[1, 2, 3].map(() => createWithKey(context)),
    createWithoutKey(context),
    changeListings(context),
    changeListings(context),
    readListings(context),
    askWhetherReady(context),
    askQuestions(context),
    visit(context, options.picture),
    visit(context, options.picture),
    ...(options.importFolder === null ? [] : [importRows(context, options.importFolder)]),
  ]
  return {
    stop: async () => {
      context.stopped = true
      await Promise.all(work)
    },
  }
}
