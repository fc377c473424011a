/** What a Web API knows of a resource, by its `$metadata`; null: it does not say. */
export interface ResoFields {
  properties: ReadonlySet<string>
  navigations: ReadonlySet<string>
  /** Fields of the pictures that come along. */
  media?: ReadonlySet<string>
}

/** Of a type; no resource has so many, and whoever gets them does not stop for it. */
const mostNames = 5_000
const longestName = 200
/** No server's types build on more others; each is looked for in the whole text. */
const mostBases = 5

/** What homes and their pictures have, as a Web API says it; null: it does not. */
export function readHomeMetadata(xml: string): ResoFields | null {
  const fields = readMetadata(xml, 'Property')
  return fields && { ...fields, media: readMetadata(xml, 'Media')?.properties ?? new Set() }
}

/** Reads the fields of a resource out of `$metadata` (OData 4 CSDL as XML). */
export function readMetadata(xml: string, resource: string): ResoFields | null {
  const set = tagsOf(xml, 'EntitySet').find((tag) => attribute(tag, 'Name') === resource)
  const typeName = (set === undefined ? resource : (attribute(set, 'EntityType') ?? resource)).split('.').at(-1) ?? ''
  const properties = new Set<string>()
  const navigations = new Set<string>()
  const seen = new Set<string>()
  // A type may build on another one.
  for (let name: string | undefined = typeName; name !== undefined && !seen.has(name) && seen.size < mostBases; ) {
    seen.add(name)
    const found = findType(xml, name)
    if (found === null) break
    for (const tag of tagsOf(found.content, 'Property')) add(properties, attribute(tag, 'Name'))
    for (const tag of tagsOf(found.content, 'NavigationProperty')) add(navigations, attribute(tag, 'Name'))
    name = attribute(found.tag, 'BaseType')?.split('.').at(-1)
  }
  return properties.size === 0 ? null : { properties, navigations }
}

function findType(xml: string, name: string): { tag: string; content: string } | null {
  const opening = /<(?:\w+:)?EntityType\b[^<>]*>/g
  for (let match = opening.exec(xml); match !== null; match = opening.exec(xml)) {
    if (attribute(match[0], 'Name') !== name) continue
    if (match[0].endsWith('/>')) return { tag: match[0], content: '' }
    const start = match.index + match[0].length
    const end = xml.slice(start).search(/<\/(?:\w+:)?EntityType\s*>/)
    return { tag: match[0], content: end < 0 ? '' : xml.slice(start, start + end) }
  }
  return null
}

function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^<>]*>`, 'g')) ?? []
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)
}

function add(to: Set<string>, name: string | undefined): void {
  if (name !== undefined && name.length <= longestName && to.size < mostNames) to.add(name)
}
