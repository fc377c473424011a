/**
 * What a reader may put their own in place of, on the page alone: their address, a key, ids. In the text of an example
 * such a value stands between marks, which no description holds, until it is markup.
 */
export type OwnValue = 'base' | 'secretKey' | 'sessionKey' | 'visitorKey' | 'serialNumber' | 'sessionID'

const begin = '\uE000'
const middle = '\uE001'
const end = '\uE002'

/** `quotes`: what a value that is typed in the place of a name must stand between. */
export function ownValue(name: OwnValue, usual: string, quotes: 'none' | 'single' | 'double' = 'none'): string {
  return `${begin}${name}|${quotes}${middle}${usual}${end}`
}

/** The marks of escaped text as elements that the page’s script finds. */
export function markupOwnValues(escaped: string): string {
  return escaped.replace(
    /\uE000(\w+)\|(\w+)\uE001([^\uE002]*)\uE002/g,
    (_whole, name: string, quotes: string, usual: string) =>
      `<span class="v" data-own="${name}" data-quotes="${quotes}">${usual}</span>`,
  )
}

const ownIds: Record<string, OwnValue> = { serialnumber: 'serialNumber', sessionid: 'sessionID' }

/** The value of a field that is the reader’s own. */
export function ownIdOf(field: string): OwnValue | null {
  return ownIds[field.toLowerCase()] ?? null
}
