import pg from 'pg'

/** A log that grew this long in segments of 16 MB ages out by itself. */
const mostSegments = 32

/**
 * Clears what the database server itself remembers of removed rows: samples of values in the planner's statistics, of a
 * time before they were switched off for such columns, and old segments of the write-ahead log. Only a superuser may, as
 * ours is; on a server of others, and where a replica or an archive hangs on the log, it ages out.
 */
export async function forgetTraces(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ own: boolean }>(
    `SELECT current_setting('is_superuser')::boolean AND current_setting('wal_level') = 'minimal' AS own`,
  )
  if (!rows[0]?.own) return
  try {
    await client.query('VACUUM FULL pg_catalog.pg_statistic')
    await clearLog(client)
  } catch (error) {
    // The rows are gone; what a busy server keeps for a while longer is no failure of the erasure.
    if (!(error instanceof pg.DatabaseError)) throw error
  }
}

/** A checkpoint lets go of old segments; usually by giving them a new name, with what they hold, for later use. */
async function clearLog(client: pg.Client): Promise<void> {
  await client.query('ALTER SYSTEM SET wal_recycle = off')
  try {
    await client.query('SELECT pg_reload_conf()')
    await client.query('CHECKPOINT')
    const { rows } = await client.query<{ ahead: number }>(
      'SELECT count(*)::integer AS ahead FROM pg_ls_waldir() WHERE name > pg_walfile_name(pg_current_wal_insert_lsn())',
    )
    const ahead = Math.min(rows[0]?.ahead ?? 0, mostSegments)
    // Through those that were renamed earlier, and out of the one in use.
    for (let passed = 0; passed <= ahead; passed += 1) {
      await client.query(`SELECT pg_logical_emit_message(true, 'porchlight', '')`)
      await client.query('SELECT pg_switch_wal()')
    }
    await client.query('CHECKPOINT')
  } finally {
    await client.query('ALTER SYSTEM RESET wal_recycle')
    await client.query('SELECT pg_reload_conf()')
  }
}
