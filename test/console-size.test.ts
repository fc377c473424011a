import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { root } from './house/source-files.ts'

const built = join(root, 'dist', 'console')
/** What is loaded before anything of a room is: the frame of the console, for who is signed in. */
const mostFirstBytes = 180_000
/** What a room or a dialog brings, when it is first opened. */
const mostLaterBytes = 60_000

/** MapLibre, which alone is some 280 kB, and what draws streets: only for who opens the map of the listings. */
const exceptions: Record<string, number> = { 'rooms/listings/map/HomesMap.tsx': 308_000 }

interface Piece {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
}

const pieces: Record<string, Piece> = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'))

/** Every script that the browser loads for a piece: its own, and what it imports. */
function collectScripts(name: string, files = new Set<string>()): Set<string> {
  const piece = pieces[name]
  if (!piece || files.has(piece.file)) return files
  files.add(piece.file)
  for (const imported of piece.imports ?? []) collectScripts(imported, files)
  return files
}

/** Bytes as they are sent. */
function gzipBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0)
}

const entry = Object.keys(pieces).find((name) => pieces[name]?.isEntry) ?? ''

test('the frame of the console stays under 180,000 bytes of script, and each page after it under 60,000', () => {
  const first = collectScripts('shell/Shell.tsx', collectScripts(entry))
  const later = Object.keys(pieces)
    .filter((name) => pieces[name]?.isDynamicEntry && name !== 'shell/Shell.tsx')
    .map((name) => ({ name, bytes: gzipBytes(collectScripts(name).difference(first)) }))
  const write = (name: string, bytes: number): string => `${String(bytes).padStart(7)} ${name}`
  console.log(
    [
      write('the frame of the console, gzip', gzipBytes(first)),
      ...later.map(({ name, bytes }) => write(name, bytes)),
    ].join('\n'),
  )
  expect(gzipBytes(first)).toBeLessThanOrEqual(mostFirstBytes)
  expect(later.filter(({ name, bytes }) => bytes > (exceptions[name] ?? mostLaterBytes))).toEqual([])
  expect(first.size, 'or the manifest is read wrongly').toBeGreaterThan(5)
  expect(later.length, 'or the manifest is read wrongly').toBeGreaterThan(8)
})

test('all that the inbox needs, for who comes back to it, stays under 220,000 bytes of script', () => {
  const all = collectScripts('rooms/inbox/InboxRoom.tsx', collectScripts('shell/Shell.tsx', collectScripts(entry)))
  console.log(`until the inbox is drawn, gzip: ${gzipBytes(all)} bytes`)
  expect(gzipBytes(all)).toBeLessThanOrEqual(220_000)
})
