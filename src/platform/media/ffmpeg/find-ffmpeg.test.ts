import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findBundledFfmpeg } from './bundled-ffmpeg.ts'
import { findFfmpeg } from './find-ffmpeg.ts'

const added = dirname(fileURLToPath(new URL('../../../../node_modules/@ffmpeg/core/package.json', import.meta.url)))

/** Whoever passes it on is told under which license it is. */
const asWebAssembly = 'ffmpeg as WebAssembly, which is under GPL-2.0-or-later (docs/licenses.md)'

test.each([
  ['the folder of the package', added, asWebAssembly],
  ['a folder that it was installed in', dirname(dirname(dirname(added))), asWebAssembly],
  ['a folder without it', '/', undefined],
  ['a program that is no ffmpeg', process.execPath, undefined],
  ['a program that is not there', '/nowhere/ffmpeg', undefined],
  ['off', 'off', undefined],
])('%s: what was named is used, or nothing', async (_name, wish, origin) => {
  expect((await findFfmpeg(wish))?.origin).toBe(origin)
})

test('what nobody named is looked for: a program first, then the package beside Porchlight', async () => {
  expect((await findFfmpeg(null))?.origin).toMatch(/^ffmpeg/)
  expect(findBundledFfmpeg()?.origin).toBe(asWebAssembly)
})
