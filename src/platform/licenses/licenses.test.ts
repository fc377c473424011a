import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPermissive } from './is-permissive.ts'
import { listRestricted, listRestrictedHere } from './list-restricted.ts'

const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

describe('a license is permissive or not', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['MIT OR GPL-2.0-only', true],
    ['GPL-2.0-or-later', false],
    ['MIT AND MPL-2.0', false],
    ['MIT OR MPL-2.0 AND GPL-3.0-only', true],
    ['(MIT OR MPL-2.0) AND GPL-3.0-only', false],
    ['Apache-2.0 WITH LLVM-exception', true],
    ['GPL-2.0-only WITH Classpath-exception-2.0', false],
    ['SEE LICENSE IN README.md', false],
    ['UNLICENSED', false],
    ['MIT MIT', false],
    ['(MIT', false],
    ['MIT OR', false],
    ['Apache-2.0 WITH', false],
    ['', false],
  ])('%s: %s', (expression, expected) => {
    expect(isPermissive(expression)).toBe(expected)
  })

  test('whatever a package states is read', () => {
    const word = fc.constantFrom('MIT', 'GPL-2.0-only', 'AND', 'OR', 'WITH', '(', ')', ' ', '+', 'x')
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 300 }).map((words) => words.join(' ')),
    )
    fc.assert(fc.property(text, (expression) => typeof isPermissive(expression) === 'boolean'))
  })
})

describe('what Porchlight is made of', () => {
  test('the document names every package of the lock file whose license is not permissive, and no other', () => {
    const [product = '', tests = ''] = read('docs/licenses.md').split('\n## Only for tests')
    const namesIn = (text: string): string[] =>
      [...text.matchAll(/^\| `([^`]+)` \| ([^|]*) \|/gm)].map((match) => `${match[1]} ${match[2]?.trim()}`)
    const lock = read('package-lock.json')
    const named = (restricted: ReturnType<typeof listRestricted>): string[] => [
      // The binaries of a package for each platform stand in one line.
      ...new Set(restricted.map(({ name, license }) => `${withoutPlatform(name)} ${license || 'none stated'}`)),
    ]
    const ofProduct = named(listRestricted(lock))
    expect(namesIn(product).sort()).toEqual(ofProduct.sort())
    const all = named(listRestricted(lock, { withTests: true }))
    expect(namesIn(tests).sort()).toEqual(all.filter((line) => !ofProduct.includes(line)).sort())
    expect(ofProduct.filter((line) => /\b(A?GPL)-/.test(line))).toEqual([])
  })

  test('what is installed here is known', async () => {
    const { product, tests } = (await listRestrictedHere()) ?? expect.fail('npm left no note')
    const namesOf = (packages: typeof product) => packages.map(({ name }) => name)
    expect(namesOf(product)).toContain('web-push')
    // These tests are: whoever passes this folder on passes them on.
    expect(namesOf(tests)).toEqual(expect.arrayContaining(['@ffmpeg/core', 'axe-core']))
    expect(namesOf(product).filter((name) => namesOf(tests).includes(name))).toEqual([])
  })
})

function withoutPlatform(name: string): string {
  return name.replace(/-(linux|linuxmusl|darwin|win32|windows|android|freebsd|wasm32|webcontainers)\b.*$/, '-*')
}
