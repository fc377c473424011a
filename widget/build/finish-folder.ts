import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Lays beside each file what it is when compressed, so that no request waits for that. */
export async function compressFiles(directory: string): Promise<void> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  await Promise.all(names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => compress(join(directory, name))))
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [asGzip, asBrotli] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params }),
  ])
  writeFileSync(`${path}.gz`, asGzip)
  writeFileSync(`${path}.br`, asBrotli)
}

/**
 * Moves what was built beside a folder into its place whole: a server that starts meanwhile finds the old or the new,
 * never a half.
 */
export function putInPlace(folder: string, finished: string, stamp: string): void {
  writeFileSync(join(folder, 'stamp'), stamp)
  const former = `${folder}.old`
  if (existsSync(finished)) renameSync(finished, former)
  renameSync(folder, finished)
  rmSync(former, { recursive: true, force: true })
}
