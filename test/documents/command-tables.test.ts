import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notHere } from './commands/command-row.ts'
import { documentRows } from './commands/document-rows.ts'
import { commandsOf } from './commands/follow-document.ts'

// The commands themselves are run by commands.deep.test.ts, as a reader gives them.

const root = join(import.meta.dirname, '..', '..')
const tables = documentRows.flat()

test.for(tables)('the table of $document has its commands, in its order, and no others', ({ document, rows }) => {
  expect(commandsOf(document)).toEqual(rows.map(({ command }) => command))
})

test('every document with commands has a table, and what is not run says why', () => {
  const documents = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)]
  const withCommands = documents.filter((name) => name.endsWith('.md') && commandsOf(name).length > 0)
  expect(new Set(tables.map(({ document }) => document))).toEqual(new Set(withCommands))
  const reasons = tables.flatMap(({ rows }) => rows.flatMap(({ not }) => not ?? []))
  expect(new Set(reasons)).toEqual(new Set(Object.keys(notHere)))
})
