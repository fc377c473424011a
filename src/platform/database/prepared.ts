import type pg from 'pg'

type AnyQuery = (...values: unknown[]) => unknown

const mark = /^\/\* prepared: ([a-z][a-z-]*) \*\/\s/

/**
 * Lets a connection prepare the statements that begin with `prepared: NAME` in a comment, whoever sends them; the query builder
 * by itself prepares none. PostgreSQL parses and plans them once and not each time, which for the short ones of a search is more
 * work than running them. Each name stands for one text; its columns are named, since `*` could change under it.
 */
export function prepareMarked(client: pg.ClientBase): void {
  const query = client.query.bind(client) as AnyQuery
  const marked: AnyQuery = (first, ...others) => {
    const name = typeof first === 'string' ? mark.exec(first)?.[1] : undefined
    if (name === undefined || !Array.isArray(others[0])) return query(first, ...others)
    return query({ name, text: first, values: others[0] }, ...others.slice(1))
  }
  Object.assign(client, { query: marked })
}
