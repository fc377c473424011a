// Puts the digest behind each base image of Dockerfile and compose.yaml, as Docker knows it today: run it where Docker
// and the registry can be reached, look at the difference, commit it.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const image = /^(ARG NODE_IMAGE=|\s*image: )([a-z0-9./_-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?$/gm

/** The text with the digest of each image that it names; `digestOf` answers "sha256:…". */
export function pinImages(text, digestOf) {
  return text.replace(image, (_line, start, name) => `${start}${name}@${digestOf(name)}`)
}

function askDocker(name) {
  const args = ['buildx', 'imagetools', 'inspect', '--format', '{{.Manifest.Digest}}', name]
  const { status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8' })
  const digest = stdout?.trim() ?? ''
  if (status === 0 && /^sha256:[0-9a-f]{64}$/.test(digest)) return digest
  console.error(`Docker does not tell the digest of ${name}: ${stderr?.trim() || 'is it installed and running?'}`)
  process.exit(1)
}

if (process.argv[1] === import.meta.filename) {
  for (const name of ['Dockerfile', 'compose.yaml']) {
    const file = join(root, name)
    const text = readFileSync(file, 'utf8')
    const pinned = pinImages(text, askDocker)
    if (pinned !== text) writeFileSync(file, pinned)
    console.log(`${name}: ${pinned === text ? 'is as it was' : 'has new digests'}`)
  }
}
