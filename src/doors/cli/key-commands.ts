import { type Command, InvalidArgumentError, Option } from 'commander'
import type { KeyKind } from '../../firm/workspaces/key.ts'
import { endOldKey, makeNewKey, type NewKey, succeed } from '../../firm/workspaces/keys/change-keys.ts'
import { readEnd } from '../../firm/workspaces/keys/key-end.ts'
import { type KeyRow, listKeys, revoked } from '../../firm/workspaces/keys/key-store.ts'
import { hasWorkspace, listWorkspaces } from '../../firm/workspaces/workspace-store.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Scope, scopes, usualScopes } from '../../platform/scope.ts'
import { UsageError, withDatabase } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'
import { addReencryptCommand } from './reencrypt-command.ts'
import { addVisitorKeyCommand } from './visitor-key-command.ts'

const hourMs = 3_600_000

interface KeyOptions {
  kind: KeyKind
  workspace?: number
  label: string
  /** Null: everything. */
  scopes?: readonly Scope[] | null
  ends?: Date | null
}

export function addKeyCommands(program: Command): void {
  const key = program.command('key').description('make, list, revoke and rotate keys')
  const workspaceOption = new Option('--workspace <id>', 'workspace; not needed when there is only one').argParser(
    readId,
  )

  key
    .command('create')
    .description('make a key, which is shown this once')
    .addOption(new Option('--kind <kind>', 'what it may do').choices(['secret', 'session']).default('secret'))
    .addOption(workspaceOption)
    .option('--label <text>', 'what it is for', '')
    .option(
      '--scopes <list>',
      `what a secret key may do: ${scopes.join(', ')}, separated by commas, or all; all but team unless said`,
      readScopes,
    )
    .option(
      '--ends <day>',
      'when it ends by itself, as 2030-01-01 or 2030-01-01T12:00:00Z; never unless said',
      readEnds,
    )
    .action((options: KeyOptions) =>
      withDatabase('key create', async ({ database: { db } }) => {
        const workspaceId = await chooseWorkspace(db, options.workspace)
        const { kind, label, ends = null } = options
        if (kind === 'session' && options.scopes !== undefined)
          throw new UsageError('A session key may always the same: leave out --scopes.')
        const given = kind === 'session' ? null : (options.scopes ?? usualScopes)
        const key = { workspaceId, kind, label, scopes: given, endsAt: ends, by: commandLineActor() }
        showNewKey(await db.transaction().execute((transaction) => makeNewKey(transaction, key)))
      }),
    )

  key
    .command('list')
    .description('list the keys: id, workspace, kind, how it starts, scopes, who made it, state, last use, label')
    .addOption(workspaceOption)
    .action((options: { workspace?: number }) =>
      withDatabase('key list', async ({ database: { db } }) => {
        for (const row of await listKeys(db, options.workspace)) console.log(describeKey(row, new Date()))
      }),
    )

  key
    .command('revoke')
    .description('end a key at once')
    .argument('<id>', 'id of the key, from `key list`', readId)
    .action((id: number) =>
      withDatabase('key revoke', async ({ database: { db } }) => {
        const key = await requireKey(db, id)
        await db
          .transaction()
          .execute((transaction) => endOldKey(transaction, key, { end: revoked, by: commandLineActor() }))
        console.log(`Key ${id} is revoked.`)
      }),
    )

  key
    .command('rotate')
    .description('make a successor of a key; the old one goes on for a while')
    .argument('<id>', 'id of the key, from `key list`', readId)
    .option('--overlap <hours>', 'how long the old key still works, in hours', readHours, 24)
    .action((id: number, options: { overlap: number }) =>
      withDatabase('key rotate', async ({ database: { db } }) => {
        const old = await requireKey(db, id)
        if (old.expiresAt && old.expiresAt <= new Date())
          throw new UsageError(`Key ${id} has already ended: make a new one.`)
        const end = options.overlap === 0 ? revoked : new Date(Date.now() + options.overlap * hourMs)
        const fresh = await db.transaction().execute(async (transaction) => {
          const by = commandLineActor()
          await endOldKey(transaction, old, { end, by })
          return makeNewKey(transaction, { ...succeed(old, new Date()), by })
        })
        showNewKey(fresh)
        console.error(
          end === revoked ? `The old key ${id} is revoked.` : `The old key ${id} works until ${end.toISOString()}.`,
        )
      }),
    )

  addVisitorKeyCommand(key)
  addReencryptCommand(key)
}

async function requireKey(db: Database, id: number): Promise<KeyRow> {
  const row = (await listKeys(db)).find((candidate) => candidate.id === id)
  if (!row) throw new UsageError(`There is no key with the id ${id}.`)
  return row
}

function showNewKey({ id, key }: NewKey): void {
  console.log(`id  ${id}\nkey ${key}`)
  console.error('Keep the key now: it is stored as a hash and cannot be shown again.')
}

/** The workspace that --workspace names; without it the only one there is. */
export async function chooseWorkspace(db: Database, given: number | undefined): Promise<number> {
  if (given !== undefined) {
    if (await hasWorkspace(db, given)) return given
    throw new UsageError(`There is no workspace with the id ${given}.`)
  }
  const [only, ...others] = await listWorkspaces(db)
  if (!only) throw new UsageError('There is no workspace yet: make one with `porchlight workspace create NAME`.')
  if (others.length > 0) throw new UsageError('There are several workspaces: say which with --workspace ID.')
  return only.id
}

/** The workspace that --workspace names; without it the first one. */
export async function chooseFirstWorkspace(db: Database, given: number | undefined): Promise<number> {
  if (given !== undefined) return chooseWorkspace(db, given)
  const [first] = await listWorkspaces(db)
  return first?.id ?? chooseWorkspace(db, undefined)
}

function describeKey(row: KeyRow, now: Date): string {
  const state =
    row.expiresAt === null ? 'current' : row.expiresAt > now ? `until ${row.expiresAt.toISOString()}` : 'ended'
  const used = row.lastUsedAt === null ? 'not used' : `used ${row.lastUsedAt.toISOString()}`
  const may = row.scopes === null ? 'all' : row.scopes.join(',')
  const { id, workspaceId, kind, start, madeBy, label } = row
  return [id, workspaceId, kind, start, may, madeBy || '-', state, used, label].join('\t')
}

export function readId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expected a whole number')
  return Number(text)
}

/** Null: everything, what is yet to come too. */
function readScopes(text: string): readonly Scope[] | null {
  if (text.trim() === 'all') return null
  const names = text.split(',').map((name) => name.trim())
  const known = scopes.filter((scope) => names.includes(scope))
  if (names.length === 0 || known.length !== new Set(names).size)
    throw new InvalidArgumentError(`expected some of ${scopes.join(', ')}, or all`)
  return known
}

function readEnds(text: string): Date | null {
  try {
    return readEnd(text, new Date())
  } catch {
    throw new InvalidArgumentError('expected a day or moment to come within ten years, as 2030-01-01')
  }
}

function readHours(text: string): number {
  const hours = Number(text)
  if (text.trim() === '' || !(hours >= 0 && hours <= 8_760))
    throw new InvalidArgumentError('expected hours from 0 to 8760')
  return hours
}
