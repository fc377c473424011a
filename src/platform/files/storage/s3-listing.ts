export interface S3Page {
  objects: { key: string; bytes: number }[]
  /** Where the next page begins; null on the last one. */
  next: string | null
}

/** Reads one page of ListObjectsV2. The document has a fixed, flat shape, for which this is enough. */
export function readListPage(xml: string): S3Page {
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    key: readElement(entry, 'Key') ?? '',
    bytes: Number(readElement(entry, 'Size') ?? 0),
  }))
  const next = readElement(xml, 'IsTruncated') === 'true' ? readElement(xml, 'NextContinuationToken') : null
  return { objects, next }
}

/** The text of the first element of a name; null when there is none. */
export function readElement(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text === undefined ? null : decodeEntities(text)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
