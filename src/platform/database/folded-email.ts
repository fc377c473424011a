import { type RawBuilder, sql } from 'kysely'

/** An e-mail address as `foldEmail` (mail/fold-email.ts) folds it, whatever the database’s own language. */
export function foldedEmail(email: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(btrim(${email}, E' \\t\\r\\n') COLLATE "C")`
}
