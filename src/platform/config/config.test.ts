import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, configVariables, readConfig } from './config.ts'

test('without any variable the documented defaults hold', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 8787,
    databaseUrl: null,
    publicUrl: null,
    demo: true,
    trustProxy: [],
    modelTimeoutMs: 25_000,
    logLevel: 'info',
  })
  expect(config.dataDir).toMatch(/\/data$/)
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8787, databaseUrl: null })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['PORCHLIGHT_PUBLIC_URL', 'example.com'],
  ['PORCHLIGHT_PUBLIC_URL', 'ftp://example.com'],
  ['PORCHLIGHT_DEMO', 'maybe'],
  ['PORCHLIGHT_SECRET_KEY', 'short'],
  ['PORCHLIGHT_SECRET_KEY', 'with blanks in the middle of it'],
  ['PORCHLIGHT_SESSION_KEY', 'short'],
  ['PORCHLIGHT_TRUST_PROXY', 'on'],
  ['PORCHLIGHT_TRUST_PROXY', '10.0.0.0/8, everyone'],
  ['PORCHLIGHT_MODEL_TIMEOUT_MS', '0'],
  ['PORCHLIGHT_FAIR_HOUSING_CLASSES', 'lawyers, 12 monkeys'],
  ['PORCHLIGHT_FAIR_HOUSING_CLASSES', `lawyers, ${'x'.repeat(61)}`],
  ['PORCHLIGHT_OPENAI_COMPATIBLE_URL', 'localhost:11434'],
  ['PORCHLIGHT_OIDC_ISSUER', 'login.example.com'],
  ['PORCHLIGHT_OIDC_ISSUER', 'http://login.example.com'],
  ['PORCHLIGHT_OIDC_NAME', 'x'.repeat(41)],
  ['SMTP_URL', 'http://mail.example.com'],
  ['PORCHLIGHT_MAIL_FROM', 'nobody'],
  ['S3_URL', 's3://bucket'],
  ['PORCHLIGHT_MAP_TILES', 'tiles.example.com/{z}/{x}/{y}'],
  ['PORCHLIGHT_MAP_TILES', 'https://tiles.example.com/{z}/{x}.png'],
  ['PORCHLIGHT_MAP_TILES', 'http://tiles.example.com/{z}/{x}/{y}.png'],
  ['PORCHLIGHT_MAP_TILES', 'javascript:alert({z}{x}{y})'],
  ['PORCHLIGHT_MAP_TILES', 'openstreetmap'],
  ['PORCHLIGHT_MAP_CACHE_MB', '-1'],
  ['PORCHLIGHT_MAP_ATTRIBUTION', 'x'.repeat(201)],
  ['PORCHLIGHT_SECURITY_CONTACT', 'nobody'],
  ['PORCHLIGHT_SECURITY_CONTACT', 'http://example.com/security'],
  ['PORCHLIGHT_SECURITY_CONTACT', 'https://example.com/a b'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s (%s) stops with one sentence that names it', (variable, value) => {
  const read = (): unknown => readConfig({ [variable]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${variable} must be [^\\n]+\\.$`))
  // A secret that was mistyped must not end up in a log.
  if (variable.endsWith('KEY')) expect(read).not.toThrow(value)
})

test('proxies are read as a list, and off means none', () => {
  expect(readConfig({ PORCHLIGHT_TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  expect(readConfig({ PORCHLIGHT_TRUST_PROXY: 'off' }).trustProxy).toEqual([])
})

test('the models of a compatible server may be named', () => {
  const url = { PORCHLIGHT_OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:11434/v1/' }
  expect(readConfig(url).compatibleModels).toEqual([])
  const config = readConfig({ ...url, PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'llama3, qwen' })
  expect(config).toMatchObject({ compatibleUrl: 'http://127.0.0.1:11434/v1', compatibleModels: ['llama3', 'qwen'] })
})

test('half a provider of sign-ins is none', () => {
  const issuer = { PORCHLIGHT_OIDC_ISSUER: 'https://login.example.com/firm' }
  expect(() => readConfig(issuer)).toThrow(/^PORCHLIGHT_OIDC_ISSUER, .* must be set together\.$/)
  const rest = { PORCHLIGHT_OIDC_CLIENT_ID: 'porchlight', PORCHLIGHT_OIDC_CLIENT_SECRET: 'secret' }
  expect(() => readConfig(rest)).toThrow(/must be set together/)
  expect(readConfig({ ...issuer, ...rest })).toMatchObject({
    oidcIssuer: issuer.PORCHLIGHT_OIDC_ISSUER,
    oidcName: 'single sign-on',
  })
})

test('every variable says what it means', () => {
  for (const { variable, meaning } of Object.values(configVariables)) {
    expect(variable).toMatch(/^[A-Z][A-Z0-9_]+$/)
    expect(meaning).toMatch(/\.$/)
  }
})

test('further fair-housing classes are words separated by commas, in any script', () => {
  const { fairHousingClasses } = readConfig({ PORCHLIGHT_FAIR_HOUSING_CLASSES: 'lawyer, union members,律师 ,' })
  expect(fairHousingClasses).toEqual(['lawyer', 'union members', '律师'])
  expect(readConfig({}).fairHousingClasses).toEqual([])
})

test('tiles come from a provider by its name, or from an address with those who made them', () => {
  expect(readConfig({}).mapTiles).toBeNull()
  expect(readConfig({ PORCHLIGHT_MAP_TILES: 'off' }).mapTiles).toBeNull()
  expect(readConfig({ PORCHLIGHT_MAP_TILES: 'OpenFreeMap' })).toMatchObject({
    mapTiles: 'openfreemap',
    mapAttribution: null,
  })
  const tiles = { PORCHLIGHT_MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1' }
  expect(() => readConfig(tiles)).toThrow(/^PORCHLIGHT_MAP_ATTRIBUTION must say/)
  const config = readConfig({ ...tiles, PORCHLIGHT_MAP_ATTRIBUTION: '© Tile makers' })
  expect(config).toMatchObject({ mapTiles: tiles.PORCHLIGHT_MAP_TILES, mapAttribution: '© Tile makers' })
})

test('compose.yaml passes every setting that the image or the file itself does not give', () => {
  const compose = readFileSync(join(import.meta.dirname, '..', '..', '..', 'compose.yaml'), 'utf8')
  const environment = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose)?.[1] ?? ''
  const given = [...environment.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }))
  const known = Object.values(configVariables).map(({ variable }) => variable)
  // Of the image: where the process listens and writes within its container.
  const ofImage = ['HOST', 'PORT', 'PORCHLIGHT_DATA_DIR']
  expect(given.map(({ name }) => name).sort()).toEqual(known.filter((name) => !ofImage.includes(name)).sort())
  for (const { name, value } of given.filter(({ name }) => name !== 'DATABASE_URL'))
    expect(value).toMatch(new RegExp(`^\\$\\{${name}:-.*\\}$`))
})

test('quotas are overridden by name, and what is no quota is refused', () => {
  expect(readConfig({ PORCHLIGHT_QUOTAS: ' invitations=2, feeds=-1 ' }).quotas).toMatchObject({
    invitations: 2,
    feeds: -1,
    chatbots: 1_000,
  })
  for (const wrong of ['invitation=2', 'feeds', 'feeds=many', 'feeds=-2', 'constructor=1'])
    expect(() => readConfig({ PORCHLIGHT_QUOTAS: wrong })).toThrow('PORCHLIGHT_QUOTAS must be pairs')
})
