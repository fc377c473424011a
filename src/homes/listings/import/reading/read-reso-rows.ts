import { foldName } from '../../intake/intake-target.ts'
import { areResoNames, resoMeaningOf } from '../fields/reso-names.ts'
import { fieldsOfResoName, keysOfResoName, type ResoColumn, readResoRecord, resoColumns } from '../fields/reso-row.ts'
import type { OpenHouses } from '../lookups/read-open-houses.ts'
import type { Source, SourceRecord } from './source.ts'

/** What the person who imports names: which columns stay as they are, and which fields those fill. */
export interface NamedColumns {
  /** Columns of --map, which no longer mean what the dictionary says, and the fields that they fill. */
  map: Readonly<Record<string, string>>
  /** Columns that --lookup or an address goes by, which are read besides. */
  others: readonly string[]
  /** In which open houses are told, and in which times without a zone are. */
  timeZone: string
  /** Open houses of a file of their own; null: there is none. */
  openHouses: OpenHouses | null
}

/**
 * A file whose columns are those of the RESO Data Dictionary, as rows of our fields; every other file as it is. Columns
 * that are none of the dictionary follow as they are.
 */
export function readResoRows(source: Source, named: NamedColumns): Source & { readonly isReso: boolean } {
  const rows = new ResoRows(source, named)
  return {
    ...source,
    get columns() {
      return rows.columns
    },
    get isReso() {
      return rows.isReso
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
  readonly #timeZone: string
  readonly #openHouses: OpenHouses | null
  #isReso: boolean
  #known = 0

  constructor(source: Source, { map, others, timeZone, openHouses }: NamedColumns) {
    this.#source = source
    this.#timeZone = timeZone
    this.#openHouses = openHouses
    this.#mapped = new Set(Object.keys(map).map(foldName))
    this.#mappedFields = new Set(Object.values(map).map(foldName))
    this.#others = new Set(others.map(foldName))
    this.#isReso = areResoNames(source.columns)
    if (this.#isReso) this.#learnColumns()
  }

  get isReso(): boolean {
    return this.#isReso
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
    if (this.#known === 0 && this.#openHouses !== null) this.#learnFields('OpenHouse')
    for (; this.#known < names.length; this.#known += 1) {
      const name = names[this.#known] ?? ''
      const folded = foldName(name)
      const isMapped = this.#mapped.has(folded)
      const isReso = !isMapped && resoMeaningOf(name) !== undefined
      this.#inRecord[this.#known] = isReso
      if (isReso) this.#learnFields(name)
      // Those for members alone too: the plan holds them back, and tells it.
      if (isMapped || this.#others.has(folded) || !isReso) this.#places.set(this.#known, this.#columns.push(name) - 1)
    }
  }

  #learnFields(name: string): void {
    for (const field of fieldsOfResoName(name))
      if (!this.#fields.has(field) && !this.#mappedFields.has(foldName(field)))
        this.#fields.set(field, this.#columns.push(field) - 1)
  }

  /** What the file of open houses has of a home; of one that it does not name, that there are none. */
  #findOpenHouses({ ListingKey, ListingId }: Readonly<Record<string, unknown>>): readonly unknown[] {
    const keys = [ListingKey, ListingId].map((key) => String(key ?? '').trim())
    return keys.flatMap((key) => this.#openHouses?.get(key) ?? [])
  }

  #toRow(row: SourceRecord): SourceRecord {
    const original = { columns: this.#source.columns, values: row.values }
    if (row.fault !== undefined) return { ...row, original }
    const record: Record<string, unknown> = {}
    const said = new Set<ResoColumn>()
    const keys = new Set<string>()
    const say = (name: string, value: unknown): void => {
      record[name] = value
      for (const field of fieldsOfResoName(name)) said.add(field)
      for (const key of keysOfResoName(name)) keys.add(key)
    }
    const values: unknown[] = []
    row.values.forEach((value, index) => {
      const place = this.#places.get(index)
      if (place !== undefined) values[place] = value
      const name = this.#source.columns[index]
      if (value !== undefined && name !== undefined && this.#inRecord[index] === true) say(name, value)
    })
    if (this.#openHouses !== null) say('OpenHouse', this.#findOpenHouses(record))
    const read = readResoRecord(record, { now: new Date(), timeZone: this.#timeZone }).values
    for (const field of resoColumns) {
      const place = this.#fields.get(field)
      if (place !== undefined && (read[field] !== null || said.has(field))) values[place] = read[field]
    }
    return { ...row, values, original, ...(row.says === undefined ? {} : { says: [...keys] }) }
  }
}
