import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string
  text: string
  lines: number
  /** The text without comments. */
  code: string
  /** The code with every text emptied. */
  bones: string
  imports: Import[]
}

export interface Import {
  /** As written. */
  from: string
  /** Path of the imported file from the root, for files of our own. */
  file: string | null
  /** Names that are imported, when they are listed. */
  names: string[]
}

const codeExtensions = new Set(['.ts', '.tsx', '.mjs', '.js'])
const textExtensions = new Set([
  '.ts',
  '.tsx',
  '.mjs',
  '.js',
  '.json',
  '.md',
  '.css',
  '.html',
  '.yaml',
  '.yml',
  '.svg',
  '.txt',
  '',
])

/** Every file of the repository, but what .gitignore leaves out. */
export function listFiles(folder = ''): string[] {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name === '.git') return []
    if (entry.isDirectory()) {
      const isIgnored = [`${entry.name}/`, `${path}/`, `/${path}/`].some((pattern) => ignored.includes(pattern))
      return isIgnored ? [] : listFiles(path)
    }
    return entry.isFile() && !(ignored.includes('*.log') && entry.name.endsWith('.log')) ? [path] : []
  })
}

/** The code of these folders, without what is generated. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(folder))
    .filter((path) => codeExtensions.has(extname(path)) && !path.includes('.gen.'))
    .map(readSource)
}

/** Every text file of the repository, for rules on what may be written anywhere. */
export function readTexts(): { path: string; text: string }[] {
  return listFiles()
    .filter((path) => textExtensions.has(extname(path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const code = withoutComments(text)
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return { path, text, code, bones: withoutTexts(code), lines, imports: findImports(path, code) }
}

/**
 * Comments, strings, templates and regular expressions. A slash begins a regular expression where an expression may
 * begin, which is exact enough for code that Biome has formatted.
 */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[(,=:[!&|?{};>]\s*|return\s+)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g

export function withoutComments(text: string): string {
  return text.replace(token, (found) => (found.startsWith('//') || found.startsWith('/*') ? '' : found))
}

function withoutTexts(code: string): string {
  return code.replace(token, (found) => (found.startsWith('/') ? 'RegExp()' : "''"))
}

function findImports(path: string, code: string): Import[] {
  // Some tests hold a program in a text.
  const dynamic = withoutTexts(code).includes("import('')") ? "|\\bimport\\('([^']+)'\\)" : ''
  const pattern = new RegExp(`^(?:import|export)\\s(?:[^'";]*?\\sfrom\\s+)?'([^']+)'${dynamic}`, 'gm')
  return [...code.matchAll(pattern)].map((match) => {
    const from = match[1] ?? match[2] ?? ''
    const names = /\{([^}]*)\}/.exec(match[0])?.[1] ?? ''
    return {
      from,
      file: from.startsWith('.') ? normalize(`${path.split('/').slice(0, -1).join('/')}/${from}`) : null,
      names: names
        .split(',')
        .map(
          (name) =>
            name
              .replace(/^\s*type\s/, '')
              .split(' as ')[0]
              ?.trim() ?? '',
        )
        .filter((name) => name !== ''),
    }
  })
}

function normalize(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
