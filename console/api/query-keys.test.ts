import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// What is kept under a key has one shape: two questions under one key give one room what the other asked for.

const root = join(import.meta.dirname, '..')
const defined = /queryKey: \[\s*'([\w-]+)'(?=[^\]]*\],?\s*(?:\n\s*|)(?:queryFn|\n))/g

test('each key of what is asked of the server is defined in one folder', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const folders = new Map<string, Set<string>>()
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, key = ''] of text.matchAll(defined)) {
      const folder = file.split('/').slice(0, 2).join('/')
      folders.set(key, (folders.get(key) ?? new Set()).add(folder))
    }
  }
  expect(folders.size, 'or the rule sees nothing').toBeGreaterThan(30)
  expect([...folders].filter(([, places]) => places.size > 1)).toEqual([])
})
