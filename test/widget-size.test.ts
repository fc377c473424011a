import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chatWords } from '../widget/chat/words/areas/chat.ts'
import { readSources, root } from './house/source-files.ts'

const built = join(root, 'dist', 'widget')
const mostBytes = 25_100
const mostBytesWithAnswer = 42_400

interface Piece {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** Bytes of a file of dist/widget as it is sent. */
function gzipBytes(file: string): number {
  return gzipSync(readFileSync(join(built, file)), { level: 9 }).length
}

/** Everything that a page loads for a piece: itself, what it imports, and their styles. */
function collectFiles(pieces: Record<string, Piece>, name: string, files = new Set<string>()): Set<string> {
  const piece = pieces[name]
  if (!piece || files.has(piece.file)) return files
  files.add(piece.file)
  for (const style of piece.css ?? []) files.add(style)
  for (const imported of piece.imports ?? []) collectFiles(pieces, imported, files)
  return files
}

test('what a chat loads until it can be written to, in English, stays under 25,100 bytes', () => {
  const pieces: Record<string, Piece> = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'))
  const entry = Object.keys(pieces).find((name) => pieces[name]?.isEntry)
  const first = collectFiles(pieces, entry ?? '')
  const sizes = [...first].map((file) => ({ file, bytes: gzipBytes(file) }))
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  const later = Object.keys(pieces)
    .filter((name) => !first.has(pieces[name]?.file ?? ''))
    .map((name) => {
      const own = [...collectFiles(pieces, name)].filter((file) => !first.has(file))
      return { file: pieces[name]?.file ?? '', bytes: own.reduce((total, file) => total + gzipBytes(file), 0) }
    })
  const write = ({ file, bytes }: { file: string; bytes: number }): string => `${String(bytes).padStart(7)} ${file}`
  console.log(
    [
      `first open, gzip: ${sum} bytes`,
      ...sizes.map(write),
      'later, each with what it brings:',
      ...later.map(write),
    ].join('\n'),
  )
  expect(sizes.length, 'or the manifest is read wrongly').toBeGreaterThanOrEqual(2)
  expect(sum).toBeLessThanOrEqual(mostBytes)
})

test('what a chat loads until an answer with homes is drawn, in English, stays under 42,400 bytes', () => {
  const pieces: Record<string, Piece> = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'))
  const named = (end: string): string => Object.keys(pieces).find((name) => name.endsWith(end)) ?? ''
  const files = new Set(
    ['main.tsx', 'AnswerBody.tsx', 'late-english.ts'].flatMap((end) => [...collectFiles(pieces, named(end))]),
  )
  const sum = [...files].reduce((total, file) => total + gzipBytes(file), 0)
  console.log(`until an answer is drawn, gzip: ${sum} bytes`)
  expect(files.size, 'or the manifest is read wrongly').toBeGreaterThanOrEqual(5)
  expect(sum).toBeLessThanOrEqual(mostBytesWithAnswer)
})

test('the README says what is so, within a twentieth', () => {
  const [table = ''] = /<!-- widget:begin -->[\s\S]*<!-- widget:end -->/.exec(
    readFileSync(join(root, 'README.md'), 'utf8'),
  ) ?? ['']
  const rows = table
    .split('\n')
    .slice(3, -1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
  // Filled in by hand or by program: what a reader meets are numbers with their unit.
  const odd = rows.filter(([, , seen = '']) => !/^(\d{1,3}(,\d{3})* (bytes|ms)|\d+, nothing)$/.test(seen))
  expect(odd).toEqual([])
  const pieces: Record<string, Piece> = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'))
  const named = (end: string): string => Object.keys(pieces).find((name) => name.endsWith(end)) ?? ''
  const sizeOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzipBytes(file), 0)
  const first = collectFiles(pieces, named('main.tsx'))
  const answers = new Set([
    ...collectFiles(pieces, named('AnswerBody.tsx')),
    ...collectFiles(pieces, named('late-english.ts')),
  ])
  const sizes: [RegExp, number][] = [
    [/^the loader/, gzipBytes('embed.min.js')],
    [/^the chat when it is first opened/, sizeOf(first)],
    [/the window around it/, gzipBytes('embed.window.js')],
    [/what draws answers/, sizeOf([...answers].filter((file) => !first.has(file)))],
  ]
  for (const [what, bytes] of sizes) {
    const [, , seen = ''] = rows.find(([, name = '']) => what.test(name)) ?? []
    const told = Number(seen.replace(/[^\d]/g, ''))
    expect(Math.abs(told - bytes), `${what}: ${told} in the README, ${bytes} built`).toBeLessThan(bytes / 20)
  }
})

test('what is drawn before anything else is fetched says only words that are there', () => {
  const late = /\/(AnswerBody|Panels|PanelFrame|AttachButtons)\.tsx$/
  const first = readSources('widget').filter(({ path }) => /^widget\/chat\/view\/[\w-]+\.tsx?$/.test(path))
  const asked = first
    .filter(({ path }) => !late.test(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/\bsay\(([^()]*)/g)].flatMap(([, inside = '']) =>
        [...inside.matchAll(/'(\w+)'/g)].map(([, key = '']) => ({ path, key })),
      ),
    )
  const unknown = asked.filter(({ key }) => !(key in chatWords) && key !== 'Image')
  expect(unknown).toEqual([])
  expect(asked.length, 'or the rule sees nothing').toBeGreaterThan(25)
})
