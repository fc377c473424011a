import type { Connection } from '../../../platform/database/connect.ts'
import type { Condition } from '../../../reading/criteria/condition.ts'
import type { ListingScope } from '../../listings/listing-scope.ts'
import type { FoundElsewhere, IndexReply, IndexSize, QuestionKind, QuestionOf } from '../search-index.ts'

/** What the thread is started with. */
export interface ThreadData {
  connection: Connection
  memoryBytes: number
  patienceMs: number
  expected: readonly Condition[]
}

export interface AskMessage {
  do: 'ask'
  id: number
  scope: ListingScope
  /** 0 for none. */
  view: number
  kind: QuestionKind
  of: QuestionOf<QuestionKind>
  found?: FoundElsewhere
}

export type ToThread =
  | AskMessage
  | { do: 'warm'; scope: ListingScope }
  | { do: 'refresh' | 'settle' | 'size'; id: number }
  | { do: 'close' }

export type FromThread =
  | { is: 'ready' }
  | { is: 'reply'; id: number; reply: IndexReply<QuestionKind> }
  | { is: 'done'; id: number; size: IndexSize }
  /** What went wrong; searches go on by SQL. */
  | { is: 'trouble'; error: { name: string; message: string; stack: string }; scope: ListingScope | null }
