import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, describe, expect, test } from 'vitest'
import { writeLines, writePdf } from '../../../test/documents/write-pdf.ts'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import { startTestApp } from '../../../test/test-app.ts'
import { DocumentReader } from './document-reader.ts'

const readers: DocumentReader[] = []
const makeReader = (options = {}): DocumentReader => {
  const reader = new DocumentReader(options)
  readers.push(reader)
  return reader
}
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})

const text = (said: string): Buffer => Buffer.from(said)

quickTest('reads whatever kind comes, one after the other and at once, in processes of their own', async () => {
  const reader = makeReader()
  const pdf = writePdf([{ texts: writeLines(50, 700, ['The deposit is one month of rent.']) }])
  const read = await Promise.all([
    reader.read(pdf, { name: 'a.pdf' }),
    reader.read(text('Plain words.'), { name: 'b.txt' }),
    reader.read(text('# Title'), { name: 'c.md' }),
    reader.read(text('Fee,Amount\nLate,$5'), { name: 'd.csv' }),
    reader.read(text('<main>On a page.</main>'), { name: '', address: 'https://firm.example/' }),
  ])
  expect(read.map(({ blocks }) => blocks.map((block) => block.text).join())).toEqual([
    'The deposit is one month of rent.',
    'Plain words.',
    'Title',
    'Fee: Late; Amount: $5',
    'On a page.',
  ])
})

describe('a document that takes too much', () => {
  test('of memory ends its process, and nothing else', async () => {
    const reader = makeReader({ memoryMb: 200 })
    const hungry = reader.read(Buffer.from(`<p>${'<b>x</b>'.repeat(4_000_000)}`), { name: 'x.html' })
    const other = reader.read(text('Still here.'), { name: 'b.txt' })
    await expect(hungry).rejects.toMatchObject({ fault: expect.stringMatching(/^too-(much-memory|large)$/) })
    expect((await other).blocks[0]?.text).toBe('Still here.')
    expect((await reader.read(text('And after it.'), { name: 'b.txt' })).blocks[0]?.text).toBe('And after it.')
  })

  test('of time is given up, and says so', async () => {
    const reader = makeReader({ timeoutMs: 1 })
    await expect(reader.read(text(`${'a '.repeat(1_000_000)}`), { name: 'b.txt' })).rejects.toMatchObject({
      fault: 'too-slow',
      message: expect.stringContaining('smaller'),
    })
  })

  test('of room is not even begun', async () => {
    const reader = makeReader()
    await expect(reader.read(Buffer.alloc(41 * 1_048_576), { name: 'b' })).rejects.toMatchObject({ fault: 'too-large' })
    await expect(reader.read(Buffer.alloc(0), { name: 'b' })).rejects.toMatchObject({ fault: 'empty' })
  })
})

quickTest('who gives up waiting waits no more, and the next one is read', async () => {
  const reader = makeReader()
  const stop = new AbortController()
  const long = reader.read(text('word '.repeat(2_000_000)), { name: 'a.txt', signal: stop.signal })
  stop.abort(new Error('changed my mind'))
  await expect(long).rejects.toThrow('changed my mind')
  expect((await reader.read(text('Next.'), { name: 'b.txt' })).blocks[0]?.text).toBe('Next.')
})

deepTest('a document of 40 MB that says too much is cut, and stops nobody meanwhile', async () => {
  const reader = makeReader()
  await reader.read(text('Ready.'), { name: 'a.txt' })
  const paragraph = `${'Ordinary words of an ordinary firm. '.repeat(20)}\n\n`
  const bytes = text(paragraph.repeat(Math.floor((39 * 1_048_576) / paragraph.length)))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const read = await reader.read(bytes, { name: 'a.txt' })
  delay.disable()
  expect(read.note).toContain('only its first part')
  const length = read.blocks.reduce((sum, block) => sum + block.text.length, 0)
  expect(length).toBeGreaterThan(4_900_000)
  expect(length).toBeLessThanOrEqual(5_000_000)
  // Half of all turns, since others work on this machine too.
  expect(delay.percentile(50) / 1e6).toBeLessThan(50)
})

quickTest('a closed reader reads no more, and what it was reading ends', async () => {
  const reader = makeReader()
  const long = reader.read(text('word '.repeat(2_000_000)), { name: 'a.txt' })
  reader.close()
  await expect(long).rejects.toThrow('the process ends')
  await expect(reader.read(text('x'), { name: 'a.txt' })).rejects.toThrow('the process ends')
})

deepTest('hangs on the app, and ends with it', async () => {
  const app = await startTestApp()
  const { documents } = app.app
  expect((await documents.read(text('Words.'), { name: 'a.txt' })).blocks).toEqual([{ kind: 'text', text: 'Words.' }])
  await app.close()
  await expect(documents.read(text('Words.'), { name: 'a.txt' })).rejects.toThrow('the process ends')
})
