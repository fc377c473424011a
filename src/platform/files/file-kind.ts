export type FileKind = 'Image' | 'Audio' | 'Video'

/** What keeps a picture out of messages although its bytes begin as they should. */
export type PictureFault = 'animated' | 'damaged' | 'too-many-pixels'

interface AcceptedType {
  kind: FileKind
  /** As people call it. */
  name: string
}

/** What messages may carry (interface.md 4.2), by the media type that `recogniseFile` answers. */
const acceptedTypes: Readonly<Record<string, AcceptedType>> = {
  'image/png': { kind: 'Image', name: 'PNG' },
  'image/jpeg': { kind: 'Image', name: 'JPEG' },
  'image/webp': { kind: 'Image', name: 'WEBP' },
  'image/gif': { kind: 'Image', name: 'GIF' },
  'audio/wav': { kind: 'Audio', name: 'WAV' },
  'video/mp4': { kind: 'Video', name: 'MP4' },
  'video/matroska': { kind: 'Video', name: 'MKV' },
  'video/vnd.avi': { kind: 'Video', name: 'AVI' },
  'video/x-flv': { kind: 'Video', name: 'FLV' },
  'video/mpeg': { kind: 'Video', name: 'MPEG' },
  'video/mp1s': { kind: 'Video', name: 'MPEG' },
  'video/mp2p': { kind: 'Video', name: 'MPEG' },
  'video/mp2t': { kind: 'Video', name: 'MPEG' },
}

/** The largest files that messages take, in bytes; exactly that much is allowed (wire-decisions.md, "Messages"). */
export const largestBytes: Readonly<Record<FileKind, number>> = {
  Image: 20 * 1_048_576,
  Audio: 40 * 1_048_576,
  Video: 100 * 1_048_576,
}

/**
 * The kind of a file that was looked through when it was uploaded. Its media type is kept with the fault that was found,
 * if any: "image/gif; fault=animated".
 */
export function readMimeType(mimeType: string): { kind: FileKind | null; name: string; fault: string | null } {
  const [type = '', fault] = mimeType.split('; fault=')
  const accepted = acceptedTypes[type]
  return { kind: accepted?.kind ?? null, name: accepted?.name ?? type, fault: fault ?? null }
}

export function writeMimeType(type: string, fault: PictureFault | null): string {
  return fault === null ? type : `${type}; fault=${fault}`
}
