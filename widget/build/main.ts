import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type InlineConfig } from 'vite'

// Makes dist/widget/ from widget/: the two loaders under the names of the original, and the chat in hashed pieces that a
// browser may keep for ever. Beside each file lies what it is when compressed, so that no request waits for that.

const root = join(import.meta.dirname, '..')
const finished = join(root, '..', 'dist', 'widget')
// Built beside it and moved there whole: a server that starts meanwhile finds the old or the new, never a half.
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

function compress(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) compress(path)
    else if (/\.(js|css|svg)$/.test(entry.name)) {
      const bytes = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }))
    }
  }
}

mkdirSync(folder, { recursive: true })
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await buildLoader('embed/embed.ts', 'embed.min.js', 'iife')
await buildLoader('embed/embed-window.ts', 'embed.window.js', 'es')
await buildLoader('embed/embed-iframe.ts', 'embed.iframe.js', 'iife')
await buildLoader('guide/guide.ts', 'guide.js', 'iife')
await buildChat()
compress(folder)
writeFileSync(join(folder, 'stamp'), process.argv[2] ?? '')
const former = `${folder}.old`
if (existsSync(finished)) renameSync(finished, former)
renameSync(folder, finished)
rmSync(former, { recursive: true, force: true })
