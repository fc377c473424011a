import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFiles, putInPlace } from '../../widget/build/finish-folder.ts'
import { writeInstalledFiles } from './installed-files.ts'

// Makes dist/console/ from console/: pieces under names that change with their content, each room in one of its own.

const root = join(import.meta.dirname, '..')
const finished = join(root, '..', 'dist', 'console')
const folder = `${finished}.${process.pid}`

mkdirSync(folder, { recursive: true })
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  base: './',
  publicDir: false,
  // The client that every program has, under the name that they know it by.
  resolve: { alias: { 'porchlight/client': join(root, '..', 'client', 'open-client.js') } },
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2023',
    // As they stand, without a stand-in for light-dark().
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Parts of the kit are marked for servers that draw pages, which none does here.
      onLog: (level, log, tell) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log)
      },
      input: { console: join(root, 'main.tsx') },
      output: {
        format: 'es',
        // What every room asks the server with, in one piece: cut by who uses what, it came in pieces of some hundred bytes,
        // of which the inbox needed all.
        codeSplitting: { groups: [{ name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-)?query/ }] },
        entryFileNames: 'assets/[name]-[hash:8].js',
        chunkFileNames: 'assets/[name]-[hash:8].js',
        // The worker of the map comes as .mjs; scripts of ours all end alike.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.mjs') ? 'assets/[name]-[hash:8].js' : 'assets/[name]-[hash:8][extname]',
      },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
})
await writeInstalledFiles(root, folder)
await compressFiles(folder)
putInPlace(folder, finished, process.argv[2] ?? '')
