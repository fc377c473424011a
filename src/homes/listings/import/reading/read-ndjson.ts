import { JsonDepth, maxJsonDepth } from '../../../../platform/text/json-depth.ts'
import type { Source, SourceRecord } from './source.ts'
import { longestColumnName, mostColumns } from './table-bounds.ts'

/** A longer line is refused: it would have to be held in memory as a whole. */
const maxLineBytes = 4 * 1_048_576
/** Objects within objects, deeper than any listing. */
const maxDepth = 8
/** Nobody lists more of one home. */
const mostValues = 100_000

/** Begins to read one JSON object a line. A name within an object becomes a column "outer.inner". */
export async function readNdjson(
  text: AsyncIterable<Buffer>,
  { translate = () => null }: Translating = {},
): Promise<Source> {
  const columns: string[] = []
  return { format: 'ndjson', columns, batches: readRecords(text, columns, translate) }
}

interface Translating {
  /** An object of a known format in the names that the importer reads; null: it is as it is. */
  translate?: (object: Readonly<Record<string, unknown>>) => Record<string, unknown> | null
}

async function* readRecords(
  text: AsyncIterable<Buffer>,
  columns: string[],
  translate: NonNullable<Translating['translate']>,
): AsyncGenerator<SourceRecord[]> {
  const places = new Map<string, number>()
  const read = (line: string, number: number): SourceRecord[] => {
    if (line.trim() === '') return []
    return [readLine(line, number, { columns, places, translate })]
  }
  let number = 0
  let rest: Buffer[] = []
  let restLength = 0
  for await (const piece of text) {
    const records: SourceRecord[] = []
    let start = 0
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, start)) {
      number += 1
      const line = piece.subarray(start, end)
      start = end + 1
      if (restLength + line.length > maxLineBytes) records.push(tooLong(number))
      else records.push(...read(Buffer.concat([...rest, line]).toString('utf8'), number))
      rest = []
      restLength = 0
    }
    const tail = piece.subarray(start)
    restLength += tail.length
    if (restLength <= maxLineBytes) rest.push(tail)
    else rest = []
    if (records.length > 0) yield records
  }
  if (restLength > maxLineBytes) yield [tooLong(number + 1)]
  else {
    const records = read(Buffer.concat(rest).toString('utf8'), number + 1)
    if (records.length > 0) yield records
  }
}

function tooLong(line: number): SourceRecord {
  return { line, values: [], fault: 'is longer than 4 MiB.' }
}

interface LineReading {
  columns: string[]
  places: Map<string, number>
  translate: NonNullable<Translating['translate']>
}

function readLine(text: string, line: number, { columns, places, translate }: LineReading): SourceRecord {
  const excess = new JsonDepth(mostValues).push(Buffer.from(text))
  if (excess === 'too-deep') return { line, text, values: [], fault: `is nested more than ${maxJsonDepth} deep.` }
  if (excess === 'too-many')
    return { line, text, values: [], fault: `holds more than ${mostValues.toLocaleString('en-US')} values.` }
  let object: unknown
  try {
    object = JSON.parse(text)
  } catch {
    return { line, text, values: [], fault: 'is not valid JSON.' }
  }
  if (!isObject(object)) return { line, text, values: [], fault: 'is no JSON object.' }
  const values: unknown[] = []
  const collect = (name: string, value: unknown, depth: number): void => {
    if (isObject(value) && depth < maxDepth) {
      for (const [inner, content] of Object.entries(value)) {
        // What a server says of its own answer, as "@odata.id".
        if (inner.startsWith('@')) continue
        if (name.length + inner.length >= longestColumnName) hasLongName = true
        else collect(name === '' ? inner : `${name}.${inner}`, content, depth + 1)
      }
      return
    }
    const place = places.get(name) ?? columns.length
    if (place === mostColumns) {
      hasTooMany = true
      return
    }
    if (place === columns.length) places.set(name, columns.push(name) - 1)
    values[place] = value
  }
  let hasTooMany = false
  let hasLongName = false
  const translated = translate(object)
  collect('', translated ?? object, 0)
  if (hasTooMany) return { line, text, values, fault: `brings the file to more than ${mostColumns} different names.` }
  if (hasLongName)
    return {
      line,
      text,
      values,
      fault: `has a name of more than ${longestColumnName.toLocaleString('en-US')} characters.`,
    }
  // A format that is known gives all that there is, in every row.
  return translated === null ? { line, text, values, says: [] } : { line, text, values }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
