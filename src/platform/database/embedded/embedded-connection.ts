export interface EmbeddedConnection {
  /** The folder of a Unix socket, or an address. */
  host: string
  port: number
  user: string
  password: string
  database: string
  /** The binaries come without TLS and the way is private; said here because pg would follow PGSSLMODE otherwise. */
  ssl: false
}
