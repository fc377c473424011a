import { type RawBuilder, sql } from 'kysely'
import type { DayRange } from '../lists/utc-days.ts'

/** A time as answers have it: `2026-11-22T10:15:30.123456Z`; null where it is. `time`: a column, as "s.createdAt", or SQL. */
export function utcText(time: string | RawBuilder<unknown>): RawBuilder<string> {
  const moment = typeof time === 'string' ? sql.ref(time) : time
  return sql<string>`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** "AND …": whether the time in a column is of the days; nothing where they have no ends. */
export function withinDays(column: string, { from, to }: DayRange): RawBuilder<unknown> {
  const time = sql.ref(column)
  const since = from === null ? sql`` : sql`AND ${time} >= ${from}::date::timestamp AT TIME ZONE 'UTC'`
  const until = to === null ? sql`` : sql`AND ${time} < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`
  return sql`${since} ${until}`
}
