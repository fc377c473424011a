import { describeFormat } from '../../platform/fields.ts'
import { countCodePoints } from '../../platform/text/code-points.ts'

/** One finding of the TypeBox validator. */
interface Finding {
  keyword: string
  instancePath: string
  params: object
}

/** Turns what the validator found into one sentence a fault: the field, what was expected, what came. */
export function describeFaults(findings: readonly Finding[], body: unknown): string[] {
  // A value of the wrong type is no allowed value either: the sentence that names the allowed ones says it all.
  const choices = new Set(findings.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath))
  return findings
    .filter(({ keyword, instancePath }) => keyword !== 'type' || !choices.has(instancePath))
    .flatMap((finding) => describeFault(finding, body))
}

function describeFault({ keyword, instancePath, params }: Finding, body: unknown): string[] {
  const found = new Map(Object.entries(params))
  const place = placeOf(instancePath)
  if (keyword === 'required') {
    const names: unknown = found.get('requiredProperties')
    return (Array.isArray(names) ? names : []).map((name) => `${place === '' ? '' : `${place}.`}${name}: is required.`)
  }
  const value = valueAt(body, instancePath)
  const expected = expectation(keyword, found, value)
  return [`${place === '' ? 'The body' : place}: expected ${expected}, got ${show(value)}.`]
}

function expectation(keyword: string, params: Map<string, unknown>, value: unknown): string {
  const limit = params.get('limit')
  switch (keyword) {
    case 'type':
      return nameOfType(params.get('type'))
    case 'enum': {
      const values: unknown = params.get('allowedValues')
      return `one of ${(Array.isArray(values) ? values : []).map((entry) => JSON.stringify(entry)).join(', ')}`
    }
    case 'minimum':
      return `a number of at least ${limit}`
    case 'maximum':
      return `a number of at most ${limit}`
    case 'exclusiveMaximum':
      return `a number below ${limit}`
    case 'minLength':
      return limit === 1 ? 'text that is not blank' : `text of at least ${limit} characters`
    case 'minItems':
      return `at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`
    case 'maxItems':
      return `at most ${limit} entries`
    case 'format':
      return describeFormat(String(params.get('format')))
    default:
      return `another value (${keyword}${value === undefined ? ', none came' : ''})`
  }
}

function nameOfType(type: unknown): string {
  const names: Record<string, string> = {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  }
  return [type]
    .flat()
    .map((each) => names[String(each)] ?? String(each))
    .join(' or ')
}

/** "/ExtensionColumn/0/Key" → "ExtensionColumn[0].Key". */
function placeOf(instancePath: string): string {
  return segmentsOf(instancePath)
    .map((segment, index) => (/^\d+$/.test(segment) ? `[${segment}]` : `${index === 0 ? '' : '.'}${segment}`))
    .join('')
}

function segmentsOf(instancePath: string): string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function valueAt(body: unknown, instancePath: string): unknown {
  let value = body
  for (const segment of segmentsOf(instancePath)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined
    value = Reflect.get(value, segment)
  }
  return value
}

/** What came, short enough for a sentence. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'an object'
  if (typeof value !== 'string') return String(value)
  // No more than so many can be 40 characters.
  const length = value.length > 80 ? 41 : countCodePoints(value)
  return length > 40 ? `text of ${countCodePoints(value)} characters` : `the text ${JSON.stringify(value)}`
}
