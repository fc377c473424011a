import { permissiveLicenses } from './permissive-licenses.ts'

const maxTokens = 200

/**
 * Whether an SPDX expression lets us choose permissive licenses alone: "MIT OR GPL-2.0-only" does, "MIT AND MPL-2.0" doesn't.
 * What isn't an expression ("SEE LICENSE IN README.md") says nothing that could be relied on. See SPDX 2.3, annex D.
 */
export function isPermissive(expression: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  if (tokens.length > maxTokens) return false
  const reader = { tokens, at: 0 }
  const answer = readEither(reader)
  return answer === true && reader.at === tokens.length
}

interface Reader {
  tokens: readonly string[]
  at: number
}

/** Each answers null for what is no expression. AND binds closer than OR. */
function readEither(reader: Reader): boolean | null {
  let answer = readAll(reader)
  while (answer !== null && take(reader, 'OR')) {
    const next = readAll(reader)
    answer = next === null ? null : answer || next
  }
  return answer
}

function readAll(reader: Reader): boolean | null {
  let answer = readOne(reader)
  while (answer !== null && take(reader, 'AND')) {
    const next = readOne(reader)
    answer = next === null ? null : answer && next
  }
  return answer
}

function readOne(reader: Reader): boolean | null {
  if (take(reader, '(')) {
    const inner = readEither(reader)
    return take(reader, ')') ? inner : null
  }
  const id = reader.tokens[reader.at]
  if (id === undefined || /^(AND|OR|WITH|[()])$/i.test(id)) return null
  reader.at += 1
  // An exception only takes conditions away.
  if (take(reader, 'WITH')) reader.at += 1
  return reader.at > reader.tokens.length ? null : permissiveLicenses.has(id.replace(/\+$/, ''))
}

function take(reader: Reader, word: string): boolean {
  if (reader.tokens[reader.at]?.toUpperCase() !== word) return false
  reader.at += 1
  return true
}
