import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { packTar } from 'modern-tar'

/** Where this server hands out its own client, as a package that npm installs from an address. */
export const clientPackagePath = '/porchlight-client.tgz'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** The package `porchlight` with nothing but `porchlight/client`: plain JavaScript with its types, a few dozen kilobytes. */
export async function packClient(): Promise<Buffer> {
  const { name, version, license, exports, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifest = { name, version, description: 'The client of Porchlight', license, type: 'module', engines, exports }
  const client = readdirSync(join(root, 'client')).filter((file) => /\.js$|\.d\.ts$/.test(file))
  const files = [
    ...client.sort().map((file) => ({ file: `client/${file}`, body: readFileSync(join(root, 'client', file)) })),
    { file: 'LICENSE', body: readFileSync(join(root, 'LICENSE')) },
    { file: 'package.json', body: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
  ]
  // The same version gives the same bytes, which lock files hold npm to.
  const mtime = new Date('2026-01-01T00:00:00Z')
  const entries = files.map(({ file, body }) => ({
    header: { name: `package/${file}`, size: body.length, mode: 0o644, mtime },
    body: new Uint8Array(body),
  }))
  return promisify(gzip)(await packTar(entries), { level: 9 })
}
