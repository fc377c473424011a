import { createHash, randomBytes } from 'node:crypto'

/** How long an upload address is open (wire-decisions.md). */
export const uploadOpenMs = 5 * 60_000
/** The largest file that any message takes: a video. Exactly this much is allowed. */
export const maxUploadBytes = 100 * 1_048_576
/** The largest file that visitors send: sound. */
export const maxVisitorUploadBytes = 40 * 1_048_576
/** Path of the upload route, as http/upload.ts mounts it. */
export const uploadPath = '/uploads/:fileId'

export interface UploadToken {
  /** 256 random bits: whoever has it may upload, so only its hash is kept. */
  token: string
  hash: Buffer
}

/** Hex: no client, proxy or shell has ever changed that on the way. */
export function makeUploadToken(): UploadToken {
  const token = randomBytes(32).toString('hex')
  return { token, hash: hashUploadToken(token) }
}

export function hashUploadToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest()
}

/** The token stands in the query, as in other presigned addresses: request logs leave the query out. */
export function makeUploadAddress(publicUrl: string, fileId: number, token: string): string {
  return `${publicUrl}${uploadPath.replace(':fileId', String(fileId))}?token=${token}`
}

/** An id as text, such as "34317"; null when it can be none. */
export function readFileId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
