/** An error as the log has it: these fields and no other, since drivers hang whole connections on their errors. */
export interface LoggedError {
  type: string
  message: string
  stack?: string
  [field: string]: unknown
}

const maxMessage = 2_000
const maxStack = 6_000
const maxDepth = 4
const maxErrors = 5

/**
 * Plain values that help and tell nothing of anybody: of Node, of PostgreSQL, of HTTP. PostgreSQL's `detail` and `where`
 * are left out, because they tell the row that it did not take: what somebody wrote, or their address.
 */
const plainFields = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'status',
  'statusCode',
  'responseCode',
  'command',
]

/** Turns whatever was thrown into what may be logged. Never a whole object: only the fields of the list. */
export function describeError(thrown: unknown, depth = 0): LoggedError | string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown).slice(0, maxMessage)
  const fields = new Map(Object.entries(thrown))
  const described: LoggedError = {
    type: thrown instanceof Error ? thrown.constructor.name || thrown.name : 'Object',
    message: shorten(thrown instanceof Error ? thrown.message : String(fields.get('message') ?? ''), maxMessage),
  }
  if (thrown instanceof Error && thrown.stack !== undefined) described.stack = shorten(thrown.stack, maxStack)
  for (const name of plainFields) {
    const value = fields.get(name)
    if (typeof value === 'number') described[name] = value
    if (typeof value === 'string') described[name] = shorten(value, 200)
  }
  if (depth >= maxDepth) return described
  if (thrown instanceof Error && thrown.cause !== undefined) described.cause = describeError(thrown.cause, depth + 1)
  if (thrown instanceof AggregateError) {
    described.errors = thrown.errors.slice(0, maxErrors).map((error) => describeError(error, depth + 1))
  }
  return described
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`
}
