import { describeHeldBack } from '../held-back/describe-held-back.ts'
import type { ImportRun } from './run-store.ts'

/** A run on one line: when, what, how long, what became of the rows. */
export function describeRun(run: ImportRun, now: Date): string {
  const { state, startedAt, endedAt, message } = run
  const counts = [
    `${run.rows} rows`,
    `${run.added} added`,
    `${run.updated} changed`,
    `${run.unchanged} unchanged`,
    ...(run.repeated > 0 ? [`${run.repeated} repeated`] : []),
    `${run.faulty} faulty`,
    `${run.gone} gone`,
    `${run.pruned} pruned`,
  ]
  const seconds = ((endedAt ?? now).getTime() - startedAt.getTime()) / 1000
  const parts = [startedAt.toISOString(), run.name, state, `${seconds.toFixed(1)} s`, counts.join(', ')]
  return [...parts, ...(message === '' ? [] : [message])].join('\t')
}

/** The first faulty rows of a run, and what it held back, each on a line. */
export function describeFaults({ faults, heldBack }: Pick<ImportRun, 'faults' | 'heldBack'>): string[] {
  return [
    ...faults.map(({ line, reasons }) => `  row ${line}: ${reasons.join(' ')}`),
    ...describeHeldBack(heldBack).map((line) => `  held back: ${line}`),
  ]
}
