import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder, type TestDataFolder } from '../../../../../test/data-folder.ts'
import { findServerPackage } from './find-server-package.ts'
import { prepareServerPrograms } from './prepare-server-programs.ts'
import { runProgram } from './run-program.ts'

let folder: TestDataFolder

beforeEach(() => {
  folder = makeDataFolder()
})

afterEach(() => folder.remove())

function options(nativeFolder: string) {
  return { nativeFolder, workingFolder: folder.path, account: undefined }
}

test('what a program says and how it ends is handed back', async () => {
  // Nothing that npm installs is linked completely: install scripts do not run.
  const nativeFolder = prepareServerPrograms(findServerPackage(), undefined, folder.path, () => {})
  expect(await runProgram('initdb', ['--version'], options(nativeFolder))).toEqual({
    code: 0,
    output: expect.stringMatching(/^initdb \(PostgreSQL\) 18/),
  })
  const refused = await runProgram('initdb', ['--no-such-option'], options(nativeFolder))
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('no-such-option')
})

test.runIf(process.platform === 'linux')('a system without glibc is told so, and what to do', async () => {
  // On musl the loader that the programs name is not there; renamed in the program, it is not there here either.
  const bin = join(folder.path, 'bin')
  mkdirSync(bin)
  for (const name of ['initdb', 'postgres']) {
    const program = readFileSync(join(findServerPackage().nativeFolder, 'bin', name), 'latin1')
    expect(program).toMatch(/\/ld-linux-[a-z0-9-]+\.so/)
    writeFileSync(join(bin, name), program.replace('/ld-linux-', '/ld-elsew-'), 'latin1')
    chmodSync(join(bin, name), 0o755)
  }
  await expect(runProgram('initdb', ['--version'], options(folder.path))).rejects.toThrow(
    'The embedded PostgreSQL needs a Linux with glibc (Alpine has musl): set DATABASE_URL',
  )
})

test('missing programs are named', async () => {
  await expect(runProgram('initdb', [], options(join(folder.path, 'nothing')))).rejects.toThrow(
    /programs in .*nothing could not be run .*install Porchlight's packages anew/,
  )
})
