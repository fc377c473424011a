import { expect, test } from 'vitest'
import { readSources } from '../../../../test/house/source-files.ts'

/** Files that are loaded with one, those that are there for their types alone left aside. */
function loadedWith(entry: string): Set<string> {
  const files = new Map(readSources('src').map((file) => [file.path, file]))
  const loaded = new Set<string>()
  const load = (path: string): void => {
    const file = files.get(path)
    if (file === undefined || loaded.has(path)) return
    loaded.add(path)
    const atRunTime = file.code.replace(/^import type [^']*'[^']*'/gm, '')
    for (const { from, file: imported } of file.imports)
      if (imported !== null && atRunTime.includes(`'${from}'`)) load(imported)
  }
  load(entry)
  return loaded
}

test('the thread of the indexes loads no tables of languages, no guide, no HTTP and no searches by SQL', () => {
  const loaded = [...loadedWith('src/homes/search/by-worker/index-worker.ts')]
  const heavy =
    /^src\/(doors|conversation|reading\/understanding|reading\/fair-housing|homes\/search\/by-sql)\/|^src\/reading\/languages\/languages\.ts$/
  expect(loaded.filter((path) => heavy.test(path))).toEqual([])
  expect(loaded.length).toBeLessThan(60)
  expect(loaded, 'or the test sees nothing').toContain('src/homes/search/by-index/answering/match-rows.ts')
})
