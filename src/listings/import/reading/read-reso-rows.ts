import { foldName } from '../fields/column-synonyms.ts'
import { areResoNames, isPrivateResoName, resoMeaningOf } from '../fields/reso-names.ts'
import { fieldsOfResoName, type ResoColumn, readResoRecord, resoColumns } from '../fields/reso-row.ts'
import type { Source, SourceRecord } from './source.ts'

/** What the person who imports names: which columns stay as they are, and which fields those fill. */
export interface NamedColumns {
  /** Columns of --map, which no longer mean what the dictionary says, and the fields that they fill. */
  map: Readonly<Record<string, string>>
  /** Columns that --lookup or an address goes by, which are read besides. */
  others: readonly string[]
}

/**
 * A file whose columns are those of the RESO Data Dictionary, as rows of our fields; every other file as it is. Columns
 * that are none of the dictionary follow as they are, and those for members alone are left out.
 */
export function readResoRows(source: Source, named: NamedColumns): Source {
  const rows = new ResoRows(source, named)
  return {
    ...source,
    get columns() {
      return rows.columns
    },
    batches: rows.read(),
  }
}

class ResoRows {
  readonly #source: Source
  readonly #mapped: ReadonlySet<string>
  readonly #mappedFields: ReadonlySet<string>
  readonly #others: ReadonlySet<string>
  /** In the order in which the columns of the file came. */
  readonly #columns: string[] = []
  /** Where each column goes: to the record, or to a place of its own. */
  readonly #inRecord: boolean[] = []
  readonly #places = new Map<number, number>()
  readonly #fields = new Map<ResoColumn, number>()
  #isReso: boolean
  #known = 0

  constructor(source: Source, { map, others }: NamedColumns) {
    this.#source = source
    this.#mapped = new Set(Object.keys(map).map(foldName))
    this.#mappedFields = new Set(Object.values(map).map(foldName))
    this.#others = new Set(others.map(foldName))
    this.#isReso = areResoNames(source.columns)
    if (this.#isReso) this.#learnColumns()
  }

  get columns(): string[] {
    return this.#isReso ? this.#columns : this.#source.columns
  }

  async *read(): AsyncGenerator<SourceRecord[]> {
    let isFirst = true
    for await (const records of this.#source.batches) {
      // The names of NDJSON are known with its first rows.
      if (isFirst) this.#isReso ||= areResoNames(this.#source.columns)
      isFirst = false
      if (this.#isReso) this.#learnColumns()
      yield this.#isReso ? records.map((record) => this.#toRow(record)) : records
    }
  }

  #learnColumns(): void {
    const names = this.#source.columns
    for (; this.#known < names.length; this.#known += 1) {
      const name = names[this.#known] ?? ''
      const folded = foldName(name)
      const isMapped = this.#mapped.has(folded)
      const isPrivate = isPrivateResoName(name)
      const isReso = !isMapped && resoMeaningOf(name) !== undefined
      this.#inRecord[this.#known] = isReso && !isPrivate
      if (isReso && !isPrivate)
        for (const field of fieldsOfResoName(name))
          if (!this.#fields.has(field) && !this.#mappedFields.has(foldName(field)))
            this.#fields.set(field, this.#columns.push(field) - 1)
      if (isMapped || this.#others.has(folded) || !(isReso || isPrivate))
        this.#places.set(this.#known, this.#columns.push(name) - 1)
    }
  }

  #toRow(row: SourceRecord): SourceRecord {
    const original = { columns: this.#source.columns, values: row.values }
    if (row.fault !== undefined) return { ...row, original }
    const record: Record<string, unknown> = {}
    const said = new Set<ResoColumn>()
    const values: unknown[] = []
    row.values.forEach((value, index) => {
      const place = this.#places.get(index)
      if (place !== undefined) values[place] = value
      const name = this.#source.columns[index]
      if (value === undefined || name === undefined || this.#inRecord[index] !== true) return
      record[name] = value
      for (const field of fieldsOfResoName(name)) said.add(field)
    })
    // In which time zone a file tells open houses nobody says.
    const { OpenHouse: _openHouse, ...rest } = record
    const read = readResoRecord(rest, { now: new Date(), timeZone: 'UTC' }).values
    for (const field of resoColumns) {
      const place = this.#fields.get(field)
      if (place !== undefined && (read[field] !== null || said.has(field))) values[place] = read[field]
    }
    return { ...row, values, original }
  }
}
