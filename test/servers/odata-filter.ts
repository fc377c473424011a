/** A `$filter` of OData 4, as far as comparisons, `and`, `or`, `not` and parentheses go (OData URL Conventions, 5.1.1). */
export type ODataFilter = (record: Record<string, unknown>) => boolean

/** What is wrong with a `$filter`, for a person. */
export class FilterError extends Error {}

type Token = { kind: 'word' | 'text' | 'open' | 'close'; text: string }

const pattern = /\s*(?:(\()|(\))|'((?:[^']|'')*)'|([^\s()']+))/y

/** `isField` decides whether a name may be compared; the others are refused, as a service must. */
export function parseFilter(text: string, isField: (name: string) => boolean): ODataFilter {
  const tokens = readTokens(text)
  let at = 0
  const peek = (): string => (tokens[at]?.kind === 'word' ? (tokens[at]?.text ?? '') : '')
  const readOr = (): ODataFilter => {
    let left = readAnd()
    while (peek() === 'or') {
      at += 1
      const [first, second] = [left, readAnd()]
      left = (record) => first(record) || second(record)
    }
    return left
  }
  const readAnd = (): ODataFilter => {
    let left = readOne()
    while (peek() === 'and') {
      at += 1
      const [first, second] = [left, readOne()]
      left = (record) => first(record) && second(record)
    }
    return left
  }
  const readOne = (): ODataFilter => {
    if (peek() === 'not') {
      at += 1
      const inner = readOne()
      return (record) => !inner(record)
    }
    if (tokens[at]?.kind === 'open') {
      at += 1
      const inner = readOr()
      if (tokens[at]?.kind !== 'close') throw new FilterError('A parenthesis is not closed.')
      at += 1
      return inner
    }
    return readComparison()
  }
  const readComparison = (): ODataFilter => {
    const [field, operator, literal] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    at += 3
    if (field?.kind !== 'word' || !isField(field.text))
      throw new FilterError(`Could not find a property named '${field?.text ?? ''}' on type 'Property'.`)
    const compare = operators[operator?.text ?? '']
    if (operator?.kind !== 'word' || !compare) throw new FilterError(`Unknown operator '${operator?.text ?? ''}'.`)
    if (!literal || (literal.kind !== 'word' && literal.kind !== 'text')) throw new FilterError('A value is missing.')
    const value = readLiteral(literal)
    return (record) => {
      const order = compareValues(record[field.text] ?? null, value)
      return compare(order)
    }
  }
  const filter = readOr()
  if (at < tokens.length) throw new FilterError(`Unexpected '${tokens[at]?.text}'.`)
  return filter
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < text.trimEnd().length) {
    const match = pattern.exec(text)
    if (!match) throw new FilterError('Syntax error.')
    const [, open, close, quoted, word] = match
    if (open) tokens.push({ kind: 'open', text: open })
    else if (close) tokens.push({ kind: 'close', text: close })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'text', text: (quoted ?? '').replaceAll("''", "'") })
  }
  return tokens
}

/** NaN: they cannot be compared, as null with anything. */
const operators: Record<string, ((order: number) => boolean) | undefined> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
}

function readLiteral({ kind, text }: Token): unknown {
  if (kind === 'text') return text
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'null') return null
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text)
  const number = Number(text)
  if (Number.isNaN(number)) throw new FilterError(`'${text}' is no literal.`)
  return number
}

function compareValues(left: unknown, right: unknown): number {
  if (left === null || right === null) return left === right ? 0 : Number.NaN
  if (right instanceof Date) return new Date(String(left)).getTime() - right.getTime()
  if (typeof left !== typeof right) throw new FilterError('Types that cannot be compared.')
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0
  return Number(left) - Number(right)
}
