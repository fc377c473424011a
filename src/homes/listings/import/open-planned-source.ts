import type { ImportOptions } from './import-options.ts'
import { ImportRefusal } from './import-refusal.ts'
import { ImportPlan } from './plan-import.ts'
import { readResoRows } from './reading/read-reso-rows.ts'
import type { Source, SourceRecord } from './reading/source.ts'

/** Rows that are shown as they would be stored, and that hints go by. */
export const sampleRows = 100
/** Rows that the columns are decided by: what a column says is told by many of its cells. */
const judgedRows = 200

/** Begins to read a source and decides what its columns are. Throws an ImportRefusal. */
export async function openPlannedSource(
  open: () => Promise<Source>,
  options: ImportOptions,
): Promise<{ plan: ImportPlan; source: Source; sample: SourceRecord[] }> {
  const plan = new ImportPlan(options)
  const source = readResoRows(await open(), {
    map: options.map,
    others: [...(options.lookups ?? []).map(({ column }) => column), ...namesInTemplate(options.set.Url ?? '')],
    timeZone: options.timeZone ?? 'UTC',
    openHouses: options.openHouses ?? null,
  })
  const sample: SourceRecord[] = []
  while (sample.length < judgedRows) {
    const next = await source.batches.next()
    if (next.done) break
    for (const record of next.value) sample.push(record)
  }
  planNewColumns(plan, source, sample)
  const unused = plan.findUnusedMaps().filter((name) => !options.forgiven?.includes(name))
  if (source.format === 'csv' && unused.length > 0) {
    throw new ImportRefusal(
      `--map names "${unused[0]}", but the columns are ${source.columns.map((name) => `"${name}"`).join(', ')}.`,
    )
  }
  if (options.openHouses && !source.isReso) {
    throw new ImportRefusal(
      '--open-houses goes with a file whose columns are those of the RESO Data Dictionary, such as ListingKey and StandardStatus.',
    )
  }
  const [lookup] = source.format === 'csv' ? plan.findUnusedLookups() : []
  if (lookup) {
    throw new ImportRefusal(
      `--lookup goes by ${lookup.column}, but no column of the file is that: name it with --map theirs=${lookup.column}.`,
    )
  }
  return { plan, source, sample }
}

/** "https://www.example.com/{ListingKey}" → ListingKey. */
function namesInTemplate(template: string): string[] {
  return Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name]) => name ?? '')
}

/** Decides what columns are that NDJSON brought since. */
export function planNewColumns(plan: ImportPlan, source: Source, records: readonly SourceRecord[]): void {
  const known = plan.columns.length
  if (source.columns.length === known) return
  const names = source.columns.slice(known)
  // What could not be taken apart tells nothing of its columns.
  const judged = records.filter(({ fault }) => fault === undefined).slice(0, judgedRows)
  plan.addColumns(
    names,
    names.map((_, index) => judged.map((record) => record.values[known + index])),
  )
}

/** Why an import cannot begin before a field is named; null: it can. */
export function findUnclear(plan: ImportPlan): string | null {
  const [missing] = plan.findMissingFields()
  if (missing !== undefined)
    return `No column of the file says anything of homes that we know, neither a price nor an address nor ${missing}: name one with --map theirs=${missing}. --dry-run shows how every column is understood.`
  if (plan.options.key === 'URL' && !plan.hasColumnFor('Url') && plan.urlTemplate === null)
    return '--key URL needs a column with the Url: name it with --map theirs=Url.'
  return null
}
