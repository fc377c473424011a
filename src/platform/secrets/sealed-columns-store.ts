import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Secrets } from './secrets.ts'

/** Every column of the database that holds sealed values. A new one gets a line here. */
const sealedColumns = [
  {
    table: 'signingKeys',
    column: 'sealed',
    /** What becomes of a row that no key opens any more. */
    giveUp: 'delete',
    lost: 'what visitor keys are signed with: open chat windows begin new conversations',
  },
  {
    table: 'webhookSecrets',
    column: 'sealed',
    giveUp: 'delete',
    lost: 'what webhooks are signed with: rotate the secret of each',
  },
  {
    table: 'identitySecrets',
    column: 'sealed',
    giveUp: 'delete',
    lost: 'what your own sites sign their users with: make a new identity secret for each chatbot',
  },
  {
    table: 'feedSecrets',
    column: 'sealed',
    giveUp: 'delete',
    lost: 'tokens and passwords of feeds: remove each such feed and add it again',
  },
  {
    table: 'accountSecrets',
    column: 'sealed',
    giveUp: 'delete',
    lost: 'what sign-ins to the console are signed with: everybody signs in again',
  },
  {
    table: 'pushKeys',
    column: 'sealed',
    giveUp: 'delete',
    lost: 'what push services know us by: devices that are told of leads are added again',
  },
  {
    table: 'pushSubscriptions',
    column: 'sealed',
    giveUp: 'delete',
    lost: 'devices that are told of leads: add them again',
  },
  {
    table: 'outbox',
    column: 'sealedSecret',
    giveUp: 'delete',
    lost: 'links in mails that were not sent yet: make them again',
  },
  {
    table: 'mailServers',
    column: 'sealedPassword',
    giveUp: 'delete',
    lost: 'mail servers that were set in the console: set each of them again',
  },
  {
    table: 'modelKeys',
    column: 'sealedKey',
    giveUp: 'delete',
    lost: 'keys of language models that were set in the console: set each of them again',
  },
] as const

export interface Resealed {
  resealed: number
  /** One part of a sentence for each kind of secret that no key opened. */
  lost: string[]
}

/**
 * Seals every secret again with the newest key. What none of the keys opens is given up with `discard`; otherwise
 * nothing is changed and `lost` says what it would be.
 */
export function resealAll(db: Database, secrets: Secrets, options: { discard: boolean }): Promise<Resealed> {
  return db.transaction().execute(async (transaction) => {
    const lost: string[] = []
    const found: { table: string; column: string; id: number | string; plain: Buffer }[] = []
    for (const { table, column, lost: sentence } of sealedColumns) {
      // Rows written meanwhile are sealed with the newest key already, or wait for us.
      await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
      const { rows } = await sql<{ id: number | string; sealed: Buffer }>`
        SELECT id, ${sql.ref(column)} AS sealed FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL`.execute(
        transaction,
      )
      for (const { id, sealed } of rows) {
        const plain = await secrets.open({ table, column, row: id }, sealed)
        if (plain) found.push({ table, column, id, plain })
        else {
          if (!lost.includes(sentence)) lost.push(sentence)
          if (options.discard) await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(transaction)
        }
      }
    }
    if (lost.length > 0 && !options.discard) return { resealed: 0, lost }
    for (const { table, column, id, plain } of found) {
      const sealed = await secrets.seal({ table, column, row: id }, plain)
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sealed} WHERE id = ${id}`.execute(transaction)
    }
    return { resealed: found.length, lost }
  })
}
