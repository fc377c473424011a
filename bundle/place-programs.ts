import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** `new URL('./index-worker.ts', import.meta.url)`, with the ending of the module itself too: a program that runs in a thread or a process of its own. */
const programs = /new URL\((['`])(\.\/[\w-]+)(?:\.ts|\$\{extname\(import\.meta\.url\)\})\1, import\.meta\.url\)/g

/** `new URL('./acts.bin', import.meta.url)`: a file that is read as it lies beside the module. */
const files = /new URL\('(\.\/[\w-]+\.(?:bin|json|jsonl|txt))', import\.meta\.url\)/g

/**
 * What a module asks about its own place. Programs of threads and processes, and files of bytes, become files of the bundle; a folder counted
 * from `import.meta.dirname` stays where it is counted from in the sources.
 */
export function placePrograms(root: string): Plugin {
  const sources = join(root, 'src') + sep
  return {
    name: 'place-programs',
    enforce: 'pre',
    // Vite would count it from the root of a site.
    resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(`./${relativePath}`)}, import.meta.url)`,
    transform(code, id) {
      if (!id.startsWith(sources) || !code.includes('import.meta.')) return null
      const placed = code
        .replace(programs, (_text, _quote, path: string) => {
          const file = this.emitFile({ type: 'chunk', id: join(dirname(id), `${path}.ts`) })
          return `import.meta.ROLLUP_FILE_URL_${file}`
        })
        .replace(files, (_text, path: string) => {
          const source = readFileSync(join(dirname(id), path))
          return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: basename(path), source })}`
        })
        // The bundle lies three folders below the root: dist/server/<name>.
        .replaceAll('import.meta.dirname', `placeOfSource(${JSON.stringify(relative(root, dirname(id)))})`)
      if (/new URL\([^)]*import\.meta\.url/.test(placed))
        this.error(`${id} asks for a place that the bundle does not know`)
      return placed.includes('placeOfSource')
        ? `import { join as joinPlace } from 'node:path';const placeOfSource = (path) => joinPlace(import.meta.dirname, '../../..', path);\n${placed}`
        : placed
    },
  }
}
