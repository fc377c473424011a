/** As many first bytes as the type of a file is told from. */
export const headBytes = 65_536
export const unknownType = 'application/octet-stream'

/** What file-type calls by another name than we. */
const sameAs: Record<string, string> = {
  'image/apng': 'image/png',
  // Apple's name for MP4 with an `M4V ` brand.
  'video/x-m4v': 'video/mp4',
}

/** file-type looks at few bytes; these hold for every whole file of the type, and for little else. */
const furtherChecks: Record<string, (head: Buffer) => boolean> = {
  'image/png': (head) => head.toString('latin1', 12, 16) === 'IHDR',
  'image/gif': (head) => /^GIF8[79]a$/.test(head.toString('latin1', 0, 6)),
  'audio/wav': isWav,
  'video/vnd.avi': (head) => head.toString('latin1', 12, 16) === 'LIST',
}

/** The media type of a file by its first bytes, in lower case; `application/octet-stream` for what is unknown. */
export async function recogniseFile(head: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (!found) return isText(head) ? 'text/plain' : unknownType
  const plain = found.mime.split(';')[0]?.trim().toLowerCase() ?? unknownType
  const type = sameAs[plain] ?? plain
  return furtherChecks[type]?.(head) === false ? unknownType : type
}

/** A RIFF file of the form WAVE that says what its sound is like and then begins it. */
function isWav(head: Buffer): boolean {
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE') return false
  let hasFormat = false
  for (let at = 12; at + 8 <= head.length; ) {
    const id = head.toString('latin1', at, at + 4)
    const length = head.readUInt32LE(at + 4)
    if (id === 'data') return hasFormat
    if (id === 'fmt ') hasFormat = length >= 16 && at + 24 <= head.length && head.readUInt16LE(at + 10) > 0
    at += 8 + length + (length % 2)
    // A long chunk of notes or pictures before the sound: the rest lies beyond what we look at.
    if (at >= headBytes) return hasFormat
  }
  return false
}

/** UTF-8 without control characters; the last character may be cut off. */
function isText(head: Buffer): boolean {
  if (head.length === 0) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: telling text from other bytes is what this is for.
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)
  } catch {
    return false
  }
}
