import type { ImportPreview, ImportSummary } from '../listings/import/import-listings.ts'
import type { PlannedColumn } from '../listings/import/plan-import.ts'

const hows: Record<PlannedColumn['how'], string> = {
  map: 'by --map',
  name: 'same name',
  synonym: 'by its meaning',
  kept: 'kept as a further value',
  'left out': 'left out',
}

/** What a dry run shows: the columns, what is missing, the first rows as they would be stored. */
export function describePreview({ columns, missing, rows, notes, looked, unusedMaps }: ImportPreview): string[] {
  const width = Math.max(...columns.map(({ name }) => name.length), 6)
  return [
    'Columns:',
    ...columns.map(({ name, target, how, keptAs }) => {
      const ours = target ?? (how === 'kept' ? `ExtensionColumn "${keptAs}"` : '–')
      return `  ${name.padEnd(width)} → ${ours.padEnd(24)} ${hows[how]}`
    }),
    ...missing.map(
      (field) =>
        `Missing: ${field}. Name its column with --map theirs=${field}, or give one value with --set ${field}=….`,
    ),
    ...unusedMaps.map((name) => `--map names "${name}", which has not come up yet.`),
    ...(notes.size > 0 ? [`Filled in, in the first ${looked} rows:`] : []),
    ...[...notes].map(([note, count]) => `  ${note} (${count} ${count === 1 ? 'row' : 'rows'})`),
    ...rows.flatMap((row) => [
      `Line ${row.line}:`,
      ...('faults' in row
        ? row.faults.map((fault) => `  faulty: ${fault}`)
        : Object.entries(row.listing)
            .filter(([, value]) => value !== undefined)
            .map(
              ([field, value]) =>
                `  ${field.padEnd(16)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
            )),
    ]),
    'Nothing was stored: leave out --dry-run to import.',
  ]
}

/** What an import has done. */
export function describeSummary(
  { rows, added, updated, repeated, faulty, seconds, notes, unusedMaps }: ImportSummary,
  around: { file: string; chatbot: string; faultyFile: string },
): string[] {
  const number = (value: number): string => value.toLocaleString('en')
  const rate = number(Math.round(rows / Math.max(seconds, 0.001)))
  return [
    `${around.file}: ${number(rows)} rows in ${seconds.toFixed(1)} s (${rate} rows/s), for the chatbot "${around.chatbot}".`,
    `  ${number(added)} added, ${number(updated)} updated${repeated > 0 ? `, ${number(repeated)} overtaken by a later row with the same key` : ''}, ${number(faulty)} faulty.`,
    ...(faulty > 0 ? [`  The faulty rows with their reasons: ${around.faultyFile}`] : []),
    ...(notes.size > 0 ? ['Filled in or changed:'] : []),
    ...[...notes].map(([note, count]) => `  ${note} (${number(count)} ${count === 1 ? 'row' : 'rows'})`),
    ...unusedMaps.map((name) => `--map names "${name}", which no row has.`),
  ]
}
