import type { HeldBack } from '../../../../reading/members-only/held-back.ts'
import type { ListingField } from '../../listing.ts'
import { findHints } from '../columns/hints.ts'
import type { PlannedColumn } from '../columns/planned-column.ts'
import { type ReadRow, readRow } from '../fields/read-row.ts'
import type { FaultyRow } from '../import-hooks.ts'
import type { ImportOptions } from '../import-options.ts'
import { findUnclear, openPlannedSource, planNewColumns, sampleRows } from '../open-planned-source.ts'
import type { ImportPlan } from '../plan-import.ts'
import type { Source, SourceRecord } from '../reading/source.ts'
import { readKey } from './read-key.ts'

/** What is known of a source once its columns are decided. */
export interface PlanFacts {
  columns: readonly PlannedColumn[]
  /** Required fields that have to be named before an import. */
  missing: readonly ListingField[]
  /** Why an import of it cannot begin; null: it can. */
  unclear: string | null
  /** What somebody should know before: whole sentences. */
  hints: readonly string[]
  /** Names of --map that no column had so far. */
  unusedMaps: readonly string[]
  /** Names of entries below which the firm's own people stand. */
  contacts: readonly string[]
  /** Whether homes have numbers of their own. */
  fillsNumber: boolean
}

/** One row, as far as it was understood. */
export type RowReading =
  | { is: 'row'; row: ReadRow; notes: readonly string[]; heldBack: readonly HeldBack[] }
  /** `key`: what its home is known by; null: that cannot be told. */
  | { is: 'faulty'; faulty: FaultyRow; key: string | Buffer | null; heldBack: readonly HeldBack[] }
  | { is: 'told'; line: number; tells: 'withdrawn' | 'present'; key: string | Buffer | null }

/** A source whose columns are decided and whose rows are read, here or in a thread. Its reader closes it. */
export interface PlannedSource extends Pick<Source, 'leftOut' | 'onStored' | 'isWhole'> {
  /** Columns may be added while it is read. */
  readonly facts: PlanFacts
  readonly batches: AsyncGenerator<RowReading[]>
  close(): void
}

/** Plans and reads in this thread. Throws an ImportRefusal. */
export async function planHere(
  open: () => Promise<Source>,
  options: ImportOptions,
  rest?: () => Promise<void>,
): Promise<PlannedSource> {
  const { plan, source, sample } = await openPlannedSource(open, options)
  const hints = [...(source.hints ?? []), ...findHints(plan, sample.slice(0, sampleRows))]
  return {
    get facts() {
      return factsOf(plan, hints)
    },
    batches: readOn({ plan, source, sample }, options.afterLine ?? 0, rest),
    ...(source.leftOut && { leftOut: source.leftOut }),
    ...(source.onStored && { onStored: () => source.onStored?.() ?? Promise.resolve() }),
    ...(source.isWhole && { isWhole: () => source.isWhole?.() ?? true }),
    close: () => {},
  }
}

export function factsOf(plan: ImportPlan, hints: readonly string[]): PlanFacts {
  return {
    columns: plan.columns,
    missing: plan.findMissingFields(),
    unclear: findUnclear(plan),
    hints,
    unusedMaps: plan.findUnusedMaps(),
    contacts: plan.contacts,
    fillsNumber: plan.fills('MLSNumber'),
  }
}

interface Planned {
  plan: ImportPlan
  source: Source
  sample: SourceRecord[]
}

async function* readOn(
  { plan, source, sample }: Planned,
  afterLine: number,
  rest?: () => Promise<void>,
): AsyncGenerator<RowReading[]> {
  const read = async (records: readonly SourceRecord[]): Promise<RowReading[]> => {
    planNewColumns(plan, source, records)
    const readings: RowReading[] = []
    for (const record of records) {
      // Stored already.
      if (record.line <= afterLine) continue
      if (rest) await rest()
      readings.push(readRecord(plan, source.columns, record))
    }
    return readings
  }
  yield await read(sample)
  for await (const records of source.batches) yield await read(records)
}

function readRecord(plan: ImportPlan, columns: readonly string[], record: SourceRecord): RowReading {
  const { line, tells } = record
  if (tells !== undefined) return { is: 'told', line, tells, key: readKey(plan, record) }
  const notes: string[] = []
  const heldBack: HeldBack[] = []
  const row = readRow(
    plan,
    record,
    (note) => notes.push(note),
    (held) => heldBack.push(held),
  )
  if (!('faults' in row)) return { is: 'row', row, notes, heldBack }
  const { text, original = { columns, values: record.values } } = record
  const faulty = { line, reasons: row.faults, ...original, ...(text === undefined ? {} : { text }) }
  // A faulty row is no reason to take the home off the market: the source still has it.
  return { is: 'faulty', faulty, key: record.fault === undefined ? readKey(plan, record) : null, heldBack }
}
