import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { makeProgram } from '../../src/doors/cli/make-program.ts'
import { completeSettings } from '../../src/firm/chatbots/chatbot-settings.ts'
import { webhookTypes } from '../../src/notify/webhooks/webhook-types.ts'
import { operations } from '../../src/operations.ts'
import { configVariables } from '../../src/platform/config/config.ts'
import { errorCatalogue } from '../../src/platform/errors.ts'
import { readProductVersion } from '../../src/platform/product-version.ts'
import { commandsOf } from './commands/follow-document.ts'

const root = join(import.meta.dirname, '..', '..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const textOf = (document: string) => readFileSync(join(root, document), 'utf8')
const program = await makeProgram(undefined)

/** What stands between backticks in running text. */
function codeOf(document: string): string[] {
  const running = textOf(document).replace(/^ *```[\s\S]*?^ *```$/gm, '')
  return [...running.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

/** What of a command line there is not. */
function faultsOf(line: string): string[] {
  const words = line.split(/\s+/)
  let command: Command = program
  while (words[0] !== undefined) {
    const next = command.commands.find((each) => each.name() === words[0])
    if (next === undefined) break
    command = next
    words.shift()
  }
  if (command === program) return [`there is no command: ${line}`]
  const asksForMore = command.commands.length > 0 && /^[a-z][a-z-]+$/.test(words[0] ?? '')
  const unknown = words
    .filter((word) => /^--[a-z]/.test(word))
    .map((word) => word.replace(/[=\])},.;:].*$/, ''))
    .filter((flag) => flag !== '--help' && !ownFlags(command).has(flag))
  return [
    ...(asksForMore ? [`there is no “${words[0]}” in ${command.name()}: ${line}`] : []),
    ...unknown.map((flag) => `there is no ${flag}: ${line}`),
  ]
}

function ownFlags(command: Command): Set<string> {
  const flags = command.options.flatMap(({ long }) => long ?? [])
  return new Set(command.parent ? [...flags, ...ownFlags(command.parent)] : flags)
}

test.for(documents)('%s names commands and options that there are', (document) => {
  const lines = [...commandsOf(document), ...codeOf(document)]
    .filter((code) => !code.startsWith('docker '))
    .flatMap((code) => /(?:^|\s)(?:npx )?porchlight ((?:[a-z]|--)[\s\S]*)$/.exec(code)?.[1] ?? [])
    .filter((line) => !/^(start|cat)\b/.test(line))
  expect(lines.flatMap(faultsOf)).toEqual([])
})

test('the examples of --help name options that there are, and no shell reads their amounts away', () => {
  const helps = (command: Command): string[] => {
    let said = ''
    command.configureOutput({ writeOut: (text) => (said += text) }).outputHelp()
    return [said, ...command.commands.flatMap(helps)]
  }
  const examples = helps(program).flatMap((help) =>
    [...help.matchAll(/^ {2}porchlight (.+)$/gm)].map(([, line = '']) => line),
  )
  expect(examples.length).toBeGreaterThan(10)
  expect(examples.flatMap(faultsOf)).toEqual([])
  // Within double quotes, $4 of $45 is an argument of the shell.
  expect(examples.filter((line) => /"[^"]*(?<!\\)\$\d[^"]*"/.test(line))).toEqual([])
})

const othersVariables = new Set(['NODE_OPTIONS', 'POSTGRES_PASSWORD', 'PORCHLIGHT_TEST_DATABASE_URL', 'PORCHLIGHT_URL'])
const ourVariables = new Set<string>(Object.values(configVariables).map(({ variable }) => variable))

test('one version: of the package, of openapi.json, of the command and of the newest release in CHANGELOG.md', () => {
  const { version } = JSON.parse(textOf('package.json'))
  expect(JSON.parse(textOf('openapi.json')).info.version).toBe(version)
  expect(readProductVersion()).toBe(version)
  expect(program.version()).toBe(version)
  const [first, newest = version] = [...textOf('CHANGELOG.md').matchAll(/^## \[(.+?)\]/gm)].map(([, name]) => name)
  expect([first, newest]).toEqual(['Unreleased', version])
})

test.for(documents)('%s names variables that are read', (document) => {
  const named = [
    ...textOf(document).matchAll(/\b(PORCHLIGHT_[A-Z][A-Z_]+[A-Z]|[A-Z]+_(?:URL|API_KEY|OPTIONS|PASSWORD))\b/g),
  ]
  const unknown = named
    .map(([, name = '']) => name)
    .filter((name) => !ourVariables.has(name) && !othersVariables.has(name))
  expect(unknown).toEqual([])
})

test.for(documents)('%s names failures as they are', (document) => {
  const wrong = [...textOf(document).matchAll(/\b([45]\d\d) `([a-z]+(?:-[a-z]+)+)`/g)].filter(
    ([, status, code = '']) => {
      const entry = Object.entries(errorCatalogue).find(([name]) => name === code)?.[1]
      return entry?.status !== Number(status)
    },
  )
  expect(wrong.map(([whole]) => whole)).toEqual([])
})

test.for(documents)('%s names calls that there are', (document) => {
  const known = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  const named = codeOf(document).flatMap((code) => {
    const [, method, path] = /^(GET|POST|PATCH|DELETE|PUT) (\/(?:v1|chat)\/[^\s?]+)/.exec(code) ?? []
    return method === undefined || path === undefined ? [] : [`${method} ${path.replace(/\{\w+\}|SERIAL/g, '{}')}`]
  })
  expect(named.filter((call) => !known.includes(call))).toEqual([])
})

test.for(documents)('%s leads to files and headings that there are', (document) => {
  const dead = [...textOf(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].filter(([, target = '']) => {
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? document : normalize(join(dirname(document), path))
    if (!existsSync(join(root, file))) return true
    return anchor !== undefined && !anchorsOf(file).includes(anchor)
  })
  expect(dead.map(([, target]) => target)).toEqual([])
})

function anchorsOf(document: string): string[] {
  return [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.for(documents)('%s names scripts of npm that there are', (document) => {
  const { scripts } = JSON.parse(textOf('package.json'))
  const named = [...textOf(document).matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test.for(documents)('%s names metrics that are told', (document) => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /metrics?\.ts$|worker\.ts$/.test(name),
  )
  const told = new Set(
    sources.flatMap((name) =>
      [...textOf(`src/${name}`).matchAll(/name: '(porchlight_\w+)'/g)].map(([, metric]) => metric),
    ),
  )
  expect(told.size).toBeGreaterThan(15)
  const named = codeOf(document).flatMap((code) => /^(porchlight_[a-z_]+)/.exec(code)?.[1] ?? [])
  expect(named.filter((metric) => !told.has(metric))).toEqual([])
})

describe('what a table of a document says is what the program has', () => {
  test('events of webhooks', () => {
    const rows = [...textOf('docs/webhooks.md').matchAll(/^\| (`[a-z-]+\.[a-z-]+`(?:, `[a-z-]+\.[a-z-]+`)*) \|/gm)]
    const named = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, type]) => type))
    expect(new Set(named)).toEqual(new Set(webhookTypes))
  })

  test('settings of tours and their defaults', () => {
    const defaults: Record<string, unknown> = { ...completeSettings({}) }
    const rows = [...textOf('docs/tours.md').matchAll(/^\| `(Tour\w+)` \| ([^|]+) \|/gm)]
    expect(rows.length).toBe(3)
    for (const [, name = '', said = ''] of rows) expect(said.trim()).toBe(String(defaults[name] || 'none'))
  })

  test('figures are figures: no cell holds two run into each other', () => {
    for (const document of [...documents, 'bench/README.md'])
      for (const [line] of textOf(document).matchAll(/^\|.*\|$/gm))
        expect(line).not.toMatch(/\d[A-Z]{4,}|\d {2,}ms|undefined|NaN/)
  })
})
