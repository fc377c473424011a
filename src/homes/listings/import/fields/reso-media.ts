/** An entry of the Media resource, as JSON brings it. */
type Media = Readonly<Record<string, unknown>>

export interface ResoPictures {
  /** Addresses by their Order; null: the record says nothing of pictures. */
  addresses: string[] | null
  /** "Altered Photo 2" → what was done to it, and where the original is. */
  altered: Record<string, string>
  /** What each address is known by, where the server says it. */
  media: { key: string; version: string }[]
}

const mostImages = 200
const longestNote = 200

/** What `$select` may ask of a picture besides these: fields that tell of alterations, however a server calls them. */
export const mediaNames = [
  ...['MediaURL', 'Order', 'MediaCategory', 'MediaStatus', 'Permission', 'MlgCanView'],
  ...['ShortDescription', 'LongDescription', 'MediaKey', 'MediaModificationTimestamp'],
]
const alteration = /alter|modification(?!timestamp)|staged|staging|enhance/i
const original = /original.*ur[il]|ur[il].*original|unaltered/i

/** Whether a field of the Media resource is read. */
export function isMediaName(name: string): boolean {
  return (
    mediaNames.includes(name) || (!/timestamp|date|key$/i.test(name) && (alteration.test(name) || original.test(name)))
  )
}

const alteredWords =
  /\bvirtual(?:ly)?[ -]*(?:staged|staging|renovated|enhanced|furnished)|\bdigital(?:ly)?[ -]*(?:altered|enhanced|staged|edited|modified)|\bAI[ -](?:generated|staged|enhanced|edited)|\brendering\b/i
const denial = /\b(?:not?|never|without|none|un)\b[^.]{0,20}$/i

/** The pictures of a home; what is no picture, or for members alone, is left out. */
export function readPictures(raw: unknown): ResoPictures {
  const media = typeof raw === 'string' ? parseList(raw) : raw
  if (!Array.isArray(media)) return { addresses: null, altered: {}, media: [] }
  const pictures = media
    .filter((entry): entry is Media => typeof entry === 'object' && entry !== null)
    .filter(mayBeShown)
    .map((entry) => ({ entry, order: orderOf(entry.Order), address: textOf(entry.MediaURL) }))
    .filter(({ address }) => /^https?:\/\//i.test(address))
    .sort((a, b) => a.order - b.order)
  const byAddress = new Map(pictures.toReversed().map(({ address, entry }) => [address, entry]))
  const addresses = [...new Set(pictures.map(({ address }) => address))].slice(0, mostImages)
  const altered: Record<string, string> = {}
  addresses.forEach((address, index) => {
    const note = noteOf(byAddress.get(address) ?? {})
    if (note !== null) altered[`Altered Photo ${index + 1}`] = note
  })
  const known = addresses.map((address) => identityOf(byAddress.get(address) ?? {}, address))
  return { addresses: addresses.length === 0 ? null : addresses, altered, media: known }
}

function mayBeShown(entry: Media): boolean {
  if (/video|document|tour|plan/i.test(textOf(entry.MediaCategory))) return false
  if (/deleted|incomplete|rejected/i.test(textOf(entry.MediaStatus))) return false
  return !/private|agent|office only/i.test(textOf(entry.Permission)) && entry.MlgCanView !== false
}

/** An address may have a token of the day behind its question mark. */
function identityOf(entry: Media, address: string): { key: string; version: string } {
  return {
    key: textOf(entry.MediaKey) || address.replace(/[?#].*$/s, ''),
    version: textOf(entry.MediaModificationTimestamp),
  }
}

/** What was done to a picture; null: nothing that its entry tells of. */
function noteOf(entry: Media): string | null {
  let note = ''
  let address = ''
  for (const [name, value] of Object.entries(entry)) {
    if (name === 'MediaURL' || /timestamp|date|key$/i.test(name)) continue
    const text = textOf(value)
    if (original.test(name) && /^https?:\/\/\S+$/i.test(text)) address = text
    else if (alteration.test(name) && isSaid(text)) note ||= /^(?:true|y|yes|1)$/i.test(text) ? toWords(name) : text
  }
  for (const text of [entry.Permission, entry.LongDescription, entry.ShortDescription].map(textOf)) {
    const match = alteredWords.exec(text.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
    if (match && !denial.test(text.slice(0, match.index))) note ||= capitalize(match[0])
  }
  if (note === '') return null
  const told = note.slice(0, longestNote).replace(/[.\s]+$/, '')
  return address === '' ? told : `${told}. Original: ${address}`
}

function isSaid(text: string): boolean {
  return text !== '' && !/^(?:false|n|no|0|none|unaltered|original|not? .*)$/i.test(text)
}

/** "VirtuallyStagedYN" → "Virtually staged"; a name that tells nothing more: "Altered". */
function toWords(name: string): string {
  const words = name.replace(/YN$/, '').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return /staged|enhanced/i.test(words) ? capitalize(words.toLowerCase()) : 'Altered'
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function orderOf(value: unknown): number {
  const number = value === null || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : Number.MAX_VALUE
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
}

/** Of a table: the list as JSON in its cell. */
function parseList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
