import { hash } from 'node:crypto'

/** Letters of which Unicode does not split the accent off, and case pairs that lower case alone does not join. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** As many characters as the database's index entries have room for. */
const maxKeyLength = 500

/**
 * Text as it is compared: without regard to case and accents, single blanks, none at the ends. Text that consists of
 * nothing else stays as it is, so that only blank text becomes "".
 */
export function foldText(text: string): string {
  // Nearly all text that comes here is ASCII, for which the long way is five times slower.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim()
  // The signs of Chinese have no case, no accents, and only one form.
  if (/^[\u3400-\u4dbf\u4e00-\u9fff]+$/.test(text)) return text
  const folded = text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim()
  return folded === '' ? text.toWellFormed().trim() : folded
}

/** What City and CityName are compared by; "" for none. */
export function cityKeyOf(city: string | null | undefined): string {
  return cut(foldText(city ?? ''))
}

/** What MLSNumber is compared by. */
export function mlsKeyOf(mlsNumber: string): string {
  return cut(foldText(mlsNumber))
}

/**
 * What Url is compared by: http and https are one, case of the host, default port and a trailing slash do not matter;
 * path, query and fragment do (wire-decisions.md, "Identifiers"). 16 bytes, because long addresses fit no index entry.
 */
export function urlKeyOf(url: string): Buffer {
  return hash('sha256', comparableUrl(url.trim()), 'buffer').subarray(0, 16)
}

function comparableUrl(url: string): string {
  const parsed = URL.parse(url)
  // Text that is no web address is its own key.
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return url
  const user = parsed.username === '' ? '' : `${parsed.username}:${parsed.password}@`
  return `http://${user}${parsed.host}${parsed.pathname.replace(/\/$/, '')}${parsed.search}${parsed.hash}`
}

function cut(key: string): string {
  return key.length <= maxKeyLength ? key : [...key].slice(0, maxKeyLength).join('')
}

/** The keys of an update or a delete in the form of the column that they are looked up in. */
export type ListingKeys =
  | { column: 'id'; values: number[] }
  | { column: 'mlsKey'; values: string[] }
  | { column: 'urlKey'; values: Buffer[] }

/** `Key` or `Keys` by KeyType. Keys under NewOaks that are no id of ours match nothing and are left out. */
export function toListingKeys(keyType: 'NewOaks' | 'MLSNumber' | 'URL', keys: readonly string[]): ListingKeys {
  if (keyType === 'URL') return { column: 'urlKey', values: keys.map(urlKeyOf) }
  if (keyType === 'MLSNumber') return { column: 'mlsKey', values: keys.map(mlsKeyOf) }
  const ids = keys.map((key) => (/^\s*\d+\s*$/.test(key) ? Number(key) : Number.NaN))
  return { column: 'id', values: ids.filter((id) => Number.isSafeInteger(id)) }
}
