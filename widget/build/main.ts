import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { buildAssistantPage } from './assistant-page.ts'
import { compressFiles, putInPlace } from './finish-folder.ts'

// Makes dist/widget/ from widget/: the two loaders under the names of the original, and the chat in hashed pieces that a
// browser may keep for ever; and the page that draws homes inside assistants.

const root = join(import.meta.dirname, '..')
const finished = join(root, '..', 'dist', 'widget')
const folder = `${finished}.${process.pid}`

const shared: InlineConfig = {
  configFile: false,
  root,
  logLevel: 'warn',
  base: './',
  publicDir: false,
}

/** A script of one file. As a library, because Vite would wrap the imports of a page's script. */
async function buildLoader(entry: string, name: string, format: 'iife' | 'es'): Promise<void> {
  await build({
    ...shared,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      ...(format === 'iife'
        ? { lib: { entry: join(root, entry), formats: [format], name: 'porchlightScript', fileName: () => name } }
        : {
            modulePreload: false,
            rolldownOptions: {
              input: join(root, entry),
              preserveEntrySignatures: 'strict',
              output: { format, entryFileNames: name },
            },
          }),
    },
  })
}

async function buildChat(): Promise<void> {
  await build({
    ...shared,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      rolldownOptions: {
        input: { chat: join(root, 'chat', 'main.tsx') },
        output: {
          format: 'es',
          // The names of all pieces stand in the first one and do not pack: six signs tell them apart.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
      },
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  })
}

mkdirSync(folder, { recursive: true })
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await buildLoader('embed/embed.ts', 'embed.min.js', 'iife')
await buildLoader('embed/embed-window.ts', 'embed.window.js', 'es')
await buildLoader('embed/embed-iframe.ts', 'embed.iframe.js', 'iife')
await buildLoader('guide/guide.ts', 'guide.js', 'iife')
await buildChat()
await buildAssistantPage(shared, join(root, 'assistant', 'main.tsx'), join(folder, 'assistant', 'homes.html'))
await compressFiles(folder)
putInPlace(folder, finished, process.argv[2] ?? '')
