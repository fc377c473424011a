/** Which characters a TrueType font has: those of its table `cmap` (formats 4 and 12), from its bytes. */
export function readCoverage(font: Buffer): (codePoint: number) => boolean {
  const table = findTable(font, 'cmap')
  const ranges: [from: number, to: number][] = []
  for (let at = 0; at < font.readUInt16BE(table + 2); at++) {
    const part = table + font.readUInt32BE(table + 4 + at * 8 + 4)
    const format = font.readUInt16BE(part)
    if (format === 4) ranges.push(...readSegments(font, part))
    else if (format === 12) ranges.push(...readGroups(font, part))
  }
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}

function findTable(font: Buffer, tag: string): number {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}

function readSegments(font: Buffer, part: number): [number, number][] {
  const double = font.readUInt16BE(part + 6)
  return Array.from({ length: double / 2 }, (_none, at): [number, number] => [
    font.readUInt16BE(part + 16 + double + at * 2),
    font.readUInt16BE(part + 14 + at * 2),
  ]).filter(([from]) => from !== 0xffff)
}

function readGroups(font: Buffer, part: number): [number, number][] {
  return Array.from({ length: font.readUInt32BE(part + 12) }, (_none, at): [number, number] => [
    font.readUInt32BE(part + 16 + at * 12),
    font.readUInt32BE(part + 20 + at * 12),
  ])
}
