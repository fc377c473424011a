import type { ImportEdit } from '../edits/undo-import.ts'
import type { Lookup } from './lookups/lookup.ts'
import type { OpenHouses } from './lookups/read-open-houses.ts'
import type { PruneLimit } from './prune-limit.ts'
import type { PruneHow } from './prune-store.ts'

export interface ImportOptions {
  /** Column of the file, or "#3" for its third one → field of a listing, "Price", a part such as "AgentName", or "-" to leave the column out. */
  map: Readonly<Record<string, string>>
  /** Columns of `map` that may be missing: it was made for an earlier file of the same name. */
  forgiven?: readonly string[]
  /** Field → text for the rows that have no value of their own. Of Url, `{Name}` stands for a field or a column of the row. */
  set: Readonly<Record<string, string>>
  /** Tables that fill what a row does not say, the first one first; each before `set`. */
  lookups?: readonly Lookup[]
  /** What is updated instead of stored twice; null stores every row anew. */
  key: 'MLSNumber' | 'URL' | null
  /** Columns that somebody releases although they look like those for members alone. */
  release?: readonly string[]
  /** Names below which earlier imports have found the firm's own people. */
  contacts?: readonly string[]
  /** Whether columns that match no field are left out instead of kept in ExtensionColumn. */
  dropUnmapped: boolean
  /** The sheet of a spreadsheet; left out: the one that looks most like a list of homes. */
  sheet?: string
  /** Rows of the file up to this line are passed over: an import that was stopped goes on behind it. */
  afterLine?: number
  /** Open houses of a file of their own, for rows with the names of the RESO Data Dictionary. */
  openHouses?: OpenHouses | null
  /** The chatbot's, for times that a file tells; left out: UTC. */
  timeZone?: string
  /** Pictures that came with the file: name of a file, small → address here. */
  pictures?: Readonly<Record<string, string>>
  /** Who imports, for the change log. */
  by?: string
  /** Id of the source that the listings are of from now on; left out: nothing is noted. */
  sourceId?: number | null
  /** Where it notes what listings were before; left out: it cannot be undone. */
  edit?: ImportEdit
  /** Whether what is gone goes only when two runs in a row have not brought it. */
  waitsForTwo?: boolean
  /** What becomes of listings that earlier imports of the source brought and that are gone; null or left out: nothing. */
  prune?: PruneRule | null
}

export interface PruneRule {
  how: PruneHow
  /** Where more are gone, none of them goes. */
  limit: PruneLimit
}
