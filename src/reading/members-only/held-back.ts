import { type Entry, isContact } from './contacts/firms-contacts.ts'
import { displayFlagNames, forbids, isReadByDatabase, readDisplayFlag } from './display-flag.ts'
import { streetTester } from './hidden-address.ts'
import { judgeName, type MembersOnlyKind } from './judge-name.ts'
import { soundsPrivate } from './learned/entry-model.ts'
import { toPublicText } from './public-text.ts'
import { judgeByRules } from './rules-of-entry.ts'

/** Something that was left out because it is for members alone, or because it may not be shown. */
export interface HeldBack {
  /** Of the field, the entry or the column. */
  name: string
  kind: MembersOnlyKind
  by: 'name' | 'content'
}

/** What of a listing is text that visitors and models are told. */
export interface ListingTexts {
  PropertyType?: string | undefined
  City?: string | undefined
  State?: string | undefined
  Description?: string | undefined
  Location?: string | undefined
  Address?: string | undefined
  ExtensionColumn?: Entry[] | undefined
}

export interface Judging {
  /** Columns and entries that somebody has released, by name. */
  isReleased?(name: string): boolean
  /** Names below which the firm's own people stand (contacts/firms-contacts.ts): who may be called is told, anything else is judged. */
  isOfFirm?(name: string): boolean
  /** Address of a home whose listing says only some of its fields: what is stored. */
  address?: string | undefined
}

const textFields = ['Description', 'Location', 'Address', 'PropertyType', 'City', 'State'] as const
/** What a home is where its type says nothing that may be told; it has to have one. */
const plainType = 'Residential'

/**
 * The texts of a listing without what is for members alone, and what was held back. Flags that forbid to show something are
 * followed by one under the name that the database reads; where they forbid the address, nothing else tells it.
 * A text of which nothing is left is "".
 */
export function holdBack<Texts extends ListingTexts>(
  listing: Texts,
  { isReleased = () => false, isOfFirm = () => false, address }: Judging = {},
): { listing: Texts; held: readonly HeldBack[] } {
  const held: HeldBack[] = []
  const changed: ListingTexts = {}
  const entries = listing.ExtensionColumn
  const hidesAddress = entries !== undefined && forbidden(entries).has('address')
  const street = hidesAddress ? streetTester(listing.Address ?? address) : undefined
  const how = street === undefined ? {} : { isTold: street }
  const isKept = ({ Key, value }: Entry): boolean => isReleased(Key) || (isOfFirm(Key) && isContact(value))
  for (const field of textFields) {
    const text = listing[field]
    if (text === undefined || isReleased(field)) continue
    const read = toPublicText(text, field === 'Description' || field === 'Location' ? how : {})
    if (read.kinds.length === 0) continue
    changed[field] = read.text === '' && field === 'PropertyType' ? plainType : read.text
    held.push(...read.kinds.map((kind) => ({ name: field, kind, by: 'content' as const })))
  }
  if (entries !== undefined) {
    const kept = entries.flatMap((entry): Entry[] => {
      const read = isKept(entry) ? { entry } : readEntry(entry, street)
      if (read.held) held.push(read.held)
      return read.entry === null ? [] : [read.entry]
    })
    const flags = missingFlags(entries)
    if (flags.length > 0 || kept.length < entries.length || kept.some((entry, at) => entry !== entries[at]))
      changed.ExtensionColumn = [...kept, ...flags]
  }
  // What was changed are fields of the listing, of the same types.
  return { listing: Object.keys(changed).length === 0 ? listing : { ...listing, ...changed }, held }
}

function readEntry(
  entry: Entry,
  street: ((text: string) => boolean) | undefined,
): { entry: Entry | null; held?: HeldBack } {
  const { Key: name, value } = entry
  const flag = readDisplayFlag(name)
  if (flag !== null && forbids(flag, value) !== null) return { entry }
  const kind = judgeName(name)
  if (kind !== null) return { entry: null, held: { name, kind, by: 'name' } }
  const how = street === undefined ? { isUnknown: true } : { isUnknown: true, isTold: street }
  const { guess, read, judged } = judgeByRules(name, value, how)
  // Of nested values each part is judged by its own name.
  if (!/^\s*[[{]/.test(value) && soundsPrivate(name, value, judged, guess !== null))
    return { entry: null, held: { name, kind: guess ?? 'remarks', by: 'content' } }
  if (street !== undefined && tellsPlace(name)) return { entry: null, held: { name, kind: 'address', by: 'name' } }
  if (read.kinds[0] === undefined) return { entry }
  const rest = read.value === '' ? null : { Key: name, value: read.value }
  return { entry: rest, held: { name, kind: read.kinds[0], by: 'content' } }
}

/** Whether an entry tells where the home stands, besides its town: streets, directions, coordinates, maps. */
function tellsPlace(name: string): boolean {
  return placeName.test(name) && !/e-?mail|agent|office|broker/i.test(name)
}

const placeName =
  /address|street|\bst(?:reet)? ?(?:no|num|name|dir|suffix)|direction|cross ?st|latitude|longitude|\b(?:lat|lng|lon)\b|coordinat|\bmap|parcel|\bapn\b|unit ?n(?:o|um)|direcci|calle|adresse|anschrift|stra(?:ß|ss)e|\brue\b|endere[cç]o|\brua\b|地址|位置|门牌/i

/** What the entries forbid to show. */
export function forbidden(entries: readonly Entry[]): ReadonlySet<keyof typeof displayFlagNames> {
  return new Set(entries.flatMap(({ Key, value }) => forbiddenBy(Key, value) ?? []))
}

function forbiddenBy(name: string, value: string): keyof typeof displayFlagNames | null {
  const flag = readDisplayFlag(name)
  return flag !== null && forbids(flag, value) === true ? flag.what : null
}

/** Flags that say under the database's names what entries say under others. */
function missingFlags(entries: readonly Entry[]): Entry[] {
  const others = entries.filter(({ Key }) => !isReadByDatabase(Key))
  return [...forbidden(others)]
    .map((what) => displayFlagNames[what])
    .filter((name) => !entries.some(({ Key, value }) => Key === name && forbiddenBy(Key, value) !== null))
    .map((Key) => ({ Key, value: 'false' }))
}
