// The software bill of materials: what Porchlight is made of, as CycloneDX 1.6, from package-lock.json alone. No time and
// no chance in it, so that the same lock file gives the same bytes.
import { createHash } from 'node:crypto'

/** Makes the document from the texts of package.json and package-lock.json. What only tests need isn't in it. */
export function makeSbom(manifestText, lockText) {
  const manifest = JSON.parse(manifestText)
  const { packages } = JSON.parse(lockText)
  const paths = Object.keys(packages)
    .filter((path) => path !== '' && !packages[path].dev && !packages[path].link)
    .sort()
  const kept = new Set(['', ...paths])
  const own = { ...packages[''], name: manifest.name, version: manifest.version, license: manifest.license }
  const components = new Map()
  for (const path of paths) {
    const component = describePackage(nameOf(path), packages[path])
    const former = components.get(component['bom-ref'])
    // The same version in two places is one component; whatever needs it anywhere makes it required.
    if (former === undefined || former.scope === 'optional') components.set(component['bom-ref'], component)
  }
  const dependsOn = new Map()
  for (const path of kept) {
    const entry = path === '' ? own : packages[path]
    const ref = path === '' ? purlOf(own.name, own.version) : purlOf(nameOf(path), entry.version)
    const needed = neededNames(entry).flatMap((name) => {
      const found = findPackage(path, name, kept)
      return found === null ? [] : [purlOf(name, packages[found].version)]
    })
    dependsOn.set(ref, [...new Set([...(dependsOn.get(ref) ?? []), ...needed])].sort())
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(manifestText + lockText)}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purlOf(own.name, own.version),
        name: own.name,
        version: own.version,
        licenses: describeLicense(own.license),
        purl: purlOf(own.name, own.version),
      },
    },
    components: [...components.values()].sort(byRef),
    dependencies: [...dependsOn].map(([ref, list]) => ({ ref, dependsOn: list })).sort((a, b) => compare(a.ref, b.ref)),
  }
}

function describePackage(name, entry) {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [null, name]
  return {
    type: 'library',
    'bom-ref': purlOf(name, entry.version),
    ...(scope === null ? {} : { group: scope }),
    name: bare,
    version: entry.version,
    // On one platform or the other, or for an option.
    scope: entry.optional || entry.devOptional ? 'optional' : 'required',
    hashes: (entry.integrity ?? '').split(' ').flatMap(describeHash),
    licenses: describeLicense(entry.license),
    purl: purlOf(name, entry.version),
  }
}

function describeHash(integrity) {
  const [, algorithm, content] = /^sha(1|256|384|512)-([A-Za-z0-9+/=]+)/.exec(integrity) ?? []
  return algorithm === undefined
    ? []
    : [{ alg: `SHA-${algorithm}`, content: Buffer.from(content, 'base64').toString('hex') }]
}

function describeLicense(license) {
  if (typeof license !== 'string' || license === '') return []
  if (/^[\w.+-]+$/.test(license)) return [{ license: { id: license } }]
  // An expression of SPDX; what else there may be is only a name.
  return /^[\w.+()-]+( [\w.+()-]+)*$/.test(license) && !license.startsWith('SEE ')
    ? [{ expression: license.replace(/^\((.*)\)$/, '$1') }]
    : [{ license: { name: license } }]
}

function neededNames(entry) {
  return Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies })
}

/** Where a package finds one that it needs: in its own node_modules, or in those above it. */
function findPackage(from, name, kept) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (kept.has(path)) return path
    if (folder === '') return null
  }
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const byRef = (a, b) => compare(a['bom-ref'], b['bom-ref'])

/** A UUID of version 8, whose bits are ours to choose. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex[16], 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
