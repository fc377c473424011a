import { expect, test } from 'vitest'
import { readSources } from '../../test/house/source-files.ts'
import { english } from '../chat/words/english.ts'
import { viewWordKeys } from './view-words.ts'

/** Files that the page for assistants is made of, those that a window would fetch later among them. */
function filesOfPage(): string[] {
  const sources = new Map(readSources('widget').map((source) => [source.path, source]))
  const files = new Set<string>()
  const add = (path: string): void => {
    const source = sources.get(path)
    if (!source || files.has(path)) return
    files.add(path)
    for (const { file } of source.imports) if (file !== null) add(file)
  }
  add('widget/assistant/main.tsx')
  return [...files]
}

test('whatever the page for assistants says, it has the words for', () => {
  const files = new Set(filesOfPage())
  expect(files.size).toBeGreaterThan(40)
  const known = new Set<string>(viewWordKeys)
  const asked = readSources('widget')
    .filter(({ path }) => files.has(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/\bsay\(([^()]*)/g)].flatMap(([, inside = '']) =>
        [...inside.matchAll(/'(\w+)'/g)].map(([, key = '']) => ({ path, key })),
      ),
    )
    .filter(({ key }) => key in english)
  expect(asked.length, 'or the rule sees nothing').toBeGreaterThan(60)
  expect(asked.filter(({ key }) => !known.has(key))).toEqual([])
})
