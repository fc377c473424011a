import { createHash, type Hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { BackupFailure } from './backup-failure.ts'
import {
  headingName,
  isSafeFileName,
  type Manifest,
  manifestName,
  parseManifest,
  readEntryName,
  readHeading,
} from './backup-format.ts'
import type { OnProgress } from './backup-progress.ts'
import { type ArchiveEntry, readArchive, readWholeEntry, type UnpackLimit } from './read-archive.ts'

interface Contents {
  bytes: number
  hash: Hash
}

/** What is read before the heading is known, since reading runs ahead. */
const bytesAhead = 8 * 1_048_576
/** Whoever writes a changed manifest into a backup may; an entry has up to a kilobyte around it. */
const slackBytes = 1_048_576
/** Of a backup that does not say how much it is: text packs well, but not that well. */
const boldestPacking = 100
const largestUnsaid = 64 * 1_048_576
const maxHeadingBytes = 65_536
const maxManifestBytes = 256 * 1_048_576
const maxNames = 2_000_000

/** Reads a backup from its first byte to its last and returns its manifest when all of it is as it was written. */
export async function checkBackup(source: string, onProgress?: OnProgress): Promise<Manifest> {
  const totalBytes = statSync(source).size
  let doneBytes = 0
  const contents = new Map<string, Contents>()
  let manifest: Manifest | undefined
  let isFirst = true
  const limit: UnpackLimit = { bytes: bytesAhead }
  const entries = readArchive(source, limit, (bytes) => {
    doneBytes += bytes
  })
  for await (const entry of entries) {
    if (isFirst) {
      if (entry.name !== headingName) throw new BackupFailure('This file is not a backup of Porchlight.')
      const said = readHeading(await readWholeEntry(entry, maxHeadingBytes))
      limit.bytes = said === null ? largestUnsaid + totalBytes * boldestPacking : said + slackBytes
      isFirst = false
    } else if (entry.name === manifestName) {
      if (manifest !== undefined) throw new BackupFailure('This backup is damaged: it has two manifests.')
      manifest = parseManifest(await readWholeEntry(entry, maxManifestBytes))
    } else await take(contents, entry)
    onProgress?.({ stage: 'check', name: entry.name, doneBytes, totalBytes })
  }
  if (isFirst) throw new BackupFailure('This file is not a backup of Porchlight.')
  if (manifest === undefined) throw new BackupFailure('This backup is not complete: its end is missing.')
  compare(manifest, contents)
  return manifest
}

async function take(contents: Map<string, Contents>, entry: ArchiveEntry): Promise<void> {
  const { kind, name } = readEntryName(entry.name)
  const key = `${kind} ${name}`
  if (contents.size >= maxNames) throw new BackupFailure('This backup is damaged: it holds far too many files.')
  const content = contents.get(key) ?? { bytes: 0, hash: createHash('sha256') }
  contents.set(key, content)
  for await (const chunk of entry.chunks) {
    content.bytes += chunk.length
    content.hash.update(chunk)
  }
}

function compare(manifest: Manifest, contents: Map<string, Contents>): void {
  const promised = [
    ...manifest.tables.map((table) => ({ ...table, key: `table ${table.name}` })),
    ...manifest.files.map((file) => ({ ...file, key: `file ${file.name}` })),
  ]
  for (const { key, bytes, sha256 } of promised) {
    // A table without rows has no part.
    const { bytes: foundBytes, hash } = contents.get(key) ?? { bytes: 0, hash: createHash('sha256') }
    if (foundBytes !== bytes || hash.digest('hex') !== sha256)
      throw new BackupFailure(`This backup is damaged: ${key} is not as it was written.`)
    contents.delete(key)
  }
  const [extra] = contents.keys()
  if (extra !== undefined) throw new BackupFailure(`This backup is damaged: ${extra} is not in its manifest.`)
  const unsafe = manifest.files.find((file) => !isSafeFileName(file.name))
  if (unsafe)
    throw new BackupFailure(`This backup is damaged: it holds a file with the name ${JSON.stringify(unsafe.name)}.`)
}
