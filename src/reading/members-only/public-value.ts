import { judgeName, type MembersOnlyKind } from './judge-name.ts'
import { toPublicText } from './public-text.ts'

type How = Parameters<typeof toPublicText>[1]

/** Names of objects in lists that say what the rest of the object is: {"type": "owner", "phone": …}. */
const sayingNames =
  /^(?:key|name|label|field|title|类型)$|(?:^|[a-z_-])(?:type|role|kind|category|relation|tipo|rol|typ|rolle|papel|rôle)$/i
const deepest = 8

/** A value without what is for members alone: of JSON also by the names within it. */
export function toPublicValue(
  name: string,
  value: string,
  how: How,
): { value: string; kinds: readonly MembersOnlyKind[] } {
  const structure = parseStructure(value)
  if (structure === undefined) {
    const { text, kinds } = toPublicText(value, how)
    return { value: text, kinds }
  }
  const kinds: MembersOnlyKind[] = []
  const kept = keepPublic(structure, name, { how, kinds, depth: 0 })
  if (kinds.length === 0) return { value, kinds }
  return { value: kept === undefined || isEmpty(kept) ? '' : JSON.stringify(kept), kinds }
}

function parseStructure(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}

interface Keeping {
  how: How
  kinds: MembersOnlyKind[]
  depth: number
}

/** undefined: nothing of it may be kept. */
function keepPublic(value: unknown, path: string, keeping: Keeping): unknown {
  const deeper = { ...keeping, depth: keeping.depth + 1 }
  if (typeof value === 'string') {
    const { text, kinds } = toPublicText(value, keeping.how)
    keeping.kinds.push(...kinds)
    return text === '' && kinds.length > 0 ? undefined : text
  }
  if (typeof value !== 'object' || value === null) return value
  if (keeping.depth > deepest) return undefined
  if (Array.isArray(value))
    return value.map((each: unknown) => keepPublic(each, path, deeper)).filter((each) => each !== undefined)
  const fields = Object.entries(value)
  const said = fields.flatMap(([name, text]) =>
    sayingNames.test(name) && typeof text === 'string' && text.length < 60 ? [text] : [],
  )
  // Of several the one that tells most: {"type": "contact", "name": "Ana", "role": "owner"}.
  const own =
    said.map((text) => `${path}.${text}`).find((each) => judgeName(each) !== null) ??
    [path, ...said.slice(0, 1)].join('.')
  const kind = said.length === 0 ? null : judgeName(own)
  if (kind !== null) {
    keeping.kinds.push(kind)
    return undefined
  }
  const kept = fields.flatMap(([name, inner]): [string, unknown][] => {
    const place = `${own}.${name}`
    const about = judgeName(place)
    if (about !== null) {
      keeping.kinds.push(about)
      return []
    }
    const left = keepPublic(inner, place, deeper)
    return left === undefined ? [] : [[name, left]]
  })
  return Object.fromEntries(kept)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
