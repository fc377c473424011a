import type { ImportOptions } from '../import-options.ts'
import type { PlanFacts, RowReading } from './planned-source.ts'
import type { TablePreview } from './preview-table.ts'
import type { ResoFields } from './reso-metadata.ts'

/** What a thread is to do with files, whose bytes it asks for. */
export type TableTask =
  | { do: 'preview'; options: ImportOptions }
  | { do: 'read'; options: ImportOptions; files: number }
  /** The entries of the list `list` of a JSON object, piece by piece, and what else it says. */
  | { do: 'json'; list: string; bytes: Uint8Array<ArrayBuffer> }
  /** What a RESO Web API says of its fields. */
  | { do: 'metadata'; bytes: Uint8Array<ArrayBuffer> }

/** To a thread. */
export type ToTable =
  | { is: 'begin'; task: TableTask }
  /** What it asked for; null: that was all, or it cannot be read on. */
  | { is: 'bytes'; piece: Uint8Array | null; isBroken?: true }
  /** It may read on. */
  | { is: 'next' }

/** From a thread. */
export type FromTable =
  | { is: 'want'; file: number }
  | { is: 'preview'; preview: TablePreview }
  | { is: 'planned'; facts: PlanFacts; bytes: number }
  | {
      is: 'rows'
      readings: RowReading[]
      /** Where they have changed. */
      facts: PlanFacts | null
      /** Bytes of the file so far. */
      bytes: number
      leftOut: ReadonlyMap<string, number>
    }
  | { is: 'head'; rest: Record<string, unknown> | null }
  | { is: 'entries'; entries: unknown[] }
  | { is: 'metadata'; fields: ResoFields | null }
  | { is: 'done' }
  | { is: 'fault'; fault: 'refused' | 'broken' | 'failed'; message: string }
