import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDocuments } from './documents.ts'

const root = join(import.meta.dirname, '..', '..', '..')
for (const [path, text] of Object.entries(makeDocuments())) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
  console.log(`wrote ${path}`)
}
