import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

// Plain JavaScript, which runs before anything is installed.
const { makeSbom } = await import(join(root, 'bin', 'sbom.mjs'))
const manifestText = readFileSync(join(root, 'package.json'), 'utf8')
const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')

interface Component {
  'bom-ref': string
  name: string
  group?: string
  version: string
  scope: string
  purl: string
  hashes: { alg: string; content: string }[]
  licenses: unknown[]
}

const bom: { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[]; metadata: object } =
  makeSbom(manifestText, lockText)
const find = (purl: string): Component | undefined => bom.components.find((component) => component.purl === purl)

test('the bill of materials lists what the product needs, with versions, licenses and checksums', () => {
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  const { dependencies, devDependencies } = JSON.parse(manifestText)
  const { packages } = JSON.parse(lockText)
  for (const name of Object.keys(dependencies)) {
    const { version, license, integrity } = packages[`node_modules/${name}`]
    const component = find(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    const digest = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
    expect(component, name).toMatchObject({ scope: 'required', hashes: [{ alg: 'SHA-512', content: digest }] })
    expect(JSON.stringify(component?.licenses), name).toContain(license)
  }
  // Some are types that a package of the product needs, too.
  for (const name of Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`].dev))
    expect(
      bom.components.filter((component) => [component.group, component.name].filter(Boolean).join('/') === name),
      name,
    ).toEqual([])
  expect(bom.components.length).toBeGreaterThan(300)
})

test('every part is named once, and whatever one depends on is named too', () => {
  const refs = bom.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const known = new Set([...refs, 'pkg:npm/porchlight@0.1.0'])
  const { dependencies } = bom
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([])
  const ofFastify = dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'))
  expect(ofFastify?.dependsOn.some((ref) => ref.startsWith('pkg:npm/find-my-way@'))).toBe(true)
})

test('the same lock file gives the same bytes, another one another number', () => {
  const again = makeSbom(manifestText, lockText)
  expect(JSON.stringify(again)).toBe(JSON.stringify(bom))
  expect(again.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(makeSbom(manifestText, `${lockText}\n`).serialNumber).not.toBe(again.serialNumber)
})
