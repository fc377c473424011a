import { closeSync, fstatSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What the process is told to do. */
export interface BundledJob {
  core: string
  wasm: string
  input: string
  memoryMegabytes: number
  timeoutMs: number
  commands: { args: string[]; from: string; to: string }[]
}

/** A part of the input, as the file system of the WebAssembly asks for it. */
interface Slice {
  start: number
  size: number
}

/** The part of @ffmpeg/core that we use. */
interface Core {
  FS: {
    mkdir(path: string): void
    mount(type: unknown, options: object, path: string): void
    filesystems: { WORKERFS: unknown }
    readFile(path: string): Uint8Array
  }
  setLogger(logger: (line: { message: string }) => void): void
  setTimeout(milliseconds: number): void
  reset(): void
  exec(...args: string[]): number
}

/** The types of Node leave it out. */
declare const WebAssembly: { Memory: { prototype: WasmMemory } }

interface WasmMemory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}

const maxSaid = 65_536

process.once('message', async (job: BundledJob) => {
  limitMemory(job.memoryMegabytes)
  const core = await loadCore(job)
  let said = ''
  core.setLogger(({ message }) => {
    if (said.length < maxSaid) said += `${message}\n`
  })
  for (const { args, from, to } of job.commands) {
    said = ''
    core.reset()
    // Should we be killed, nobody else ends a run that does not end.
    core.setTimeout(job.timeoutMs)
    const code = core.exec(...args)
    if (code === 0) writeFileSync(to, core.FS.readFile(from))
    await new Promise((resolve) => process.send?.(said, resolve))
  }
  process.disconnect()
})

/** It was built for the worker of a browser: what it expects of one is given to it, but no way into the network. */
async function loadCore(job: BundledJob): Promise<Core> {
  const input = openSync(job.input, 'r')
  process.once('exit', () => closeSync(input))
  const { size } = fstatSync(input)
  Object.assign(globalThis, {
    self: { location: { href: '' } },
    FileReaderSync: makeReader(input),
    WebSocket: undefined,
  })
  const create: (options: object) => Promise<Core> = createRequire(import.meta.url)(job.core)
  const core = await create({ wasmBinary: readFileSync(job.wasm) })
  core.FS.mkdir('/in')
  core.FS.mkdir('/out')
  const data = {
    size,
    slice: (start: number, end: number): Slice => ({ start, size: Math.max(0, Math.min(end, size) - start) }),
  }
  core.FS.mount(core.FS.filesystems.WORKERFS, { blobs: [{ name: 'input', data }] }, '/in')
  return core
}

/** Reads the input where it lies, so that 100 MB of it need not be in memory. */
function makeReader(input: number): new () => { readAsArrayBuffer(slice: Slice): ArrayBuffer } {
  return class {
    readAsArrayBuffer({ start, size }: Slice): ArrayBuffer {
      const bytes = new Uint8Array(size)
      for (let at = 0; at < size; ) {
        const read = readSync(input, bytes, at, size - at, start + at)
        if (read === 0) throw new Error('the input has become shorter')
        at += read
      }
      return bytes.buffer
    }
  }
}

/** Its memory may grow to 2 GB by itself; ffmpeg takes a refusal as any program does. */
function limitMemory(megabytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow
  const most = megabytes * 1_048_576
  WebAssembly.Memory.prototype.grow = function (this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * 65_536 > most) throw new RangeError('no more memory')
    return grow.call(this, pages)
  }
}
