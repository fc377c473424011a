import type { Said } from '../reading/reader-shell.ts'
import type { Stage } from './stage.ts'

/** A command of a document: what a reader sees who types it. */
export interface CommandRow {
  /** As it stands in the document, without its comment. */
  command: string
  /** What must come out, on standard output and error together. */
  says?: RegExp | readonly RegExp[]
  /** 0 unless said. */
  code?: number
  /** What the reader answers when asked. */
  types?: string
  /** It goes on: Ctrl-C is pressed once it has said this on standard output. */
  until?: RegExp
  /** It is for another Porchlight: on a folder of its own, in a terminal of its own, both by this name. */
  spare?: string
  /** What the reader has, or has done, before. */
  before?: (stage: Stage) => unknown
  /** What else must be so afterwards. */
  after?: (stage: Stage, said: Said) => unknown
  /** In place of all that: why it cannot be run here, one of `notHere`. */
  not?: string
}

/** The commands of a document, in its order. */
export interface DocumentRows {
  document: string
  before?: (stage: Stage) => unknown
  /** What the document says that a variable holds. */
  variables?: (stage: Stage) => Promise<Record<string, string>>
  rows: readonly CommandRow[]
}

/** Why a command of a document is not run by the tests. Nothing else is left out. */
export const notHere = {
  tests: 'it would run the tests within the tests',
  docker: 'it needs Docker, and registries of images',
  registry: 'it needs the registry of npm',
} as const
