import type { DocumentOrigin } from '../document-kind.ts'
import type { DocumentBlock, ReadDocument, ReadFault } from '../read-document.ts'

/** What one document may take. */
export interface ReadingLimits {
  timeoutMs: number
  /** Of the whole process, what lies outside of JavaScript's heap included. */
  memoryMb: number
}

/** To the process: a document, in pieces. */
export type ToReading =
  | { is: 'begin'; origin: DocumentOrigin; length: number; limits: ReadingLimits }
  | { is: 'piece'; bytes: Uint8Array }

/** From it: what the document says, in slices, and its end. */
export type FromReading =
  | { is: 'blocks'; blocks: DocumentBlock[] }
  | ({ is: 'done'; memoryMb: number } & Omit<ReadDocument, 'blocks'>)
  | { is: 'fault'; fault: ReadFault; message: string | null }

/** Slices are as small as that: who gets one does not stop for it. */
const sliceBlocks = 500
const sliceCharacters = 65_536

export function* toSlices(blocks: readonly DocumentBlock[]): Generator<DocumentBlock[]> {
  let slice: DocumentBlock[] = []
  let characters = 0
  for (const block of blocks) {
    slice.push(block)
    characters += block.text.length
    if (slice.length < sliceBlocks && characters < sliceCharacters) continue
    yield slice
    slice = []
    characters = 0
  }
  if (slice.length > 0) yield slice
}
