import { readDisplayFlag } from '../../../reading/members-only/display-flag.ts'
import type { HeldBack } from '../../../reading/members-only/held-back.ts'
import type { ListingField } from '../listing.ts'
import { foldName, type ImportTarget, importTargets, matchName } from './fields/column-synonyms.ts'
import { judgeColumn, judgeValues } from './fields/judge-column.ts'
import { type AreaMeasure, readField, readMeasure } from './fields/read-field.ts'
import { displayFlags } from './fields/reso-row.ts'
import { isNone, toReadableName } from './fields/tidy-text.ts'
import { UrlTemplate } from './fields/url-template.ts'
import { ImportRefusal } from './import-refusal.ts'
import { isLookedUpBy, type Lookup } from './lookups/lookup.ts'
import type { OpenHouses } from './lookups/read-open-houses.ts'
import type { PruneLimit } from './prune-limit.ts'
import type { PruneHow } from './prune-store.ts'

export interface ImportOptions {
  /** Column of the file → field of a listing, "Price", or "-" to leave the column out. */
  map: Readonly<Record<string, string>>
  /** Field → text for the rows that have no value of their own. Of Url, `{Name}` stands for a field or a column of the row. */
  set: Readonly<Record<string, string>>
  /** Tables that fill what a row does not say, the first one first; each before `set`. */
  lookups?: readonly Lookup[]
  /** What is updated instead of stored twice; null stores every row anew. */
  key: 'MLSNumber' | 'URL' | null
  /** Columns that somebody releases although they look like those for members alone. */
  release?: readonly string[]
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
  /** Who imports, for the change log. */
  by?: string
  /** Id of the source that the listings are of from now on; left out: nothing is noted. */
  sourceId?: number | null
  /** What becomes of listings that earlier imports of the source brought and that are gone; null or left out: nothing. */
  prune?: PruneRule | null
}

export interface PruneRule {
  how: PruneHow
  /** Where more are gone, none of them goes. */
  limit: PruneLimit
}

export interface PlannedColumn {
  name: string
  /** What it fills; null when it is no field of a listing. */
  target: ImportTarget | null
  how: 'map' | 'name' | 'synonym' | 'kept' | 'left out' | 'held back'
  /** Its name in ExtensionColumn, when it is kept there. */
  keptAs: string
  /** Why it is held back, when it is: what it says is for members and colleagues alone. */
  heldBack?: HeldBack
  /** The unit that the name of an area's column tells, as in "lot_acres". */
  measure?: AreaMeasure
}

/** Columns that name themselves for nobody: the row numbers that table programs write, and those of a file of faulty rows. */
const namelessColumn = /^(?:|unnamed:? ?\d*|index|row_?(?:id|number)|error_line|error_reason)$/i

/** What decides whether a home is shown keeps its name, whatever the other columns are called: others read it. */
const flagNames = new Map(displayFlags.map((name) => [foldName(name), name]))

/** Of the values looked at, this many must fit before a column is taken for a field by a mere synonym. */
const neededFit = 0.8

/** Decides what each column of a file fills. Columns may be added while NDJSON brings new ones. */
export class ImportPlan {
  readonly options: ImportOptions
  readonly columns: PlannedColumn[] = []
  /** Values of --set, read. */
  readonly fixed = new Map<ListingField, unknown>()
  readonly urlTemplate: UrlTemplate | null
  readonly lookups: readonly Lookup[]
  readonly #mapped = new Map<string, ImportTarget | '-'>()
  readonly #mapNames = new Map<string, string>()
  readonly #taken = new Set<ImportTarget>()
  readonly #keptNames = new Set<string>()
  readonly #released: ReadonlySet<string>
  /** Name → the last number that told columns of it apart. */
  readonly #keptNumbers = new Map<string, number>()

  constructor(options: ImportOptions) {
    this.options = options
    this.lookups = options.lookups ?? []
    this.#released = new Set((options.release ?? []).map(foldName))
    for (const [theirs, ours] of Object.entries(options.map)) {
      this.#mapped.set(foldName(theirs), readTarget(ours, `--map ${theirs}=${ours}`))
      this.#mapNames.set(foldName(theirs), theirs)
    }
    const template = this.#readFixed(options.set)
    this.urlTemplate = template === undefined ? null : new UrlTemplate(template)
  }

  /** Adds columns, each with values to judge it by. */
  addColumns(names: readonly string[], samples: readonly (readonly unknown[])[]): void {
    const start = this.columns.length
    for (const name of names) this.columns.push({ name, target: null, how: 'left out', keptAs: '' })
    this.#applyMap(start)
    for (const [index, column] of this.columns.slice(start).entries()) this.#holdBack(column, samples[index] ?? [])
    const guesses = this.columns
      .slice(start)
      .flatMap((column, index) =>
        column.how === 'map' || column.how === 'held back'
          ? []
          : matchName(column.name).map((match) => ({ column, match, values: samples[index] ?? [] })),
      )
    // A field's own name first; then fields that the values bear out, so that "type" with "rent" in it is no PropertyType.
    guesses.sort(
      (a, b) =>
        Number(b.match.how === 'name') - Number(a.match.how === 'name') ||
        Number(isBorneOut(b.match.target, b.values)) - Number(isBorneOut(a.match.target, a.values)) ||
        a.match.rank - b.match.rank,
    )
    for (const { column, match, values } of guesses) {
      if (column.target !== null || this.#taken.has(match.target)) continue
      if (match.how === 'synonym' && !fits(match.target, values)) continue
      this.#assign(column, match.target, match.how)
    }
    for (const [index, column] of this.columns.slice(start).entries()) {
      if (column.target === null && column.how === 'left out') this.#holdBackGuess(column, samples[index] ?? [])
      this.#keep(column)
    }
  }

  /** Whether somebody released a column or an entry of this name. */
  isReleased(name: string): boolean {
    return this.#released.size > 0 && this.#released.has(foldName(name))
  }

  hasColumnFor(target: ImportTarget): boolean {
    return this.#taken.has(target)
  }

  /** Whether anything fills a field: a column, a lookup or --set. */
  fills(field: ListingField): boolean {
    if (this.hasColumnFor(field) || this.fixed.has(field)) return true
    return this.lookups.some(({ fields }) => fields.includes(field))
  }

  /** Names of --map that no column had. */
  findUnusedMaps(): string[] {
    return [...this.#mapNames.values()]
  }

  /** Lookups that go by what no column of the file is, so that they can fill nothing. */
  findUnusedLookups(): Lookup[] {
    return this.lookups.filter((lookup) => !this.columns.some((column) => isLookedUpBy(lookup, column)))
  }

  /** Required fields that neither a column nor --lookup nor --set fills and that must not be guessed. */
  findMissingFields(): ListingField[] {
    // 0 bedrooms is a studio: a fact, unlike 0 as an area or a year, which means unknown.
    return this.fills('Bedrooms') ? [] : ['Bedrooms']
  }

  #applyMap(start: number): void {
    for (const column of this.columns.slice(start)) {
      const name = foldName(column.name)
      const target = this.#mapped.get(name)
      // A second column of the same name is not meant.
      if (target === undefined || !this.#mapNames.delete(name)) continue
      column.how = 'map'
      if (target === '-') continue
      if (this.#taken.has(target)) throw new ImportRefusal(`--map names two columns for ${target}: name one.`)
      this.#assign(column, target, 'map')
    }
  }

  /** What a column is called decides before anything else, unless somebody says what it is. */
  #holdBack(column: PlannedColumn, values: readonly unknown[]): void {
    if (column.how === 'map' || this.isReleased(column.name)) return
    const kind = judgeColumn(column.name, values)
    if (kind === null) return
    column.how = 'held back'
    column.heldBack = { name: column.name, kind, by: 'name' }
  }

  /** A column of which nobody knows what it is goes by what it says. */
  #holdBackGuess(column: PlannedColumn, values: readonly unknown[]): void {
    if (this.options.dropUnmapped || namelessColumn.test(column.name) || this.isReleased(column.name)) return
    const kind = judgeValues(column.name, values)
    if (kind === null) return
    column.how = 'held back'
    column.heldBack = { name: column.name, kind, by: 'content' }
  }

  #assign(column: PlannedColumn, target: ImportTarget, how: PlannedColumn['how']): void {
    column.target = target
    column.how = how
    this.#taken.add(target)
    const measure = target === 'LotArea' || target === 'BuildingArea' ? measureOfName(column.name) : undefined
    if (measure) column.measure = measure
  }

  #keep(column: PlannedColumn): void {
    if (column.target !== null || column.how === 'map' || column.how === 'held back') return
    const isLeftOut = namelessColumn.test(column.name) || this.options.dropUnmapped
    // What may be shown is decided by flags, whatever else is left out.
    if (isLeftOut && readDisplayFlag(column.name) === null) return
    const name = flagNames.get(foldName(column.name)) ?? toReadableName(column.name).slice(0, 400)
    let number = this.#keptNumbers.get(name) ?? 1
    let unique = number === 1 ? name : `${name} (${number})`
    for (; this.#keptNames.has(unique); unique = `${name} (${number})`) number += 1
    // Thousands of columns of one name: the search goes on where it ended.
    this.#keptNumbers.set(name, number)
    this.#keptNames.add(unique)
    column.how = 'kept'
    column.keptAs = unique
  }

  #readFixed(set: ImportOptions['set']): string | undefined {
    let template: string | undefined
    for (const [name, text] of Object.entries(set)) {
      const target = readTarget(name, `--set ${name}=${text}`)
      if (target === 'Price' || target === '-')
        throw new ImportRefusal(`--set cannot fill ${name}: name a field of a listing.`)
      if (isNone(text)) throw new ImportRefusal(`--set ${name}= needs a value.`)
      if (target === 'Url' && /\{[^{}]+\}/.test(text)) {
        template = text
        continue
      }
      const reading = readField(target, text)
      if (reading.fault !== undefined) throw new ImportRefusal(`--set ${name}=${text}: ${reading.fault}`)
      this.fixed.set(target, reading.value)
    }
    return template
  }
}

function readTarget(ours: string, option: string): ImportTarget | '-' {
  if (ours.trim() === '-') return '-'
  const wanted = foldName(ours)
  const target = importTargets.find((candidate) => foldName(candidate) === wanted)
  if (target) return target
  throw new ImportRefusal(`${option}: there is no field "${ours}". The fields are ${importTargets.join(', ')}.`)
}

const wordFields: ReadonlySet<ImportTarget> = new Set([
  'CurrencySymbol',
  'PropertyType',
  'MLSNumber',
  'Description',
  'Location',
  'Address',
  'City',
  'State',
  'ZIP',
])

/** Whether values speak for a field: any text may be a City, but not any text is a number or a SaleType. */
function isBorneOut(target: ImportTarget, values: readonly unknown[]): boolean {
  return !wordFields.has(target) && values.some((value) => !isNone(value)) && fits(target, values)
}

function fits(target: ImportTarget, values: readonly unknown[]): boolean {
  const said = values.filter((value) => !isNone(value))
  if (said.length === 0) return true
  const fitting = said.filter((value) => {
    const reading = readField(target, value)
    if (reading.fault !== undefined) return false
    return (target !== 'Url' && target !== 'Images') || looksLikeAddress(reading.value)
  })
  return fitting.length >= said.length * neededFit
}

function looksLikeAddress(value: unknown): boolean {
  const [first] = [value].flat()
  return typeof first === 'string' && /^(?:https?:)?\/\/|^www\./i.test(first)
}

/** "lot_acres" → acre, "area (m2)" → sqm. */
function measureOfName(name: string): AreaMeasure | undefined {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{Nd}²]+/u)
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ''))
  for (const word of [...pairs, ...words]) {
    const measure = word === 'f' ? undefined : readMeasure(word)
    if (measure) return measure
  }
  return undefined
}
