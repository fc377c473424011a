import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const styles = join(root, '..', 'node_modules', '@mantine', 'core', 'styles')

/** Names of the kit’s parts whose styles a text loads. */
const loadedBy = (text: string): string[] =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, name = '']) => name)

/** Names that a text imports from the kit, types left out. */
function importedBy(text: string): string[] {
  const lists = [...text.matchAll(/import (?!type)\{([^}]*)\} from '@mantine\/core'/g)]
  const names = lists.flatMap(([, list = '']) => list.split(','))
  return names.map((name) => name.trim().split(' as ')[0] ?? '').filter((name) => /^[A-Z]/.test(name))
}

test('every part of the kit that a page uses comes with its styles: all day, or with the page itself', () => {
  const everywhere = loadedBy(readFileSync(join(root, 'theme', 'kit-styles.ts'), 'utf8'))
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const bare = pages.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const loaded = new Set([...everywhere, ...loadedBy(text)])
    return importedBy(text)
      .filter((name) => existsSync(join(styles, `${name}.css`)) && !loaded.has(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(pages.length).toBeGreaterThan(100)
  expect(bare).toEqual([])
})
