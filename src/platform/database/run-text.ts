import type { OpenDatabase } from './connect.ts'

/** How a library that brings its own statements runs them: on our pool, so that one place says how many connections there are. */
export function textRunner({
  pool,
}: Pick<OpenDatabase, 'pool'>): (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> {
  return (text, values) => pool.query(text, values)
}
