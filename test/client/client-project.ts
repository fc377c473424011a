import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'

/** A project of somebody else, with the client in it as a server hands it out, and nothing else. */
export interface ClientProject {
  folder: string
  remove(): Promise<void>
}

export async function makeClientProject({ url }: { url: string }): Promise<ClientProject> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-project-'))
  const response = await fetch(`${url}/porchlight-client.tgz`)
  const archive = new Uint8Array(gunzipSync(await response.arrayBuffer()))
  for (const { header, data } of await unpackTar(archive)) {
    const file = join(folder, 'node_modules', header.name.replace('package/', 'porchlight/'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, data ?? '')
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
