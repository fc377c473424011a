import { type Static, Type } from 'typebox'
import { choice } from '../../../platform/fields.ts'
import { writeTime } from '../../../platform/lists/write-time.ts'
import { undoUntilField } from '../edits/import-undone.ts'
import { HeldBackReport } from '../import/held-back/held-back-report.ts'
import { CellReport } from '../import/runs/cell-report.ts'
import { RowFault } from '../import/runs/row-fault.ts'
import { choiceFields, type ImportChoices } from './import-choices.ts'
import type { UploadRow } from './upload-store.ts'

const count = (description: string) => Type.Optional(Type.Integer({ description }))

const Figures = Type.Object(
  {
    rows: count('Rows that were read'),
    added: count('Homes that are new'),
    updated: count('Rows that change, or changed, what is there'),
    unchanged: count('Rows that say what is there already'),
    repeated: count('Rows whose home came before in the file'),
    faulty: count('Rows that cannot be homes'),
    gone: count('Homes that an earlier file of this name brought and this one has not'),
    pruned: count('Those of them that were removed, or would be'),
    notes: Type.Optional(
      Type.Array(Type.Object({ note: Type.String(), rows: Type.Integer() }), {
        description: 'What was filled in or changed in rows',
      }),
    ),
    heldBack: Type.Optional(
      Type.Array(HeldBackReport, { description: 'What was for members alone, and is stored nowhere' }),
    ),
    cells: Type.Optional(
      Type.Array(CellReport, {
        description: 'The first cells that are unknown, and whose homes are stored without them',
      }),
    ),
    unknownCells: count('How many cells are unknown'),
    faults: Type.Optional(
      Type.Array(RowFault, {
        description: 'The first faulty rows',
      }),
    ),
  },
  { description: 'What became of its rows, or would become of them, as far as it is' },
)
export type UploadFigures = Static<typeof Figures>

/** A file that somebody imports. */
export const ListingImport = Type.Object({
  id: Type.Integer({ description: 'Id of the import' }),
  fileName: Type.String({ description: 'Name of the file' }),
  bytes: Type.Integer({ description: 'Its size' }),
  by: Type.String({ description: 'Who uploaded it' }),
  state: choice(['ready', 'waiting', 'running', 'checked', 'finished', 'failed', 'stopped'], {
    description:
      'ready: to be looked at; waiting: for its turn; checked: counted, nothing is stored; finished, failed and stopped imports begin no more',
  }),
  isCheck: Type.Boolean({ description: 'Whether it only counts what an import would do' }),
  done: Type.Number({ description: 'How much of the file was read, from 0 to 1' }),
  choices: Type.Object(choiceFields, { description: 'How it was last started' }),
  figures: Figures,
  message: Type.String({ description: 'Why it failed, or why nothing was pruned' }),
  hasFaultsFile: Type.Boolean({ description: 'Whether the faulty rows are to be had as a file' }),
  createdAt: Type.String({ description: 'UTC' }),
  startedAt: Type.Union([Type.String(), Type.Null()], { description: 'UTC' }),
  endedAt: Type.Union([Type.String(), Type.Null()], { description: 'UTC' }),
  undoUntil: undoUntilField,
})
export type ListingImport = Static<typeof ListingImport>

export function presentUpload(row: UploadRow, undoable: ReadonlyMap<number, Date> = new Map()): ListingImport {
  const undoUntil = row.runId === null ? undefined : undoable.get(row.runId)
  const isOver = ['checked', 'finished'].includes(row.state)
  return {
    id: row.id,
    fileName: row.fileName,
    bytes: row.bytes,
    by: row.by,
    state: row.state,
    isCheck: row.isCheck,
    done: isOver ? 1 : row.bytes === 0 ? 0 : Math.min(1, row.bytesRead / row.bytes),
    // Written by startImport and by the worker, in these shapes.
    choices: row.choices as ImportChoices,
    figures: row.figures as UploadFigures,
    message: row.message,
    hasFaultsFile: row.faultsName !== null,
    createdAt: writeTime(row.createdAt),
    startedAt: row.startedAt === null ? null : writeTime(row.startedAt),
    endedAt: row.endedAt === null ? null : writeTime(row.endedAt),
    undoUntil: undoUntil === undefined ? null : writeTime(undoUntil),
  }
}
