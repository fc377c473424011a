import type pg from 'pg'
import { explainConnectError, explainStatementError, isConnectionTrouble } from './database-trouble.ts'

type AnyQuery = (...values: unknown[]) => unknown
type Callback = (error: unknown, ...rest: unknown[]) => void

/**
 * Makes a pool tell trouble of the database as `database-unavailable`, whoever asks it: Kysely, a prepared statement, a
 * COPY. `onLost` hears of every connection that did not come about. What is thrown on a socket of the database is recognised here, where nobody else's sockets are.
 */
export function watchPool(pool: pg.Pool, onLost: (error: unknown) => void): void {
  const explainLost = (error: unknown): unknown => {
    onLost(error)
    return explainConnectError(error)
  }
  const connect = pool.connect.bind(pool)
  // The pool itself calls it with a callback, everybody else without.
  const watched = (callback?: Callback): unknown =>
    callback === undefined
      ? connect().catch((error: unknown) => {
          throw explainLost(error)
        })
      : connect((error: unknown, ...rest: unknown[]) => callback(error && explainLost(error), ...rest))
  const query = pool.query.bind(pool) as AnyQuery
  const watchedQuery: AnyQuery = (...values) => translated(query(...values), undefined)
  // Both have the shapes of what they stand in for; their overloads cannot be written as one function.
  Object.assign(pool, { connect: watched, query: watchedQuery })
}

/** For each new connection of a pool, before its first use. */
export function watchClient(client: pg.ClientBase): void {
  // The pool listens only while nobody uses it; without a listener a connection that breaks would end the process.
  client.on('error', () => {})
  const query = client.query.bind(client) as AnyQuery
  const watched: AnyQuery = (...values) => {
    const callback = values.at(-1)
    if (typeof callback !== 'function') return translated(query(...values), client)
    return query(...values.slice(0, -1), (error: unknown, ...rest: unknown[]) =>
      callback(error ? explain(error, client) : error, ...rest),
    )
  }
  Object.assign(client, { query: watched })
}

/** The same promise with our errors; a COPY, which is a stream, as it is. */
function translated(result: unknown, client: pg.ClientBase | undefined): unknown {
  if (!(result instanceof Promise)) return result
  return result.catch((error: unknown) => {
    throw explain(error, client)
  })
}

function explain(error: unknown, client: pg.ClientBase | undefined): unknown {
  if (client && isConnectionTrouble(error)) cut(client)
  return explainStatementError(error)
}

/** Ends the connection for good: one whose answer did not come in time must not be given to the next who asks. */
function cut(client: pg.ClientBase): void {
  // Every client of a pool has its connection; the type of the hook that hands it over only does not say so.
  const { connection } = client as pg.Client
  connection.stream.destroy()
}
