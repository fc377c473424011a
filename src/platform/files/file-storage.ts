import type { Readable } from 'node:stream'

/** Where uploaded bytes are kept. Adapters: storage/disk-storage.ts, storage/s3-storage.ts. */
export interface FileStorage {
  /**
   * Keeps the bytes under a name of ours (letters, digits, `-`, `/`), replacing what was there only when all have
   * arrived. Fails with `body-too-large` once more than `maxBytes` came. Answers the number of bytes.
   */
  put(name: string, bytes: Readable, maxBytes: number): Promise<number>
  /** The bytes; rejects when there are none under this name. */
  open(name: string): Promise<Readable>
  /** Removes the bytes; no error when there are none. */
  remove(name: string): Promise<void>
  /** Every name with its size in bytes, for backups. */
  list(): AsyncIterable<{ name: string; bytes: number }>
  /** Removes what uploads have left half-written whose process was killed. */
  tidy(): Promise<void>
  /** Rejects when the storage cannot be reached or written. */
  check(): Promise<void>
}
