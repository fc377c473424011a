import { readDisplayFlag } from '../../../reading/members-only/display-flag.ts'
import type { Judging } from '../../../reading/members-only/held-back.ts'
import { decideFormat } from '../intake/columns/column-format.ts'
import { type FileFacts, noFacts } from '../intake/columns/file-facts.ts'
import { matchName, type NameMatch } from '../intake/headers/match-header.ts'
import { foldName, type ImportTarget, importTargets, isPart, sharedTargets } from '../intake/intake-target.ts'
import type { ListingField } from '../listing.ts'
import { readField } from './cells/read-field.ts'
import { contactsInLists, isOfContacts } from './columns/contacts-of-column.ts'
import { decideFacts } from './columns/decide-facts.ts'
import { fits, isWordField } from './columns/fits-column.ts'
import { guessByValues, guessStatus, guessTenure, isOfMarkets } from './columns/guess-by-values.ts'
import { newColumn, type PlannedColumn } from './columns/planned-column.ts'
import { judgeColumn, judgeValues } from './fields/judge-column.ts'
import { ownMark } from './fields/own-export.ts'
import { displayFlags } from './fields/reso-row.ts'
import { isNone, toReadableName } from './fields/tidy-text.ts'
import { UrlTemplate } from './fields/url-template.ts'
import type { ImportOptions } from './import-options.ts'
import { ImportRefusal } from './import-refusal.ts'
import { isLookedUpBy, type Lookup } from './lookups/lookup.ts'

/** Columns that name themselves for nobody: the row numbers that table programs write, and those of a file of faulty rows. */
const namelessColumn = /^(?:|unnamed:? ?\d*|index|row_?(?:id|number)|error_line|error_reason)$/i
/** Of those the ones that say nothing of what is below them, so that the values may. */
const emptyName = /^(?:|unnamed:? ?\d*|column ?\d*|field ?\d+|f\d+)$/i

/** What decides whether a home is shown keeps its name, whatever the other columns are called: others read it. */
const flagNames = new Map(displayFlags.map((name) => [foldName(name), name]))

/** Names from this rank on are right only where no better column is there. */
const weakRank = 50
/** What a word of another language than the file's may mean comes after what one of its own means. */
const foreignRank = 20
/** What tells only of what market a home is comes after what tells its kind. */
const marketRank = 60

interface Guess {
  column: PlannedColumn
  match: NameMatch
  rank: number
  values: readonly unknown[]
}

/** Decides what each column of a file fills. Columns may be added while NDJSON brings new ones. */
export class ImportPlan {
  readonly options: ImportOptions
  readonly columns: PlannedColumn[] = []
  /** Values of --set, read. */
  readonly fixed = new Map<ListingField, unknown>()
  readonly urlTemplate: UrlTemplate | null
  readonly lookups: readonly Lookup[]
  /** What the whole of the file tells of each of its cells. */
  facts: FileFacts = noFacts
  /** Whether a price of which nothing says for how long it is paid is a rent. */
  pricesAreRents = false
  /** The largest of the amounts that say for how long they are paid, a month; null: none does. */
  usualRent: number | null = null
  readonly #mapped = new Map<string, ImportTarget | '-'>()
  readonly #mapNames = new Map<string, string>()
  readonly #taken = new Set<ImportTarget>()
  readonly #keptNames = new Set<string>()
  readonly #released: ReadonlySet<string>
  /** Names of entries below which the firm's own people stand, folded, and as they stand. */
  readonly #contacts = new Map<string, string>()
  /** Name → the last number that told columns of it apart. */
  readonly #keptNumbers = new Map<string, number>()

  /** Whether we wrote the file: its cells are meant as they stand. */
  isOwn = false

  constructor(options: ImportOptions) {
    this.options = options
    this.lookups = options.lookups ?? []
    this.#released = new Set((options.release ?? []).map(foldName))
    for (const name of options.contacts ?? []) this.#contacts.set(name, name)
    for (const [theirs, ours] of Object.entries(options.map)) {
      this.#mapped.set(foldMap(theirs), readTarget(ours, `--map ${theirs}=${ours}`))
      this.#mapNames.set(foldMap(theirs), theirs)
    }
    const template = this.#readFixed(options.set)
    this.urlTemplate = template === undefined ? null : new UrlTemplate(template)
  }

  /** Adds columns, each with values to judge it by. */
  addColumns(names: readonly string[], samples: readonly (readonly unknown[])[]): void {
    const start = this.columns.length
    for (const name of names) this.columns.push(newColumn(name))
    const added = this.columns.slice(start).map((column, index) => ({ column, values: samples[index] ?? [] }))
    this.#applyMap(start)
    for (const { column, values } of added) this.#holdBack(column, values)
    this.facts = decideFacts(this.columns, added, this.facts)
    this.#assignNames(added)
    const nameless = added.filter(
      ({ column }) => column.target === null && column.how === 'left out' && emptyName.test(column.name),
    )
    for (const { column, target } of guessByValues(nameless, this.#taken)) this.#assign(column, target, 'guess')
    const left = added.filter(({ column }) => column.target === null && column.how === 'left out')
    // "Availability" may be a day, or where the offer stands.
    const days = added.filter(({ column }) => column.target === 'AvailableDate')
    const status = this.#taken.has('Status') ? undefined : guessStatus([...left, ...days])
    if (status?.target === 'AvailableDate') this.#taken.delete('AvailableDate')
    if (status !== undefined) this.#assign(status, 'Status', 'guess')
    const tenure = this.#taken.has('SaleType')
      ? undefined
      : guessTenure(left.filter(({ column }) => column.target === null))
    if (tenure !== undefined) this.#assign(tenure, 'SaleType', 'guess')
    this.facts = decideFacts(this.columns, added, this.facts)
    for (const { column, values } of added) {
      if (column.target !== null) column.format = decideFormat(column.target, column.name, values, this.facts)
      else if (column.how === 'left out') this.#holdBackGuess(column, values)
      this.#keep(column)
    }
    for (const name of contactsInLists(added)) this.#noteContact(name)
    this.pricesAreRents ||= areRents(added, this.#taken)
    this.usualRent = largestRent(added) ?? this.usualRent
  }

  /** Whether somebody released a column or an entry of this name. */
  isReleased(name: string): boolean {
    return this.#released.size > 0 && this.#released.has(foldName(name))
  }

  /** How the texts of a home are judged. */
  readonly judging: Judging = {
    isReleased: (name) => this.isReleased(name),
    isOfFirm: (name) => this.#contacts.size > 0 && this.#contacts.has(foldName(name)),
  }

  /** The names of entries below which the firm's own people stand. */
  get contacts(): string[] {
    return [...this.#contacts.values()]
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

  /** What a list of homes has to say and this one does not, so that nobody can tell what its columns are. */
  findMissingFields(): ListingField[] {
    const saysSomething = tellingTargets.some((target) => this.#taken.has(target)) || this.fixed.has('Bedrooms')
    return saysSomething || this.lookups.length > 0 ? [] : ['Bedrooms']
  }

  #assignNames(added: readonly { column: PlannedColumn; values: readonly unknown[] }[]): void {
    const guesses: Guess[] = added.flatMap(({ column, values }) =>
      column.how === 'map' || column.how === 'held back'
        ? []
        : matchName(column.name).map((match) => ({ column, match, values, rank: this.#rank(match, values) })),
    )
    // A field's own name first; then fields that the values bear out, so that "type" with "rent" in it is no PropertyType.
    const borneOut = new Map(guesses.map((guess) => [guess, this.#isBorneOut(guess)]))
    guesses.sort(
      (a, b) =>
        Number(b.match.how === 'name') - Number(a.match.how === 'name') ||
        Number(a.rank >= weakRank) - Number(b.rank >= weakRank) ||
        Number(borneOut.get(b)) - Number(borneOut.get(a)) ||
        a.rank - b.rank,
    )
    for (const isSecond of [false, true])
      for (const { column, match, values, rank } of guesses) {
        const { target } = match
        if (column.target !== null || (this.#taken.has(target) && !sharedTargets.has(target))) continue
        if (needsOthers(target, rank) && !(isSecond && this.#hasOthers(target, column, added))) continue
        const isSure = rank < weakRank
        // A field's own name is taken at its word, unless its words are none of those that the field has.
        const isOwn = match.how === 'name' && !isPart(target) && target !== 'SaleType'
        if (!isOwn && !fits({ target, name: column.name, isSure }, values, this.facts)) continue
        this.#assign(column, target, match.how)
      }
  }

  #rank({ target, rank, languages, how }: NameMatch, values: readonly unknown[]): number {
    const { language } = this.facts
    // "Class: residential, rental" beside "Type: house, condo".
    if (target === 'PropertyType' && how !== 'name' && isOfMarkets(values)) return rank + marketRank
    const isForeign = language !== null && languages.length > 0 && !languages.includes(language)
    return isForeign && rank < weakRank ? Math.min(rank + foreignRank, weakRank - 1) : rank
  }

  #isBorneOut({ column, match: { target }, values, rank }: Guess): boolean {
    if (isWordField(target) || values.every(isNone)) return false
    return fits({ target, name: column.name, isSure: rank < weakRank }, values, this.facts)
  }

  /** Whether the columns beside it say whose telephone, or which street's number, a column is. */
  #hasOthers(
    target: ImportTarget,
    column: PlannedColumn,
    added: readonly { column: PlannedColumn; values: readonly unknown[] }[],
  ): boolean {
    if (target === 'StreetNumber') {
      const place = this.columns.indexOf(column)
      return [this.columns[place - 1], this.columns[place + 1]].some(
        (beside) => beside?.target === 'Address' || beside?.target === 'StreetName',
      )
    }
    if (target === 'State') {
      const zips = added.find((each) => each.column.target === 'ZIP')?.values ?? []
      return zips.some((zip) => /[A-Z]/i.test(String(zip)) && /\d/.test(String(zip)))
    }
    if (target === 'StreetPrefix') return this.#taken.has('StreetName') && this.#taken.has('StreetNumber')
    if (this.#isBehindAgent(column)) return true
    const hasOwners = this.columns.some(({ heldBack }) => heldBack?.kind === 'person')
    return !hasOwners && (this.#taken.has('AgentName') || this.#taken.has('OfficeName'))
  }

  /** "Agent, Mobile, Email": what stands right behind the agent's name is the agent's, whoever else is in the file. */
  #isBehindAgent(column: PlannedColumn): boolean {
    const before = this.columns.slice(0, this.columns.indexOf(column)).map(({ target }) => target)
    const own = before.findLastIndex((target) => target !== 'AgentPhone' && target !== 'AgentEmail')
    return before[own] === 'AgentName'
  }

  #applyMap(start: number): void {
    for (const [index, column] of this.columns.entries()) {
      if (index < start) continue
      const byPlace = `#${index + 1}`
      const name = this.#mapNames.has(byPlace) ? byPlace : foldName(column.name)
      const target = this.#mapped.get(name)
      // A second column of the same name is not meant.
      if (target === undefined || !this.#mapNames.delete(name)) continue
      column.how = 'map'
      if (target === '-') continue
      if (this.#taken.has(target) && !sharedTargets.has(target))
        throw new ImportRefusal(`--map names two columns for ${target}: name one.`)
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
    if (isOfContacts(column.name, values)) {
      this.#noteContact(column.name)
      return
    }
    const kind = judgeValues(column.name, values)
    if (kind === null) return
    column.how = 'held back'
    column.heldBack = { name: column.name, kind, by: 'content' }
  }

  #noteContact(name: string): void {
    if (!this.#contacts.has(foldName(name))) this.#contacts.set(foldName(name), name)
  }

  #assign(column: PlannedColumn, target: ImportTarget, how: PlannedColumn['how']): void {
    column.target = target
    column.how = how
    this.#taken.add(target)
  }

  #keep(column: PlannedColumn): void {
    if (column.name === ownMark) {
      this.isOwn = Object.keys(this.options.map).length === 0
      return
    }
    if (column.target !== null || column.how === 'map' || column.how === 'held back') return
    // A flag is read by its words, whatever they are in other names: "Exibir no site" has no number.
    const isFlag = readDisplayFlag(column.name) !== null
    const isLeftOut = namelessColumn.test(column.name) || this.options.dropUnmapped
    // What may be shown is decided by flags, whatever else is left out.
    if (isLeftOut && !isFlag) return
    const readable = isFlag ? column.name : toReadableName(column.name)
    const name = flagNames.get(foldName(column.name)) ?? readable.slice(0, 400)
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
      if (target === 'Price' || target === '-' || isPart(target))
        throw new ImportRefusal(`--set cannot fill ${name}: name a field of a listing.`)
      if (isNone(text)) throw new ImportRefusal(`--set ${name}= needs a value.`)
      if (target === 'Url' && /\{[^{}]+\}/.test(text)) {
        template = text
        continue
      }
      const reading = readField(target, text)
      if (reading.fault !== undefined) throw new ImportRefusal(`--set ${name}=${text}: ${reading.fault}.`)
      this.fixed.set(target, reading.value)
    }
    return template
  }
}

/** A list of homes has one of these at the least. */
const tellingTargets: readonly ImportTarget[] = [
  ...([
    'Bedrooms',
    'BedsBaths',
    'Layout',
    'Rooms',
    'Price',
    'SalePrice',
    'RentPrice',
    'Address',
    'StreetName',
  ] as const),
  ...(['MLSNumber', 'Url', 'BuildingArea', 'LotArea', 'PropertyType', 'City', 'ZIP', 'Latitude'] as const),
]

/** "Phone" and "Number" alone are nobody's. */
function needsOthers(target: ImportTarget, rank: number): boolean {
  return rank >= weakRank && ['AgentEmail', 'AgentPhone', 'StreetNumber', 'StreetPrefix', 'State'].includes(target)
}

/** Homes are not sold for less, nor let for more, in the currencies of most of them. */
const rents = { least: 100, most: 20_000 }

/** Prices of which neither cell nor name says so, in a file that speaks of deposits and of when one may move in. */
function areRents(
  added: readonly { column: PlannedColumn; values: readonly unknown[] }[],
  taken: ReadonlySet<ImportTarget>,
): boolean {
  if (
    taken.has('SaleType') ||
    !(['DepositFee', 'AvailableDate', 'RentPeriod'] as const).some((target) => taken.has(target))
  )
    return false
  return added.some(({ column, values }) => {
    if (column.target !== 'Price') return false
    const amounts = values.flatMap((value) => {
      const read = isNone(value) ? null : readField('Price', value, column.format)
      return read?.fault === undefined && read !== null ? [Number(read.value)] : []
    })
    return amounts.length > 0 && amounts.every((amount) => amount >= rents.least && amount <= rents.most)
  })
}

function largestRent(added: readonly { column: PlannedColumn; values: readonly unknown[] }[]): number | null {
  const rents = added.flatMap(({ column, values }) =>
    column.target === 'Price' || column.target === 'SalePrice'
      ? values.flatMap((value) => {
          const read = isNone(value) ? null : readField('Price', value, column.format)
          return read?.fault === undefined && read?.perMonth !== undefined ? [read.perMonth] : []
        })
      : [],
  )
  return rents.length === 0 ? null : Math.max(...rents)
}

function foldMap(theirs: string): string {
  return /^#\d+$/.test(theirs.trim()) ? theirs.trim() : foldName(theirs)
}

function readTarget(ours: string, option: string): ImportTarget | '-' {
  if (ours.trim() === '-') return '-'
  const wanted = foldName(ours)
  const target = importTargets.find((candidate) => foldName(candidate) === wanted)
  if (target) return target
  throw new ImportRefusal(`${option}: there is no field "${ours}". The fields are ${importTargets.join(', ')}.`)
}
