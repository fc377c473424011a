// Leaves in node_modules what the server runs on: for a container, whose pages are built already. A clone keeps all of it,
// because it builds the pages at its first start.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.argv[2] ?? process.cwd()

/** Packages of `dependencies` that only building the pages needs, and what is in the pages already. */
const buildOnly = [
  'vite',
  'preact',
  'react',
  'react-dom',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/notifications',
  '@mantine/spotlight',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'i18next',
  'react-i18next',
]

const file = join(root, 'package.json')
const manifest = JSON.parse(readFileSync(file, 'utf8'))
for (const name of buildOnly) delete manifest.dependencies[name]
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
const args = ['prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
