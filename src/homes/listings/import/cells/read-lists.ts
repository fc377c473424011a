import type { Listing } from '../../listing.ts'
import { completeAddress, isWebAddress } from '../../web-address.ts'
import { toText } from './cell-text.ts'
import type { FieldReading } from './field-reading.ts'
import { fieldSchemas, findTextFault } from './field-schema.ts'

const extensionLimits = { key: 500, value: 10_000, entries: fieldSchemas.ExtensionColumn.maxItems ?? 500 }
const pictureLimits = { count: fieldSchemas.Images.maxItems ?? 200, length: 2_000 }

export function readImages(raw: unknown): FieldReading {
  const list = Array.isArray(raw) ? raw : splitImages(toText(raw))
  const addresses = list.flatMap((entry) => completePicture(toText(addressIn(entry)).trim()) || [])
  if (addresses.length > pictureLimits.count)
    return { fault: `has ${addresses.length} pictures, where ${pictureLimits.count} are the most` }
  const fault = addresses.map((address) => findTextFault(address, pictureLimits.length)).find((found) => found !== null)
  if (fault !== undefined) return { fault }
  return addresses.every(isWebAddress)
    ? { value: addresses }
    : {
        value: addresses,
        note: 'Pictures whose address does not begin with http:// or https:// are kept and not shown',
      }
}

/** Lists of pictures may hold objects, `{"url": "https://…", "order": 0}`, in whose place their address stands. */
function addressIn(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry
  const said = new Map(Object.entries(entry).map(([name, value]) => [name.toLowerCase(), value]))
  const found = ['url', 'href', 'src', 'uri', 'mediaurl'].map((name) => said.get(name))
  return found.find((value) => typeof value === 'string') ?? entry
}

/** "img1.jpg" is the name of a file, and no host. */
function completePicture(text: string): string {
  return text.includes('/') ? completeAddress(text) : text
}

function splitImages(text: string): unknown[] {
  const json = parseList(text)
  if (json) return json
  // A comma or a blank may be part of an address; before the next scheme it is none.
  return text.split(/(?<![,\s])[,\s]+(?=(?:https?:)?\/\/)|[|;\n]+/)
}

export function readExtension(raw: unknown): FieldReading {
  const list = Array.isArray(raw) ? raw : parseList(toText(raw))
  const entries: NonNullable<Listing['ExtensionColumn']> = []
  for (const entry of list ?? [null]) {
    const pairs = new Map(Object.entries(Object(entry)).map(([name, value]) => [name.toLowerCase(), value]))
    const [key, value] = [pairs.get('key'), pairs.get('value')]
    if (typeof key !== 'string' || key.trim() === '' || value === undefined)
      return { fault: 'is no JSON list of objects with Key and value' }
    entries.push({ Key: key.trim(), value: toText(value).trim() })
  }
  const fault = findExtensionFault(entries)
  return fault === null ? { value: entries } : { fault }
}

/** What keeps entries of ExtensionColumn from being stored. */
export function findExtensionFault(entries: NonNullable<Listing['ExtensionColumn']>): string | null {
  if (entries.length > extensionLimits.entries)
    return `has ${entries.length} further values, where ${extensionLimits.entries} are the most`
  for (const entry of entries) {
    const fault = findEntryFault(entry)
    if (fault !== null) return fault
  }
  return null
}

export const mostEntries = extensionLimits.entries

export function findEntryFault({ Key, value }: { Key: string; value: string }): string | null {
  return findTextFault(Key, extensionLimits.key) ?? findTextFault(value, extensionLimits.value)
}

function parseList(text: string): unknown[] | null {
  if (!text.trimStart().startsWith('[')) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}
