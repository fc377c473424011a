import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../src/platform/errors.ts'
import { findCircles } from './house/find-circles.ts'
import { listFiles, readSources, readTexts, root, type SourceFile, withoutComments } from './house/source-files.ts'

// The rules of the house, proven on the source tree. An exception stands here by name, with its reason, or nowhere.

const everything = readSources('src', 'test', 'bench', 'bin', 'widget', 'console', 'client')
const product = everything.filter(({ path }) => path.startsWith('src/') && !isTest(path))

/** Files outside of *-store.ts and src/platform/database/ that hold SQL. */
const sqlExceptions: Record<string, string> = {}

/** What puts the domains together instead of being one: the process, its schedule, its command lines. */
const composition = /^src\/(main\.ts|make-app\.ts|schedule\.ts|doors\/cli\/)/

/**
 * The floors of the house (docs/decisions/0095): a wing stands on those below it. The table of operations is what the
 * doors open; the process itself (main.ts, make-app.ts, the tables of consumers and of the schedule) stands above all wings,
 * and the command line, which starts it, above that.
 */
const floors: Record<string, number> = {
  platform: 0,
  reading: 1,
  firm: 1,
  homes: 2,
  knowledge: 2,
  conversation: 3,
  visitors: 4,
  notify: 5,
  doors: 6,
}
const process = 7

const tables = ['src/operations.ts', 'src/setup-operations.ts']

function floorOf(path: string): { wing: string; floor: number } {
  const [, wing = '', rest] = path.split('/')
  if (path.startsWith('src/doors/cli/')) return { wing: 'command line', floor: process + 1 }
  if (tables.includes(path)) return { wing: 'doors', floor: floors.doors ?? process }
  return rest === undefined ? { wing: 'process', floor: process } : { wing, floor: floors[wing] ?? Number.NaN }
}

/** Ports, and the files that implement them. What stands in a folder with adapters may be shared among them. */
const ports = [
  { port: 'src/platform/files/file-storage.ts', adapters: /^src\/platform\/files\/storage\// },
  { port: 'src/platform/jobs/job-queue.ts', adapters: /^src\/platform\/jobs\/queue\// },
  { port: 'src/platform/media/ffmpeg/ffmpeg.ts', adapters: /^src\/platform\/media\/ffmpeg\// },
]

/** Files that read the environment: they hand parts of it on to programs that they start. The guide shows how others do. */
const environmentReaders =
  /^src\/(doors\/cli\/|doors\/http\/api-guide\/|platform\/database\/embedded\/programs\/run-program\.ts|platform\/media\/ffmpeg\/system-ffmpeg\.ts)/

/** What a module keeps for itself, and why nobody else can (decision 0035). */
const ownState: Record<string, string> = {
  'src/platform/database/in-transaction.ts': 'keyed by a transaction, which Kysely makes and which ends with its work',
  'src/platform/database/embedded/end-with-node.ts':
    'what the machine can do; these files are also run where nothing else of ours is',
  'src/platform/fields.ts': 'formats are defined while modules are loaded, as in TypeBox’s own table of them',
  'src/doors/http/bodies/field-names.ts': 'keyed by a schema, a constant: the letter cases of its names',
  'src/homes/search/by-worker/index-worker.ts': 'the first module of a thread: its state is the thread’s',
  'src/homes/listings/import/apart/table-thread.ts': 'the first module of a thread: its state is the thread’s',
  'src/homes/listing-text/feature-reader.ts':
    'of constants alone, made in steps; rows are read wherever a listing is written',
  'src/platform/models/word-tap.ts': 'the AI SDK hands nothing through to the function that fetches',
}

function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path)
}

function offenders(files: readonly SourceFile[], offence: (file: SourceFile) => boolean): string[] {
  return files.filter(offence).map(({ path }) => path)
}

function importsPackage(file: SourceFile, name: string): boolean {
  return file.imports.some(({ from }) => from === name || from.startsWith(`${name}/`))
}

test('the reader of source files sees imports and looks past comments', () => {
  const code = withoutComments("const a = '// no' // yes\nconst b = /\\/\\/[/*]'/ /* yes */\nconst c = `/* no */`\n")
  expect(code).toBe("const a = '// no' \nconst b = /\\/\\/[/*]'/ \nconst c = `/* no */`\n")
  const file = product.find(({ path }) => path === 'src/operations.ts')
  expect(file?.imports).toContainEqual({
    from: './conversation/chat/ask.ts',
    file: 'src/conversation/chat/ask.ts',
    names: ['ask'],
  })
  expect(product.length).toBeGreaterThan(100)
})

describe('who imports whom', () => {
  test('wings stand on floors: no arrow runs up, nor between two wings of a floor, not even for a type', () => {
    const wings = new Set(product.map(({ path }) => floorOf(path).wing))
    expect([...wings].sort()).toEqual([...Object.keys(floors), 'command line', 'process'].sort())
    const arrows = product.flatMap(({ path, imports }) =>
      imports
        .filter(({ file }) => file?.startsWith('src/'))
        .map(({ file }) => ({ path, file: file ?? '', from: floorOf(path), to: floorOf(file ?? '') })),
    )
    const up = arrows.filter(({ from, to }) => from.wing !== to.wing && !(to.floor < from.floor))
    expect(up.map(({ path, file }) => `${path} imports ${file}`)).toEqual([])
    expect(arrows.filter(({ from, to }) => to.floor < from.floor).length, 'or the rule sees nothing').toBeGreaterThan(
      500,
    )
  })

  test('each wing says what lives in it', () => {
    const readmes = readTexts().filter(({ path }) => /^src\/\w+\/README\.md$/.test(path))
    expect(readmes.map(({ path }) => path.split('/')[1]).sort()).toEqual(Object.keys(floors).sort())
    expect(readmes.filter(({ text }) => !/Begin (with|at) /.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('only src/doors/http/ imports fastify', () => {
    const users = offenders(product, (file) => importsPackage(file, 'fastify') || importsPackage(file, '@fastify'))
    expect(users.filter((path) => !path.startsWith('src/doors/http/'))).toEqual([])
    expect(users.length, 'or the rule sees nothing').toBeGreaterThan(2)
  })

  test('SQL stands in *-store.ts and src/platform/database/ alone', () => {
    const speaksSql = ({ code, imports }: SourceFile): boolean =>
      imports.some(({ from, names }) => from === 'kysely' && names.includes('sql')) ||
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\b(pool|client)\.query\(/.test(code)
    const users = offenders(product, speaksSql)
    const elsewhere = users.filter((path) => !path.endsWith('-store.ts') && !path.startsWith('src/platform/database/'))
    expect(elsewhere.filter((path) => !(path in sqlExceptions))).toEqual([])
    expect(
      Object.keys(sqlExceptions).filter((path) => !elsewhere.includes(path)),
      'no exception outlives its need',
    ).toEqual([])
    expect(users.length, 'or the rule sees nothing').toBeGreaterThan(5)
  })

  test('a store is private to its folder and those around it: another domain calls a function', () => {
    const uses = product.flatMap(({ path, imports }) =>
      imports.filter(({ file }) => file?.endsWith('-store.ts')).map(({ file }) => ({ path, store: file ?? '' })),
    )
    const isForeign = (path: string, store: string) =>
      !`${dirname(store)}/`.startsWith(`${dirname(path)}/`) || dirname(path) === 'src'
    const foreign = uses.filter(({ path, store }) => isForeign(path, store) && !composition.test(path))
    expect(foreign.map(({ path, store }) => `${path} imports ${store}`)).toEqual([])
    expect(uses.length, 'or the rule sees nothing').toBeGreaterThan(15)
  })

  test('an adapter imports its port and the error catalogue, nothing else of ours', () => {
    const adapters = ports.flatMap(({ port, adapters: pattern }) =>
      product.filter(({ path }) => pattern.test(path) && path !== port).map((file) => ({ port, file })),
    )
    const strangers = adapters.flatMap(({ port, file }) =>
      file.imports
        .map(({ file: used }) => used)
        .filter((used) => used !== null && used !== port && used !== 'src/platform/errors.ts')
        // How a program is kept from the network knows nothing of any domain.
        .filter((used) => !used?.startsWith('src/platform/isolation/'))
        .filter((used) => !adapters.some((other) => other.port === port && other.file.path === used))
        .map((used) => `${file.path} imports ${used}`),
    )
    expect(strangers).toEqual([])
    expect(adapters.length, 'or the rule sees nothing').toBeGreaterThanOrEqual(8)
  })

  test('the product never imports tests or the bench', () => {
    const strangers = product.flatMap(({ path, imports }) =>
      imports
        .filter(({ file }) => file !== null && (isTest(file) || !file.startsWith('src/')))
        .map(({ file }) => `${path} imports ${file}`),
    )
    expect(strangers.filter((line) => !line.endsWith(' imports package.json'))).toEqual([])
  })

  test('what of src/ runs in the widget is known to its build and to the container', () => {
    const widget = readSources('widget').filter(({ path }) => !isTest(path) && !path.startsWith('widget/build/'))
    const shared = widget.flatMap(({ code, imports }) => {
      const withoutTypes = code.replace(/^import type [^']*'[^']*'/gm, '')
      return imports.flatMap(({ from, file }) =>
        file?.startsWith('src/') && withoutTypes.includes(`'${from}'`) ? [file] : [],
      )
    })
    const listed = readTexts().filter(({ path }) => path === 'bin/build.mjs' || path === 'Dockerfile')
    const unknown = listed.flatMap(({ path, text }) =>
      shared
        .filter(() => !/^COPY src /m.test(text))
        .filter((file) => ![file, dirname(file)].some((name) => new RegExp(`\\b${name}[' ]`).test(text)))
        .map((file) => `${file} in ${path}`),
    )
    expect(unknown).toEqual([])
    expect([listed.length, shared.length > 3], 'or the rule sees nothing').toEqual([2, true])
  })

  test('no files import each other in a circle, not even for their types', () => {
    const loaded = everything.filter(({ path }) => /^(src|widget|console)\//.test(path) && !isTest(path))
    const files = new Map(loaded.map(({ path, imports }) => [path, imports.flatMap(({ file }) => file ?? [])]))
    expect(findCircles(files)).toEqual([])
    expect(findCircles(new Map([...files, ['a', ['b']], ['b', ['a']]])), 'or the rule sees nothing').toContainEqual([
      'a',
      'b',
    ])
  })

  test('imports of our own files name the file with its ending', () => {
    const endings = /\.(ts|tsx|mjs|js|json|css)$/
    const bare = everything.flatMap(({ path, imports }) =>
      imports
        .filter(({ from, file }) => file !== null && !endings.test(from))
        .map(({ from }) => `${path} imports ${from}`),
    )
    expect(bare).toEqual([])
  })

  test('every imported file exists, and no package is imported that package.json does not name', () => {
    const files = new Set(listFiles())
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = new Set(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
    // Tests use the client under the name that its users know it by.
    const forTests = new Set([...Object.keys(manifest.devDependencies), manifest.name])
    const missing = everything.flatMap(({ path, imports }) =>
      imports
        .filter(({ from, file }) => {
          if (file !== null) return !files.has(file)
          if (from.startsWith('node:')) return false
          const name = from
            .split('/')
            .slice(0, from.startsWith('@') ? 2 : 1)
            .join('/')
          const mayUseAll = isTest(path) || !path.startsWith('src/')
          return !(named.has(name) || (mayUseAll && forTests.has(name)))
        })
        .map(({ from }) => `${path} imports ${from}`),
    )
    expect(missing).toEqual([])
  })
})

describe('what stands once', () => {
  test('each wire path stands in the table alone', () => {
    const table = product.filter(({ path }) => tables.includes(path)).map(({ code }) => code)
    const paths = [...table.join('\n').matchAll(/path: '([^']+)'/g)].map((match) => match[1] ?? '')
    expect(paths.length).toBeGreaterThan(10)
    const twice = product
      .filter(({ path }) => !tables.includes(path))
      .flatMap(({ path, code }) =>
        paths.filter((wirePath) => holdsPath(code, wirePath)).map((wirePath) => `${path}: ${wirePath}`),
      )
    expect(twice).toEqual([])
  })

  test('every code of the error catalogue is used', () => {
    const uses = product.filter(({ path }) => path !== 'src/platform/errors.ts' && path !== 'src/doors/http/openapi.ts')
    const thrown = uses.map(({ code }) => code).join('\n')
    expect(Object.keys(errorCatalogue).filter((code) => !thrown.includes(`'${code}'`))).toEqual([])
  })

  test('every operation of the table has a file named after it', () => {
    const table = product.filter(({ path }) => tables.includes(path)).flatMap(({ imports }) => imports)
    const named = table.filter(({ from }) => !/\/(setup-)?operations?\.ts$/.test(from))
    const misnamed = named.filter(({ file, names }) => {
      const stem = basename(file ?? '', '.ts').replace(/-operation$/, '')
      return stem !== names[0]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    })
    expect(misnamed).toEqual([])
  })
})

/** A longer path is another one. */
const holdsPath = (code: string, wirePath: string): boolean =>
  code.split(wirePath).some((rest, index) => index > 0 && !/^[/\w]/.test(rest))

/** Folders of more files: word tables, numbered lists, and messages of which each hand has a file. */
const largeFolders = /^(src\/reading\/languages\/\w+|docs\/decisions|src\/platform\/database\/migrations|corpus\/\w+)$/

describe('names and size', () => {
  test('no folder holds more than 25 files', () => {
    const folders = Map.groupBy(
      listFiles().filter((path) => path.includes('/')),
      (path) => dirname(path),
    )
    const large = [...folders].filter(([folder, files]) => files.length > 25 && !largeFolders.test(folder))
    expect(large.map(([folder, files]) => `${files.length} ${folder}`)).toEqual([])
    expect(folders.size, 'or the rule sees nothing').toBeGreaterThan(50)
  })

  test('no file is longer than 400 lines', () => {
    const isFixture = (path: string): boolean => /(^|\/)(fixtures|__fixtures__)\//.test(path)
    expect(
      everything
        .filter(({ path, lines }) => lines > 400 && !isFixture(path))
        .map(({ path, lines }) => `${lines} ${path}`),
    ).toEqual([])
  })

  test('files are in kebab-case, components in PascalCase.tsx', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(d|(deep\.|sampled\.)?test|fixture|gen|config))?\.(ts|mts|mjs|js)$/
    const component = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/
    const entry = /^[a-z0-9-]+(\.test)?\.tsx$/
    const misnamed = everything
      .map(({ path }) => path)
      .filter((path) => {
        const name = basename(path)
        return !(kebab.test(name) || component.test(name) || entry.test(name))
      })
    expect(misnamed).toEqual([])
  })

  test('no folder or file has a name that says nothing', () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc|lib|types?|constants?|shared)(\/|\.\w+$|\.(test|fixture)\.\w+$)/
    expect(listFiles().filter((path) => empty.test(path))).toEqual([])
  })
})

describe('how code is written', () => {
  test('no default exports, but where a tool asks for one', () => {
    const isConfig = (path: string): boolean => path.endsWith('.config.ts')
    expect(
      offenders(everything, ({ path, code }) => /^export default\b|\bas default\b/m.test(code) && !isConfig(path)),
    ).toEqual([])
  })

  test('no file that only passes on what other files export', () => {
    const isBarrel = ({ code }: SourceFile): boolean => {
      const rest = code.replace(/^export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+'\s*;?$/gm, '')
      return code.trim() !== '' && rest.trim() === ''
    }
    expect(offenders(everything, isBarrel)).toEqual([])
    expect(offenders(product, ({ code }) => /^export\s+\*/m.test(code))).toEqual([])
  })

  test('no any', () => {
    const any = /(:|<|\bas|\||,|=>)\s*any\b(?!\s*[.(])/
    expect(offenders(everything, ({ path, bones }) => extname(path) !== '.mjs' && any.test(bones))).toEqual([])
  })

  test('no enums, parameter properties, decorators or namespaces', () => {
    const forbidden =
      /^\s*(export\s+)?(declare\s+)?(const\s+)?enum\s|^\s*@\w+\(|^(export\s+)?namespace\s|constructor\((?:[^)]*,)?\s*(private|public|protected|readonly)\s/m
    expect(offenders(everything, ({ code }) => forbidden.test(code))).toEqual([])
  })

  test('nothing is left open', () => {
    // In capitals: "todo" is also a Spanish word, which listings and sentences use.
    const open = new RegExp(['TO', 'DO\\b|FIX', 'ME\\b|\\bX', 'XX\\b|[Nn]ot (yet )?implemented'].join(''))
    expect(offenders(everything, ({ text, path }) => open.test(text) && path !== 'test/architecture.test.ts')).toEqual(
      [],
    )
  })

  test('no test is alone, skipped in silence, or without a claim', () => {
    const tests = everything.filter(({ path }) => path.endsWith('.test.ts') && path !== 'test/architecture.test.ts')
    // A context's skip() takes the reason that is printed; a condition on the platform is its own reason.
    expect(
      offenders(tests, ({ code }) =>
        /\.(only|todo|fails)\(|\.(skipIf|runIf)\((?!process\.(platform|getuid)\b)|\b(test|it|describe)\.skip\b|\bskip\(\)/.test(
          code,
        ),
      ),
    ).toEqual([])
    expect(offenders(tests, ({ code }) => !/\b(expect|assert)\b/.test(code))).toEqual([])
  })

  test('state has an owner: a module keeps nothing for itself', () => {
    const empty = /new (?:WeakMap|WeakSet|WeakRef|AsyncLocalStorage|Map|Set|Array)(?:<.*>)?\(\)|\[\](?: as .*)?|\{\}/
    const kept = new RegExp(
      `^(?:export )?(?:let |var |const \\w+(?:: (?!readonly|Readonly).*?)? = (?:${empty.source});?$)`,
      'm',
    )
    expect(kept.test('let last: string | null = null'), 'or the rule sees nothing').toBe(true)
    expect(kept.test('const known = new Map<string, Map<string, () => void>>()')).toBe(true)
    expect(kept.test('export const known: Set<string> = new Set()')).toBe(true)
    expect(
      kept.test("const names: ReadonlySet<string> = new Set()\n  const own = new Map()\nconst a = new Map([['b', 1]])"),
    ).toBe(false)
    const keepers = offenders(product, ({ bones }) => kept.test(bones))
    expect(keepers.filter((path) => !(path in ownState))).toEqual([])
    expect(
      Object.keys(ownState).filter((path) => !keepers.includes(path)),
      'no exception outlives its need',
    ).toEqual([])
  })

  test('settings come from config.ts, not from the environment', () => {
    const readers = offenders(product, ({ code }) => /process\.env\b/.test(code))
    expect(readers.filter((path) => !environmentReaders.test(path))).toEqual([])
  })
})

describe('what no text of ours holds', () => {
  const texts = readTexts()

  test('paths of a machine that it was written on', () => {
    const machine = new RegExp(`(^|[\\s"'\`(=:])/(${['wo', 'rk'].join('')}|ro${'ot'}|home/\\w+|Users/\\w+)/\\w`, 'm')
    expect(texts.filter(({ text }) => machine.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('hosts of a package registry', () => {
    const registry = new RegExp(['registry', '\\.(npmjs|yarnpkg|npmmirror)|"res', 'olved"\\s*:'].join(''))
    expect(texts.filter(({ text }) => registry.test(text)).map(({ path }) => path)).toEqual([])
  })
})
