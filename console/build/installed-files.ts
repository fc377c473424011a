import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'

/** A lit lamp on the whole of its ground, so that a device may cut it to any shape. */
const lamp = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#2b3a67"/>
<path d="M32 15v6M24 27h16l5 16H19z" fill="none" stroke="#ffd479" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M27 48.500h10" stroke="#ffd479" stroke-width="3" stroke-linecap="round"/></svg>`

/** What a device keeps of the console where it is installed: the worker, and pictures of its sign. */
export async function writeInstalledFiles(root: string, folder: string): Promise<void> {
  const source = readFileSync(join(root, 'worker', 'service-worker.ts'), 'utf8')
  mkdirSync(join(folder, 'installed'), { recursive: true })
  writeFileSync(join(folder, 'installed', 'service-worker.js'), stripTypeScriptTypes(source, { mode: 'strip' }))
  for (const size of [180, 192, 512]) {
    const picture = await sharp(Buffer.from(lamp), { density: (72 * size) / 64 })
      .resize(size, size)
      .png()
      .toBuffer()
    writeFileSync(join(folder, 'installed', `icon-${size}.png`), picture)
  }
}
